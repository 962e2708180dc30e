import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SearchHits } from '#components/search/search-hits';
import { courses } from '#data/courses';
import { tried } from '#data/search';
import { meanings } from '#data/search-words';
import { makeCertificateNumber } from '#lib/certificates/rules';
import { env } from '#lib/platform/config/env';
import { makeReference } from '#lib/platform/values/reference';
import { entries, plainText } from '#lib/search/views/entries';
import { search } from '#lib/search/views/search';
import { searchIndex } from '#lib/search/views/search-index';
import type { Results } from '#lib/search/words';
import { leadsSomewhere } from '#tests/data/site-map';

const certificate = makeCertificateNumber(2026, Buffer.from('ab12cd'));
const reference = makeReference(Buffer.from('ab12cd'));
const titles = (query: string) =>
  search(query).groups.flatMap(({ kind, hits }) =>
    hits.map(({ title }) => `${kind}: ${title.join('')}`),
  );
const marked = ({ groups }: Results) =>
  groups.flatMap(({ hits }) =>
    hits.flatMap(({ title, text }) =>
      [...title, ...text].length > 0 ? [...odd(title), ...odd(text)] : [],
    ),
  );
const shown = ({ groups }: Results) => groups.reduce((sum, { hits }) => sum + hits.length, 0);
const odd = (pieces: readonly string[]) => pieces.filter((_, at) => at % 2 === 1);

test('the two things one would look for come first', () => {
  expect(titles('gst reconciliation').slice(0, 3)).toEqual(
    expect.arrayContaining(['Modules: GST with Tally', 'Modules: Tally reconciliation']),
  );
});

test.each([
  ['reconsiliaton', 'Modules: Tally reconciliation'],
  ['reconciling banks', 'Articles: A bank reconciliation that closes'],
  ['payrol', 'Modules: ESI/EPF payroll'],
  ['pf', 'Modules: ESI/EPF payroll'],
  ['refunds', 'Policies: Refund policy'],
  ['gstr-3b', 'Modules: GST with Tally'],
  ['second attempt', 'Questions: What does the exam cost?'],
  ['TDS', 'Modules: TDS with Tally'],
  ['book-keeping', 'Modules: Business book-keeping'],
  ['asset register excel', 'Library: Fixed asset register'],
  ['golden rules', 'Library: What are the three golden rules'],
  ['payroll mock test', 'Library: Model test paper: ESI/EPF payroll'],
  ['stock difference', 'Library: '],
  ['cv template', 'Library: Resume for accountants'],
  ['quotation', 'Pages: Make a quotation'],
  ['verify certificate', 'Pages: Check a certificate'],
  ['is this certificate genuine', 'Pages: Check a certificate'],
  ['bootcamp', 'Pages: Coaching'],
  ['bootcamp', 'Pages: Compare'],
  ['1:1', 'Pages: Coaching'],
  ['fees', 'Pages: Certification'],
  ['salary', 'Pages: Jobs'],
  ['hire accountants', 'Pages: Employer'],
  ['license', 'Pages: Licences'],
  ['licensing for gst', 'Policies: Terms and conditions: HOA licences'],
  ['bookkeeping', 'Modules: Business book-keeping'],
  ['bookeeping', 'Modules: Business book-keeping'],
  ['gts', 'Modules: GST fundamentals'],
  ['tsd', 'Modules: TDS with Tally'],
  ['eway bill', 'Modules: GST with Tally'],
  ['ewaybill', 'Modules: GST with Tally'],
  ['gstr3b', 'Modules: GST with Tally'],
  ['gstr2b', 'Library: GSTR-2B match'],
  ['form16', 'Modules: TDS with Tally'],
  ['gstt', 'Modules: GST fundamentals'],
  ['nokri', 'Pages: Jobs'],
  ['naukri', 'Pages: Jobs'],
  ['velai', 'Pages: Jobs'],
  ['வேலை', 'Pages: Jobs'],
  ['வேலைக்கு', 'Pages: Jobs'],
  ['ఉద్యోగం', 'Pages: Jobs'],
  ['नौकरी', 'Pages: Jobs'],
  ['gst fees kitna hai', 'Pages: Certification'],
  ['ఇంటర్న్\u200cషిప్', 'Pages: Internships'],
  ['intership', 'Pages: Internships'],
  ['P&L', 'Modules: Tally financial management'],
  ['P and L', 'Modules: Tally financial management'],
  ['PnL', 'Modules: Tally financial management'],
  ['p/l account', 'Modules: Tally financial management'],
  ['B/S', 'Modules: Tally financial management'],
  ['tally prime', 'Modules: Tally technical'],
  ['tally prime', 'Library: How do you reconcile the bank in TallyPrime'],
  ['tally\u200b prime', 'Modules: Tally technical'],
  ['bankreconciliation', 'Articles: A bank reconciliation that closes'],
])('“%s” finds %s', (query, title) => {
  expect(titles(query).filter((each) => each.startsWith(title))).not.toEqual([]);
});

test('who asks for a salary does not read about suppliers who wait to be paid', () => {
  expect(titles('salary').join()).not.toMatch(/supplier|customer/);
});

