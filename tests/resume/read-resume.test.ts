import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleResume } from '#data/resume';
import { jsonResume } from '#lib/resume/files/json';
import { adviceFor, previewOf } from '#lib/resume/rules/advice';
import { readDay, spanInWords } from '#lib/resume/rules/days';
import { fieldValues, rowsIn, withRow } from '#lib/resume/rules/fields';
import { fromApplication } from '#lib/resume/rules/from-application';
import { leftOutOf } from '#lib/resume/rules/left-out';
import type { Resume } from '#lib/resume/rules/parts';
import { readResume } from '#lib/resume/rules/read';
import { sheetOf } from '#lib/resume/rules/sections';

const now = Date.UTC(2026, 10, 24, 6, 30);

function read(document: Readonly<Record<string, unknown>>): Resume {
  const result = readResume(document);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.ok;
}
const headings = (document: Readonly<Record<string, unknown>>) =>
  sheetOf(read(document), now).sections.map(({ heading }) => heading);

test.each([
  ['2026', '2026'],
  ['2026-11-24', '2026-11-24'],
  ['Jun 2019', '2019-06'],
  ['september 2020', '2020-09'],
  ['6/2019', '2019-06'],
  ['2020/05', '2020-05'],
  ['2020/05/01', '2020-05-01'],
  ['05-2020', '2020-05'],
  ['1 Jan 2020', '2020-01-01'],
  ['21st March, 2020', '2020-03-21'],
  ['Jan 1, 2020', '2020-01-01'],
  ['31/12/2020', '2020-12-31'],
  ['2014-11-01T00:00:00.000Z', '2014-11-01'],
  ['2019-13', undefined],
  ['1 Foo 2020', undefined],
  ['someday', undefined],
  ['', ''],
])('the day %p is read as %p', (typed, day) => expect(readDay(typed)).toBe(day));

test.each([
  ['2023', '2026', '2023 to 2026'],
  ['2026-08', '2026-09', 'Aug to Sep 2026'],
  ['2019-06', '2022-03', 'Jun 2019 to Mar 2022'],
  ['2022-04', '', 'Apr 2022 to now'],
  ['', '2023', '2023'],
  ['', '', ''],
])('from %p to %p is %p', (from, to, words) => expect(spanInWords(from, to, 'now')).toBe(words));

const post = (startDate: string, endDate = '') => ({ name: 'Sample Stores', startDate, endDate });
test('work comes first from a year of it on, or where somebody says so', () => {
  const of = (work: object[], meta = {}) =>
    headings({ basics: { name: 'A' }, work, education: [{ studyType: 'B.Com' }], meta });
  expect(of([post('2026-01', '2026-11')])).toEqual(['Education', 'Work experience']);
  expect(of([post('2026-01', '2026-06'), post('2025-01', '2025-06')])).toEqual([
    'Work experience',
    'Education',
  ]);
  expect(of([post('')])).toEqual(['Education', 'Work experience']);
  expect(of([post('2015')], { template: 'fresher' })).toEqual(['Education', 'Work experience']);
  expect(of([post('2026-11')], { template: 'experienced' })).toEqual([
    'Work experience',
    'Education',
  ]);
  const short = { basics: { name: 'A' }, work: [post('2026-11')], template: 'experienced' };
  expect(headings(short)).toEqual(['Work experience']);
});

test('what the form holds and what the document holds are the same', () => {
  const resume = read(sampleResume);
  expect(read(fieldValues(resume))).toEqual(resume);
  expect(sheetOf(read(jsonResume(resume, () => '') as Record<string, unknown>), now)).toEqual(
    sheetOf(resume, now),
  );
});

test('no document, however odd, is more than refused', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 4 }), fc.string({ unit: 'grapheme' }), (odd, name) => {
      for (const document of [odd, { basics: { name }, work: odd, languages: [odd], meta: odd }]) {
        const result = readResume(document as Record<string, unknown>);
        if ('ok' in result) expect(sheetOf(result.ok, now).name).not.toBe('');
        else expect(Object.keys(result.errors).length).toBeGreaterThan(0);
      }
    }),
  );
});

