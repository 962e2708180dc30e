/** Cuts the Anek fonts down to what the pages use; run by hand after a font update, its output is kept in app/fonts. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = range(0x20, 0x7e);
const marks = '\u00a0·×°–—‘’“”…•₹→←↑↓−≤≥½é';
const weights = { wght: { min: 400, max: 800, default: 400 } };

const cuts = [
  { family: 'latin', subset: 'latin', text: ascii + marks, out: 'anek-latin' },
  { family: 'latin', subset: 'latin-ext', text: '₹', out: 'anek-rupee' },
  {
    family: 'tamil',
    subset: 'tamil',
    text: range(0x0b80, 0x0bff) + '\u200c\u200d₹',
    out: 'anek-tamil',
  },
  {
    family: 'telugu',
    subset: 'telugu',
    text: range(0x0c00, 0x0c7f) + '\u200c\u200d',
    out: 'anek-telugu',
  },
];

for (const { family, subset, text, out } of cuts) {
  const source = `node_modules/@fontsource-variable/anek-${family}/files/anek-${family}-${subset}-wght-normal.woff2`;
  const font = await readFile(source);
  const cut = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: weights });
  await writeFile(`app/fonts/${out}.woff2`, cut);
  console.log(out, font.length, '->', cut.length);
}
