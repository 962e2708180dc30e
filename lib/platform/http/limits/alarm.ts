import type { AppContext } from '#lib/platform/context';
import type { CallRequest } from '#lib/platform/http/intake/body';
import { networkHash } from '#lib/platform/http/limits/network';
import { errorFields, log, redactedPath } from '#lib/platform/log/log';
import { digestKind, notifyStaff } from '#lib/platform/mail/write-mail';

interface Alarm {
  /** It is reported once for this key, by one of the hosts. */
  readonly once: string;
  readonly title: string;
  readonly what: string;
  readonly whatToDo: string;
}

/** By store, what staff know already: under an attack each refusal would ask for it again. */
const raised = new WeakMap<AppContext['store'], Set<string>>();
const mostRemembered = 1000;

/** Notifies staff of a limit that was reached or a part that is away, in one mail; without personal data. */
export async function alarm(
  context: AppContext,
  { once, title, what, whatToDo }: Alarm,
): Promise<void> {
  const { store, now } = context;
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
  const { repeated } = await notifyStaff(context, {
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

const reasons: Readonly<Record<number, string>> = {
  400: 'unsigned',
  403: 'another-site',
  413: 'too-large',
  429: 'too-many',
};
/** Where 400 says that a signature does not match. */
const signed = /^\/api\/(?:verify-payment|razorpay\/webhook)$/;

/** The number for one reason in one window; a crowd behind one address stays below it. */
const alarmAfter = 500;
const windowMs = 10 * 60 * 1000;
const counts = new Map<string, { count: number; readonly since: number }>();

/** Refusals leave a line each; where they increase, staff are notified. In memory: an attack must not write to the store. */
export async function noteRefusal(
  context: AppContext,
  { url, headers }: Pick<CallRequest, 'url' | 'headers'>,
  status: number,
): Promise<void> {
  const reason = reasons[status];
  if (!reason) return;
  const path = new URL(url).pathname;
  if (status === 400 && !signed.test(path)) return;
  try {
    const visitor = await networkHash(context.store, headers.get('x-visitor-address') ?? '');
    log().warn(
      { path: redactedPath(path), status, reason, visitor: visitor.slice(0, 16) },
      'refused',
    );
    if (countOf(reason, context.now()) !== alarmAfter + 1) return;
    await alarm(context, {
      once: `refusals:${reason}:${Math.floor(context.now() / (60 * 60 * 1000))}`,
      title: 'Unusually many refusals',
      what: `More than ${alarmAfter} posts in ten minutes were refused (${reason}).`,
      whatToDo:
        'Look at the lines "refused" of the log: the same "visitor" again and again is one network, which your proxy or firewall can keep out.',
    });
  } catch (error) {
    log().error(errorFields(error), 'a refusal was not noted');
  }
}

function countOf(reason: string, now: number): number {
  const before = counts.get(reason);
  const current =
    before && now - before.since < windowMs && now >= before.since
      ? before
      : { count: 0, since: now };
  current.count += 1;
  counts.set(reason, current);
  return current.count;
}
