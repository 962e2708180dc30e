/** A Word file opened by another program, whose font is wider than ours. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { sampleResume } from '#data/resume';
import { installSystem } from '#scripts/system';
import { runProgram } from '#tests/data/tools/libre-office';
import { openTrial } from '#tests/platform/files/upload-harness';
import { beginWriter, postJson } from '#tests/resume/resume-harness';
import { forEachTest } from '#tests/setup/for-each-test';

beforeAll(() => installSystem(['libreoffice-writer-nogui', 'poppler-utils', 'fonts-noto-core']));
beforeAll(beginWriter);
forEachTest(openTrial);

const line = 'Matched GSTR-2B with the purchase register for 3 clients, 450 bills a month';
const lines: readonly (readonly [string, string])[] = [
  ['Latin', line],
  ['capitals', line.toUpperCase()],
  ['Tamil', 'ஒவ்வொரு மாதமும் ஜி.எஸ்.டி கணக்குகளைச் சரிபார்த்து அறிக்கை தயாரித்தேன்'],
  ['Malayalam', 'എല്ലാ മാസവും കണക്കുകൾ പരിശോധിച്ചു റിപ്പോർട്ട് തയ്യാറാക്കി ക്ഷേത്രം'],
  ['Telugu', 'ప్రతి నెలా జీఎస్టీ లెక్కలు సరిచూసి నివేదిక తయారు చేశాను'],
  ['Devanagari', 'हर महीने जीएसटी के खातों का मिलान करके रिपोर्ट तैयार की'],
  ['Bengali', 'প্রতি মাসে হিসাব মিলিয়ে প্রতিবেদন তৈরি করেছি চট্টোপাধ্যায়'],
];

/** From one page to the end of the second. */
const documents = lines.flatMap(([name, text]) =>
  [2, 5, 6, 9, 10, 11].map((posts) => ({
    name: `${name}, ${posts} posts`,
    document: {
      basics: { name: 'Asha', label: text, summary: text },
      work: Array.from({ length: posts }, (_, at) => ({
        position: `Post ${at}`,
        name: `Firm ${at}`,
        startDate: `${2025 - at}-01`,
        endDate: `${2025 - at}-12`,
        highlights: [text, text, text],
      })),
    },
  })),
);

const pagesIn = (file: string) =>
  Number(/^Pages:\s+(\d+)/m.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8' }))?.[1]);

/** Word files of these names in the folder, each as a PDF beside it. */
function print(folder: string, names: readonly string[]): void {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const files = names.map((name) => join(folder, `${name}.docx`));
  const settings = ['--headless', '--convert-to', 'pdf', '--outdir', folder];
  runProgram('soffice', [profile, ...settings, ...files]);
}

test('in LibreOffice no Word file has more pages than its PDF', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'word-pages-'));
  const made = new Map<string, number>();
  for (const { name, document } of [{ name: 'sample', document: sampleResume }, ...documents]) {
    const pdf = await postJson(document);
    const word = await postJson({ ...document, format: 'docx' });
    expect(word.status).toBe(pdf.status);
    if (pdf.status !== 200) continue;
    made.set(name, Number(pdf.headers.get('resume-pages')));
    writeFileSync(join(folder, `${name}.docx`), Buffer.from(await word.arrayBuffer()));
  }
  expect(new Set(made.values())).toEqual(new Set([1, 2]));
  print(folder, [...made.keys()]);
  const more = [...made].filter(([name, pages]) => pagesIn(join(folder, `${name}.pdf`)) > pages);
  expect(more).toEqual([]);
}, 300_000);

test('in LibreOffice names print with letters of their own script', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'word-names-'));
  const names: Readonly<Record<string, string>> = {
    Tamil: 'மீனா கிருஷ்ணன்',
    Telugu: 'లక్ష్మీ ప్రసాద్',
    Devanagari: 'श्रीकृष्ण क्षेत्रपाल',
    Malayalam: 'ലക്ഷ്മി കൃഷ്ണൻ',
    Bengali: 'কৃষ্ণা চট্টোপাধ্যায়',
  };
  for (const [script, name] of Object.entries(names)) {
    const answer = await postJson({ basics: { name, label: 'Accountant' }, format: 'docx' });
    writeFileSync(join(folder, `${script}.docx`), Buffer.from(await answer.arrayBuffer()));
  }
  print(folder, Object.keys(names));
  for (const [script, name] of Object.entries(names)) {
    const file = join(folder, `${script}.pdf`);
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
    expect(text.normalize('NFC')).toContain(name.normalize('NFC'));
    expect(execFileSync('pdffonts', [file], { encoding: 'utf8' })).toContain(script);
  }
}, 120_000);
