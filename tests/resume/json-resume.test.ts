/** Documents of JSON Resume 1.0 (https://jsonresume.org/schema): all that they say is on the page, and comes back as JSON. */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonResume } from '#lib/resume/files/json';
import { fieldValues, furtherFields } from '#lib/resume/rules/fields';
import { readResume } from '#lib/resume/rules/read';
import { sheetOf } from '#lib/resume/rules/sections';
import { openTrial } from '#tests/platform/files/upload-harness';
import { beginWriter, errorsOf, linesOf, postJson } from '#tests/resume/resume-harness';
import { forEachTest } from '#tests/setup/for-each-test';

beforeAll(beginWriter);
forEachTest(openTrial);

/** A sample with something in every field of the schema but the photograph. */
const whole = {
  basics: {
    name: 'Sample Meenakshi',
    label: 'Accountant',
    email: 'meenakshi@example.com',
    phone: '00000 00133',
    url: 'https://meenakshi.example',
    summary: `Keeps books. ${'Closes each month by its fifth working day. '.repeat(20)}`.trim(),
    location: {
      address: 'Flat 3, Sample Street',
      postalCode: '600017',
      city: 'Chennai',
      countryCode: 'IN',
      region: 'Tamil Nadu',
    },
    profiles: [
      { network: 'LinkedIn', username: 'meena', url: 'https://linkedin.example/in/meena' },
    ],
  },
  work: [
    {
      name: 'Kaveri Sample Traders',
      location: 'Guindy',
      description: 'Wholesale of yarn',
      position: 'Senior accountant',
      url: 'https://kaveri.example',
      startDate: '2020-05-01',
      endDate: '2024-03-31',
      summary: 'Led the books of three branches',
      highlights: ['Matched GSTR-2B for 450 bills a month', 'Trained two juniors'],
    },
  ],
  volunteer: [
    {
      organization: 'Sample Literacy Circle',
      position: 'Treasurer',
      url: 'https://circle.example',
      startDate: '2018-01',
      endDate: '2019-12',
      summary: 'Kept the cash book',
      highlights: ['Audited without a remark'],
    },
  ],
  education: [
    {
      institution: 'Sample College',
      url: 'https://college.example',
      area: 'Commerce',
      studyType: 'B.Com',
      startDate: '2015',
      endDate: '2018',
      score: '72%',
      courses: ['Company law', 'Cost accounting, part two'],
    },
  ],
  awards: [
    {
      title: 'Best trainee',
      date: '2019-03',
      awarder: 'Sample Chamber',
      summary: 'First of forty',
    },
  ],
  certificates: [
    {
      name: 'Securities markets',
      date: '2021-02',
      issuer: 'NISM',
      url: 'https://nism.example/c/1',
    },
  ],
  publications: [
    {
      name: 'Input tax credit in yarn',
      publisher: 'Sample Journal',
      releaseDate: '2022-07',
      url: 'https://journal.example/7',
      summary: 'Nine cases',
    },
  ],
  skills: [
    { name: 'Software', level: 'Expert', keywords: ['TallyPrime', 'Excel (lookups, pivot)'] },
  ],
  languages: [{ language: 'Tamil', fluency: 'Native' }],
  interests: [{ name: 'Music', keywords: ['Veena', 'Choir'] }],
  references: [{ name: 'R. Sample', reference: 'Her ledgers never needed a second look.' }],
  projects: [
    {
      name: 'Stock count by phone',
      description: 'Counting with bar codes',
      highlights: ['Two days in the place of five'],
      keywords: ['bar codes'],
      startDate: '2023-01',
      endDate: '2023-06',
      url: 'https://count.example',
      roles: ['Lead'],
      entity: 'Sample Stores',
      type: 'application',
    },
  ],
} as const;

/** Every text in it but its dates, which the page writes in words. */
function textsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /date$/i.test(name) ? [] : [value];
  return Object.entries(value as object).flatMap(([inner, each]) => textsOf(each, inner));
}

const blanks = /\s+/g;

test.each(['pdf', 'docx'] as const)(
  'every part of a document is on the page: %s',
  async (format) => {
    const answer = await postJson({ ...whole, format });
    expect(answer.headers.get('x-left-out')).toBeNull();
    const page = (await linesOf(answer, format)).join(' ').replace(blanks, ' ');
    for (const text of textsOf(whole)) expect(page).toContain(text);
    for (const when of ['May 2020 to Mar 2024', 'Jan 2018 to Dec 2019', 'Mar 2019', 'Jul 2022'])
      expect(page).toContain(when);
    for (const heading of ['Work experience', 'Volunteer experience', 'Projects', 'References'])
      expect(page).toContain(heading);
  },
);

test('a document that is brought into the form stays whole, with a field for everything', () => {
  const read = readResume(whole);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const values = fieldValues(read.ok);
  expect(furtherFields(values)).toEqual(
    expect.arrayContaining([
      'basics.profiles.0.network',
      'basics.location.postalCode',
      'work.0.url',
      'education.0.courses',
      'skills.2.level',
      'projects.0.roles',
      'references.0.reference',
    ]),
  );
  const again = readResume(values);
  if ('errors' in again) throw new Error(JSON.stringify(again.errors));
  const page = JSON.stringify(sheetOf(again.ok, 0));
  for (const text of textsOf(whole)) expect(page).toContain(text);
});

