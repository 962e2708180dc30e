/** Hosts are killed while they ask, are paid and pay back; whoever comes after presses everything once more. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { Store } from '#lib/server/store/store';
import { engines, onTables, openAt, type Place } from '#tests/server/store/engines';
import { enquiryOf } from '#tests/server/store/enquiry-samples';

/** Kills of one store. */
const rounds = 25;
const eachRound = 3;

async function workUntilKilled(place: Place, references: readonly string[], ms: number) {
  const words = [place.databaseUrl ?? place.dataDir, ...references];
  const child = spawn(
    process.execPath,
    ['tests/server/payments/requests/money-child.ts', ...words],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exit = once(child, 'exit');
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready')
      void wait(ms, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
    else if (/^(paid \S+ [12]|refunded \S+)$/.test(line)) told.push(line);
  }
  await exit;
  return told;
}

/** What the tables hold of all of it. */
const allOf = (place: Place) =>
  onTables(place, async (db) => ({
    parts: await db.selectFrom('payment_parts').selectAll().execute(),
    documents: await db.selectFrom('tax_documents').selectAll().execute(),
    refunds: await db.selectFrom('refunds').selectAll().execute(),
    strays: await db.selectFrom('stray_payments').selectAll().execute(),
    series: await db.selectFrom('invoice_series').selectAll().execute(),
    events: await db.selectFrom('enquiry_events').select(['action', 'detail']).execute(),
  }));

async function newEnquiries(store: Store): Promise<readonly string[]> {
  const made = Array.from({ length: eachRound }, () => enquiryOf({ kind: 'certificate' }));
  for (const each of made) await store.recordSubmission(each, []);
  return made.map(({ enquiry }) => enquiry.reference);
}

test.each(['sqlite', 'postgres'] as const)(
  'no payment without its invoice, no part paid twice, no refund twice, no number missing or double (%s)',
  async (engine) => {
    const place = await engines[engine]();
    const store = await openAt(place);
    const told: string[] = [];
    let before: readonly string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const references = await newEnquiries(store);
      // What the one before left half done comes first.
      told.push(...(await workUntilKilled(place, [...before, ...references], Math.random() * 250)));
      before = references;
    }
    told.push(...(await workUntilKilled(place, before, 60_000)));

    const { parts, documents, refunds, strays, series, events } = await allOf(place);
    const invoices = documents.filter(({ kind }) => kind === 'invoice');
    const notes = documents.filter(({ kind }) => kind === 'credit-note');
    const paid = parts.filter(({ paid_at }) => paid_at !== null);
    const place1 = (each: { request: string | null; part: number | null }) =>
      `${each.request}/${each.part}`;
    expect(told.length).toBeGreaterThan(0);
    expect(invoices.map(place1).sort()).toEqual(paid.map(place1).sort());
    expect(paid.map(({ invoice_number }) => invoice_number).sort()).toEqual(
      invoices.map(({ number }) => number).sort(),
    );
    for (const [prefix, rows] of [
      ['HOA', invoices],
      ['CN', notes],
    ] as const) {
      const counts = rows.map(({ number }) => Number(number.split('/')[2])).sort((a, b) => a - b);
      expect(counts).toEqual(rows.map((_, at) => at + 1));
      const last = series.find((each) => each.series.startsWith(`${prefix}/`))?.last;
      expect(last).toBe(rows.length);
    }
    expect(refunds.map(({ credit_note }) => credit_note).sort()).toEqual(
      notes.map(({ number }) => number).sort(),
    );
    expect(new Set(refunds.map(({ invoice }) => invoice)).size).toBe(refunds.length);
    expect(refunds.filter(({ state }) => state !== 'refunded')).toEqual([]);
    expect(strays).toEqual([]);
    const history = events.filter(({ action }) => action === 'paid' || action === 'paid-elsewhere');
    expect(history.length).toBeGreaterThanOrEqual(invoices.length);
    const saidPaid = new Set(told.filter((line) => line.startsWith('paid')));
    expect(invoices.length).toBeGreaterThanOrEqual(saidPaid.size);
    const saidRefunded = new Set(told.filter((line) => line.startsWith('refunded')));
    expect(notes.length).toBeGreaterThanOrEqual(saidRefunded.size);
    await store.close();
    await place.remove();
  },
  600_000,
);
