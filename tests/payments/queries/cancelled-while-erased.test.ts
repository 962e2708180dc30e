/** A member cancels a batch at the moment at which somebody with a seat in it is erased: what is owed to them stays. */
import { expect, test } from '@jest/globals';
import { askForPayment } from '#lib/payments/actions/ask';
import { recordPaidElsewhere } from '#lib/payments/actions/elsewhere';
import { readEnv } from '#lib/platform/config/env';
import { dayMs } from '#lib/platform/values/india';
import { batchOf } from '#tests/platform/db/batch-samples';
import { crossed } from '#tests/platform/db/crossed';
import { openAt, testedEngines } from '#tests/platform/db/engines';
import { storeEnquiry } from '#tests/platform/db/enquiry-samples';

const now = Date.parse('2026-11-24T11:00:00+05:30');
const by = { member: 'meena@hoa.example', at: now };
const batch = 'k7m3qz';

test.each(testedEngines)(
  'what is owed for a cancelled batch outlives whoever is erased at that moment (%s)',
  async (_, open) => {
    const place = await open();
    const store = await openAt(place);
    const context = { env: readEnv({}), store, wake: () => {}, now: () => now };
    await store.addBatch(batchOf({ id: batch }), by);
    const { id, enquiry: stored } = await storeEnquiry(store, { kind: 'certificate' });
    const act = async (action: typeof askForPayment, fields: Readonly<Record<string, string>>) => {
      const enquiry = await store.findEnquiry(stored.reference);
      if (!enquiry) throw new Error('the enquiry is gone');
      const member = { address: by.member, name: 'Meena' };
      return action({ context, by: member, enquiry, fields, now });
    };
    await act(askForPayment, { line: `batch-${batch}` });
    const [request] = (await store.findPaymentFile(id)).requests;
    const amount = String((request?.amountPaise ?? 0) / 100);
    await act(recordPaidElsewhere, { method: 'bank', amount, number: 'UTR77001' });
    // The cancellation has written the duty, and waits for the history.
    const [cancelled] = await crossed(
      place,
      'enquiry_events',
      () => store.changeBatch({ id: batch, version: 1, change: { kind: 'cancel' }, by }),
      () => store.eraseEnquiry(id, now),
    );
    expect(cancelled).toBeUndefined();
    expect(await store.findEnquiry(stored.reference)).toBeUndefined();
    const due = await store.listTasksDue(now + 30 * dayMs);
    expect(due.map(({ task }) => [task?.kind, task?.enquiryId, task?.detail.erased])).toEqual([
      ['batch-cancelled', undefined, stored.reference],
    ]);
    expect(due[0]?.task?.subject).toBe(`batch:${batch}/${request?.number}`);
    await store.close();
    await place.remove();
  },
);
