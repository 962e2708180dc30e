import { beforeEach, describe, expect, it } from '@jest/globals';
import { queueMails } from '#lib/platform/mail/queries/outbox';
import { openDatabase } from '#tests/platform/db/engines';
import { claimMail, mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import type { StoreForEachTest } from '#tests/platform/db/store-for-each-test';

const minute = 60_000;

export function describeDeliveryContract({ store, place, openOther }: StoreForEachTest): void {
  let start = noon;

  const claimOne = (now: number, owner = 'host') => claimMail(store, now, owner);

  async function owe(count: number): Promise<string[]> {
    const submissions = Array.from({ length: count }, (_, index) =>
      submissionOf({ receivedAt: start + index }),
    );
    for (const submission of submissions) await store.recordSubmission(submission, [mailOf()]);
    return submissions.map((submission) => submission.id);
  }

  describe('its outbox', () => {
    beforeEach(async () => {
      start += 24 * 60 * minute;
      // Each promise starts with an empty outbox.
      for (const delivery of await store.claimDue('sweep', 10_000, start)) {
        await store.markSent(delivery, start);
      }
    });

    it('gives a mail as it was owed, under a Message-ID made of its submission', async () => {
      const attachments = [
        { filename: 'webinar.ics', contentType: 'text/calendar', content: 'BEGIN' },
      ];
      const submission = submissionOf({ receivedAt: start });
      const mails = [mailOf(), mailOf({ role: 'visitor', to: 'meena@example.com', attachments })];
      await store.recordSubmission(submission, mails);
      const claimed = await store.claimDue('host', 10, start);
      expect(claimed.map((delivery) => delivery.mail)).toEqual(expect.arrayContaining(mails));
      expect(claimed.map((delivery) => delivery.messageId).sort()).toEqual([
        `<${submission.id}.staff@hoa.mail>`,
        `<${submission.id}.visitor@hoa.mail>`,
      ]);
      expect(claimed[0]).toMatchObject({
        submissionId: submission.id,
        queuedAt: start,
        attempts: 0,
      });
      expect(claimed[0]).not.toHaveProperty('deferredSince');
    });

    it('refuses two mails that nothing tells apart, and takes neither', async () => {
      const [id = ''] = await owe(1);
      const { db, close } = await openDatabase(place);
      const queue = (...topics: string[]) =>
        queueMails(
          db,
          id,
          topics.map((topic) => mailOf({ topic })),
          start,
        );
      await expect(queue('paid', 'paid')).rejects.toThrow(/give one of them a topic of its own/);
      expect(await store.claimDue('host', 10, start)).toHaveLength(1);
      await queue('paid', 'moved');
      expect(await store.claimDue('host', 10, start)).toHaveLength(2);
      await close();
    });

    it('parks a mail that was damaged where it lay, and gives the others', async () => {
      const [damaged = '', sound] = await owe(2);
      const { db, close } = await openDatabase(place);
      const set = (mail: string, gaveUpAt?: null) =>
        db
          .updateTable('outbox')
          .set({ mail, gave_up_at: gaveUpAt })
          .where('submission_id', '=', damaged)
          .execute();
      await set('{"to":');
      const before = (await store.backlog(start)).parked;
      const claimed = await store.claimDue('host', 10, start + minute);
      expect(claimed.map(({ submissionId }) => submissionId)).toEqual([sound]);
      expect((await store.backlog(start)).parked).toBe(before + 1);
      await set(JSON.stringify(mailOf()), null);
      await close();
    });

    it('gives the oldest first, and never more than asked for', async () => {
      const ids = await owe(5);
      const claimed = await store.claimDue('host', 3, start + minute);
      expect(claimed.map((delivery) => delivery.submissionId)).toEqual(ids.slice(0, 3));
    });

    it('gives no mail to two of several claimers', async () => {
      const ids = await owe(60);
      const hosts = await Promise.all([1, 2, 3].map(openOther));
      const claims = Array.from({ length: 24 }, (_, index) =>
        (hosts[index % 3] ?? store).claimDue(`host ${index}`, 4, start + minute),
      );
      const claimed = (await Promise.all(claims)).flat();
      const rest = await store.claimDue('last', 100, start + minute);
      const all = [...claimed, ...rest].map((delivery) => delivery.submissionId);
      expect(all.sort()).toEqual(ids.sort());
    });

    it('gives a mail again when its lease has run out, and heeds the new holder alone', async () => {
      await owe(1);
      const first = await claimOne(start);
      expect(await store.claimDue('other', 1, start + 2 * minute - 1)).toEqual([]);
      const second = await claimOne(start + 2 * minute, 'other');
      expect(second.messageId).toBe(first.messageId);
      expect(await store.markSent(first, start)).toBe(false);
      expect(await store.markDeferred(first, 'mail-deferred', start, start)).toBe(false);
      expect(await store.markDeadLetter(first, 'mail-refused', start)).toBe(false);
      expect(await store.releaseClaim(first)).toBe(false);
      expect(await store.markSent(second, start)).toBe(true);
      expect(await store.markSent(second, start)).toBe(false);
    });

    it('keeps a mail for whoever renews its lease, and gives none back that ran out', async () => {
      await owe(1);
      const sending = await claimOne(start);
      expect(await store.renewLeases('host', start + 100_000)).toBe(1);
      expect(await store.claimDue('other', 1, start + 3 * minute)).toEqual([]);
      await claimOne(start + 4 * minute, 'other');
      expect(await store.renewLeases('host', start + 4 * minute)).toBe(0);
      expect(await store.markSent(sending, start)).toBe(false);
    });

    it('counts a deferral and keeps the mail until its time', async () => {
      await owe(1);
      await store.markDeferred(await claimOne(start), 'mail-deferred', start + minute, start + 1);
      expect(await store.claimDue('host', 1, start + minute - 1)).toEqual([]);
      const again = await claimOne(start + minute);
      expect(again).toMatchObject({ attempts: 1, deferredSince: start + 1 });
      await store.markDeferred(again, 'mail-deferred', start + 3 * minute, start + minute);
      const third = await claimOne(start + 3 * minute);
      expect(third).toMatchObject({ attempts: 2, deferredSince: start + 1 });
    });

    it('takes a mail back untouched and gives it again at once', async () => {
      await owe(1);
      const delivery = await claimOne(start);
      expect(await store.releaseClaim(delivery)).toBe(true);
      const { lease: _old, ...same } = delivery;
      expect(await claimOne(start)).toMatchObject(same);
    });

    it('stores and reports a failed mail, and never claims it again', async () => {
      await owe(1);
      const before = await store.backlog(start);
      await store.markDeadLetter(await claimOne(start), 'recipient-refused', start);
      await store.makeAllDue(start + minute);
      expect(await store.claimDue('host', 1, start + 10 * minute)).toEqual([]);
      const after = await store.backlog(start);
      expect([after.parked - before.parked, after.waiting - before.waiting]).toEqual([1, -1]);
    });

    it('ends the leases of a dead host, and of no other', async () => {
      const ids = await owe(2);
      await claimOne(start + 1, 'dead');
      const alive = await claimOne(start + 1, 'alive');
      expect(await store.releaseLeases('dead')).toBe(1);
      const claimed = await store.claimDue('dead', 10, start + 1);
      expect(claimed.map((delivery) => delivery.submissionId)).toEqual(ids.slice(0, 1));
      expect(await store.markSent(alive, start)).toBe(true);
    });

    it('makes everything that waits due at once', async () => {
      await owe(2);
      for (const delivery of await store.claimDue('host', 2, start + 1)) {
        await store.markDeferred(delivery, 'mail-deferred', start + 600 * minute, start);
      }
      expect(await store.makeAllDue(start + minute)).toBe(2);
      expect(await store.claimDue('host', 10, start + minute)).toHaveLength(2);
    });

    it('reports how many wait and how long the oldest has', async () => {
      const { parked, parkedToVisitors } = await store.backlog(start);
      const none = { waiting: 0, parked, parkedToVisitors };
      expect(await store.backlog(start)).toEqual({ ...none, oldestSeconds: 0 });
      await owe(3);
      await store.markSent(await claimOne(start), start);
      const backlog = await store.backlog(start + 90_500);
      expect(backlog).toEqual({ ...none, waiting: 2, oldestSeconds: 90 });
      expect((await store.backlog(start - minute)).oldestSeconds).toBe(0);
    });
  });
}
