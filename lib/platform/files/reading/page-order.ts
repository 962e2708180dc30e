/**
 * The pieces of a page in the order in which they are read: columns one after the other, lines downwards. Designers'
 * programs write them in the order in which they were drawn.
 */

/** A piece of a line; places in points from the lower left corner of the page. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Where its letters are; absent for what was typed into a field, which is within its frame. */
  readonly base?: number;
  readonly size: number;
  readonly weight: number;
}

export interface PageLine {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  /** The share of the width of its column that it fills. */
  readonly fill: number;
}

/** A factor of the font size: white space between two columns is at least this wide. */
const gutterSizes = 0.7;
/** And this between columns of so many rows: what a program drew apart so often belongs apart. */
const narrowGutterSizes = 0.35;
const manyRows = 12;
/** White space below a line that is over both columns, of the size of its letters. */
const bandSizes = 1.5;
/** Lines of one column follow each other within so many sizes. */
const pitchSizes = 2.3;
/** Within so many sizes two pieces are on one line. */
const lineSizes = 0.12;
/** The share of lines of two columns at one height: more make a table. */
const tablePart = 0.8;
/** So many rows with both sides on one line are a table, although one side goes on below. */
const fewestTableRows = 3;
const apartPart = 1.15;
/** Running text: the share of its lines that are filled and go on in small letters, and the least number of them. */
const runningPart = 0.2;
const fewestRunning = 3;
const filledPart = 0.75;
/** The longest text of a year, mark or amount beside its line. */
const longestFigure = 25;
const figurePart = 0.6;
/** A page of more is read row by row: it is no resume, and to order it would take long. */
const mostRows = 150;
const mostPieces = 1_000;
const deepest = 12;

export function inOrder(pieces: readonly Piece[]): readonly PageLine[] {
  const rows = rowsOf(pieces);
  if (rows.length > mostRows || pieces.length > mostPieces) return lines(rows);
  return order(rows, 0);
}

type Row = readonly Piece[];

const middle = ({ bottom, top }: Piece) => (bottom + top) / 2;
const height = ({ bottom, top }: Piece) => Math.max(1, top - bottom);
const topOf = (row: Row) => Math.max(...row.map(({ top }) => top));
const bottomOf = (row: Row) => Math.min(...row.map(({ bottom }) => bottom));
const sizeOf = (row: Row) => Math.max(1, ...row.map(({ size }) => size));
/** Letters with signs far above or below them, as of another script, are on the line on which they are all the same. */
const isBeside = (one: Piece, other: Piece) =>
  Math.abs(middle(one) - middle(other)) < Math.min(height(one), height(other)) / 2 ||
  isOnLineOf(one, other, Math.max(one.size, other.size));
const isOnLineOf = (one: Piece, other: Piece, size: number) =>
  one.base !== undefined &&
  other.base !== undefined &&
  Math.abs(one.base - other.base) < lineSizes * size;

function rowsOf(pieces: readonly Piece[]): readonly Row[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => middle(b) - middle(a))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && isBeside(first, piece)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

function order(rows: readonly Row[], depth: number): readonly PageLine[] {
  if (rows.length < 2 || depth > deepest) return lines(rows);
  const band = bandOf(rows);
  if (!band) return lines(rows);
  const { from, to, gutter } = band;
  const inside = rows.slice(from, to);
  return [
    ...order(rows.slice(0, from), depth + 1),
    ...order(
      beside(inside, ({ right }) => right <= gutter),
      depth + 1,
    ),
    ...order(
      beside(inside, ({ left }) => left >= gutter),
      depth + 1,
    ),
    ...order(rows.slice(to), depth + 1),
  ];
}

const beside = (rows: readonly Row[], isThere: (piece: Piece) => boolean): readonly Row[] =>
  rows.map((row) => row.filter(isThere)).filter((row) => row.length > 0);

