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

beforeAll(() => installSystem(['libreoffice-writer-nogui', 'poppler-utils']));
beforeAll(beginWriter);
forEachTest(openTrial);

const line = 'Matched GSTR-2B with the purchase register for 3 clients, 450 bills a month';
const lines: readonly (readonly [string, string])[] = [
  ['Latin', line],
  ['capitals', line.toUpperCase()],
  ['Tamil', 'ஒவ்வொரு மாதமும் ஜி.எஸ்.டி கணக்குகளைச் சரிபார்த்து அறிக்கை தயாரித்தேன்'],
  ['Malayalam', 'എല്ലാ മാസവും കണക്കുകൾ പരിശോധിച്ചു റിപ്പോർട്ട് തയ്യാറാക്കി ക്ഷേത്രം'],
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
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const files = [...made.keys()].map((name) => join(folder, `${name}.docx`));
  runProgram('soffice', [
    profile,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    ...files,
  ]);
  const more = [...made].filter(([name, pages]) => pagesIn(join(folder, `${name}.pdf`)) > pages);
  expect(more).toEqual([]);
}, 300_000);
