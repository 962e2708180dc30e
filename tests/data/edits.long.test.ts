/** An edit of the first year is in one file, and asks for no change of a text or a test. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { edits, skeletons, written } from '#tests/data/edits';
import { copyProject } from '#tests/setup/project-copy';

/** Those whose tests read what is edited. */
const folders = [
  ...['accounting', 'accounts', 'browser', 'catalogue', 'data', 'enquiries', 'payments'],
  ...['search', 'shape', 'site', 'webinars'],
];

let copy: ReturnType<typeof copyProject>;
beforeAll(() => {
  copy = copyProject('edited');
}, 300_000);
afterAll(() => copy.remove());

/** Nothing else would tell which test of the copy failed. */
const wrongIn = ({ ok, output }: ReturnType<typeof copy.run>) => (ok ? '' : output);

test('a fee, an address, a holiday, a member, a topic, an article and an edition: the copy is in order, is right in every test and builds', () => {
  for (const each of edits) copy.edit(each);
  for (const words of skeletons) {
    expect(wrongIn(copy.run('node', 'scripts/content.ts', 'add', ...words))).toBe('');
  }
  const unwritten = copy.run('node', 'scripts/content.ts');
  expect(unwritten.ok).toBe(false);
  expect(unwritten.output.trim().split('\n')).toEqual(
    expect.arrayContaining([
      'data/team.ts: entry "Asha Raman": field "title": holds "[to write: what they are here]", expected words and figures',
    ]),
  );
  for (const each of written) copy.edit(each);
  expect(wrongIn(copy.run('node', 'scripts/content.ts'))).toBe('');
  expect(wrongIn(copy.run('biome', 'check', 'data'))).toBe('');
  const words = ['--selectProjects', 'site', '--', ...folders.map((folder) => `tests/${folder}/`)];
  expect(wrongIn(copy.run('jest', ...words))).toBe('');
  expect(wrongIn(copy.run('node', 'scripts/build.ts'))).toBe('');
}, 900_000);

test('an edition that is closed early needs nothing but its closing time', () => {
  copy.edit({
    what: 'the closing time',
    file: 'webinars.ts',
    from: "closesAt: '2027-03-01T18:00:00+05:30'",
    to: "closesAt: '2026-11-21T18:00:00+05:30'",
  });
  expect(wrongIn(copy.run('node', 'scripts/content.ts'))).toBe('');
  const words = ['--selectProjects', 'site', '--', 'tests/payments/', 'tests/data/'];
  expect(wrongIn(copy.run('jest', ...words))).toBe('');
}, 300_000);

const officeFee = (from: string, to: string) =>
  copy.edit({
    what: 'a fee with a comma',
    file: 'courses.ts',
    from: `'Office automation', 25, ${from}`,
    to: `'Office automation', 25, ${to}`,
  });
const { fees: officeFees = 0 } = courses.find(({ title }) => title === 'Office automation') ?? {};

test('a build of wrong content ends before a minute is spent on it, with the line that fixes it', () => {
  officeFee(`${officeFees})`, "'8,100')");
  const { ok, output } = copy.run('node', 'scripts/build.ts');
  officeFee("'8,100')", `${officeFees})`);
  expect(ok).toBe(false);
  expect(output.trim()).toBe(
    'data/courses.ts: entry "office-automation": field "fees": is the text "8,100", expected a whole number of rupees, written without comma and sign, such as 9900',
  );
});

test('an edit with other quotes and line ends is put in order by one command', () => {
  officeFee(`${officeFees})`, `${officeFees} , )`);
  const { ok, output } = copy.run('node', 'scripts/content.ts', 'format');
  expect([ok, output.trim()]).toEqual([true, 'Files of data/ put in order: 1.']);
  expect(copy.run('node', 'scripts/content.ts', 'format').output.trim()).toBe(
    'Every file of data/ is in order.',
  );
});

test('a file that does not load is named with its line', () => {
  officeFee(`${officeFees})`, String(officeFees));
  const { ok, output } = copy.run('node', 'scripts/content.ts');
  officeFee(String(officeFees), `${officeFees})`);
  expect(ok).toBe(false);
  expect(output).toMatch(/^data\/courses\.ts, line \d+: cannot be read: /);
});

test('a day that is none and a title without a letter leave no skeleton', () => {
  const before = copy.run('node', 'scripts/content.ts').output;
  for (const [words, why] of [
    [['edition', '2026-02-30'], '2026-02-30 is no day.'],
    [['edition', '2020-03-07'], 'is not ahead'],
    [['edition', '2027-03-07'], 'There is an edition on 2027-03-07 already'],
    [['article', 'தேய்மானம்'], 'has no letter or digit for its address'],
  ] as const) {
    const { ok, output } = copy.run('node', 'scripts/content.ts', 'add', ...words);
    expect([ok, output]).toEqual([false, expect.stringContaining(why)]);
  }
  expect(copy.run('node', 'scripts/content.ts').output).toBe(before);
});

test('a title of one word that the language has already is written under another name', () => {
  expect(wrongIn(copy.run('node', 'scripts/content.ts', 'add', 'article', 'Default'))).toBe('');
  const { output } = copy.run('node', 'scripts/content.ts');
  expect(output).toContain('entry "default"');
  expect(output).not.toContain('cannot be read');
});
