import { randomUUID } from 'node:crypto';
import { examToken } from '#lib/enquiries/credentials';
import type { Store } from '#lib/platform/db/store';
import { hashOf } from '#lib/platform/values/token';
import type { Exam } from '#lib/practice/schema';
import { storeEnquiry } from '#tests/platform/db/enquiry-samples';

export interface Sitting {
  readonly id: string;
  readonly token: string;
}

/** A sitting of somebody that runs from `now` for 40 minutes. `made` is its paper as JSON. */
export async function startSitting(
  store: Store,
  number: number,
  now: number,
  made = '{}',
): Promise<Sitting> {
  const { id: enquiryId } = await storeEnquiry(store, {
    kind: 'certificate',
    email: `person${number}@example.com`,
    phone: `+91 98${String(number).padStart(8, '0')}`,
  });
  const line = async (action: string) => ({
    id: enquiryId,
    version: (await store.findEnquiryOf(enquiryId))?.version ?? 0,
    change: {},
    event: { id: randomUUID(), at: now, by: { kind: 'site' } as const, action, detail: {} },
  });
  const interview = { id: randomUUID(), enquiryId, module: 5, passed: true, at: now, by: 'a' };
  await store.recordInterview({ write: await line('interview'), interview });
  const id = randomUUID();
  const token = await examToken(store, id);
  const exam: Exam = {
    id,
    enquiryId,
    tokenHash: hashOf(token),
    module: 5,
    state: 'invited',
    opensAt: now,
    closesAt: now + 3_600_000,
    minutes: 40,
    invitedAt: now,
    invitedBy: 'a',
    rev: 0,
  };
  await store.inviteExam(await line('invite-exam'), exam);
  const write = await line('exam-started');
  const isStarted = await store.startExam({
    ...{ id, at: now, endsAt: now + 2_400_000, made, write },
  });
  if (!isStarted) throw new Error(`the sitting of person ${number} was not started`);
  return { id, token };
}
