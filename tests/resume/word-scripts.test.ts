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

async function runsOf(document: object): Promise<readonly Run[]> {
  const answer = await postJson({ ...document, format: 'docx' });
  expect(answer.status).toBe(200);
  const { parts, main } = await openPackage(Buffer.from(await answer.arrayBuffer()));
  const chunks: Buffer[] = [];
  for await (const chunk of parts.find(({ name }) => name === main)?.chunks() ?? [])
    chunks.push(chunk);
  const xml = Buffer.concat(chunks).toString();
  return [...xml.matchAll(/<w:r>(.*?)<\/w:r>/gs)].map(([, inside = '']) => ({
    text: /<w:t[^>]*>(.*?)<\/w:t>/s.exec(inside)?.[1] ?? '',
    properties: /<w:rPr>(.*?)<\/w:rPr>/s.exec(inside)?.[1] ?? '',
  }));
}

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

test('a resume in English is as before: one run a line', async () => {
  const runs = await runsOf({ basics: { name: 'Asha Rao', summary: 'Filed GSTR-1 for 3 firms.' } });
  expect(runs.map(({ text }) => text)).toEqual(['Asha Rao', 'Filed GSTR-1 for 3 firms.']);
  expect(runs.map((run) => settingOf(run, 'rFonts', 'ascii'))).toEqual(['Calibri', 'Calibri']);
});
