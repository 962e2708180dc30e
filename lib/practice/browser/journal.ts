import { readAmount } from '#lib/practice/rules/papers/typed';

const sides = ['d', 'k'] as const;
const mostRows = 40;

/** Shows the totals of each journal of the form as they are; call it after each change. */
export function followTotals(form: HTMLFormElement, locale: string): () => void {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const inFigures = (paise: number) => format.format(paise / 100);
  return () => {
    for (const journal of form.querySelectorAll('.journal')) {
      const [debit, credit] = sides.map((side) => totalOf(journal, side));
      const sums = { d: debit ?? 0, k: credit ?? 0 };
      for (const side of sides) put(journal, `[data-total=${side}]`, inFigures(sums[side]));
      const differ = Math.abs(sums.d - sums.k);
      const isEven = differ === 0 && sums.d > 0;
      journal.classList.toggle('even', isEven);
      const text = isEven ? 'Both sides agree' : `The two sides differ by ${inFigures(differ)}`;
      put(journal, '[data-differ]', differ === 0 && sums.d === 0 ? '' : text);
    }
  };
}

/** In paise; what cannot be read counts as nothing. */
const totalOf = (journal: Element, side: string): number =>
  [...journal.querySelectorAll<HTMLInputElement>(`[name$=".${side}"]`)].reduce(
    (sum, { value }) => sum + (readAmount(value) ?? 0),
    0,
  );

function put(journal: Element, selector: string, text: string): void {
  const place = journal.querySelector(selector);
  if (place && place.textContent !== text) place.textContent = text;
}

/** An empty row below the last one; undefined where the journal is full. */
export function addRow(journal: Element | null): HTMLElement | undefined {
  const rows = journal?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  const last = rows[rows.length - 1];
  if (!last || rows.length >= mostRows) return undefined;
  const row = last.cloneNode(true) as HTMLElement;
  const number = rows.length + 1;
  for (const said of row.querySelectorAll('.error')) said.remove();
  const head = row.querySelector('th');
  if (head) head.textContent = String(number);
  for (const field of row.querySelectorAll('input')) {
    field.name = field.name.replace(/\d+(?=\.[adk]$)/, String(number));
    field.value = '';
    field.removeAttribute('value');
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    const label = field.getAttribute('aria-label') ?? '';
    field.setAttribute('aria-label', label.replace(/line \d+/, `line ${number}`));
  }
  last.after(row);
  return row;
}
