import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { interviewTopics, questionBank } from '#data/interview';
import { tools, workbooks } from '#data/tools';
import { interviewLetters } from '#data/tools/interview-letters';
import { resumeOneColumn, resumeTwoColumns } from '#data/tools/resumes';
import { mediaType } from '#lib/start/build/next-build';
import { lettersFile, oneColumnFile, twoColumnsFile } from '#scripts/library/documents';
import { questionBankFile } from '#scripts/library/question-bank';
import { workbookFile } from '#scripts/library/workbook';
import { partsOf } from '#tests/data/tools/zip';

const made = [
  ...workbooks.map((workbook) => ({ ...workbook, make: () => workbookFile(workbook) })),
  { ...resumeOneColumn, make: oneColumnFile },
  { ...resumeTwoColumns, make: twoColumnsFile },
  { ...interviewLetters, make: lettersFile },
];
const lasting = (data: Buffer) =>
  Object.entries(partsOf(data)).filter(([name]) => !/docProps/.test(name));

test('every tool is a file of a modest size, under a name of its own', () => {
  expect(made.map(({ id }) => id)).toEqual(tools.map(({ id }) => id));
  expect(new Set(tools.map(({ file }) => file)).size).toBe(tools.length);
  for (const { file } of tools) {
    expect(readFileSync(`public${file}`).length).toBeLessThan(40_000);
    expect(mediaType(file)).toContain('openxmlformats');
  }
});

test.each(made)(
  '$file says what data/ says: after a change run scripts/library-files.ts',
  async ({ file, make }) => {
    expect(lasting(readFileSync(`public${file}`))).toEqual(lasting(await make()));
  },
);

/** In Excel since 2007, in Google Sheets, LibreOffice and Gnumeric alike; none is volatile or needs a newer Excel. */
const everywhere =
  'ABS AND COUNTIF DATE EDATE EOMONTH IF INDEX ISERROR MATCH MAX MIN MONTH OR ROUND ROUNDUP SUBSTITUTE SUM SUMIF TEXT TRIM UPPER WORKDAY YEAR'.split(
    ' ',
  );

test('no formula needs a function that one of the usual programs lacks', () => {
  const formulas = workbooks.flatMap(({ sheets }) =>
    sheets().flatMap(({ rows }) => rows.flat().flatMap((cell) => cell?.formula ?? [])),
  );
  const used = new Set(
    formulas.flatMap((formula) =>
      [...formula.replaceAll(/"[^"]*"/g, '').matchAll(/([A-Z][A-Z0-9.]*)\(/g)].map(
        ([, name]) => name,
      ),
    ),
  );
  expect([...used].filter((name) => !everywhere.includes(name ?? ''))).toEqual([]);
  expect(used.size).toBeGreaterThan(15);
});

test.each(workbooks)('the page of $id shows a sheet that is in the file', ({ sheets, shown }) => {
  const sheet = sheets().find(({ name }) => name === shown.sheet);
  expect(sheet?.rows.length).toBeGreaterThanOrEqual(shown.rows);
});

test('the question bank as a PDF is current, tagged, in English, and has a bookmark for each question', async () => {
  const data = readFileSync(`public${questionBank.file}`);
  expect(data.equals(await questionBankFile())).toBe(true);
  expect(data.length).toBeLessThan(200_000);
  const text = data.toString('latin1');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en-IN)');
  const questions = interviewTopics.reduce((sum, topic) => sum + topic.questions.length, 0);
  expect(text.match(/\/Dest \[/g)).toHaveLength(questions + interviewTopics.length);
});
