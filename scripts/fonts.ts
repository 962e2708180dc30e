/** Cuts the Anek fonts down to what the pages use; run by hand after a font update, its output is committed in app/fonts. */

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { languageNames } from '#data/job-hunt/words';
import { pageCharacters, pageWords, scripts } from '#scripts/page-words';
import { raiseDots } from '#scripts/raised-dots';

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
  const characters = new Set(words.join(''));
  fill(
    call('hb_subset_input_unicode_set', input),
    [...characters].map((letter) => letter.codePointAt(0) ?? 0),
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
/** Kerning, tabular figures, and for what is read at length the joined fi. */
const bodyFeatures = ['kern', 'ccmp', 'tnum', 'lnum', 'liga'];

const card = { family: 'latin', subset: 'latin', text: ascii + marks, format: 'truetype' } as const;

const anek = (family: string, subset: string) =>
  `node_modules/@fontsource-variable/anek-${family}/files/anek-${family}-${subset}-wght-normal.woff2`;
const noto = (subset: string) =>
  `node_modules/@fontsource-variable/noto-sans/files/noto-sans-${subset}-wght-normal.woff2`;
const notoArabic =
  'node_modules/@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';
/** These fonts have one file per weight; semibold is nearest to the headings of Anek. */
const fixed = (family: string, subset: string) => (weight: number) =>
  `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight === 400 ? 400 : 600}-normal.woff2`;
/** Signs have one weight: a heading takes the same. */
const signs = (family: string, subset: string) => ({
  source: `node_modules/@fontsource/${family}/files/${family}-${subset}-400-normal.woff2`,
});
const joiners = '\u200c\u200d';
const dandas = '\u0964\u0965';
/** Each letter of these is one glyph: taken apart (ccmp), ǆ and ŀ are read as two letters. */
const apart = { keepFeatures: ['kern', 'liga'] };

/** Files of their own for each script and weight, as the writer of resumes reads them. */
const written = [
  ['anek', 'latin', anek('latin', 'latin'), latin, apart],
  ['anek', 'latin-ext', anek('latin', 'latin-ext'), `${latin}₹€`, apart],
  ['anek', 'tamil', anek('tamil', 'tamil'), range(0x0b80, 0x0bff) + dandas + joiners],
  ['anek', 'telugu', anek('telugu', 'telugu'), range(0x0c00, 0x0c7f) + dandas + joiners],
  ['anek', 'devanagari', anek('devanagari', 'devanagari'), devanagari],
  ['anek', 'bengali', anek('bangla', 'bengali'), range(0x0980, 0x09ff) + dandas + joiners],
  ['anek', 'gurmukhi', anek('gurmukhi', 'gurmukhi'), range(0x0a00, 0x0a7f) + dandas + joiners],
  ['anek', 'gujarati', anek('gujarati', 'gujarati'), range(0x0a80, 0x0aff) + dandas + joiners],
  ['anek', 'odia', anek('odia', 'oriya'), range(0x0b00, 0x0b7f) + dandas + joiners],
  ['anek', 'kannada', anek('kannada', 'kannada'), range(0x0c80, 0x0cff) + dandas + joiners],
  ['anek', 'malayalam', anek('malayalam', 'malayalam'), range(0x0d00, 0x0d7f) + dandas + joiners],
  ['noto', 'greek', noto('greek'), range(0x0300, 0x03ff), apart],
  ['noto', 'greek-ext', noto('greek-ext'), range(0x1f00, 0x1fff), apart],
  ['noto', 'cyrillic', noto('cyrillic'), `${range(0x0300, 0x052f)}№`, apart],
  ['noto', 'cyrillic-ext', noto('cyrillic-ext'), range(0x0300, 0x052f), apart],
  ['noto', 'ol-chiki', fixed('noto-sans-ol-chiki', 'ol-chiki'), range(0x1c50, 0x1c7f)],
  [
    'noto',
    'meetei-mayek',
    fixed('noto-sans-meetei-mayek', 'meetei-mayek'),
    range(0xabc0, 0xabff) + range(0xaae0, 0xaaff) + joiners,
  ],
  // Urdu, Kashmiri and Sindhi.
  ['noto', 'arabic', notoArabic, ` ${range(0x0600, 0x06ff)}${range(0x0750, 0x077f)}${joiners}`],
  ['noto', 'latin', noto('latin'), range(0x2000, 0x2122), apart],
  [
    'noto',
    'latin-ext',
    noto('latin-ext'),
    `${range(0x0100, 0x036f)}${range(0x1e00, 0x2c7f)}`,
    apart,
  ],
  ['noto', 'vietnamese', noto('vietnamese'), range(0x1e00, 0x1eff), apart],
  ['noto', 'math', signs('noto-sans-math', 'latin'), range(0x2190, 0x22ff), apart],
  ['noto', 'signs', signs('noto-sans-symbols-2', 'symbols'), range(0x2300, 0x27bf), apart],
] as const;

const resumeCuts = written.flatMap(([family, script, source, text, more]) =>
  (typeof source === 'object' ? [400] : [400, 650]).map((weight) => ({
    source:
      typeof source === 'object'
        ? source.source
        : typeof source === 'string'
          ? source
          : source(weight),
    text,
    weight,
    ...more,
    format: 'truetype' as const,
    out: `${family}-resume-${script}-${weight}`,
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
  ...resumeCuts,
] as const;

for (const { text, weight, out, ...cut } of cuts) {
  const format = 'format' in cut ? cut.format : 'woff2';
  const source = 'source' in cut ? cut.source : anek(cut.family, cut.subset);
  const font = await readFile(source);
  const features = 'keepFeatures' in cut && { keepFeatures: cut.keepFeatures };
  const made = await subsetFont(font, text, {
    targetFormat: format,
    ...(source.includes('-wght-') && { variationAxes: { wght: weight } }),
    ...features,
  });
  await writeFile(`app/fonts/${out}.${format === 'truetype' ? 'ttf' : format}`, made);
  console.log(out, font.length, '->', made.length);
}

/**
 * `/job-hunt` needs these glyphs before its form opens and in its thanks, and each of the two languages by its own
 * name on the page of another.
 */
for (const language of ['ta', 'te'] as const) {
  const { family } = scripts[language];
  const source = `node_modules/@fontsource-variable/anek-${family}/files/anek-${family}-${family}-wght-normal.woff2`;
  const face = await subsetFont(await readFile(source), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  });
  const words = pageWords(language);
  await writeFile(`${pageCharacters(language)}.woff2`, await cutToWords(face, words));
  await writeFile(`${pageCharacters(language)}.txt`, `${words.join('\n')}\n`);
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
  const face = await subsetFont(await readFile(source), text, {
    targetFormat: 'truetype',
    variationAxes: { wght },
    keepFeatures: ['kern', 'tnum', 'lnum'],
  });
  if (out === 'anek-bold') raiseDots(face, 58);
  const made = await convert(face, 'woff2', 'truetype');
  await writeFile(`app/fonts/${out}.woff2`, made);
  console.log(out, made.length);
}
