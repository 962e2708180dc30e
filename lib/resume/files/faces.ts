/** The fonts of one document, a file for each script and weight. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font, type GlyphRun } from 'fontkit';

export type Weight = 400 | 650;

interface Script {
  /** The start of the font's file name in app/fonts, before the weight. */
  readonly file: string;
  /** Its glyphs are in another order than its letters, so that the text goes beside them. */
  readonly joined?: boolean;
  /** It is written from right to left. */
  readonly isRtl?: boolean;
  /** One weight serves both. */
  readonly single?: boolean;
}

/** In the order in which they are asked for a letter: those that nearly every resume needs come first. */
const scripts: readonly Script[] = [
  { file: 'anek-resume-latin' },
  { file: 'anek-resume-latin-ext' },
  { file: 'anek-resume-tamil', joined: true },
  { file: 'anek-resume-telugu', joined: true },
  { file: 'anek-resume-devanagari', joined: true },
  { file: 'anek-resume-malayalam', joined: true },
  { file: 'anek-resume-kannada', joined: true },
  { file: 'anek-resume-gurmukhi', joined: true },
  { file: 'anek-resume-bengali', joined: true },
  { file: 'anek-resume-gujarati', joined: true },
  { file: 'anek-resume-odia', joined: true },
  { file: 'noto-resume-meetei-mayek', joined: true },
  { file: 'noto-resume-ol-chiki' },
  { file: 'noto-resume-arabic', joined: true, isRtl: true },
  { file: 'noto-resume-latin' },
  { file: 'noto-resume-latin-ext' },
  { file: 'noto-resume-vietnamese' },
  { file: 'noto-resume-greek' },
  { file: 'noto-resume-greek-ext' },
  { file: 'noto-resume-cyrillic' },
  { file: 'noto-resume-cyrillic-ext' },
  { file: 'noto-resume-math', single: true },
  { file: 'noto-resume-signs', single: true },
];

export interface Face {
  readonly name: string;
  readonly font: Font;
  /** Its glyphs are in another order than its letters. */
  readonly joined: boolean;
  readonly isRtl: boolean;
}

export interface Faces {
  /** The first face that has all letters of `cluster`; undefined where none has. */
  faceFor(cluster: string, weight: Weight): Face | undefined;
  widthOf(face: Face, text: string, size: number): number;
}

const files = new Map<string, Buffer>();

/** fontkit reads the head of every glyph, also of an empty one that ends the file: the two joiners. */
const glyphHead = Buffer.alloc(10);

/** Read once for the life of the thread, from the project's folder, where the process is. */
function bytesOf(name: string): Buffer {
  const known = files.get(name);
  if (known) return known;
  const file = readFileSync(join(process.cwd(), 'app/fonts', `${name}.ttf`));
  const bytes = Buffer.concat([file, glyphHead]);
  files.set(name, bytes);
  return bytes;
}

/** The features that place marks, and letters that lean on each other, by anchors. */
const withoutAnchors = { abvm: false, blwm: false, curs: false, mark: false, mkmk: false };

/**
 * Two fixes of fontkit's layout. A font may say that a letter has no place for a mark (a NULL anchor), as for a nukta
 * below च; fontkit throws there, so such a word is shaped without placing its marks. A joiner has done its work when the
 * word is shaped; fontkit leaves a space without width for it, which readers take for one.
 */
function withFixedLayout(font: Font): Font {
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...more) => {
    let run: GlyphRun;
    try {
      run = layout(text, features, ...more);
    } catch {
      run = layout(text, withoutAnchors, ...more);
    }
    const space = font.glyphForCodePoint(0x20);
    const isShown = run.glyphs.map(
      (glyph, at) => glyph !== space || run.positions[at]?.xAdvance !== 0,
    );
    run.glyphs = run.glyphs.filter((_, at) => isShown[at]);
    run.positions = run.positions.filter((_, at) => isShown[at]);
    return run;
  };
  return font;
}

/**
 * In font units. A mark may be placed beyond the advance of its word, as ू is in जू: what follows begins behind it, for
 * readers that go by place (PDFium) say a word again when one of its glyphs comes after the next word has started.
 */
function extentOf({ font, joined }: Face, text: string): number {
  const { positions, advanceWidth } = font.layout(text);
  if (!joined) return advanceWidth;
  let extent = advanceWidth;
  let x = 0;
  for (const { xAdvance, xOffset } of positions) {
    // One unit more: places are rounded.
    extent = Math.max(extent, x + xOffset + 1);
    x += xAdvance;
  }
  return extent;
}

/**
 * Every document opens fonts of its own: fontkit keeps each glyph with the code points that it was first asked for, and
 * cutting a subset asks for the parts of accented letters without any. In a second document of the same fonts these
 * parts would be drawn and say nothing.
 */
export function openFaces(): Faces {
  const opened = new Map<string, Face>();
  const widths = new Map<string, number>();
  const faceOf = (
    { file, joined = false, isRtl = false, single }: Script,
    weight: Weight,
  ): Face => {
    const name = `${file}-${single ? 400 : weight}`;
    const known = opened.get(name);
    if (known) return known;
    const font = withFixedLayout(create(bytesOf(name)) as Font);
    const face = { name, font, joined, isRtl };
    opened.set(name, face);
    return face;
  };
  return {
    faceFor(cluster, weight) {
      const characters = Array.from(cluster, (letter) => letter.codePointAt(0) ?? 0);
      // Those after the first that fits are not opened for it: the Indian ones are the large ones.
      for (const script of scripts) {
        const face = faceOf(script, weight);
        if (characters.every((letter) => face.font.hasGlyphForCodePoint(letter))) return face;
      }
      return undefined;
    },
    widthOf(face, text, size) {
      // Words come again and again within a resume.
      const key = `${face.name}\n${text}`;
      let width = widths.get(key);
      if (width === undefined) {
        width = extentOf(face, text) / face.font.unitsPerEm;
        widths.set(key, width);
      }
      return width * size;
    },
  };
}
