/** `npm run payments`: what was received by month, and the files of one month; the same numbers as `/desk/payments`. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gstr1File, gstr1Zip, ledgerCsv, ledgerFile } from '#lib/accounting/files/exports';
import type { LedgerAmounts } from '#lib/accounting/rules/returns';
import {
  type Books,
  entriesOf,
  type Month,
  monthsUntil,
  monthTotals,
  readMonth,
  tableTotals,
} from '#lib/accounting/views';
import { textTable } from '#lib/platform/values/csv';
import { dayMs } from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';
import { type CommandContext, commandContext, withStore } from '#scripts/command-store';
import { compareInLines, nextNumbers } from '#scripts/payments/series';
import { readOptions, runCommand, UsageError } from '#scripts/run-command';

export const usage = `Usage: npm run -s payments -- COMMAND

  list                                    twelve months: invoices, credit notes, taxable value, taxes, received
  list --month 2026-11                    one month, and what each table of GSTR-1 comes to
  numbers                                 the next number of each series of invoices and credit notes
  numbers --next HOA/26-27/00036          makes this the next one, unless a document bears it or a higher one
  compare [--from 2026-11-01]             asks the payment provider for paid orders that the store does not know
  export --month 2026-11 --to FOLDER      every row as one CSV, and GSTR-1 as a CSV a table, zipped

Amounts are rupees, credit notes taken off. The files hold names and GSTINs: keep the folder to yourself.`;

/** Longer than an order may still be paid. */
const comparedMs = 10 * dayMs;

/** Does what the words say. Gives the exit status; throws UsageError. */
export async function runPayments(
  words: readonly string[],
  context: CommandContext,
): Promise<number> {
  const [command = '', ...rest] = words;
  const text = { type: 'string' } as const;
  const { values } = readOptions(rest, { month: text, to: text, next: text, from: text });
  const { month: asked, to, next, from } = values;
  const month = asked === undefined ? undefined : readMonth(asked, context.now());
  if (asked !== undefined && !month) throw new UsageError(`There is no month ${asked} yet.`);
  if (!['list', 'export', 'numbers', 'compare'].includes(command)) {
    throw new UsageError(command ? `There is no command ${command}.` : '');
  }
  const since = from === undefined ? context.now() - comparedMs : Date.parse(`${from}T00:00+05:30`);
  if (Number.isNaN(since)) throw new UsageError(`${from} is no day such as 2026-11-01.`);
  if (command === 'export' && !(month && to)) throw new UsageError('Name a month and a folder.');
  return withStore(context, async (store) => {
    const books = { store, env: context.env };
    if (command === 'numbers') {
      const { status, text: printed } = await nextNumbers(store, next);
      await context.print(printed);
      return status;
    }
    if (command === 'compare') {
      const asking = { ...books, now: context.now(), since, isAlone: false };
      await context.print(await compareInLines(asking));
      return 0;
    }
    if (command === 'export' && month && to) return exportMonth(books, month, to, context);
    await context.print(
      month ? await monthInLines(books, month) : await monthsInLines(books, context.now()),
    );
    return 0;
  });
}

async function exportMonth(
  books: Books,
  month: Month,
  to: string,
  context: CommandContext,
): Promise<number> {
  const entries = await entriesOf(books, month);
  mkdirSync(to, { recursive: true });
  const files = [
    [ledgerFile(month), ledgerCsv(entries)],
    [gstr1File(month), gstr1Zip(entries, month)],
  ] as const;
  for (const [name, content] of files) {
    const path = join(to, name);
    writeFileSync(path, content);
    await context.print(`${path}\n`);
  }
  await context.print(`${plural(entries.length, 'row')} of ${month.fullName}.\n`);
  return 0;
}

const listed = 12;

async function monthsInLines(books: Books, now: number): Promise<string> {
  return monthTable(await monthTotals(books, monthsUntil(now, listed)));
}

const monthTable = (totals: Awaited<ReturnType<typeof monthTotals>>) =>
  textTable([
    ['Month', 'Invoices', 'Credit notes', 'Taxable value', 'CGST', 'SGST', 'IGST', 'Received'],
    ...totals.map(({ month, invoices, creditNotes, amounts }) => [
      ...[month.name, invoices, creditNotes],
      ...rupeesOf(amounts),
    ]),
  ]);

async function monthInLines(books: Books, month: Month): Promise<string> {
  const head = monthTable(await monthTotals(books, [month]));
  const tables = await tableTotals(books, month);
  const body = textTable([
    ['GSTR-1', 'Rows', 'Taxable value', 'Tax'],
    ...tables.map(({ table, rows, taxablePaise, taxPaise }) => [
      ...[table, rows, decimal(taxablePaise), decimal(taxPaise)],
    ]),
  ]);
  return `${head}\n${body}`;
}

const rupeesOf = (of: LedgerAmounts): string[] =>
  [of.taxablePaise, of.cgstPaise, of.sgstPaise, of.igstPaise, of.totalPaise].map(decimal);

const decimal = (paise: number) => (paise / 100).toFixed(2);

if (import.meta.main)
  void runCommand(usage, () => runPayments(process.argv.slice(2), commandContext()));
