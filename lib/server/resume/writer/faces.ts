/** The faces of the page, a file for each script and weight: opened once for the life of a thread. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

export type Weight = 400 | 650;

/** In the order in which they are asked for a letter; the joined scripts need their text beside their glyphs. */
const scripts = ['latin', 'latin-ext', 'tamil', 'telugu', 'devanagari'] as const;

export interface Face {
  readonly name: string;
  readonly font: Font;
  /** Its glyphs stand in another order than its letters. */
  readonly joined: boolean;
}

const opened = new Map<string, Face>();

/** The face of one script; read from the project's folder, where the process stands. */
function faceOf(script: (typeof scripts)[number], weight: Weight): Face {
  const name = `anek-resume-${script}-${weight}`;
  const known = opened.get(name);
  if (known) return known;
  const font = create(readFileSync(join(process.cwd(), 'app/fonts', `${name}.ttf`))) as Font;
  const face = { name, font, joined: !script.startsWith('latin') };
  opened.set(name, face);
  return face;
}

/** The first face that has all letters of `cluster`; undefined where none has. */
export function faceFor(cluster: string, weight: Weight): Face | undefined {
  const letters = Array.from(cluster, (letter) => letter.codePointAt(0) ?? 0);
  // Those after the first that fits are not opened for it: the Indian ones are the large ones.
  for (const script of scripts) {
    const face = faceOf(script, weight);
    if (letters.every((letter) => face.font.hasGlyphForCodePoint(letter))) return face;
  }
  return undefined;
}

/** In points, of one line of letters of one face. */
export const widthIn = ({ font }: Face, text: string, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;
