import { describe, expect, it } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { dayMs as day } from '#lib/platform/values/india';
import { leadHarness } from '#tests/platform/db/lead-harness';
import { mailOf, noon } from '#tests/platform/db/samples';

export function describeLeadContract(store: Store): void {
  describe('its leads', () => {
    const { start, record, idsOf, settle } = leadHarness(store, noon + 1000 * day);
    const again = async (id: string, now: number) => {
      const [mail] = (await store.findRelations(id)).mails;
      return store.resendMail(id, mail?.id ?? '', now);
    };

    it('lists the newest first, page by page, and leaves none out of those of one moment', async () => {
      const ids: string[] = [];
      for (let index = 0; index < 7; index += 1) {
        ids.push(await record({ receivedAt: start() + Math.floor(index / 3) }));
      }
      const listed: string[] = [];
      const filter = { from: start(), before: start() + day };
      let page = await store.listLeads(filter, 2);
      while (page.length > 0) {
        listed.push(...page.map(({ id }) => id));
        page = await store.listLeads(filter, 2, page.at(-1));
      }
      expect(listed).toEqual(await idsOf({}));
      expect([...listed].sort()).toEqual([...ids].sort());
      expect(listed[0]).toBe(ids[6]);
    });

    it('lists by what became of the mails', async () => {
      const mailed = await record({});
      await settle(mailed, 'sent');
      const visitor = mailOf({ role: 'visitor', to: 'meena@example.com' });
      const failed = await record({}, [mailOf(), visitor]);
      await settle(failed, 'parked');
      const waiting = await record({}, [mailOf(), visitor]);
      const suspicious = await record({ suspicion: 'trap field filled' }, []);
      const unnotified = await record({}, []);
      expect(await idsOf({ state: 'mailed' })).toEqual([mailed]);
      expect(await idsOf({ state: 'parked' })).toEqual([failed]);
      expect(await idsOf({ state: 'waiting' })).toEqual([waiting]);
      expect(await idsOf({ state: 'suspicious' })).toEqual([suspicious]);
      expect(await idsOf({ state: 'unnotified' })).toEqual([unnotified]);
      expect((await store.findLead(failed))?.state).toBe('parked');
      expect(await store.findLead('unknown')).toBeUndefined();
    });

    it('sends a failed mail again under its own Message-ID, as if it were new', async () => {
      const id = await record({});
      await settle(id, 'parked');
      const later = start() + 90 * day;
      expect(await again(id, later)).toBe(true);
      const due = (await store.claimDue('host', 1000, later)).find((d) => d.submissionId === id);
      expect(due).toMatchObject({
        messageId: `<${id}.staff@hoa.mail>`,
        attempts: 0,
        queuedAt: later,
      });
    });

    it('sends a mail that was sent again under the next Message-ID of its submission', async () => {
      const id = await record({});
      for (const times of ['.2', '.3']) {
        await settle(id, 'sent');
        expect(await again(id, start())).toBe(true);
        const [mail] = (await store.findRelations(id)).mails;
        expect(mail).toMatchObject({
          state: 'waiting',
          messageId: `<${id}.staff${times}@hoa.mail>`,
        });
      }
    });

    it('makes a mail that waits due, and takes it from nobody who is sending it', async () => {
      const id = await record({});
      const sending = (await store.claimDue('host', 1000, start())).find(
        (d) => d.submissionId === id,
      );
      expect(await again(id, start())).toBe(true);
      const others = await store.claimDue('other', 1000, start());
      expect(others.map(({ submissionId }) => submissionId)).not.toContain(id);
      expect(sending && (await store.markSent(sending, start()))).toBe(true);
    });

    it('sends every failed mail again at once', async () => {
      await store.resendDeadLetters(start());
      const ids = [await record({}), await record({})];
      for (const id of ids) await settle(id, 'parked');
      expect(await store.resendDeadLetters(start())).toBe(2);
      expect(await idsOf({ state: 'parked' })).toEqual([]);
      expect((await store.backlog(start())).parked).toBe(0);
    });
  });
}
