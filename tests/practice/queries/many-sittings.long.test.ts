/** Two hundred people sit a paper at once, and each of their saves is there. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import type { Exam } from '#lib/practice/schema';
import { engines, openAt } from '#tests/platform/db/engines';
import { storeEnquiry } from '#tests/platform/db/enquiry-samples';

const people = 200;
const rounds = 5;
const noon = Date.parse('2026-11-24T12:00:00+05:30');
const at = Array.from({ length: people }, (_, number) => number);

async function started(store: Store, number: number): Promise<string> {
  const { id: enquiryId } = await storeEnquiry(store, {
    kind: 'certificate',
    email: `person${number}@example.com`,
    phone: `+91 98${String(number).padStart(8, '0')}`,
  });
  const line = async (action: string) => ({
    id: enquiryId,
    version: (await store.findEnquiryOf(enquiryId))?.version ?? 0,
    change: {},
    event: { id: randomUUID(), at: noon, by: { kind: 'site' } as const, action, detail: {} },
  });
  const interview = { id: randomUUID(), enquiryId, module: 5, passed: true, at: noon, by: 'a' };
  await store.recordInterview({ write: await line('interview'), interview });
  const exam: Exam = {
    id: randomUUID(),
    enquiryId,
    tokenHash: randomUUID(),
    module: 5,
    state: 'invited',
    opensAt: noon,
    closesAt: noon + 3_600_000,
    minutes: 40,
    invitedAt: noon,
    invitedBy: 'a',
    rev: 0,
  };
  await store.inviteExam(await line('invite-exam'), exam);
  const write = await line('exam-started');
  const isStarted = await store.startExam({
    ...{ id: exam.id, at: noon, endsAt: noon + 2_400_000, made: '{}', write },
  });
  if (!isStarted) throw new Error(`the sitting of person ${number} was not started`);
  return exam.id;
}

test.each(['sqlite', 'postgres'] as const)(
  'two hundred sittings that save at once on %s lose nothing, and none writes into another',
  async (engine) => {
    const place = await engines[engine]();
    const store = await openAt(place);
    const ids: string[] = [];
    for (const number of at) ids.push(await started(store, number));
    for (let round = 0; round < rounds; round += 1) {
      const saved = await Promise.all(
        ids.map((id, number) =>
          store.saveExam({
            ...{ id, at: noon, from: round, by: `tab ${number}` },
            cells: { [`cell${round}`]: `${number} of ${round}` },
          }),
        ),
      );
      expect(new Set(saved.map((each) => `${each.done} ${'rev' in each && each.rev}`))).toEqual(
        new Set([`saved ${round + 1}`]),
      );
    }
    for (const [number, id] of ids.entries()) {
      const own = Array.from({ length: rounds }, (_, round) => [
        `cell${round}`,
        `${number} of ${round}`,
      ]);
      expect((await store.findExam(id))?.typed).toEqual(Object.fromEntries(own));
    }
    expect(await store.listOverdueExams(noon + 2_400_000 + 60_000)).toHaveLength(people);
    await store.close();
    await place.remove();
  },
);