interface Band {
  readonly from: number;
  readonly to: number;
  /** Where the white space between its columns ends. */
  readonly gutter: number;
}

/** The first rows, as many as there are, that are in two columns. */
function bandOf(rows: readonly Row[]): Band | undefined {
  for (let from = 0; from < rows.length - 1; from += 1) {
    let found: Band | undefined;
    let to = from + 1;
    for (; to <= rows.length; to += 1) {
      const gutter = gutterOf(rows.slice(from, to));
      if (gutter === undefined) break;
      if (
        endsAt(rows, to) &&
        beginsAt(rows, from, gutter) &&
        isWide(rows.slice(from, to), gutter) &&
        isColumns(rows.slice(from, to), gutter)
      )
        found = { from, to, gutter };
    }
    if (found && !isAbove(rows, found)) return found;
  }
  return undefined;
}

/** Columns end where the page does or white space follows, not between two lines of a table. */
function endsAt(rows: readonly Row[], to: number): boolean {
  const [last, next] = rows.slice(to - 1, to + 1);
  return !last || !next || bottomOf(last) - topOf(next) >= sizeOf(last);
}

/** Columns do not begin between two lines that are parted alike: the first of them belongs to the same table. */
function beginsAt(rows: readonly Row[], from: number, gutter: number): boolean {
  const before = rows[from - 1];
  return !before || !Number.isFinite(gutter) || !isOneLine(before, gutter);
}

function isAbove(rows: readonly Row[], { from, to }: Band): boolean {
  const [first, next] = rows.slice(from, to);
  if (!first || !next || first.length > 1) return false;
  return bottomOf(first) - topOf(next) >= bandSizes * sizeOf(first);
}

/** The widest white space from the top to the bottom of the rows, or any where they have no piece to part. */
function gutterOf(rows: readonly Row[]): number | undefined {
  const pieces = rows.flat().sort((a, b) => a.left - b.left);
  let reach = pieces[0]?.right ?? 0;
  let widest = 0;
  let gutter: number | undefined;
  for (const { left, right } of pieces) {
    if (left - reach > widest) {
      widest = left - reach;
      gutter = left;
    }
    reach = Math.max(reach, right);
  }
  if (pieces.length === rows.length && gutter === undefined) return Number.POSITIVE_INFINITY;
  const size = usualSize(pieces);
  if (gutter !== undefined && widest >= narrowGutterSizes * size) return gutter;
  return rows.every(({ length }) => length === 1) ? Number.POSITIVE_INFINITY : undefined;
}

function isWide(rows: readonly Row[], gutter: number): boolean {
  if (rows.length >= manyRows || !Number.isFinite(gutter)) return true;
  const [left] = sidesOf(rows, gutter);
  const reach = Math.max(...left.flat().map(({ right }) => right));
  return gutter - reach >= gutterSizes * usualSize(rows.flat());
}

const usualSize = (pieces: readonly Piece[]): number =>
  pieces.map(({ size }) => size).sort((a, b) => a - b)[Math.floor(pieces.length / 2)] ?? 1;

/** Whether the two sides are read one after the other, not line by line as a table, or as years beside posts. */
function isColumns(rows: readonly Row[], gutter: number): boolean {
  const [left, right] = sidesOf(rows, gutter);
  if (left.length < 2 || right.length < 2 || isOneBelowOther(rows, gutter)) return false;
  const aligned = rows.filter((row) => isOneLine(row, gutter)).length;
  const isRunning = isRunningText(left) || isRunningText(right);
  if (!isRunning && isTable(rows, gutter, aligned)) return false;
  return ![left, right].some((side) => side.length === aligned && isBesideLines(side));
}

/** Turns from one side to the other, downwards: so few are a table or a list that is set in from the margin. */
const fewTurns = 2;