test('no field reaches what is not of the resume', () => {
  const result = read({
    'basics.name': 'A',
    'basics.__proto__': 'x',
    'work.0.__proto__': 'x',
    '__proto__.polluted': 'x',
  });
  expect(result.work).toHaveLength(1);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('of the letters that print none is missing and none is added', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 10 }), (highlights) => {
      const result = readResume({ basics: { name: 'A' }, work: [{ name: 'B', highlights }] });
      if ('errors' in result) return;
      const stored = result.ok.work[0]?.highlights ?? [];
      const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
      // Two letters that a font's maker joined in one sign are the two letters.
      const apart = (text: string) =>
        text.replace(/[\ufb00-\ufb06]/g, (joined) => joined.normalize('NFKC'));
      expect(letters(stored.join(''))).toBe(
        letters(apart(highlights.join('').normalize('NFC'))).normalize('NFC'),
      );
    }),
  );
});

test('the preview leaves out what is wrong until it is right', () => {
  const sheet = previewOf({ 'basics.email': 'x', 'work.0.position': 'Clerk' }, {}, now);
  expect([sheet?.name, sheet?.contact]).toEqual(['Your name', '']);
  expect(previewOf({ 'certificates.0.number': 'HC-1' }, {}, now)?.sections).toEqual([]);
});

test('rows are as many as hold something, and eight at most', () => {
  expect(rowsIn({ 'work.2.name': 'x' }).work).toBe(3);
  const many = Array.from({ length: 12 }).reduce<ReturnType<typeof rowsIn>>(
    (rows) => withRow(rows, 'work'),
    rowsIn({}),
  );
  expect(many.work).toBe(8);
});

test('advice says what a line lacks, by what it is about', () => {
  const about = (field: string, typed: string) => adviceFor({ [field]: typed })[field]?.text;
  expect(about('work.0.highlights', 'Matched GST bills')).toContain('450 bills a month');
  expect(about('work.0.highlights', 'Responsible for GSTR-3B')).toContain('“Filed”');
  expect(about('work.0.highlights', 'Matched 450 bills a month')).toContain('how much');
  expect(about('basics.label', 'Seeking a challenging position')).toContain('which job');
  expect(about('basics.name', 'שלום')).toContain('Word file');
  expect(about('basics.name', 'محمد')).toBeUndefined();
  expect(about('basics.name', 'பொன்னி 👩')).toBeUndefined();
});

test('what the application knows is in the form', () => {
  const values = fromApplication({
    name: ['Asha Kumari'],
    mobile: ['9876543210'],
    location: ['Others'],
    customLocation: ['Madurai'],
    education: ['B.Com', 'M.Com'],
    speak: ['Tamil', 'English', 'Others'],
    read: ['Tamil'],
    write: ['Tamil'],
    skills: ['Tally data entry', 'GST and TDS return filing', 'Bank reconciliation'],
    employeeStatus: ['Fresher, searching for a job'],
  });
  expect(values).toMatchObject({
    'basics.name': 'Asha Kumari',
    'basics.location.city': 'Madurai',
    'education.0.studyType': 'M.Com',
    'languages.0.fluency': 'speak, read, write',
    'languages.1.fluency': 'speak',
    'skills.0.keywords': 'Bank reconciliation',
    'skills.1.keywords': 'GST and TDS return filing',
    'skills.2.keywords': 'Tally data entry',
    'meta.template': 'fresher',
  });
  expect(read({ ...values }).languages).toHaveLength(2);
});

test.each(['\u3164', '\uffa0', '\u2800', '\u0301', '\u200d'])(
  'a name of which nothing is seen is asked for again: %j',
  (name) => {
    expect(readResume({ basics: { name } })).toEqual({
      errors: { 'basics.name': 'Name is required' },
    });
  },
);

test('a name needs letters, and keeps all of its own', () => {
  expect(readResume({ basics: { name: '98400 12345' } })).toEqual({
    errors: { 'basics.name': 'Name is required' },
  });
  for (const name of ['రాజ్\u200cకుమార్', 'ක්\u200dෂණ', 'Asha 👩\u200d🌾'])
    expect(read({ basics: { name, summary: name } }).basics).toMatchObject({ name, summary: name });
});

test.each(['+91\ufe0f 98765 43210', '(044) 2345 6789', '98765.43210', '98765\u034f43210'])(
  'the digits of a phone number count, whatever stands between them: %j',
  (phone) => expect(readResume({ basics: { name: 'Asha', phone } })).toHaveProperty('ok'),
);

test('old names are read where they were used, and said where they say something else', () => {
  const document = {
    basics: { name: 'Asha', company: 'Kaveri Traders' },
    work: [{ name: 'Sample Stores', company: 'Kaveri Traders' }],
    education: [{ institution: 'Sample College', gpa: 8.1 }],
    website: 'test.example',
  };
  expect(read(document).education[0]?.score).toBe('8.1');
  expect(leftOutOf(document)).toEqual(['website', 'basics.company', 'work.company']);
});
