/** Asks an engine for each difference from Chromium that docs/dependencies.md names. */
import { readFileSync } from 'node:fs';

/** By the words of its line: an expression that is true in an engine which does as Chromium does. */
const asked: Readonly<Record<string, string>> = {
  'a field for several lines does not grow': "CSS.supports('field-sizing: content')",
  'on a wide window the foot of the page': "CSS.supports('selector(::details-content)')",
  'the next page comes without a fade': "typeof CSSViewTransitionRule === 'function'",
  'a page that is pointed at is not ready':
    "HTMLScriptElement.supports?.('speculationrules') ?? false",
  'a paragraph may end in one short word': "CSS.supports('text-wrap: pretty')",
  'a row of cards has the scroll bar of the system': "CSS.supports('scrollbar-color: red blue')",
  'a button that opens a dialog does nothing': "'command' in HTMLButtonElement.prototype",
  'only its own button and Escape close a dialog': "'closedBy' in HTMLDialogElement.prototype",
  'the heading of an accordion moves': "CSS.supports('overflow-anchor: none')",
};

/** All of them in one question: the lines that an engine is to be named in. */
export const engineQuestion = `Object.entries({ ${Object.entries(asked)
  .map(([words, expression]) => `${JSON.stringify(words)}: ${expression}`)
  .join(', ')} }).flatMap(([words, does]) => does ? [] : [words])`;

/**
 * The lines in which the document names an engine, without those that end before its `userAgent`; throws where it has no
 * line of one of them.
 */
export function differencesOf(
  engine: 'Firefox ESR' | 'WebKitGTK',
  userAgent: string,
): readonly string[] {
  const version = Number(/ Firefox\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  const lines = readFileSync('docs/dependencies.md', 'utf8').split('\n');
  return Object.keys(asked).filter((words) => {
    const line = lines.find((each) => each.startsWith('- ') && each.includes(words));
    if (!line) throw new Error(`docs/dependencies.md says nothing of this: ${words}`);
    const engines = line.slice(0, line.indexOf(':'));
    const until = new RegExp(`${engine}(?: before (\\d+))?`).exec(engines);
    return until !== null && version < Number(until[1] ?? Number.POSITIVE_INFINITY);
  });
}
