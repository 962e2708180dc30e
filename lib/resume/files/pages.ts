/** Lays blocks on pages: never a heading at the foot, never a post's name without its first line. */

import { type Block, blocksOf, densities, page, wordDensities } from '#lib/resume/files/blocks';
import type { Faces } from '#lib/resume/files/faces';
import { type Line, type Style, wrap } from '#lib/resume/files/runs';
import type { Errors } from '#lib/resume/rules/parts';
import type { Sheet } from '#lib/resume/rules/sections';

export const mostPages = 2;

interface Placed {
  readonly block: Block;
  /** Lines of the block that are here. */
  readonly from: number;
  readonly to: number;
  /** The top of the first line, in points from the top of the page. */
  readonly y: number;
}

export type Page = readonly Placed[];

/** Below a heading's letters, its line and some white. */
const ruleSpace = 3;

/** As roomy as fits: a fresher on one page, anybody on two. */
export function layOut(sheet: Sheet, faces: Faces): readonly Page[] {
  const linesOf = (text: string, style: Style, width: number) => wrap(text, style, width, faces);
  const roomy = paginate(blocksOf(sheet, densities.roomy, linesOf));
  const wanted = sheet.template === 'fresher' ? 1 : mostPages;
  // Tight is a quarter shorter: what is twice too long is not tried once more.
  if (roomy.length <= wanted || roomy.length > 2 * mostPages) return roomy;
  const tight = paginate(blocksOf(sheet, densities.tight, linesOf));
  return tight.length <= wanted || roomy.length > mostPages ? tight : roomy;
}

/**
 * A program that opens a Word file sets it in a font of its own. DejaVu Sans, which LibreOffice takes where it has no
 * other, is the widest of those: a quarter wider than ours, a third where it is bold.
 */
const wider = { 400: 1.25, 650: 1.35 };
/** In points: programs put white above a heading at the top of a page as well. */
const headSpace = 16;

/** It is as large as stays within `most` pages in the font of any reader. */
export function wordBlocks(sheet: Sheet, faces: Faces, most: number): readonly Block[] {
  const linesOf = (text: string, style: Style, width: number) =>
    wrap(text, { ...style, size: style.size * wider[style.weight] }, width, faces);
  let blocks: readonly Block[] = [];
  for (const density of wordDensities) {
    blocks = blocksOf(sheet, density, linesOf);
    if (paginate(blocks, headSpace).length <= most) break;
  }
  return blocks;
}

/**
 * No more pages than the sheet takes when it is laid out: by the least width that its letters can have, without a font.
 * In microseconds, where laying out takes up to a second of a processor.
 */
export const leastPages = (sheet: Sheet): readonly Page[] =>
  paginate(blocksOf(sheet, densities.tight, leastLines));

/** `left`: points that stay empty at the foot. */
function paginate(blocks: readonly Block[], left = 0): readonly Page[] {
  const pages: Placed[][] = [[]];
  const bottom = page.height - page.bottom - left;
  let y = page.top;
  const turn = () => {
    pages.push([]);
    y = page.top;
  };
  for (const [at, block] of blocks.entries()) {
    const isFirst = () => pages.at(-1)?.length === 0;
    // The heads before it have come along already: it needs room for itself alone.
    if (!isFirst() && y + block.above + needed(blocks, at) > bottom) turn();
    if (!isFirst()) y += block.above;
    let from = 0;
    for (let line = 0; line < block.lines.length; line++) {
      if (y + (line - from + 1) * block.lineHeight > bottom && line > from) {
        pages.at(-1)?.push({ block, from, to: line, y });
        from = line;
        turn();
      }
    }
    pages.at(-1)?.push({ block, from, to: block.lines.length, y });
    y += (block.lines.length - from) * block.lineHeight + (block.ruled ? ruleSpace : 0);
  }
  return pages;
}

