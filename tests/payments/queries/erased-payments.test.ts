import { describe, expect, it } from '@jest/globals';
import { openDatabase, testedEngines } from '#tests/platform/db/engines';
import { orderOf } from '#tests/platform/db/order-samples';
import { noHoldings, noon } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

const meena = 'meena@example.com';
const asha = 'asha@example.in';

describe.each(testedEngines)(
  'what payments know of one who is erased, on %s',
  (_engine, newPlace) => {
    const { store, place } = newStoreForEachTest(newPlace);

    it('keeps what an order was for and what was paid, and nothing of the person', async () => {
      const order = orderOf({ email: meena });
      await store.recordOrder(order, 'k');
      expect(await store.erasePerson(meena, noon + 5)).toEqual({ ...noHoldings, orders: 1 });
      const stored = await store.findOrder(order.providerOrderId);
      expect(stored).toEqual({
        ...order,
        name: 'erased on request',
        email: '',
        phone: '',
        accountingExp: '',
        preferredLang: '',
        unpaidToldAt: noon + 5,
      });
      expect(await store.findOrderByKey('k')).toBeUndefined();
    });

    it('erases what browsers reported of her payments, with a known order and without', async () => {
      const { providerOrderId, ...rest } = orderOf({ email: meena });
      await store.recordOrder({ ...rest, providerOrderId });
      const named = (email: string) => JSON.stringify({ formData: { email } });
      const report = { kind: 'closed', at: noon };
      await store.recordPaymentEvent({ ...report, id: '1', providerOrderId, detail: 'said' });
      await store.recordPaymentEvent({ ...report, id: '2', detail: named('Meena@Example.com') });
      await store.recordPaymentEvent({ ...report, id: '3', detail: named(asha) });
      await store.recordPaymentEvent({ ...report, id: '4', detail: named('me1na@example.com') });
      expect(await store.findHoldings(meena, noon)).toEqual({
        ...noHoldings,
        orders: 1,
        reports: 2,
      });
      expect((await store.erasePerson(meena, noon)).reports).toBe(2);
      expect(await store.findHoldings(meena, noon)).toEqual(noHoldings);
      // An underscore of an address stands for itself alone.
      await store.erasePerson('me_na@example.com', noon);
      const database = await openDatabase(place);
      const events = await database.db
        .selectFrom('payment_events')
        .selectAll()
        .orderBy('id')
        .execute();
      await database.close();
      expect(events.map(({ detail }) => detail)).toEqual([
        null,
        null,
        named(asha),
        named('me1na@example.com'),
      ]);
    });
  },
);
