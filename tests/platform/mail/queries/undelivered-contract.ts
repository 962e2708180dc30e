import { describe, expect, it } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { dayMs as day } from '#lib/platform/values/india';
import { leadHarness } from '#tests/platform/db/lead-harness';
import { mailOf, noon } from '#tests/platform/db/samples';

export function describeUndeliveredContract(store: Store): void {
  describe('what it owes', () => {
    const { start, record, idsOf, settle } = leadHarness(store, noon + 3000 * day);

    it('counts everything stored as mailed, waiting or failed', async () => {
      const before = await store.leadCounts();
      const mailed = await record({});
      await settle(mailed, 'sent');
      const visitor = mailOf({ role: 'visitor', to: 'meena@example.com' });
      const failed = await record({}, [mailOf(), visitor]);
      await settle(failed, 'parked');
      await record({}, [mailOf(), visitor]);
      await record({ suspicion: 'trap field filled' }, []);
      const after = await store.leadCounts();
      const more = (name: keyof typeof after) => after[name] - before[name];
      expect([more('stored'), more('mailed'), more('waiting'), more('parked')]).toEqual([
        3, 1, 1, 1,
      ]);
      await record({}, []);
      expect((await store.leadCounts()).stored).toBe(after.stored + 1);
    });

    it('says the same by kind, state and age, without a person', async () => {
      const metrics = () => store.metrics(start() + 1, start() + day, [start() - 1, start() + 1]);
      const before = await metrics();
      const many = ({ mails }: typeof before, state: string) =>
        mails.find((each) => each.to === 'staff' && each.state === state)?.many ?? 0;
      await settle(await record({ kind: 'contact' }), 'parked');
      await record({ kind: 'contact' });
      const after = await metrics();
      expect((after.submissions.contact ?? 0) - (before.submissions.contact ?? 0)).toBe(2);
      expect(many(after, 'parked') - many(before, 'parked')).toBe(1);
      expect(many(after, 'waiting') - many(before, 'waiting')).toBe(1);
      const [older = 0, all = 0] = after.waitingSince;
      expect(all).toBeGreaterThan(older);
      expect(after.storeBytes).toBeGreaterThan(0);
    });

    it('owes a mail that was never made once, however often it is queued', async () => {
      const id = await record({}, []);
      await store.queueMail(id, mailOf(), start());
      await store.queueMail(id, mailOf({ text: 'again' }), start());
      const due = await store.claimDue('host', 1000, start());
      expect(due.filter(({ submissionId }) => submissionId === id)).toMatchObject([
        { messageId: `<${id}.staff@hoa.mail>`, mail: mailOf(), queuedAt: start(), attempts: 0 },
      ]);
    });

    it('closes a failed mail, and no other', async () => {
      const visitor = mailOf({ role: 'visitor', to: 'mistyped@example.com' });
      const id = await record({}, [mailOf(), visitor]);
      const other = await record({}, [visitor]);
      const [, mail] = (await store.findRelations(id)).mails;
      const close = (of: string, at: number) => store.closeMail(of, mail?.id ?? '', at);
      expect(await close(id, start())).toBe(false);
      await settle(id, 'parked');
      await settle(other, 'parked');
      const before = await store.backlog(start());
      expect(await close(id, start() + 5)).toBe(true);
      expect(await close(id, start() + 6)).toBe(false);
      const { parked, parkedToVisitors } = await store.backlog(start());
      expect([parked, parkedToVisitors]).toEqual([before.parked, before.parkedToVisitors - 1]);
      expect((await store.findRelations(id)).mails).toMatchObject([
        { role: 'staff', state: 'parked', at: start() },
        { role: 'visitor', state: 'closed', at: start() + 5, reason: 'recipient-refused' },
      ]);
      expect(await idsOf({ state: 'parked' })).toEqual(expect.arrayContaining([id, other]));
      const [staff] = (await store.findRelations(id)).mails;
      expect(await store.resendMail(id, staff?.id ?? '', start())).toBe(true);
      expect(await idsOf({ state: 'waiting' })).toEqual([id]);
      await settle(id, 'sent');
      expect(await idsOf({ state: 'mailed' })).toEqual([id]);
      expect((await store.listDeadLetters(start(), start() + day, 10)).mails).toMatchObject([
        { submissionId: other, role: 'visitor' },
      ]);
    });

    it('lists mails to staff that are overdue, failed or waiting, the newest first', async () => {
      const visitor = mailOf({ role: 'visitor', to: 'meena@example.com' });
      const failed = await record({});
      await settle(failed, 'parked');
      const waiting = await record({ receivedAt: start() + 1 });
      await record({ receivedAt: start() + 1, kind: 'digest' });
      await record({ receivedAt: start() + 1 }, [visitor]);
      await settle(await record({ receivedAt: start() + 1 }), 'sent');
      await record({ receivedAt: start() + 2 });
      const { many, mails } = await store.listOverdue(start() + 2, 'digest', 2);
      expect(mails.map(({ submissionId }) => submissionId)).toEqual([waiting, failed]);
      expect(many).toBeGreaterThanOrEqual(2);
      expect((await store.listOverdue(start() + 2, 'digest', 1)).many).toBe(many);
      expect(await store.listOverdue(0, 'digest', 1)).toEqual({ many: 0, mails: [] });
    });
  });
}
