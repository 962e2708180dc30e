/** Staff need not open the file: lines are plain text, bounded. */

export interface Line {
  readonly text: string;
  /** Guessed from its size, weight or style. */
  readonly isHeading?: true;
}

/** `text`: its pages, or the one part that a Word file is; `isCut` where the file holds more than was read. */
export type Reading =
  | {
      readonly found: 'text';
      readonly parts: readonly (readonly Line[])[];
      readonly isCut: boolean;
      /** The number of pages of a PDF, which are shown as pictures. */
      readonly pages?: number;
    }
  /** Nothing in it is text: pictures of pages, most often. */
  | { readonly found: 'no-text'; readonly pages?: number }
  | { readonly found: 'locked' }
  | { readonly found: 'unreadable' };

/** Some twelve full pages: more is no resume. */
export const mostCharacters = 40_000;
const mostLines = 2_000;
const longestLine = 4_000;

/** Directions that reorder what is beside them, and marks that are not seen: not the joiners, which Indian scripts write with. */
const unseen =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu;
/** Bullets of Word and of PDF printers are at places that fonts of symbols have to themselves. */
const privateUse = /[\p{Co}]/gu;
/** A hyphen at the end of a line of a PDF (pdf-pieces.ts). */
const lineHyphen = /\ufffe/g;
const noncharacters = /[\ufdd0-\ufdef\uffff]/g;
/** Heaps of marks upon one letter, which would cover the lines above. */
const heaps = /(\p{M}{6})\p{M}+/gu;

/** One line as it may be shown: no control, direction or invisible character, blanks as single ones. */
const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(lineHyphen, '-')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(unseen, '')
    .replace(noncharacters, '')
    .replace(privateUse, '•')
    .replace(heaps, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();

export type Writer = ReturnType<typeof newWriter>;

export function newWriter() {
  const parts: Line[][] = [[]];
  let left = mostCharacters;
  let lines = 0;
  let isCut = false;

  function writeLine(raw: string, isHeading: boolean): void {
    const limit = Math.min(longestLine, left);
    const whole = cleanLine(raw.slice(0, limit * 4));
    const text = whole.slice(0, limit).toWellFormed();
    if (text.length < whole.length || raw.length > limit * 4) isCut = true;
    if (text === '') return;
    parts.at(-1)?.push(isHeading ? { text, isHeading } : { text });
    left -= text.length;
    lines += 1;
  }

  return {
    /** Several lines where `text` has several; `false` once no more is taken. */
    write(text: string, isHeading = false): boolean {
      for (const raw of text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)) {
        if (left <= 0 || lines >= mostLines) {
          isCut ||= cleanLine(raw.slice(0, longestLine)) !== '';
          if (isCut) return false;
        } else writeLine(raw, isHeading);
      }
      return true;
    },
    turnPage() {
      if (parts.at(-1)?.length !== 0) parts.push([]);
    },
    /** `hasMore`: the file goes on after what was written. */
    finish(hasMore = false): Reading {
      const full = parts.filter((part) => part.length > 0);
      return full.length === 0
        ? { found: hasMore ? 'unreadable' : 'no-text' }
        : { found: 'text', parts: full, isCut: isCut || hasMore };
    },
  };
}
