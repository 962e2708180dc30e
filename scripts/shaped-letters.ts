/**
 * Cuts a face down to the shapes of some words. By letters alone a cut of Telugu keeps every joined form that they could
 * take, twice as much; the libraries are those of subset-font, which takes letters alone.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

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

/** `face`: a TrueType file of one weight. */
export async function cutToWords(face: Uint8Array, words: readonly string[]): Promise<Buffer> {
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
