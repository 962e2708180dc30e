/** The question of a sitting where two tabs or phones changed the same entries. */
import { cells, isChoice } from '#lib/practice/browser/form';
import { entryOf, writtenIn } from '#lib/practice/rules/merge';

type Typed = Readonly<Record<string, string>>;

interface Sides {
  readonly saved: Typed;
  readonly here: Typed;
}

const questionOf = (host: HTMLElement) => host.querySelector<HTMLElement>('[data-conflict]');

/** In sight and under the hand: nothing is saved until it is answered. */
export function showQuestion(host: HTMLElement, both: readonly string[], sides: Sides): void {
  const question = questionOf(host);
  const form = host.querySelector('form');
  if (!question || !form) return;
  const lines = both.map((entry) => {
    const line = document.createElement('li');
    line.append(
      labelOf(form, entry),
      sideOf('Saved', writtenIn(entry, sides.saved)),
      sideOf('Typed here', writtenIn(entry, sides.here)),
    );
    return line;
  });
  question.querySelector('[data-both]')?.replaceChildren(...lines);
  question.removeAttribute('hidden');
  leadToQuestion(host);
}

export const leadToQuestion = (host: HTMLElement): void =>
  questionOf(host)?.querySelector('button')?.focus();

export const hideQuestion = (host: HTMLElement): void =>
  questionOf(host)?.setAttribute('hidden', '');

/** Each on a line of its own: an amount and an entry of a journal have commas of their own. */
function sideOf(name: string, written: string): HTMLElement {
  const side = document.createElement('span');
  side.textContent = `${name}: ${written || 'nothing'}`;
  return side;
}

function labelOf(form: HTMLFormElement, entry: string): string {
  const field = cells(form).find(({ name }) => entryOf(name) === entry);
  if (!field) return '';
  const row = /line \d+ of .+/.exec(field.getAttribute('aria-label') ?? '')?.[0];
  if (row) return row.charAt(0).toUpperCase() + row.slice(1);
  const label = isChoice(field)
    ? field.closest('fieldset')?.querySelector('legend')
    : field.labels?.[0];
  return label?.firstChild?.textContent?.trim() ?? '';
}
