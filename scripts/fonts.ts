/** Cuts the Anek fonts down to what the pages use; run by hand after a font update, its output is kept in app/fonts. */

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { languageNames } from '#data/job-hunt/words';
import { pageLetters, pageWords, scripts } from '#scripts/page-words';

interface Shaper {
  readonly Blob: new (bytes: ArrayBuffer) => object;
  readonly Face: new (blob: object) => object;
  readonly Font: new (face: object) => object;
  readonly Buffer: new () => {
    addText(text: string): void;
    guessSegmentProperties(): void;
    getGlyphInfos(): readonly { readonly codepoint: number }[];
  };
  shape(font: object, buffer: object): void;
}

type Cutter = Readonly<Record<string, (...handles: number[]) => number>> & {
  readonly memory: WebAssembly.Memory;
};

const theirs = createRequire(import.meta.resolve('subset-font'));
const shaper: Shaper = await import(pathToFileURL(theirs.resolve('harfbuzzjs')).href);
const { convert } = theirs('fontverter') as {
  convert(font: Uint8Array, to: 'woff2', from: 'truetype'): Promise<Buffer>;
};

/** How HarfBuzz numbers its sets and flags (hb-subset.h). */
const set = { dropTables: 3, names: 4, features: 6 };
const flags = { noHinting: 1, noLayoutClosure: 0x200 };
const unneeded = ['STAT', 'gasp', 'MVAR', 'HVAR', 'avar', 'BASE'];
/** What joins and places the signs of an Indian script. */
const features =
  'akhn rphf blwf half pstf haln pres abvs blws psts nukt vatu cjct pref ccmp locl abvm blwm mark mkmk rlig clig';

const tagOf = (name: string) =>
  [...name].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0);

/**
 * By letters alone a cut of Telugu keeps every joined form that they could take, twice as much; the libraries are those
 * of subset-font, which takes letters alone. `face`: a TrueType file of one weight.
 */
