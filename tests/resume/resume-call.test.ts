import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { sampleResume } from '#data/resume';
import { checkResume } from '#lib/applications/files';
import { openCertificates } from '#tests/certificates/certificate-harness';
import { beginWriter, errorsOf, linesOf, postJson } from '#tests/resume/resume-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(() => openCertificates({ RATE_LIMIT: 'off' }));
beforeAll(beginWriter);

afterEach(() => {
  jest.restoreAllMocks();
});

const experienced = {
  basics: { name: 'Sample Karthik', email: 'karthik@example.com', phone: '00000 00132' },
  work: [
    {
      name: 'Sample Logistics',
      position: 'Senior accountant',
      startDate: '2022-04',
      highlights: ['Closes the books of 3 branches by the 5th working day'],
    },
  ],
  education: [{ institution: 'Sample College', studyType: 'M.Com', endDate: '2018' }],
  skills: [{ name: 'Tax', keywords: ['GST', 'TDS'] }],
  languages: [
    { language: 'Tamil', fluency: 'speak' },
    { language: 'English', fluency: 'speak' },
  ],
};

test('a JSON Resume comes back as a PDF whose lines are in the order of the page', async () => {
  const answer = await postJson(experienced);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await linesOf(answer)).toEqual([
    'Sample Karthik',
    '00000 00132 · karthik@example.com',
    'Work experience',
    'Senior accountant Apr 2022 to now',
    'Sample Logistics',
    '• Closes the books of 3 branches by the 5th working day',
    'Education',
    'M.Com 2018',
    'Sample College',
    'Skills',
    '• Tax: GST, TDS',
    'Languages',
    'Tamil and English: speak.',
  ]);
});

test('a fresher’s page begins with education, and work follows the certificates', async () => {
  const number = await harness().issued('Sample Priya Raman');
  const answer = await postJson({ ...sampleResume, 'certificates.0.number': number });
  const lines = await linesOf(answer);
  const headings = ['Education', 'Certificates', 'Work experience', 'Skills', 'Languages', 'Other'];
  expect(lines.filter((line) => headings.includes(line))).toEqual(headings);
  expect(lines).toContain('HACA Intermediate Nov 2026');
  expect(lines).toContain(`HOA, certificate ${number}`);
});

test('the Word file has the same lines, under heading styles with names', async () => {
  const pdf = await linesOf(await postJson(experienced));
  const word = await postJson(experienced, '?format=docx');
  expect(word.headers.get('content-type')).toContain('wordprocessingml');
  const plain = (lines: string[]) => lines.map((line) => line.replace(/^• /, ''));
  expect(plain(await linesOf(word, 'docx'))).toEqual(plain(pdf));
});

test.each(['pdf', 'docx'] as const)('the %s passes the check of any upload', async (format) => {
  const answer = await postJson({ ...sampleResume, format });
  const data = Buffer.from(await answer.arrayBuffer());
  expect(data.length).toBeLessThan(150 * 1024);
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const checked = await checkResume({ name: name ?? '', size: data.length, data });
  expect(checked).toMatchObject({ ok: { file: { name: `Resume Sample Priya Raman.${format}` } } });
});

const names = [
  'க்ஷேத்திரபாலன் பொன்னுச்சாமி',
  'శ్రీనివాస్ కృష్ణమూర్తి',
  'विद्यार्थी श्रीकृष्ण',
  'മലയാളം ശ്രീകൃഷ്ണൻ ക്ഷേത്രപാലൻ',
  'ಶ್ರೀಕೃಷ್ಣ ಲಕ್ಷ್ಮೀನಾರಾಯಣ',
  'শ্রীকৃষ্ণ চট্টোপাধ্যায়',
  'অসমীয়া ৰাজীৱ',
  'શ્રીકૃષ્ણ લક્ષ્મીચંદ',
  'ਸ੍ਰੀ ਹਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ଶ୍ରୀକୃଷ୍ଣ ମହାପାତ୍ର',
  'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ',
  'ꯃꯩꯇꯩ ꯂꯣꯟ',
  'Αθηνά Παπαδοπούλου',
  'Юлия Щербакова',
  'Nguyễn Thị Ánh',
  'R. பொன்னி & श्री Rao-లక్ష్మి',
];

test.each(names)('the name %s can be copied letter for letter', async (name) => {
  const document = {
    basics: { name },
    work: [{ name, highlights: [`Worked with ${name} for 30 months`] }],
  };
  const lines = await linesOf(await postJson(document));
  expect(lines[0]).toBe(name.normalize('NFC'));
  expect(lines.at(-1)).toBe(`• Worked with ${name.normalize('NFC')} for 30 months`);
});

test.each([
  ['José', 'Meena Devi'],
  ['Åsa', 'Anita Arora'],
  ['Ravi…', 'B. Com. Iyer'],
  ['a”b', 'D’Souza'],
])('%s takes no letter from %s, whose resume is made next', async (first, second) => {
  for (const name of [first, second]) {
    expect(await linesOf(await postJson({ basics: { name } }))).toEqual([name]);
  }
});