/** From the top of a block to the end of the first line that may be last on a page. */
function needed(blocks: readonly Block[], at: number): number {
  let height = 0;
  for (let next = at; next < blocks.length; next++) {
    const block = blocks[next];
    if (!block) break;
    if (next > at) height += block.above;
    if (!block.keep) return height + block.lineHeight;
    height += block.lines.length * block.lineHeight + (block.ruled ? ruleSpace : 0);
  }
  return height;
}

/** Which fields to shorten, and by what: those beyond the second page where they are posts or courses, else the longest. */
export function tooLong(
  pages: readonly Page[],
  sheet: Sheet,
  isLeast = false,
): { message: string; errors: Errors } {
  const beyond = pages.slice(mostPages).flat();
  const over = beyond.reduce((sum, { block, from, to }) => sum + (to - from) * block.lineHeight, 0);
  const heights = new Map<string, number>();
  for (const { block, from, to } of pages.flat()) {
    if (!block.field) continue;
    const own = (to - from) * block.lineHeight;
    heights.set(block.field, (heights.get(block.field) ?? 0) + own);
  }
  const late = [...new Set(beyond.map(({ block }) => block.field))].filter(Boolean);
  const named = new Set(late.filter((field) => /^(?:work|education)\./.test(field)));
  let saved = 0;
  for (const [field, height] of [...heights].sort(([, a], [, b]) => b - a)) {
    if (saved >= over && named.size > 0) break;
    named.add(field);
    saved += height;
  }
  const count = isLeast ? `at least ${pages.length}` : `${pages.length}`;
  const text = `Shorten this: the resume has ${count} pages, and two is the limit`;
  return {
    message: messageOf(late, count, sheet),
    errors: Object.fromEntries([...named].map((field) => [field, text])),
  };
}

/** `The last two posts are on page 3: shorten what you did before 2019.` */
function messageOf(late: readonly string[], count: string, sheet: Sheet): string {
  const whole = `This has ${count} pages, and two is the limit: shorten the fields that are marked.`;
  const posts = late.filter((field) => field.startsWith('work.'));
  if (posts.length === 0 || posts.length < late.length) return whole;
  const items = sheet.sections.find(({ field }) => field === 'work')?.items ?? [];
  const first = items.find(({ field }) => field === posts[0]);
  const year = /\b(?:19|20)\d{2}\b(?!.*\b(?:19|20)\d{2}\b)/.exec(first?.when ?? '')?.[0];
  const which =
    posts.length === 1 ? 'The last post is' : `The last ${inWords(posts.length)} posts are`;
  const pages = count === '3' ? 'page 3' : `pages 3 to ${count}`;
  return `${which} on ${pages}: shorten what you did${year ? ` before ${Number(year) + 1}` : ' there'}.`;
}

const inWords = (count: number) =>
  ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count);

/**
 * Widths in em that no text goes below, kerning and joined letters included (app/fonts/anek-resume-*). A letter beside a
 * virama may be below or above another without any width of its own, as marks do.
 */
const leastWidths = [
  [/[a-zA-Z0-9](?<![fijlrtIJ1])/g, 0.32],
  [
    /(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]\p{Cf}?)[\u0904-\u0939\u0985-\u09b9\u0a05-\u0a39\u0a85-\u0ab9\u0b05-\u0b39\u0b85-\u0bb9\u0c05-\u0c39\u0c85-\u0cb9\u0d05-\u0d39](?!\p{M}*[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d])/gu,
    0.3,
  ],
  [/[fijlrtIJ1\s!-/:-@[-`{-~\u00ae-\u024f]/g, 0.12],
] as const;

const leastWidth = (text: string) =>
  leastWidths.reduce(
    (sum, [characters, em]) => sum + em * (text.match(characters)?.length ?? 0),
    0,
  );

/**
 * How many lines a text takes at the least, without a font. Lines without letters, never more than a wrapped text has.
 */
function leastLines(text: string, { size }: Style, width: number): Line[] {
  // The blank at the end of each line is not drawn.
  const blank = size * 0.5;
  const count = Math.ceil((leastWidth(text) * size + blank) / (width + blank));
  return Array.from({ length: Math.max(1, count) }, () => []);
}
