/** Text that is written from right to left, beside text that is not: UAX #9, by bidi-js. */
import bidiFactory from 'bidi-js';
import type { Faces } from '#lib/resume/files/faces';
import type { Line, Run } from '#lib/resume/files/runs';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Hebrew, Arabic (Urdu, Kashmiri and Sindhi too), Syriac, Thaana, N’Ko and the blocks after them. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** From right to left. */
const isOdd = (level: number) => level % 2 === 1;

/** Whether a paragraph runs from right to left: by its first letter. */
export const isRightToLeft = (text: string): boolean =>
  rightToLeft.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;

/** A level for each UTF-16 unit: an odd one is from right to left. */
const levelsOf = (text: string, isRtl: boolean): Uint8Array =>
  bidi.getEmbeddingLevels(text, isRtl ? 'rtl' : 'ltr').levels;

interface Part {
  readonly text: string;
  readonly level: number;
}

function partsOf(text: string, levels: Uint8Array): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && levels[at] === levels[from]) continue;
    parts.push({ text: text.slice(from, at), level: levels[from] ?? 0 });
    from = at;
  }
  return parts;
}

export interface DirectedPart {
  readonly text: string;
  readonly isRtl: boolean;
}

/** In the order in which it is typed; figures between Arabic letters go with them. */
export function directedParts(text: string): readonly DirectedPart[] {
  if (!rightToLeft.test(text)) return [{ text, isRtl: false }];
  const directed: DirectedPart[] = [];
  const parts = partsOf(text, levelsOf(text, isRightToLeft(text)));
  for (const [at, part] of parts.entries()) {
    const isBeside = [parts[at - 1], parts[at + 1]].some((next) => next && isOdd(next.level));
    const isFigure = part.level > 0 && !/\p{L}/u.test(part.text);
    const isRtl = isOdd(part.level) || (isFigure && isBeside);
    const before = directed.at(-1);
    if (before?.isRtl !== isRtl) directed.push({ text: part.text, isRtl });
    else directed.splice(-1, 1, { text: before.text + part.text, isRtl });
  }
  return directed;
}

export interface PlacedLine {
  readonly width: number;
  readonly runs: readonly { readonly run: Run; readonly x: number }[];
}

/**
 * The runs from left to right, as UAX #9 orders them; `x` is from the left end of the line, in points. Readers that go by
 * the place of letters (PDFium, Poppler) turn round what is written from right to left, and also what is said beside its
 * glyphs: so it is said turned round, and words that follow each other are one run.
 */
export function placedLine(line: Line, size: number, isRtl: boolean, faces: Faces): PlacedLine {
  const text = line.map(textOf).join('');
  if (!isRtl && !rightToLeft.test(text)) return inOrder(line.map((run) => ({ run, level: 0 })));
  const levels = levelsOf(text, isRtl);
  let from = 0;
  const pieces = line.flatMap((run) => {
    const own = levels.subarray(from, from + textOf(run).length);
    from += own.length;
    return piecesOf(run, own);
  });
  return inOrder(withoutGaps(pieces).map((piece) => turnedRun(piece, size, faces)));
}

const textOf = ({ says, shown }: Run) => says ?? shown;

interface Piece {
  readonly run: Run;
  readonly level: number;
}

/** A run of one level each; where other signs are shown than those that it says, it is whole. */
function piecesOf(run: Run, levels: Uint8Array): Piece[] {
  if (run.shown !== textOf(run)) return [{ run, level: levels[0] ?? 0 }];
  return partsOf(run.shown, levels).map(({ text, level }) => ({
    run: { ...run, shown: text, ...(run.says !== undefined && { says: text }) },
    level,
  }));
}

/** Words from right to left with the blanks between them, which have the same font, are one piece. */
function withoutGaps(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const { run, level } = piece;
    const before = all.at(-1);
    const goesOn = run.face.isRtl || /^ +$/.test(run.shown);
    if (before?.run.face.isRtl && before.level === level && isOdd(level) && goesOn) {
      const shown = before.run.shown + run.shown;
      const says = textOf(before.run) + textOf(run);
      all.splice(-1, 1, { run: { ...before.run, shown, says }, level });
    } else all.push(piece);
  }
  return all;
}

function turnedRun({ run, level }: Piece, size: number, faces: Faces): Piece {
  const { face, says } = run;
  const shown = shownOf(run.shown, level, face.isRtl);
  const width = faces.widthOf(face, shown, size);
  const said = says !== undefined && { says: isOdd(level) ? turned(says) : says };
  return { run: { face, shown, width, ...said }, level };
}

/** The font turns letters of Arabic round itself, and its figures with them; what else runs to the left is turned here. */
function shownOf(text: string, level: number, isRtlFace: boolean): string {
  const isTurned = isRtlFace && /\p{Script=Arabic}/u.test(text);
  if (isOdd(level) === isTurned) return text;
  return turned(text, (sign) => (isOdd(level) && bidi.getMirroredCharacter(sign)) || sign);
}

const turned = (text: string, each = (sign: string) => sign) =>
  [...graphemes.segment(text)]
    .map(({ segment }) => each(segment))
    .reverse()
    .join('');

/** UAX #9, L2: from the highest level to the lowest odd one, all that is of it or above is turned round. */
function inOrder(pieces: readonly Piece[]): PlacedLine {
  let seen = [...pieces];
  const highest = pieces.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level > 0; level -= 1) {
    const next: Piece[] = [];
    for (let from = 0; from < seen.length; ) {
      let to = from;
      while (to < seen.length && (seen[to]?.level ?? 0) >= level) to += 1;
      next.push(...seen.slice(from, to).reverse(), ...seen.slice(to, to + 1));
      from = to + 1;
    }
    seen = next;
  }
  let width = 0;
  const runs = seen.map(({ run }) => {
    const x = width;
    width += run.width;
    return { run, x };
  });
  return { width, runs };
}
