/** The form that asks for payment: lines are found by typing, and the server computes the total after each choice. */

const waitMs = 250;

interface Sums {
  /** In paise. */
  readonly amount: number;
  readonly taxable: number;
  readonly gst: number;
  readonly parts: readonly { readonly amount: number; readonly due: string }[];
}

export function startAsking(): void {
  const form = document.querySelector<HTMLFormElement>('#act-ask-payment form');
  const field = form?.querySelector<HTMLInputElement>('[data-find-line]');
  if (!form || !field) return;
  field.addEventListener('input', () => showFound(form, field.value));
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = field.value.trim() === '' ? [] : found(form, field.value);
    if (!first) return;
    first.checked = true;
    field.value = '';
    showChosen(form);
    chosen(form, first);
  });
  form.querySelector('.picks-more')?.addEventListener('toggle', () => showFound(form, field.value));
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'line') chosen(form, target);
    else later(form);
  });
  form.addEventListener('input', ({ target }) => {
    if (target !== field) later(form);
  });
  if (boxes(form).some(({ checked }) => checked)) later(form);
}

const boxes = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="line"]'),
];

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word that was typed begins a word of the line. */
function fits(box: HTMLInputElement, typed: readonly string[]): boolean {
  const words = wordsIn(box.labels?.[0]?.textContent ?? '');
  return typed.every((word) => words.some((each) => each.startsWith(word)));
}

/** Those that are not chosen yet. */
const found = (form: HTMLFormElement, typed: string) =>
  boxes(form).filter((box) => !box.checked && fits(box, wordsIn(typed)));

function showFound(form: HTMLFormElement, typed: string): void {
  const words = wordsIn(typed);
  showLines(form, (box) => box.checked || fits(box, words));
  const fold = form.querySelector<HTMLDetailsElement>('.picks-more');
  if (fold && words.length > 0) fold.open = true;
}

/** Folds the other lines away, so that the total and its button are near: typing, or the fold, shows them again. */
const showChosen = (form: HTMLFormElement) => showLines(form, ({ checked }) => checked);

function showLines(form: HTMLFormElement, isShown: (box: HTMLInputElement) => boolean): void {
  for (const box of boxes(form)) {
    const label = box.closest<HTMLElement>('.pick');
    if (label) label.hidden = !isShown(box);
  }
  for (const picks of form.querySelectorAll<HTMLElement>('.picks')) {
    const group = picks.closest('fieldset');
    if (group) group.hidden = !picks.querySelector('.pick:not([hidden])');
  }
}

/** A batch is its module on certain days: one of the two is sold. */
function chosen(form: HTMLFormElement, box: HTMLInputElement): void {
  const taught = (each: HTMLInputElement) =>
    (each.dataset.teaches ?? '').split(' ').filter(Boolean);
  if (box.checked) {
    for (const other of boxes(form)) {
      const isSame = taught(box).includes(other.value) || taught(other).includes(box.value);
      if (other !== box && isSame) other.checked = false;
    }
  }
  later(form);
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** The answer to an older question is shown no more. */
let asked = 0;

function later(form: HTMLFormElement): void {
  clearTimeout(timer);
  asked += 1;
  show(form, [], undefined);
  timer = setTimeout(() => void compute(form, asked), waitMs);
}

async function compute(form: HTMLFormElement, question: number): Promise<void> {
  const fields: Record<string, string | string[]> = { show: 'yes' };
  const data = new FormData(form);
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).map(String);
    fields[name] = name === 'line' ? values : (values[0] ?? '');
  }
  if (!data.has('line')) return;
  try {
    // The form has a field of the name "action", which hides its property.
    const answer = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
    });
    if (question !== asked) return;
    const body = (await answer.json()) as { message?: string; payment?: Sums };
    if (body.payment) show(form, linesOf(body.payment), body.payment.amount);
    else show(form, [['', body.message ?? '']], undefined);
  } catch {
    // No line just now: the button that shows the total asks again.
  }
}

const rupees = (paise: number) =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 === 0 ? 0 : 2 })}`;

const dayShown = (iso: string) =>
  new Date(`${iso}T12:00:00+05:30`).toLocaleDateString('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Kolkata',
  });

const linesOf = ({ amount, taxable, gst, parts }: Sums): [string, string][] => [
  ['Before GST', rupees(taxable)],
  ['GST 18%', rupees(gst)],
  ['Total', rupees(amount)],
  ...(parts.length > 1
    ? parts.map(({ amount: sum, due }, at): [string, string] => [
        `Part ${at + 1}, by ${dayShown(due)}`,
        rupees(sum),
      ])
    : []),
];

/** Texts only: nothing of what was typed becomes markup. */
function show(form: HTMLFormElement, lines: readonly [string, string][], total?: number): void {
  const box = form.querySelector<HTMLElement>('[data-asked]');
  const button = form.querySelector<HTMLButtonElement>('[data-ask]');
  if (!box || !button) return;
  button.hidden = total === undefined;
  if (total !== undefined) button.textContent = `Ask for ${rupees(total)}`;
  const list = document.createElement('dl');
  list.className = 'due-lines';
  for (const [label, value] of lines) {
    const [row, term, amount] = ['div', 'dt', 'dd'].map((tag) => document.createElement(tag));
    if (!row || !term || !amount) continue;
    if (label === 'Total') row.className = 'due-total';
    term.textContent = label;
    amount.textContent = value;
    row.append(term, amount);
    list.append(row);
  }
  box.replaceChildren(...(lines.length > 0 ? [list] : []));
}
