import { notifyStaff } from '#lib/server/forms/staff-mail';
import { log } from '#lib/server/log';
import { digestKind } from '#lib/server/outbox/undelivered';
import type { Site } from '#lib/server/site';

interface Alarm {
  /** It is told once for this, by whichever host. */
  readonly once: string;
  /** In a few words, for the subject. */
  readonly title: string;
  readonly what: string;
  readonly whatToDo: string;
}

/** By store, what staff know already: under an attack each refusal would ask for it again. */
const raised = new WeakMap<Site['store'], Set<string>>();
const mostRemembered = 1000;

/** Tells staff of a limit that was reached or a part that is away, in one mail; without personal data. */
export async function alarm(site: Site, { once, title, what, whatToDo }: Alarm): Promise<void> {
  const { store, now } = site;
  const known = raised.get(store) ?? new Set();
  raised.set(store, known);
  if (known.has(once)) return;
  const idempotencyKey = `alarm:${once}`;
  const before = await store.findRecorded(idempotencyKey);
  if (known.size >= mostRemembered) known.clear();
  if (before) {
    known.add(once);
    return;
  }
  const { repeated } = await notifyStaff(site, {
    kind: digestKind,
    receivedAt: now(),
    name: title,
    transcript: [
      { name: 'what', label: 'What happened', value: what },
      { name: 'whatToDo', label: 'What to do', value: whatToDo },
    ],
    idempotencyKey,
  });
  if (!repeated) log().warn({ alarm: once }, 'alarm');
}
