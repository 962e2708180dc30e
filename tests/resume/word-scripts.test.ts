/** Names in the scripts of India in a Word file: which font, size and language their runs have. */
import { beforeAll, expect, test } from '@jest/globals';
import { openPackage } from '#lib/platform/files/word/package';
import { openTrial } from '#tests/platform/files/upload-harness';
import { beginWriter, postJson } from '#tests/resume/resume-harness';
import { forEachTest } from '#tests/setup/for-each-test';

beforeAll(beginWriter);
forEachTest(openTrial);

interface Run {
  readonly text: string;
  readonly properties: string;
}

const runsOf = async (document: object) => (await partsOf(document)).runs;

/** The text of each run of a paragraph, and whether it is from right to left. */
const inRuns = (paragraph: string) =>
  runsIn(paragraph).map(({ text, properties }) => [text, properties.includes('<w:rtl/>')]);

async function partsOf(
  document: object,
): Promise<{ readonly runs: readonly Run[]; readonly paragraphs: readonly string[] }> {
  const answer = await postJson({ ...document, format: 'docx' });
  expect(answer.status).toBe(200);
  const { parts, main } = await openPackage(Buffer.from(await answer.arrayBuffer()));
  const chunks: Buffer[] = [];
  for await (const chunk of parts.find(({ name }) => name === main)?.chunks() ?? [])
    chunks.push(chunk);
  const xml = Buffer.concat(chunks).toString();
  const paragraphs = xml.match(/<w:p>.*?<\/w:p>/gs) ?? [];
  return { runs: runsIn(xml), paragraphs };
}

const runsIn = (xml: string): readonly Run[] =>
  [...xml.matchAll(/<w:r>(.*?)<\/w:r>/gs)].map(([, inside = '']) => ({
    text: /<w:t[^>]*>(.*?)<\/w:t>/s.exec(inside)?.[1] ?? '',
    properties: /<w:rPr>(.*?)<\/w:rPr>/s.exec(inside)?.[1] ?? '',
  }));

const settingOf = ({ properties }: Run, element: string, attribute = 'val') =>
  new RegExp(`<w:${element} [^>]*w:${attribute}="([^"]*)"`).exec(properties)?.[1];

test.each([
  ['Tamil', 'மீனா கிருஷ்ணன்', 'ta-IN'],
  ['Telugu', 'లక్ష్మీ ప్రసాద్', 'te-IN'],
  ['Devanagari', 'श्रीकृष्ण क्षेत्रपाल', 'hi-IN'],
  ['Malayalam', 'ലക്ഷ്മി കൃഷ്ണൻ', 'ml-IN'],
  ['Bengali', 'কৃষ্ণা চট্টোপাধ্যায়', 'bn-IN'],
  ['Kannada', 'ಕೃಷ್ಣ ಪ್ರಸಾದ್', 'kn-IN'],
  ['Gujarati', 'કૃષ્ણા પટેલ', 'gu-IN'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'pa-IN'],
  ['Odia', 'କୃଷ୍ଣ ପ୍ରସାଦ', 'or-IN'],
])('a name in %s is one run in a font that Word has for it', async (_, name, language) => {
  const [run] = await runsOf({ basics: { name } });
  if (!run) throw new Error('a document without text');
  expect(run.text).toBe(name);
  for (const place of ['ascii', 'hAnsi', 'cs'])
    expect(settingOf(run, 'rFonts', place)).toBe('Nirmala UI');
  expect(run.properties).toContain('<w:cs/>');
  expect(settingOf(run, 'lang', 'bidi')).toBe(language);
  // Word takes the second size and weight for these letters.
  expect(Number(settingOf(run, 'sz'))).toBeGreaterThan(0);
  expect(settingOf(run, 'szCs')).toBe(settingOf(run, 'sz'));
  expect(run.properties).toContain('<w:b/><w:bCs/>');
});

test('scripts side by side have a run each, and joiners, dots and digits stay with their word', async () => {
  const runs = await runsOf({ basics: { name: 'Asha க்\u200cஷ 2.0 ശ്രീ। (CA)' } });
  expect(runs.map((run) => [run.text, settingOf(run, 'lang', 'bidi')])).toEqual([
    ['Asha ', undefined],
    ['க்\u200cஷ 2.0 ', 'ta-IN'],
    ['ശ്രീ। (', 'ml-IN'],
    ['CA)', undefined],
  ]);
});

test('a name in Urdu is one run from right to left, in a paragraph that is so too', async () => {
  const name = 'محمد اقبال انصاری';
  const { runs, paragraphs } = await partsOf({ basics: { name, label: 'Accountant' } });
  const [run] = runs;
  if (!run) throw new Error('a document without text');
  expect(run.text).toBe(name);
  expect(run.properties).toMatch(/<w:rtl\/><w:lang w:bidi="ur-IN"\/>$/);
  expect(settingOf(run, 'rFonts', 'cs')).toBe('Arial');
  expect(settingOf(run, 'szCs')).toBe(settingOf(run, 'sz'));
  expect(run.properties).toContain('<w:bCs/>');
  const [first, second] = paragraphs;
  expect(first).toContain('<w:bidi/>');
  expect(second).not.toContain('<w:bidi/>');
});

test('English, brackets and figures beside Urdu are parted as a reader of both expects', async () => {
  const [, label] = (await partsOf({ basics: { name: 'A', label: 'Accountant (محاسب), 25' } }))
    .paragraphs;
  expect(inRuns(label ?? '')).toEqual([
    ['Accountant (', false],
    ['محاسب', true],
    ['), 25', false],
  ]);
  const summary = '2019 سے GST کا کام، 450 بل';
  const [, own] = (await partsOf({ basics: { name: 'A', summary } })).paragraphs;
  expect(own).toContain('<w:bidi/>');
  expect(inRuns(own ?? '')).toEqual([
    ['2019 سے ', true],
    ['GST', false],
    [' کا کام، 450 بل', true],
  ]);
});

test('a resume in English is as before: one run a line', async () => {
  const runs = await runsOf({ basics: { name: 'Asha Rao', summary: 'Filed GSTR-1 for 3 firms.' } });
  expect(runs.map(({ text }) => text)).toEqual(['Asha Rao', 'Filed GSTR-1 for 3 firms.']);
  expect(runs.map((run) => settingOf(run, 'rFonts', 'ascii'))).toEqual(['Calibri', 'Calibri']);
});
