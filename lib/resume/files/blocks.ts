/** Blocks run from top to bottom with their measures; pages are decided later. */

import { isRightToLeft } from '#lib/resume/files/direction';
import { type Line, lineWidth, type Style } from '#lib/resume/files/runs';
import type { Sheet } from '#lib/resume/rules/sections';

export const page = {
  width: 595.28,
  height: 841.89,
  left: 53.9,
  right: 53.9,
  top: 48.2,
  bottom: 42.5,
};
export const column = page.width - page.left - page.right;

type Colour = '#111111' | '#333333' | '#7a1422';
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LI';

export interface Block {
  readonly tag: Tag;
  readonly text: string;
  readonly lines: readonly Line[];
  readonly style: Style;
  readonly colour: Colour;
  /** White above, where it is not the first on its page. */
  readonly above: number;
  readonly lineHeight: number;
  readonly indent: number;
  /** It begins at the right end. */
  readonly isRtl: boolean;
  readonly right?: Line;
  readonly when: string;
  readonly ruled?: true;
  /** Never the last of a page: what follows belongs to it. */
  readonly keep?: true;
  /** The field that it comes from, by its path. */
  readonly field: string;
}

/** The base size, and what it is multiplied with between parts: the tight one is tried where the roomy one is too long. */
export const densities = {
  roomy: { size: 10.5, leading: 1.42, air: 1 },
  tight: { size: 9.5, leading: 1.32, air: 0.7 },
} as const;
interface Density {
  readonly size: number;
  readonly leading: number;
  readonly air: number;
}
/** Densities of a Word file, in the order in which they are tried. */
export const wordDensities: readonly Density[] = [
  densities.roomy,
  densities.tight,
  { size: 9, leading: 1.25, air: 0.6 },
  { size: 8.5, leading: 1.2, air: 0.5 },
  { size: 8, leading: 1.15, air: 0.4 },
];

const dark = '#111111';
const grey = '#333333';
const oxblood = '#7a1422';

type BreakLines = (text: string, style: Style, width: number) => readonly Line[];

export function blocksOf(
  sheet: Sheet,
  { size, leading, air }: Density,
  linesOf: BreakLines,
): readonly Block[] {
  const text = (weight: Style['weight'], factor = 1): Style => ({ size: size * factor, weight });
  const lineHeight = size * leading;
  const blocks: Block[] = [];
  const add = (
    tag: Tag,
    given: string,
    more: Partial<Omit<Block, 'tag' | 'text' | 'lines' | 'right' | 'isRtl'>>,
  ) => {
    const { when = '', ...own } = more;
    const style = own.style ?? text(400);
    const right = when ? linesOf(when, text(400), column)[0] : undefined;
    const indent = own.indent ?? 0;
    const width = column - indent - (right ? lineWidth(right) + size : 0);
    blocks.push({
      colour: dark,
      above: 0,
      lineHeight: own.style ? own.style.size * leading : lineHeight,
      field: '',
      ...own,
      tag,
      text: given,
      style,
      indent,
      isRtl: isRightToLeft(given),
      lines: linesOf(given, style, width),
      when,
      ...(right && { right }),
    });
  };
  add('H1', sheet.name, { style: text(650, 2), lineHeight: size * 2 * 1.15, field: 'basics.name' });
  if (sheet.headline) {
    const style = text(400, 1.1);
    add('P', sheet.headline, { style, colour: grey, above: size * 0.25, field: 'basics.label' });
  }
  if (sheet.contact) add('P', sheet.contact, { colour: grey, above: size * 0.35 * air });
  for (const [index, line] of sheet.summary.split('\n').entries()) {
    const above = size * (index ? 0.2 : 0.8) * air;
    if (line) add('P', line, { above, field: 'basics.summary' });
  }
  for (const { heading, items, bullets, paragraph, field } of sheet.sections) {
    add('H2', heading, {
      style: text(650, 1.08),
      colour: oxblood,
      above: size * 1.15 * air,
      lineHeight: size * 1.08 * 1.3,
      ruled: true,
      keep: true,
    });
    for (const [at, item] of items.entries()) {
      const above = size * (at === 0 ? 0.45 : 0.6) * air;
      const isLast = item.at === '' && item.lines.length === 0;
      const { title, when } = item;
      const keep = !isLast && ({ keep: true } as const);
      add('H3', title, { style: text(650), above, lineHeight, when, field: item.field, ...keep });
      if (item.at) {
        const more = item.lines.length > 0 && ({ keep: true } as const);
        add('P', item.at, { colour: grey, field: item.field, ...more });
      }
      for (const [index, line] of item.lines.entries()) {
        add('LI', line, { indent: size * 1.1, above: index ? 0 : size * 0.15, field: item.field });
      }
    }
    for (const [index, line] of bullets.entries()) {
      add('LI', line, { indent: size * 1.1, above: index ? 0 : size * 0.35, field });
    }
    if (paragraph) add('P', paragraph, { above: size * 0.35, field });
  }
  return blocks;
}
