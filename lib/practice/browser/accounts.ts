/** The accounts that a journal's field offers while one types, as a combobox (WAI-ARIA 1.2): in the place of the browser's own list, which some phones do not show. */
const most = 6;
const listId = 'accounts-found';

export function followAccounts(form: HTMLFormElement, changed: () => void): void {
  const accounts = [...form.querySelectorAll('datalist option')].map(
    (option) => (option as HTMLOptionElement).value,
  );
  const list = document.createElement('ul');
  list.id = listId;
  list.className = 'finds';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Accounts');
  let field: HTMLInputElement | undefined;
  let active = -1;

  const close = () => {
    list.remove();
    field?.setAttribute('aria-expanded', 'false');
    field?.removeAttribute('aria-activedescendant');
    field = undefined;
    active = -1;
  };

  const open = (input: HTMLInputElement) => {
    const found = accountsFor(input.value, accounts);
    if (found.length === 0) return close();
    if (field !== input) close();
    makeCombobox(input);
    field = input;
    active = -1;
    input.removeAttribute('aria-activedescendant');
    list.replaceChildren(...found.map((account, at) => optionOf(account, at, input.value)));
    input.after(list);
    input.setAttribute('aria-expanded', 'true');
  };

  const choose = (account: string) => {
    if (!field) return;
    field.value = account;
    close();
    changed();
  };

  const move = (by: number) => {
    const options = [...list.children];
    options[active]?.setAttribute('aria-selected', 'false');
    active = (active + by + options.length + (active < 0 && by < 0 ? 1 : 0)) % options.length;
    const option = options[active];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView?.({ block: 'nearest' });
    field?.setAttribute('aria-activedescendant', option?.id ?? '');
  };

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && isAccount(target)) open(target);
  });
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && isAccount(target)) makeCombobox(target);
    if (target !== field) close();
  });
  form.addEventListener('focusout', close);
  list.addEventListener('pointerdown', (event) => {
    // The field keeps the focus.
    event.preventDefault();
    const option = (event.target as Element).closest<HTMLElement>('[role=option]');
    if (option) choose(option.dataset.account ?? '');
  });
  // Before the sheet's own listener, which leaves the cell on Enter.
  form.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      if (!(target instanceof HTMLInputElement) || !isAccount(target)) return;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (!field) open(target);
        if (field) move(key === 'ArrowDown' ? 1 : -1);
      } else if (field && key === 'Escape') {
        event.preventDefault();
        close();
      } else if (field && key === 'Enter' && active >= 0) {
        event.preventDefault();
        event.stopImmediatePropagation();
        choose((list.children[active] as HTMLElement).dataset.account ?? '');
      }
    },
    { capture: true },
  );
}

const isAccount = ({ name }: HTMLInputElement) => /^c\..+\.a$/.test(name);

/** Once it has the focus: until then the browser's list is what there is. */
function makeCombobox(input: HTMLInputElement): void {
  input.removeAttribute('list');
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', listId);
  if (!input.hasAttribute('aria-expanded')) input.setAttribute('aria-expanded', 'false');
}

/** Those with a word that begins as it is typed, the first words first; nothing once one is typed whole. */
export function accountsFor(typed: string, accounts: readonly string[]): readonly string[] {
  const asked = typed.trim().toLowerCase();
  if (asked === '' || accounts.some((account) => account.toLowerCase() === asked)) return [];
  const at = (account: string) => ` ${account.toLowerCase()}`.indexOf(` ${asked}`);
  return accounts
    .filter((account) => at(account) >= 0)
    .sort((one, other) => Math.sign(at(one)) - Math.sign(at(other)))
    .slice(0, most);
}

function optionOf(account: string, number: number, typed: string): HTMLElement {
  const option = document.createElement('li');
  option.id = `${listId}-${number}`;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.dataset.account = account;
  const from = ` ${account.toLowerCase()}`.indexOf(` ${typed.trim().toLowerCase()}`);
  const to = from + typed.trim().length;
  const mark = document.createElement('b');
  mark.textContent = account.slice(from, to);
  option.append(account.slice(0, from), mark, account.slice(to));
  return option;
}