test('a group of skills that has a name alone is not lost on its way through the form', () => {
  const skills = [
    { name: 'Excel', level: 'Expert' },
    { name: 'Tax', keywords: ['GST'] },
    { name: 'Tax' },
  ];
  const read = readResume({ basics: { name: 'A' }, skills });
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const again = readResume(fieldValues(read.ok));
  if ('errors' in again) throw new Error(JSON.stringify(again.errors));
  const [section] = sheetOf(again.ok, 0).sections;
  expect(section?.bullets.toSorted()).toEqual(['Excel (Expert)', 'Tax', 'Tax: GST']);
});

const phrase = fc
  .array(fc.constantFrom('GST', 'பொன்னி', 'O’Neil', 'yes, both', 'a; b', '4.0', 'ശ്രീ', 'x'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));
const phrases = fc.array(phrase, { minLength: 1, maxLength: 3 });
const date = fc
  .tuple(
    fc.integer({ min: 1990, max: 2026 }),
    fc.constantFrom('', '-02', '-11', '-02-03', '-11-28'),
  )
  .map((parts) => parts.join(''));
type Parts = Readonly<Record<string, fc.Arbitrary<unknown>>>;
const holdsSomething = (value: object) => Object.keys(value).length > 0;
const part = (fields: Parts) =>
  fc.record({ ...fields }, { requiredKeys: [] }).filter(holdsSomething);
const all = (fields: Parts) => fc.array(part(fields), { minLength: 1, maxLength: 2 });
const each = (kind: fc.Arbitrary<unknown>, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, kind]));
const lasting = (fields: Parts) =>
  all({ ...fields, startDate: date }).map((rows) =>
    rows.map((row) => ('startDate' in row ? { ...row, endDate: row.startDate } : row)),
  );
const text = (...names: readonly string[]) => each(phrase, ...names);
const texts = (...names: readonly string[]) => each(phrases, ...names);

const documents = fc
  .tuple(
    part({
      ...text('label', 'url', 'summary'),
      location: part(text('address', 'postalCode', 'city', 'countryCode', 'region')),
      profiles: all(text('network', 'username', 'url')),
    }),
    part({
      work: lasting({
        ...text('name', 'location', 'description', 'position', 'url', 'summary'),
        ...texts('highlights'),
      }),
      volunteer: lasting({
        ...text('organization', 'position', 'url', 'summary'),
        ...texts('highlights'),
      }),
      education: lasting({
        ...text('institution', 'url', 'area', 'studyType', 'score'),
        ...texts('courses'),
      }),
      awards: all({ ...text('title', 'awarder', 'summary'), date }),
      certificates: all({ ...text('name', 'issuer', 'url'), date }),
      publications: all({ ...text('name', 'publisher', 'url', 'summary'), releaseDate: date }),
      skills: all({ ...text('name', 'level'), ...texts('keywords') }),
      languages: all(text('language', 'fluency')),
      interests: all({ ...text('name'), ...texts('keywords') }),
      references: all(text('name', 'reference')),
      projects: lasting({
        ...text('name', 'description', 'url', 'entity', 'type'),
        ...texts('highlights', 'keywords', 'roles'),
      }),
      meta: part(text('canonical', 'version', 'lastModified')),
    }),
  )
  .map(([basics, parts]) => ({ basics: { name: 'Asha', ...basics }, ...parts }));

test('format=json gives back all that it took', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const read = readResume(document);
      if ('errors' in read) throw new Error(JSON.stringify(read.errors));
      const { $schema, ...given } = jsonResume(read.ok, () => '') as { $schema: string };
      expect($schema).toContain('resume-schema');
      expect(given).toEqual(document);
    }),
  );
});

test('all that a document says is on the page, whatever it leaves out', () => {
  fc.assert(
    fc.property(documents, ({ meta: _, ...document }: Record<string, unknown>) => {
      const read = readResume(document);
      if ('errors' in read) throw new Error(JSON.stringify(read.errors));
      const page = JSON.stringify(sheetOf(read.ok, 0));
      for (const said of textsOf(document)) expect(page).toContain(said);
    }),
  );
});

test('the call answers JSON with every part of the document', async () => {
  const answer = await postJson({ ...whole, format: 'json' });
  expect(await answer.json()).toMatchObject(whole);
});

const someCharacters = {
  basics: { name: 'שלום Asha' },
  work: [{ name: 'Sample Stores', highlights: ['Filed bills', '帳簿'] }],
};

test('letters that the PDF does not have are named at their fields, and the Word file has them', async () => {
  const errors = await errorsOf(await postJson(someCharacters));
  expect(Object.keys(errors).sort()).toEqual(['basics.name', 'work.0.highlights']);
  expect(errors['work.0.highlights']).toContain('帳 簿');
  const lines = await linesOf(await postJson({ ...someCharacters, format: 'docx' }), 'docx');
  expect(lines).toContain('שלום Asha');
});

test('pictures that the PDF leaves white are named, and other signs are printed', async () => {
  const answer = await postJson({ basics: { name: 'Asha', label: 'Clerk 🎉 ✓' } });
  expect(answer.headers.get('x-left-out')).toBe('signs in basics.label');
  expect(await linesOf(answer)).toEqual(['Asha', expect.stringMatching(/^Clerk .*✓$/u)]);
});
