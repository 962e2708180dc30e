/** A host is killed while it saves: no page that was acknowledged is lost. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Exam } from '#lib/practice/schema';
import { engines, openAt } from '#tests/platform/db/engines';
import { storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { runUntilKilled } from '#tests/platform/db/killed-child';

const rounds = 8;
const longestMs = { sqlite: 400, postgres: 700 };
const noon = Date.parse('2026-11-24T12:00:00+05:30');

test.each(['sqlite', 'postgres'] as const)(
  'killed eight times while a sheet is saved on %s: what was acknowledged is there',
  async (engine) => {
    const place = await engines[engine]();
    const store = await openAt(place);
    const { id: enquiryId } = await storeEnquiry(store, {
      kind: 'certificate',
      email: 'asha@example.com',
    });
    const line = (action: string, version?: number) => ({
      id: enquiryId,
      ...(version !== undefined && { version }),
      change: {},
      event: { id: randomUUID(), at: noon, by: { kind: 'site' } as const, action, detail: {} },
    });
    const interview = { id: randomUUID(), enquiryId, module: 5, passed: true, at: noon, by: 'a' };
    const version = async () => (await store.findEnquiryOf(enquiryId))?.version ?? 0;
    await store.recordInterview({ write: line('interview', await version()), interview });
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
    await store.inviteExam(line('invite-exam', await version()), exam);
    const endsAt = noon + 2_400_000;
    const write = line('exam-started');
    await store.startExam({ id: exam.id, at: noon, endsAt, made: '{}', write });
    let acknowledged = 0;
    for (let round = 0; round < rounds; round += 1) {
      const words = [place.dataDir, place.databaseUrl ?? '', exam.id];
      const lines = await runUntilKilled('practice/queries/saving-kill-child', words, {
        mostMs: longestMs[engine],
      });
      // The last line of each may be cut.
      for (const each of lines) {
        const [, value] = /^saved (\d+) \1$/.exec(each) ?? [];
        acknowledged = Math.max(acknowledged, Number(value ?? 0));
      }
      const stored = await store.findExam(exam.id);
      expect(stored?.rev).toBeGreaterThanOrEqual(acknowledged);
      expect(stored?.typed).toEqual(stored?.rev === 0 ? {} : { value: String(stored?.rev) });
    }
    expect(acknowledged).toBeGreaterThan(0);
    await store.close();
    await place.remove();
  },
);
