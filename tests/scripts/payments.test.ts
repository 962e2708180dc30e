import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { openStore } from '#lib/start/open-store';
import { runPayments } from '#scripts/payments';
import { UsageError } from '#scripts/run-command';
import { openDeskSite } from '#tests/desk/desk-site';
import { at, creditNoteRow, invoiceRow, storeDocuments } from '#tests/platform/db/book-samples';
import { onTables } from '#tests/platform/db/engines';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(() => openDeskSite());

async function payments(...words: string[]) {
  const { env } = desk().context;
  let printed = '';
  const status = await runPayments(words, {
    env,
    now: () => desk().clock.now,
    open: () => openStore({ dataDir: env.DATA_DIR }),
    print: async (text: string) => {
      printed += text;
    },
  });
  return { status, printed };
}

async function fill() {
  const invoice = invoiceRow({ taxable: 9_900, issued_at: at('2026-11-02T12:00') });
  const note = creditNoteRow(invoice, { taxable: 1_000, issued_at: at('2026-11-24T09:00') });
  const before = invoiceRow({ taxable: 450, issued_at: at('2026-10-31T23:59') });
  await onTables({ dataDir: desk().context.env.DATA_DIR }, (db) =>
    storeDocuments(db, [invoice, note, before]),
  );
}

test('the months are listed with what was invoiced, credited and received', async () => {
  await fill();
  const { printed } = await payments('list');
  expect(printed).toMatch(
    /^Month +Invoices +Credit notes +Taxable value +CGST +SGST +IGST +Received$/m,
  );
  expect(printed).toMatch(/^Nov 2026 +1 +1 +8900\.00 +801\.00 +801\.00 +0\.00 +10502\.00$/m);
  expect(printed).toMatch(/^Oct 2026 +1 +0 +450\.00 +40\.50 +40\.50 +0\.00 +531\.00$/m);
  const { printed: one } = await payments('list', '--month', '2026-11');
  expect(one).toMatch(/^b2cs +1 +8900\.00 +1602\.00$/m);
});

test('the files of a month are written where it is said, and named', async () => {
  await fill();
  const folder = mkdtempSync(join(tmpdir(), 'hoa-books-'));
  const { printed } = await payments('export', '--month', '2026-11', '--to', join(folder, 'new'));
  const names = ['gstr1-2026-11.zip', 'payments-2026-11.csv'];
  expect(readdirSync(join(folder, 'new')).sort()).toEqual(names);
  for (const name of names) expect(printed).toContain(join(folder, 'new', name));
  expect(printed).toContain('2 rows of November 2026.');
  const rows = readFileSync(join(folder, 'new', 'payments-2026-11.csv'), 'utf8');
  expect(rows.split('\r\n')).toHaveLength(4);
  const zip = unzipSync(readFileSync(join(folder, 'new', 'gstr1-2026-11.zip')));
  expect(strFromU8(zip['b2cs.csv'] ?? new Uint8Array())).toContain('OE,33-Tamil Nadu,,18,8900,0,');
  rmSync(folder, { recursive: true });
});

test.each([
  [[]],
  [['export']],
  [['export', '--month', '2026-11']],
  [['list', '--month', '2027-01']],
  [['list', '--month', 'November']],
  [['list', '--year', '2026']],
  [['sell']],
])('says how it is used: %j', async (words) => {
  await expect(payments(...words)).rejects.toThrow(UsageError);
});

test('the next number is shown and set, and never one that was given', async () => {
  expect((await payments('numbers')).printed).toBe('No number was given yet.\n');
  await fill();
  const { number } = await onTables({ dataDir: desk().context.env.DATA_DIR }, (db) =>
    db
      .selectFrom('tax_documents')
      .select('number')
      .where('kind', '=', 'invoice')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow(),
  );
  expect(await payments('numbers', '--next', number)).toEqual({
    status: 1,
    printed: `Nothing is changed: a document bears ${number}.\n`,
  });
  const set = await payments('numbers', '--next', 'HOA/26-27/00936');
  expect(set).toEqual({ status: 0, printed: 'The next one is HOA/26-27/00936.\n' });
  expect((await payments('numbers')).printed).toContain('HOA/26-27/00936');
  for (const wrong of ['36', 'HOA/26-27/', 'HOA/26-27/0', 'hoa/26-27/00036']) {
    await expect(payments('numbers', '--next', wrong)).rejects.toThrow(UsageError);
  }
});

test('a provider that is none is not asked', async () => {
  expect((await payments('compare')).printed).toContain('no provider to be asked');
  await expect(payments('compare', '--from', 'yesterday')).rejects.toThrow(UsageError);
});
