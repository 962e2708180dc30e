/** Lines of text as runs of one face each: scripts hold side by side in a name, a place, a line. */
import type { Face, Faces, Weight } from '#lib/resume/files/faces';

export interface Run {
  readonly face: Face;
  readonly shown: string;
  /** It is set where the text cannot be told from its glyphs; copied and read aloud in their place. */
  readonly says?: string;
  readonly width: number;
}

export interface Style {
  readonly size: number;
  readonly weight: Weight;
}

export type Line = readonly Run[];

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** For signs that no face of ours has: a line is white there, with their text beneath. */
const blank = '\u00a0';
/** With the invisible marks of direction, which phones write beside names in Urdu. */
const joiners = /\u200c|\u200d|\ufe0e|\ufe0f|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Measured by its clusters at once. */
const longWord = 60;

export const lineWidth = (line: Line) => line.reduce((sum, { width }) => sum + width, 0);

/** A joiner that begins a word goes with the letter after it. */
function clustersOf(text: string): string[] {
  const all: string[] = [];
  for (const { segment } of clusters.segment(text)) {
    const before = all.at(-1);
    if (before?.replace(joiners, '') === '') all.splice(-1, 1, before + segment);
    else all.push(segment);
  }
  return all;
}

const sign = /\p{Extended_Pictographic}|\p{RI}|\u20e3/u;

/** Each is named once: `letters` change what a text says, `signs` and pictures do not. */
export function notPrinted(
  text: string,
  faces: Faces,
): { readonly characters: readonly string[]; readonly signs: readonly string[] } {
  const characters: string[] = [];
  const signs: string[] = [];
  for (const cluster of new Set(clustersOf(text))) {
    const bare = cluster.replace(joiners, '');
    if (/^\s*$/.test(bare)) continue;
    if (faces.faceFor(cluster, 400) ?? faces.faceFor(bare, 400)) continue;
    (/[\p{L}\p{M}\p{N}]/u.test(bare) && !sign.test(bare) ? characters : signs).push(cluster);
  }
  return { characters, signs };
}

/** One word, or a part of one, as runs. */
export function runsOf(text: string, { size, weight }: Style, faces: Faces): Line {
  const parts: { face: Face; shown: string; says: string; isPlain: boolean }[] = [];
  const plain = faces.faceFor(' ', weight);
  if (!plain) throw new Error('a face without a blank');
  for (const segment of clustersOf(text)) {
    const before = parts.at(-1);
    const found = fits(before?.face, segment) ? before?.face : faces.faceFor(segment, weight);
    const bare = found ? segment : segment.replace(joiners, '');
    const face = found ?? faces.faceFor(bare, weight);
    const next = face
      ? {
          face,
          shown: found ? segment : bare,
          says: segment,
          isPlain: !face.joined && found !== undefined,
        }
      : {
          face: plain,
          shown: blank,
          says: segment,
          isPlain: false,
        };
    if (before && before.face === next.face && before.isPlain === next.isPlain) {
      before.shown += next.shown;
      before.says += next.says;
    } else parts.push(next);
  }
  return parts.map(({ face, shown, says, isPlain }) => ({
    face,
    shown: shown,
    width: faces.widthOf(face, shown, size),
    ...(!isPlain && { says }),
  }));
}

const fits = (face: Face | undefined, cluster: string) =>
  face?.joined &&
  Array.from(cluster).every((letter) => face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Broken between words, and within one that is longer than a line. */
export function wrap(text: string, style: Style, width: number, faces: Faces): Line[] {
  const space = runsOf(' ', style, faces);
  const gap = lineWidth(space);
  const lines: Run[][] = [[]];
  let used = 0;
  const put = (runs: Line, own: number) => {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && used + gap + own > width) {
      lines.push([...runs]);
      used = own;
    } else {
      if (line.length > 0) line.push(...space);
      used += own + (line.length > 0 ? gap : 0);
      line.push(...runs);
    }
  };
  for (const word of text.split(' ')) {
    const runs = word.length > longWord ? undefined : runsOf(word, style, faces);
    const own = runs ? lineWidth(runs) : width;
    if (runs && own <= width) put(runs, own);
    else for (const piece of pieces(word, style, width, faces)) put(piece, lineWidth(piece));
  }
  return lines.map(joined);
}

/**
 * As much of a word as a line holds, again and again. By the widths of its clusters, which are few and known: to shape
 * a piece again for each letter that is added takes seconds of what somebody made to take them.
 */
function* pieces(word: string, style: Style, width: number, faces: Faces): Generator<Line> {
  let piece: string[] = [];
  let used = 0;
  for (const { segment } of clusters.segment(word)) {
    const own = lineWidth(runsOf(segment, style, faces));
    if (piece.length > 0 && used + own > width) {
      yield* fitting(piece, style, width, faces);
      piece = [];
      used = 0;
    }
    piece.push(segment);
    used += own;
  }
  yield* fitting(piece, style, width, faces);
}

/** Joined, letters may take more than each alone: such a piece is halved. */
function* fitting(
  piece: readonly string[],
  style: Style,
  width: number,
  faces: Faces,
): Generator<Line> {
  const runs = runsOf(piece.join(''), style, faces);
  if (piece.length < 2 || lineWidth(runs) <= width) return yield runs;
  const half = Math.ceil(piece.length / 2);
  yield* fitting(piece.slice(0, half), style, width, faces);
  yield* fitting(piece.slice(half), style, width, faces);
}

/** Neighbours of one face that say what they draw are one run. */
function joined(line: Line): Line {
  const runs: Run[] = [];
  for (const run of line) {
    const before = runs.at(-1);
    if (before && before.face === run.face && before.says === undefined && run.says === undefined) {
      runs.pop();
      runs.push({
        face: run.face,
        shown: before.shown + run.shown,
        width: before.width + run.width,
      });
    } else runs.push(run);
  }
  return runs;
}
