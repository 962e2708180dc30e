/** Resumes as real programs write and rewrite them: all are attached, and read in the order of what was written. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inspect } from '#lib/platform/files/inspection/inspection';
import { openBrowser } from '#scripts/browser';
import { installSystem } from '#scripts/system';
import { verdictOf } from '#tests/platform/files/verdicts';

const sidebar = [
  ...['Contact', '98765 43210', 'Gandhipuram, Coimbatore'],
  ...['Skills', 'TallyPrime', 'GSTR-1, GSTR-3B', 'Excel pivots'],
];
const posts = [
  ...['Work experience', 'Accounts executive, Kaveri Traders', 'Closed the books of three units.'],
  ...['Accounts assistant, Vaigai Mills', 'Entered two hundred vouchers a day.'],
  ...['Education', 'Course Year', 'B.Com 2019', 'M.Com 2021'],
];
const lines = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const table = (rows: readonly string[]) =>
  `<table>${rows.map((row) => `<tr>${row.replace(/\S+/g, '<td>$&')}`).join('')}</table>`;

/** A page of HTML, and what is to be read of it. */
const layouts: Readonly<Record<string, readonly [html: string, read: readonly string[]]>> = {
  'a name over a narrow and a wide column': [
    `<h1>Meena Iyer</h1><div style="display:grid;grid-template-columns:60mm 1fr;gap:8mm"><div>${lines(sidebar)}</div><div>${lines(posts.slice(0, 6))}${table(posts.slice(6))}</div></div>`,
    ['Meena Iyer', ...sidebar, ...posts],
  ],
  'columns that were drawn from right to left': [
    `<div style="position:relative"><div style="position:absolute;left:90mm;top:30mm">${lines(posts.slice(0, 6))}</div><div style="position:absolute;left:0;top:31mm">${lines(sidebar)}</div><h1>Meena Iyer</h1></div>`,
    ['Meena Iyer', ...sidebar, ...posts.slice(0, 6)],
  ],
  'labels with what belongs to them': [
    '<h1>Curriculum Vitae</h1><dl style="display:grid;grid-template-columns:50mm 1fr;row-gap:4mm"><dt>Name<dd>Meena Iyer<dt>Born<dd>12 May 1998<dt>Languages<dd>Tamil, English</dl>',
    ['Curriculum Vitae', 'Name Meena Iyer', 'Born 12 May 1998', 'Languages Tamil, English'],
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'hoa-producers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `in` and `out` stand for both files of the command line. */
function rewritten(data: Buffer, program: string, ...words: readonly string[]): Buffer {
  const files = { in: join(folder, 'in.pdf'), out: join(folder, 'out.pdf') };
  writeFileSync(files.in, data);
  const given = words.map((word) => (word === 'in' || word === 'out' ? files[word] : word));
  expect(spawnSync(program, given).status).toBe(0);
  return readFileSync(files.out);
}

const programs: Readonly<Record<string, (data: Buffer) => Buffer | Promise<Buffer>>> = {
  'printed by Chromium': (data) => data,
  'saved again with packed objects (pdf-lib)': async (data) =>
    Buffer.from(await (await PDFDocument.load(data)).save({ useObjectStreams: true })),
  'drawn again by Cairo': (data) => rewritten(data, 'pdftocairo', '-pdf', 'in', 'out'),
  'taken apart by Poppler': (data) => rewritten(data, 'pdfseparate', '-l', '1', 'in', 'out'),
};

const printed = new Map<string, Buffer>();
beforeAll(async () => {
  installSystem(['chromium', 'poppler-utils']);
  const browser = await openBrowser();
  const page = await browser.newPage();
  for (const [what, [html]] of Object.entries(layouts)) {
    await page.setContent(`<!doctype html><style>body{font:11pt Helvetica}</style>${html}`);
    printed.set(what, await page.pdf({ format: 'A4' }));
  }
  await browser.close();
}, 300_000);

describe.each(Object.keys(programs))('a resume %s', (program) => {
  it.each(Object.entries(layouts))('is attached and read in order: %s', async (what, [, read]) => {
    const data =
      (await programs[program]?.(printed.get(what) ?? Buffer.alloc(0))) ?? Buffer.alloc(0);
    expect(await verdictOf(data)).toBe('attached');
    const found = await inspect('read', { bytes: Uint8Array.from(data), type: 'pdf' });
    const parts = 'ok' in found && found.ok.found === 'text' ? found.ok.parts : [];
    expect(parts.flat().map(({ text }) => text)).toEqual(read);
  });
});
