/** The books of a month as files: every row as one CSV, and GSTR-1 a CSV a table. */
import { strToU8, zipSync } from 'fflate';
import { gstr1Of } from '#lib/accounting/files/gstr1';
import { signOf } from '#lib/accounting/rules/returns';
import { stateAndCode } from '#lib/accounting/rules/tax';
import type { Entry, Month } from '#lib/accounting/views';
import { byteOrderMark, csvRow } from '#lib/platform/values/csv';

export const ledgerFile = ({ id }: Month) => `payments-${id}.csv`;
export const gstr1File = ({ id }: Month) => `gstr1-${id}.zip`;

const columns = [
  ...['Kind', 'Number', 'Issued on', 'Received on', 'For invoice', 'Request', 'Part', 'Enquiry'],
  ...['Name', 'GSTIN', 'State', 'Place of supply', 'What', 'Fee', 'Discount', 'Taxable value'],
  ...['CGST', 'SGST', 'IGST', 'Total', 'Method', 'Payment', 'Reason'],
];

/** Rupees; a credit note is below zero, so that each column adds up to the month. */
export const ledgerCsv = (entries: readonly Entry[]): string =>
  byteOrderMark + csvRow(columns) + entries.map(rowOf).join('');

function rowOf(entry: Entry): string {
  const rupees = (paise: number) => (signOf(entry) * paise) / 100;
  const sum = (of: 'feePaise' | 'discountPaise') =>
    rupees(entry.lines.reduce((all, line) => all + line[of], 0));
  return csvRow([
    entry.kind === 'invoice' ? 'Invoice' : 'Credit note',
    ...[entry.number, entry.issuedOn, entry.receivedOn, entry.ofInvoice ?? ''],
    ...[entry.request ?? '', entry.part ?? '', entry.reference, entry.name, entry.gstin],
    entry.state ? stateAndCode(entry.state) : '',
    entry.placeOfSupply ? stateAndCode(entry.placeOfSupply) : '',
    entry.lines.map(({ label }) => label).join('; '),
    ...[sum('feePaise'), sum('discountPaise'), rupees(entry.taxablePaise)],
    ...[rupees(entry.cgstPaise), rupees(entry.sgstPaise), rupees(entry.igstPaise)],
    ...[rupees(entry.totalPaise), entry.method, entry.payment, entry.reason],
  ]);
}

const gstr1Csvs = (entries: readonly Entry[]): readonly (readonly [string, string])[] =>
  gstr1Of(entries).map(({ name, headings, rows }) => [
    `${name}.csv`,
    [headings, ...rows].map(csvRow).join(''),
  ]);

/** The output is deterministic: the same month gives the same bytes. */
export function gstr1Zip(entries: readonly Entry[], { before }: Month): Uint8Array<ArrayBuffer> {
  const files = gstr1Csvs(entries).map(([name, text]) => [name, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(files), { mtime: before }));
}
