/** Posts that a person could hardly have made reach staff once a day, in one mail. */
import { randomUUID } from 'node:crypto';
import { dayInIndia, inIndia, startOfDay } from '#lib/dates';
import { noteToStaff } from '#lib/forms/staff-mail';
import type { Site } from '#lib/site';
import type { Submission } from '#lib/store/store';

const day = 24 * 60 * 60 * 1000;
/** A host that was away writes the digests of the days it missed. */
const lookBackDays = 7;

/** One digest for each past day (in India) that has suspicious posts; a second call writes nothing. */
export async function writeDigests({ env, store, wakeCourier, now }: Site): Promise<void> {
  const today = startOfDay(now());
  for (let from = today - lookBackDays * day; from < today; from += day) {
    const idempotencyKey = `digest:${new Date(from).toISOString()}`;
    if (await store.findRecorded(idempotencyKey)) continue;
    const suspects = await store.listSuspects(from, from + day);
    if (suspects.length === 0) continue;
    const digest: Submission = {
      id: randomUUID(),
      kind: 'digest',
      receivedAt: now(),
      name: `${suspects.length} suspicious posts of ${dayInIndia(from)}`,
      email: '',
      phone: '',
      transcript: suspects.map(({ id, kind, name, email, phone, suspicion, receivedAt }) => ({
        name: id,
        label: `[${kind}] ${inIndia(receivedAt)}`,
        value: `${name}, ${email}, ${phone} (${suspicion}), reference ${id}`,
      })),
      idempotencyKey,
    };
    await store.recordSubmission(digest, [noteToStaff(digest, env)]);
    wakeCourier();
  }
}