test.each([
  ['Telugu, with a non-joiner', 'సాఫ్ట్\u200cవేర్'],
  ['Tamil, with a non-joiner', 'க்\u200cஷ'],
  ['Devanagari, with both joiners', 'राज्\u200cकुमार क्\u200dष'],
  ['joiners before and after words', '\u200dకుమార్ రావు\u200c శ్రీ'],
  ['Latin, with a joiner', 'Sri\u200cRam Kumar'],
  ['a nukta where the font has no place for one', 'च़प़ इ़'],
  ['vowel signs that reach beyond their letter', 'फीजू జూ ராஜூ'],
])('%s: drawn, and read back with every sign', async (_, name) => {
  const answer = await postJson({ basics: { name, summary: name } });
  const read = name.normalize('NFC');
  expect(await linesOf(answer)).toEqual([read, read]);
});

test('json gives the document back, with the certificate in the words of the store', async () => {
  const number = await harness().issued('Asha Kumari');
  const url = `https://hoa.example/verify/${number.toLowerCase()}`;
  const answer = await postJson({ ...experienced, certificates: [{ url }] }, '?format=json');
  expect(answer.headers.get('content-type')).toBe('application/json');
  const given = (await answer.json()) as Record<string, unknown>;
  expect(given).toMatchObject({ basics: experienced.basics, work: experienced.work });
  expect(given.certificates).toMatchObject([
    { number, name: 'HACA Intermediate', issuer: 'HOA', date: '2026-11-20' },
  ]);
  const again = await postJson(given, '?format=json');
  expect(await again.json()).toEqual(given);
});

test('a document of JSON Resume 0.x is read, and what the page has no place for is reported', async () => {
  const answer = await postJson({
    basics: { name: 'Test Person', website: 'test.example', picture: 'me.jpg' },
    work: [{ company: 'Kaveri Traders', position: 'Clerk', website: 'kaveri.example' }],
    awards: [],
    hobbies: ['Chess'],
    नाम: 'x',
  });
  expect(answer.headers.get('x-left-out')).toBe(
    `hobbies, ${encodeURIComponent('नाम')}, basics.picture`,
  );
  expect(await linesOf(answer)).toEqual([
    'Test Person',
    'test.example',
    'Work experience',
    'Clerk',
    'Kaveri Traders · kaveri.example',
  ]);
  expect((await postJson(experienced)).headers.has('x-left-out')).toBe(false);
});

test.each([
  ['number', { number: 'HC-2026-0000000' }],
  ['slip', { number: 'HC-2026-9TX2B7E' }],
  ['address', { url: 'https://hoa.example/verify/HC-2026-0000000' }],
  ['claim without a number', { name: 'HACA Final', issuer: 'HOA' }],
])('a certificate that the store does not know is refused: %s', async (_, certificate) => {
  const answer = await postJson({ ...experienced, certificates: [certificate] });
  expect(answer.status).toBe(422);
  expect(Object.keys(await errorsOf(answer))).toEqual(['certificates.0.number']);
});

test('a certificate that was undone is refused, one of another issuer is as it was given', async () => {
  const number = await harness().issued('Asha Kumari');
  await harness().command('revoke', number);
  const revoked = await postJson({ ...experienced, certificates: [{ number }] });
  expect(await errorsOf(revoked)).toEqual({
    'certificates.0.number': 'This certificate is no longer valid',
  });
  const other = { name: 'Securities markets', issuer: 'NISM', date: '2025-03' };
  const lines = await linesOf(await postJson({ ...experienced, certificates: [other] }));
  expect(lines).toContain('Securities markets Mar 2025');
});

test.each([
  ['no name', { basics: {} }, ['basics.name']],
  ['a blank name', { basics: { name: '\u200d ' } }, ['basics.name']],
  [
    'what is no address, number or day',
    {
      basics: { name: 'A', email: 'x', phone: 'y' },
      work: [{ name: 'B', startDate: 'someday' }],
    },
    ['basics.email', 'basics.phone', 'work.0.startDate'],
  ],
  ['a line that is too long', { basics: { name: 'A', label: 'x'.repeat(501) } }, ['basics.label']],
  ['a name that is too long', { basics: { name: 'x'.repeat(101) } }, ['basics.name']],
  ['basics that are no object', { basics: 'Asha' }, ['basics']],
  ['a list that is none', { basics: { name: 'A' }, work: { name: 'B' } }, ['work']],
  [
    'fields of another type',
    {
      basics: { name: ['A'], label: 7, location: 3, profiles: [true] },
      work: [{ position: {}, highlights: [1] }],
      projects: [5],
    },
    [
      'basics.label',
      'basics.location',
      'basics.name',
      'basics.profiles.0',
      'projects.0',
      'work.0.highlights',
      'work.0.position',
    ],
  ],
  [
    'an end before its start',
    {
      basics: { name: 'A' },
      work: [{ name: 'B', startDate: 'Jan 2021', endDate: 'Jan 2019' }],
      education: [{ institution: 'C', startDate: '2021', endDate: '2020-12' }],
    },
    ['education.0.endDate', 'work.0.endDate'],
  ],
  ['an unknown format', { basics: { name: 'A' }, format: 'odt' }, ['format']],
  ['a format that is no word', { basics: { name: 'A' }, format: { toString: 1 } }, ['format']],
  ['a format that every object has', { basics: { name: 'A' }, format: 'toString' }, ['format']],
])('422 names the fields: %s', async (_, document, fields) => {
  const answer = await postJson(document);
  expect(answer.status).toBe(422);
  expect(Object.keys(await errorsOf(answer)).sort()).toEqual(fields);
});