async function cutToWords(face: Uint8Array, words: readonly string[]): Promise<Buffer> {
  const wasm = await readFile(theirs.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const cutter = (await WebAssembly.instantiate(wasm)).instance.exports as unknown as Cutter;
  const call = (name: string, ...handles: number[]) => {
    const made = cutter[name]?.(...handles);
    if (made === undefined && cutter[name] === undefined) throw new Error(`no ${name}`);
    return made ?? 0;
  };
  const heap = () => new Uint8Array(cutter.memory.buffer);
  call('_initialize');
  const at = call('malloc', face.byteLength);
  heap().set(face, at);
  const whole = call('hb_face_create', call('hb_blob_create', at, face.byteLength, 2, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  const fill = (handle: number, members: Iterable<number>) => {
    for (const member of members) call('hb_set_add', handle, member);
  };
  const named = (number: number) => call('hb_subset_input_set', input, number);
  call('hb_subset_input_set_flags', input, flags.noHinting | flags.noLayoutClosure);
  call('hb_set_clear', named(set.features));
  fill(named(set.features), features.split(' ').map(tagOf));
  call('hb_set_clear', named(set.names));
  fill(named(set.dropTables), unneeded.map(tagOf));
  fill(call('hb_subset_input_glyph_set', input), shapesOf(face, words));
  const letters = new Set(words.join(''));
  fill(
    call('hb_subset_input_unicode_set', input),
    [...letters].map((letter) => letter.codePointAt(0) ?? 0),
  );
  const blob = call('hb_face_reference_blob', call('hb_subset_or_fail', whole, input));
  const start = call('hb_blob_get_data', blob, 0);
  const cut = heap().slice(start, start + call('hb_blob_get_length', blob));
  return convert(cut, 'woff2', 'truetype');
}

function shapesOf(face: Uint8Array, words: readonly string[]): ReadonlySet<number> {
  const font = new shaper.Font(new shaper.Face(new shaper.Blob(new Uint8Array(face).buffer)));
  return new Set(
    words.flatMap((word) => {
      const buffer = new shaper.Buffer();
      buffer.addText(word);
      buffer.guessSegmentProperties();
      shaper.shape(font, buffer);
      return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    }),
  );
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = range(0x20, 0x7e);
const marks = '\u00a0·×÷°–—‘’“”…•−©é';
/** Tamil digits and calendar signs are of no use on the page. */
const tamil = `${range(0x0b80, 0x0bd7)}\u200c\u200d`;
/** Telugu digits and fractions are of no use on the page. */
const telugu = `${range(0x0c00, 0x0c63)}\u200c\u200d`;
const devanagari = `${range(0x0900, 0x097f)}\u200c\u200d`;
/** Names as people in India and elsewhere spell them. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0x24f)}${range(0x1e00, 0x1eff)}${range(0x2010, 0x2026)}${marks}`;
/** Kerning, figures in columns, and for what is read at length the joined fi. */
const bodyFeatures = ['kern', 'ccmp', 'tnum', 'lnum', 'liga'];

const card = { family: 'latin', subset: 'latin', text: ascii + marks, format: 'truetype' } as const;

/** Files of their own for each script and weight, as the writer of resumes reads them. */
const written = [
  ['latin', 'latin', latin],
  ['latin', 'latin-ext', `${latin}₹€`],
  ['tamil', 'tamil', `${range(0x0b80, 0x0bff)}\u0964\u0965\u200c\u200d`],
  ['telugu', 'telugu', `${range(0x0c00, 0x0c7f)}\u0964\u0965\u200c\u200d`],
  ['devanagari', 'devanagari', devanagari],
].flatMap(([family = '', subset = '', text = '']) =>
  [400, 650].map((weight) => ({
    family,
    subset,
    text,
    weight,
    // Each letter of Latin is one glyph: taken apart (ccmp), ǆ and ŀ are read as two letters.
    ...(family === 'latin' && { keepFeatures: ['kern', 'liga'] }),
    format: 'truetype' as const,
    out: `anek-resume-${subset}-${weight}`,
  })),
);

const cuts = [
  {
    family: 'latin',
    subset: 'latin',
    text: ascii + marks,
    weight: 400,
    out: 'anek-latin',
    keepFeatures: bodyFeatures,
  },
  // Two fixed weights are half the size of the variable file.
  { family: 'tamil', subset: 'tamil', text: tamil, weight: 400, out: 'anek-tamil' },
  { family: 'tamil', subset: 'tamil', text: tamil, weight: 700, out: 'anek-tamil-bold' },
  { family: 'telugu', subset: 'telugu', text: telugu, weight: 400, out: 'anek-telugu' },
  { family: 'telugu', subset: 'telugu', text: telugu, weight: 700, out: 'anek-telugu-bold' },
  // The painter of social cards reads neither woff2 nor a weight axis.
  { ...card, weight: 600, out: 'anek-card-600' },
  { ...card, weight: 800, out: 'anek-card-800' },
  // Documents of the library: two weights, and the sign of the rupee in both.
  { ...card, weight: 400, out: 'anek-print-400' },
  { ...card, subset: 'latin-ext', text: '₹', weight: 400, out: 'anek-print-rupee-400' },
  { ...card, weight: 650, out: 'anek-print-650' },
  { ...card, subset: 'latin-ext', text: '₹', weight: 650, out: 'anek-print-rupee-650' },
  ...written,
] as const;

for (const { family, subset, text, weight, out, ...cut } of cuts) {
  const format = 'format' in cut ? cut.format : 'woff2';
  const source = `node_modules/@fontsource-variable/anek-${family}/files/anek-${family}-${subset}-wght-normal.woff2`;
  const font = await readFile(source);
  const features = 'keepFeatures' in cut && { keepFeatures: cut.keepFeatures };
  const made = await subsetFont(font, text, {
    targetFormat: format,
    variationAxes: { wght: weight },
    ...features,
  });
  await writeFile(`app/fonts/${out}.${format === 'truetype' ? 'ttf' : format}`, made);
  console.log(out, font.length, '->', made.length);
}

/** What `/job-hunt` says before its form opens and what its thanks say, and each of the two by its own name on the page of another language. */
for (const language of ['ta', 'te'] as const) {
  const { family } = scripts[language];
  const source = `node_modules/@fontsource-variable/anek-${family}/files/anek-${family}-${family}-wght-normal.woff2`;
  const face = await subsetFont(await readFile(source), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  });
  const words = pageWords(language);
  await writeFile(`${pageLetters(language)}.woff2`, await cutToWords(face, words));
  await writeFile(`${pageLetters(language)}.txt`, `${words.join('\n')}\n`);
  const name = await cutToWords(face, [languageNames[language]]);
  await writeFile(`app/fonts/anek-${family}-name.woff2`, name);
}

/** The build puts these into the page itself: lib/start/build/bundles.ts. */
const boldText = `${ascii.replace(/[\\^`{|}~<>=$#*[\]_";@]/g, '')}\u00a0·–—‘’“”−`;
const inPage = [
  { subset: 'latin', text: boldText, wght: 690, out: 'anek-bold' },
  // One between the two weights: a face of one sign is nearly all frame.
  {
    subset: 'latin-ext',
    text: '₹',
    wght: 540,
    out: 'anek-rupee',
  },
] as const;
for (const { subset, text, wght, out } of inPage) {
  const source = `node_modules/@fontsource-variable/anek-latin/files/anek-latin-${subset}-wght-normal.woff2`;
  const made = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: ['kern', 'tnum', 'lnum'],
  });
  await writeFile(`app/fonts/${out}.woff2`, made);
  console.log(out, made.length);
}
