/** Hosts are killed while they ask, are paid and pay back; whoever comes after settles what they left. */
import { expect, test } from '@jest/globals';
import { sendRefunds } from '#lib/payments/actions/refund';
import { openGateway } from '#lib/payments/gateway/gateway';
import { checkDue } from '#lib/payments/jobs';
import { readEnv } from '#lib/platform/config/env';
import { dayMs as day } from '#lib/platform/values/india';
import { engines, onTables, openAt, type Place } from '#tests/platform/db/engines';
import { runUntilKilled } from '#tests/platform/db/killed-child';

/** Kills of one store. */
const rounds = 200;
/** How long each may work: a person takes some milliseconds in a file, some hundred on a server. */
const longestMs = { sqlite: 150, postgres: 500 };

/** The reconciler of the host that stays. */
async function settleAll(place: Place): Promise<void> {
  const store = await openAt(place);
  const later = Date.now() + day / 2;
  const context = { env: readEnv({}), store, wake: () => {}, now: () => later };
  await store.makeOrdersDue(later);
  await store.makeRefundsDue(later);
  const gateway = await openGateway(context.env, store);
  while ((await checkDue(context, gateway)) > 0);
  while ((await sendRefunds(context, gateway)) > 0);
  await store.close();
}

const allOf = (place: Place) =>
  onTables(place, async (db) => ({
    parts: await db.selectFrom('payment_parts').selectAll().execute(),
    documents: await db.selectFrom('tax_documents').selectAll().execute(),
    refunds: await db.selectFrom('refunds').selectAll().execute(),
    strays: await db.selectFrom('stray_payments').selectAll().execute(),
    series: await db.selectFrom('invoice_series').selectAll().execute(),
    history: await db.selectFrom('enquiry_events').select('action').execute(),
    provider: await db.selectFrom('payment_events').selectAll().execute(),
  }));

test.each(['sqlite', 'postgres'] as const)(
  'killed two hundred times while paying and refunding on %s: each payment has its invoice, none is taken or given back twice, numbers have no gap',
  async (engine) => {
    const place = await engines[engine]();
    const words = [place.dataDir, place.databaseUrl ?? ''];
    const lines: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      lines.push(
        ...(await runUntilKilled('payments/queries/payment-kill-child', words, {
          mostMs: longestMs[engine],
        })),
      );
    }
    // The last line of each may be cut.
    const reported = lines.filter((line) => /^(paid|refunded) (UTR)?pay_[-0-9a-f]{36}$/.test(line));
    await settleAll(place);

    const { parts, documents, refunds, strays, series, history, provider } = await allOf(place);
    const invoices = documents.filter(({ kind }) => kind === 'invoice');
    const notes = documents.filter(({ kind }) => kind === 'credit-note');
    const taken = provider.filter(({ kind }) => kind === 'sandbox-captured');
    const back = provider.filter(({ kind }) => kind === 'sandbox-refunded');
    const said = (what: string) =>
      reported.filter((line) => line.startsWith(what)).map((line) => line.split(' ')[1]);
    const paid = parts.filter(({ paid_at }) => paid_at !== null);
    const partOf = (each: { request: string | null; part: number | null }) =>
      `${each.request}/${each.part}`;

    expect(reported.length).toBeGreaterThan(0);
    expect(strays).toEqual([]);
    expect(invoices.map(partOf).sort()).toEqual(paid.map(partOf).sort());
    expect(invoices.map(({ number }) => number).sort()).toEqual(
      paid.map(({ invoice_number }) => invoice_number).sort(),
    );
    const online = invoices.filter(({ method }) => method === 'razorpay');
    expect(online.map(({ payment }) => payment).sort()).toEqual(
      taken.map(({ payment_id }) => payment_id).sort(),
    );
    expect(invoices.map(({ payment }) => payment)).toEqual(expect.arrayContaining(said('paid')));
    expect(history.filter(({ action }) => action === 'paid')).toHaveLength(invoices.length);

    expect(refunds.filter(({ state }) => state !== 'refunded')).toEqual([]);
    expect(refunds.map(({ payment }) => payment).sort()).toEqual(
      back.map(({ payment_id }) => payment_id).sort(),
    );
    expect(refunds.map(({ credit_note }) => credit_note).sort()).toEqual(
      notes.map(({ number }) => number).sort(),
    );
    expect(new Set(refunds.map(({ payment }) => payment)).size).toBe(refunds.length);
    expect(refunds.map(({ payment }) => payment)).toEqual(expect.arrayContaining(said('refunded')));
    for (const [prefix, rows] of [
      ['HOA', invoices],
      ['CN', notes],
    ] as const) {
      const counts = rows.map(({ number }) => Number(number.split('/')[2])).sort((a, b) => a - b);
      expect(counts).toEqual(rows.map((_, at) => at + 1));
      expect(series.find((each) => each.series.startsWith(`${prefix}/`))?.last).toBe(rows.length);
    }
    await place.remove();
  },
  600_000,
);
