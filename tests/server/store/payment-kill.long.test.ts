import { expect, test } from '@jest/globals';
import { openGateway } from '#lib/server/payments/gateway';
import { checkDue } from '#lib/server/payments/reconciler';
import { sendRefunds } from '#lib/server/payments/requests/refund-sending';
import { readEnv } from '#lib/server/settings/env';
import { openStore } from '#lib/server/store/open-store';
import { emptyEngines, onTables } from '#tests/server/store/engines';
import { runUntilKilled } from '#tests/server/store/killed-child';

const rounds = 25;
/** How long it may work before it is killed: a person takes some milliseconds in a file, some hundred on a server. */
const longestMs = { sqlite: 150, postgres: 1_500 };
const day = 24 * 60 * 60_000;

test.each(['sqlite', 'postgres'] as const)(
  'killed at any step of paying and refunding on %s, each payment has its invoice or goes back, once, and numbers have no gap',
  async (engine) => {
    const place = await emptyEngines[engine]();
    const words = [place.dataDir, place.databaseUrl ?? ''];
    for (let round = 0; round < rounds; round += 1)
      await runUntilKilled('payment-kill-child', words, longestMs[engine]);

    const store = await openStore(place);
    const later = Date.now() + day / 2;
    const site = { env: readEnv({}), store, wakeCourier: () => {}, now: () => later };
    await store.makeOrdersDue(later);
    await store.makeRefundsDue(later);
    const gateway = await openGateway(site.env, store);
    while ((await checkDue(site, gateway)) > 0);
    while ((await sendRefunds(site, gateway)) > 0);
    await store.close();

    await onTables(place, async (db) => {
      const events = await db.selectFrom('payment_events').selectAll().execute();
      const documents = await db.selectFrom('tax_documents').selectAll().execute();
      const refunds = await db.selectFrom('refunds').selectAll().execute();
      const strays = await db.selectFrom('stray_payments').selectAll().execute();
      const paid = events.filter(({ kind }) => kind === 'sandbox-captured');
      const back = events.filter(({ kind }) => kind === 'sandbox-refunded');
      const invoices = documents.filter(({ kind }) => kind === 'invoice');
      expect(paid.length).toBeGreaterThan(0);
      expect(strays).toEqual([]);
      expect(invoices.map(({ payment }) => payment).sort()).toEqual(
        paid.map(({ payment_id: id }) => id).sort(),
      );
      expect(refunds.every(({ state }) => state === 'refunded')).toBe(true);
      expect(back.map(({ payment_id: id }) => id).sort()).toEqual(
        refunds.map(({ payment }) => payment).sort(),
      );
      for (const kind of ['invoice', 'credit-note']) {
        const numbers = documents
          .filter((each) => each.kind === kind)
          .map(({ number }) => Number(number.split('/').at(-1)))
          .sort((one, other) => one - other);
        expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      }
      expect(documents.length - invoices.length).toBe(refunds.length);
    });
    await place.remove();
  },
  600_000,
);