test('every module is found by its own title, among the first three', () => {
  for (const { title } of courses) expect(titles(title).slice(0, 3)).toContain(`Modules: ${title}`);
});

test('what was found is marked in title and text, in any of its forms', () => {
  expect(marked(search('reconcile'))).toEqual(expect.arrayContaining(['reconciliation']));
  expect(marked(search('gstr'))).toEqual(expect.arrayContaining(['GSTR-3B']));
});

test('what others look for is found', () => {
  for (const { words } of tried) expect(search(words).count).toBeGreaterThan(0);
});

test('a policy is quoted with what only its page fills in', () => {
  const quoted = (query: string) =>
    search(query).groups.flatMap(({ hits }) => hits.map(({ text }) => text.join('')));
  expect(quoted('refund').join()).toContain(
    `write to our grievance officer: ${env().GRIEVANCE_OFFICER}.`,
  );
  expect(quoted('keep data days after last contact').join()).toContain(
    `we keep it for ${env().RETENTION_DAYS} days after our last contact`,
  );
  expect(
    entries.flatMap(({ id }) => searchIndex().byId.get(id)?.text.match(/{{\w*/g) ?? []),
  ).toEqual([]);
});

test('nothing found says so, and what may have been meant', () => {
  expect(search('zzzzqqq')).toMatchObject({ count: 0, groups: [] });
  expect(search('').groups).toEqual([]);
});

test('each result leads to a page', () => {
  expect(entries.filter(({ href }) => !leadsSomewhere(href.replace(/#.*/, '')))).toEqual([]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('any text is answered, and a text without words finds nothing', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (query) => shown(search(query)) <= 36));
  expect(search('<script>alert(1)</script> "\' --').query).toContain('<script>');
});

test('a question is not cut within a letter, and half a letter is none', () => {
  const { query } = search(`${'g'.repeat(99)}😀😀`);
  expect(query).toBe(`${'g'.repeat(99)}😀`);
  expect(search('gst \ud83d').query.isWellFormed()).toBe(true);
});

test('a group says how many it has, and what is beyond the first six is there', () => {
  const { count, groups } = search('tally');
  const modules = groups.find(({ kind }) => kind === 'Modules');
  const all = [...(modules?.hits ?? []), ...(modules?.more ?? [])];
  expect(all.map(({ title }) => title.join(''))).toContain('Tally technical');
  expect(all.length).toBeGreaterThan(6);
  expect(modules?.hits).toHaveLength(6);
  expect(count).toBe(groups.reduce((sum, { hits, more }) => sum + hits.length + more.length, 0));
  const html = renderToStaticMarkup(createElement(SearchHits, { groups }));
  expect(html).toContain(`${all.length - 6} more in Modules`);
  for (const { href } of all) expect(html).toContain(`href="${href}"`);
});

test('a slip that two words are as near to shows one and offers the other', () => {
  // Which of them are as often used follows what is written: one of these is.
  const two = ['cose', 'bame', 'lise', 'tade', 'rase', 'fone', 'cast', 'tast']
    .map((slip) => search(slip))
    .find(({ corrected, meant }) => corrected !== undefined && meant !== undefined);
  expect(two).toBeDefined();
  expect(two?.meant).not.toBe(two?.corrected);
});

test('a word far from all of ours is corrected into none', () => {
  for (const word of ['qwrtpsd', 'machli', 'kuthira', 'குதிரை', 'గుర్రం']) {
    expect([word, search(word).corrected]).toEqual([word, undefined]);
  }
});

test('no meaning hides a word that the texts use', () => {
  const { words } = searchIndex();
  expect(Object.keys(meanings).filter((word) => (words.get(word) ?? 0) > 0)).toEqual([]);
});

test.each([
  ['hc-2026-4k7mq2', undefined],
  [certificate, `/verify/${certificate}`],
  [certificate.toLowerCase().replaceAll('-', ' '), `/verify/${certificate}`],
  [reference, '/contact-us'],
  [`${reference.slice(0, -1)}${reference.endsWith('Z') ? '0' : 'Z'}`, '/contact-us'],
  ['Q-20261124-7K3M', '/quotation'],
  ['HOA/26-27/00012', '/contact-us'],
  ['வேலை', '/job-hunt'],
  ['ఉద్యోగం', '/job-hunt/te'],
  [`https://hoa.example/verify/${certificate}`, `/verify/${certificate}`],
  ['balance', undefined],
  ['tally', undefined],
])('“%s” leads to %s', (query, href) => {
  expect(search(query).lead?.href).toBe(href);
});

test('“tally prime” is the program, and is corrected into no price', () => {
  const { corrected, meant } = search('tally prime');
  expect([corrected, meant]).toEqual([undefined, undefined]);
  expect(titles('tally prime')).toEqual(titles('TallyPrime'));
});

test('a row of a table reads as a sentence: no space is before its full stop', () => {
  const table = '| What | 1961 |\n| --- | ---: |\n| TDS on salary | 192 |\n';
  expect(plainText(table)).toBe('What, 1961. TDS on salary, 192.');
});