function isOneBelowOther(rows: readonly Row[], gutter: number): boolean {
  const isLeft = rows.map((row) => row.every(({ right }) => right <= gutter));
  const isRight = rows.map((row) => row.every(({ left }) => left >= gutter));
  if (rows.some((_, at) => !isLeft[at] && !isRight[at])) return false;
  return isLeft.filter((each, at) => at > 0 && each !== isLeft[at - 1]).length <= fewTurns;
}

const sidesOf = (rows: readonly Row[], gutter: number) =>
  [
    beside(rows, (piece) => piece.right <= gutter),
    beside(rows, (piece) => piece.left >= gutter),
  ] as const;

/** Whether nearly every line has both sides, or nearly every one from the first to the last that has both. */
function isTable(rows: readonly Row[], gutter: number, aligned: number): boolean {
  const isMost = (some: readonly Row[]) =>
    aligned >= tablePart * Math.max(...sidesOf(some, gutter).map(({ length }) => length));
  const isBoth = (row: Row) => isOneLine(row, gutter);
  if (isMost(rows)) return true;
  const [from, to] = [rows.findIndex(isBoth), rows.findLastIndex(isBoth) + 1];
  const block = rows.slice(from, to);
  return aligned >= fewestTableRows && isMost(block) && isSetApart(block, rows[to]);
}

/** Whether more white space is below the rows than between any two of them: a side that goes on alike is a column. */
function isSetApart(block: readonly Row[], next: Row | undefined): boolean {
  const last = block.at(-1);
  if (!next || !last) return true;
  const pitches = block.slice(1).map((row, at) => topOf(block[at] ?? row) - topOf(row));
  return topOf(last) - topOf(next) > apartPart * Math.max(...pitches);
}

/** Whether a side has paragraphs, which a cell of a table seldom has: programs set both columns on the same lines. */
function isRunningText(side: readonly Row[]): boolean {
  const left = Math.min(...side.flat().map((piece) => piece.left));
  const ends = side.map((row) => Math.max(...row.map(({ right }) => right)) - left);
  const width = Math.max(...ends);
  const running = side.filter((row, at) => {
    const next = side[at + 1];
    if (!next || (ends[at] ?? 0) < filledPart * width) return false;
    return isSentenceLong(row) && /^\p{Ll}/u.test(next[0]?.text ?? '') && !isApart(row, next);
  });
  return running.length >= Math.max(fewestRunning, runningPart * side.length);
}

const isSentenceLong = (row: Row): boolean =>
  row
    .map(({ text }) => text)
    .join(' ')
    .split(' ').length > 3;
const isApart = (row: Row, next: Row): boolean =>
  topOf(row) - topOf(next) > pitchSizes * sizeOf(row);

/** Whether both sides are on one line, as cells of a table do: lines of two columns meet by chance. */
function isOneLine(row: Row, gutter: number): boolean {
  const left = row.findLast((piece) => piece.right <= gutter);
  const right = row.find((piece) => piece.left >= gutter);
  if (!left || !right) return false;
  if (left.base === undefined || right.base === undefined) return true;
  return isOnLineOf(left, right, sizeOf(row));
}

/** Years, marks, or words that each begin a paragraph at the other side. */
function isBesideLines(side: readonly Row[]): boolean {
  const texts = side.map((row) => row.map(({ text }) => text).join(' '));
  const numeric = texts.filter((text) => text.length <= longestFigure && /\d/.test(text));
  if (numeric.length >= figurePart * texts.length) return true;
  return side.every((row, at) => {
    const next = side[at + 1];
    return !next || isApart(row, next);
  });
}

function lines(rows: readonly Row[]): readonly PageLine[] {
  const pieces = rows.flat();
  const left = Math.min(...pieces.map((each) => each.left));
  const width = Math.max(1, Math.max(...pieces.map((each) => each.right)) - left);
  return rows.map((row) => ({
    text: row.map(({ text }) => text).join(' '),
    size: row[0]?.size ?? 0,
    weight: row[0]?.weight ?? 0,
    fill: (Math.max(...row.map(({ right }) => right)) - left) / width,
  }));
}
