/** Poppler reads by the place of letters, by their columns, and by the tags. */
import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from '@jest/globals';
import { installSystem } from '#scripts/system';
import { openTrial } from '#tests/platform/files/upload-harness';
import { beginWriter, postJson } from '#tests/resume/resume-harness';
import { forEachTest } from '#tests/setup/for-each-test';

beforeAll(() => installSystem(['poppler-utils']));
beforeAll(beginWriter);
forEachTest(openTrial);

const document = {
  basics: { name: 'க்ஷேத்திரபாலன் Sample', label: 'Accounts', email: 'sample@example.com' },
  work: [
    {
      name: 'Sample Logistics',
      position:
        'Senior accountant of three branches and of the head office, and of what they owe each other',
      startDate: '2022-04',
      highlights: ['Matched GSTR-2B for 3 clients, 450 bills a month'],
    },
    { name: 'Sample Traders', position: 'Clerk', startDate: '2019-06', endDate: '2022-03' },
  ],
  education: [{ institution: 'Sample College', studyType: 'M.Com', endDate: '2018' }],
};

const read = async (
  program: string,
  args: readonly string[],
  own: object = document,
): Promise<string[]> => {
  const answer = await postJson(own);
  const input = Buffer.from(await answer.arrayBuffer());
  const text = execFileSync(program, args, { input, encoding: 'utf8' });
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
};

const ordered = [
  'Work experience',
  'Apr 2022 to now',
  'Sample Logistics',
  'Matched GSTR-2B',
  'Clerk',
  'Jun 2019 to Mar 2022',
  'Sample Traders',
  'Education',
  'M.Com',
  '2018',
  'Sample College',
];

test.each([
  ['pdftotext', ['-', '-']],
  ['pdftotext', ['-layout', '-', '-']],
  ['pdftotext', ['-raw', '-', '-']],
  ['pdfinfo', ['-struct-text', '-']],
])('%s %j reads each post with its dates, in the order of the page', async (program, args) => {
  const text = (await read(program, args)).join('\n');
  const places = ordered.map((each) => text.indexOf(each, text.indexOf('Work experience')));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('what is at the right end of a line is read with the line', async () => {
  for (const args of [
    ['-', '-'],
    ['-layout', '-', '-'],
  ]) {
    const lines = await read('pdftotext', args);
    expect(lines).toContain('Clerk Jun 2019 to Mar 2022');
    expect(lines).toContain('M.Com 2018');
  }
});

test('names in Urdu come out of it as they were typed', async () => {
  const basics = { name: 'محمد اقبال انصاری', label: 'Accountant', location: { city: 'حیدرآباد' } };
  // Poppler writes marks of direction around them.
  const lines = (await read('pdftotext', ['-', '-'], { basics })).map((line) =>
    line.replaceAll(/[\u202a-\u202e]/g, ''),
  );
  expect(lines).toEqual(expect.arrayContaining([basics.name, basics.location.city]));
});

test('the file is tagged, names its language and title, and brings its letters', async () => {
  const facts = await read('pdfinfo', ['-']);
  expect(facts).toContain('Tagged: yes');
  expect(facts.join('\n')).toMatch(/^Title: Resume of க்ஷேத்திரபாலன் Sample$/m);
  const [, , ...fonts] = await read('pdffonts', ['-']);
  expect(fonts.length).toBeGreaterThan(2);
  for (const font of fonts) expect(font).toMatch(/ yes yes yes \d+ 0$/);
  const tags = await read('pdfinfo', ['-struct', '-']);
  expect(tags.slice(0, 2)).toEqual(['Document', 'H1 (block)']);
});
