import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { OfficeDocument } from '#components/practice/documents';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { excelDataAnalytics } from '#data/practicals/13-excel-data-analytics';
import type { Document } from '#data/practicals/documents';
import { make } from '#lib/practice/rules/papers/make';

const documentsOf = (paper: typeof gstFundamentals) =>
  make(paper, 'K7Q2M').parts.flatMap(({ documents }) => documents);
const htmlOf = (document: Document | undefined) =>
  document ? renderToStaticMarkup(<OfficeDocument document={document} />) : '';

test('a figure under the stain is told to readers of the screen and holds nowhere in the page', () => {
  const torn = documentsOf(gstFundamentals).find(({ title }) => title === 'Deccan Sample Steel');
  const html = htmlOf(torn);
  expect(html.match(/cannot be read/g)?.length).toBe(2);
  expect(html).not.toContain('6,075');
  expect(html).not.toContain('39,825');
});

test('figures are to the right, and each row is named by its first cell', () => {
  const html = htmlOf(documentsOf(gstFundamentals).find(({ kind }) => kind === 'gstr-2b'));
  expect(html).toContain('<th scope="col" class="figure">CGST</th>');
  expect(html).toContain('<td class="figure whole-cell">432.00</td>');
  expect(html).toContain('<th scope="col">Document</th>');
  expect(html).toContain('<th scope="row">Sri Velan Sample Stationers</th>');
});

test('a day is not broken over two lines', () => {
  const html = htmlOf(documentsOf(gstFundamentals).find(({ kind }) => kind === 'gstr-2b'));
  expect(html).toContain('DSW/1187, <span class="whole-cell">12 Nov</span>');
});

test('every paper says what it is, also where its look alone shows it', () => {
  const html = documentsOf(gstFundamentals).map(htmlOf).join('');
  expect(html).toContain('aria-label="Invoice: Kaveri Sample Traders"');
  expect(html).toContain('aria-label="E-mail"');
});

test('a long table can be taken along, with figures that a spreadsheet adds up', () => {
  const register = documentsOf(excelDataAnalytics).find(({ title }) => title === 'Sales register');
  const [, file = ''] = /href="data:text\/csv;charset=utf-8,([^"]+)"/.exec(htmlOf(register)) ?? [];
  const [head, ...rows] = decodeURIComponent(file).trim().split('\r\n');
  expect(head).toBe('A: Date,B: Branch,C: Customer,D: Amount');
  expect(rows).toHaveLength(register?.table?.rows.length ?? 0);
  for (const row of rows) expect(row).toMatch(/,-?\d+(\.\d+)?$/);
});
