/** How many lines a text takes at the least, told without a font. */
import type { Line, Style } from '#lib/server/resume/writer/runs';

/**
 * Widths in em that no text goes below, kerning and joined letters included (app/fonts/anek-resume-*). A letter beside a
 * virama may stand below or above another without any width of its own, as marks do.
 */
const leastWidths = [
  [/[a-zA-Z0-9](?<![fijlrtIJ1])/g, 0.32],
  [
    /(?<![\u094d\u0bcd\u0c4d]\p{Cf}?)[\u0904-\u0939\u0b85-\u0bb9\u0c05-\u0c39](?!\p{M}*[\u094d\u0bcd\u0c4d])/gu,
    0.3,
  ],
  [/[fijlrtIJ1\s!-/:-@[-`{-~\u00ae-\u024f]/g, 0.12],
] as const;

const leastWidth = (text: string) =>
  leastWidths.reduce((sum, [letters, em]) => sum + em * (text.match(letters)?.length ?? 0), 0);

/** Lines without letters, never more than a wrapped text has. */
export function leastLines(text: string, { size }: Style, width: number): Line[] {
  // The blank at the end of each line is not drawn.
  const blank = size * 0.5;
  const count = Math.ceil((leastWidth(text) * size + blank) / (width + blank));
  return Array.from({ length: Math.max(1, count) }, () => []);
}
