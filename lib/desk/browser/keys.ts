/** Single keys for who works at the desk all day: nothing needs them, a field has its own, and they can be switched off. */
import { storage } from '#lib/platform/browser/storage';

const offKey = 'hoa-desk-keys';
const soundKey = 'hoa-desk-sound';
const rows = '.q-name a, .done-list a, .suspects a.text-link';

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
const isOn = () => storage.get(offKey) !== 'off';
export const mayRing = () => storage.get(soundKey) === 'on';

function go(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(rows)];
  const turn = find<HTMLAnchorElement>(by === 1 ? '.turns a[rel="next"]' : '.turns a[rel="prev"]');
  if (links.length === 0 || turn) {
    turn?.click();
    return;
  }
  const at = links.findIndex((link) => closestRow(link) === closestRow(document.activeElement));
  const next = at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by));
  links[next]?.focus();
}

const closestRow = (element: Element | null) => element?.closest('tr[data-reference], li') ?? null;

/** On a row its own button, on a page that of the page. */
function clickAction(action: string): void {
  const row = document.activeElement?.closest('tr[data-reference]');
  const button = row
    ? row.querySelector<HTMLElement>(`button[value="${action}"]`)
    : find(`.lead-lines button[value="${action}"]`);
  button?.click();
}

/** Opens the form of an action: on a row, on its page. */
function open(action: string): void {
  const row = document.activeElement?.closest('tr[data-reference]');
  const link = row?.querySelector<HTMLAnchorElement>('.q-name a');
  if (link) {
    location.assign(`${link.href.split('#')[0]}#act-${action}`);
    return;
  }
  const details = find<HTMLDetailsElement>(`#act-${action}, [data-act="${action}"]`);
  if (!details) return;
  details.open = true;
  details.querySelector<HTMLElement>('[type="search"], select, textarea, [type="radio"]')?.focus();
}

/** Among outcomes the first letter of one chooses it, typed again the next one of that letter; Enter sends, as in any form. */
function choose(radio: HTMLInputElement, letter: string): boolean {
  const all = radio.form?.querySelectorAll<HTMLInputElement>(`[name="${radio.name}"]`) ?? [];
  const able = [...all].filter((each) =>
    each.labels?.[0]?.textContent?.trim().toLowerCase().startsWith(letter),
  );
  const chosen = able[radio.checked ? (able.indexOf(radio) + 1) % able.length : 0];
  if (!chosen) return false;
  chosen.checked = true;
  chosen.focus();
  return true;
}

function search(): void {
  const field = find<HTMLInputElement>('#q');
  if (field) field.focus();
  else location.assign('/desk#q');
}

function help(): void {
  const details = find<HTMLDetailsElement>('#keys');
  if (!details) return;
  details.open = true;
  details.querySelector<HTMLElement>('summary')?.focus();
}

const actionsByKey: Readonly<Record<string, () => void>> = {
  j: () => go(1),
  k: () => go(-1),
  '/': search,
  '?': help,
};

/** The keys of actions are in the table of actions, from which the page lists them. */
function actionOfKey(key: string): (() => void) | undefined {
  if (actionsByKey[key]) return actionsByKey[key];
  const listed = [...document.querySelectorAll<HTMLElement>('#keys kbd')];
  const { opens, presses: clicks } =
    listed.find(({ textContent }) => textContent === key)?.dataset ?? {};
  if (opens) return () => open(opens);
  return clicks ? () => clickAction(clicks) : undefined;
}

/** The form that somebody types in is saved, and the next one follows where there is one. */
function saveAndGoOn(event: KeyboardEvent): void {
  const form = event.target instanceof Element ? event.target.closest('main form') : null;
  const button =
    form?.querySelector<HTMLElement>('button[name="back"][value="next"]') ??
    form?.querySelector<HTMLElement>('button[type="submit"]:not([hidden])');
  if (!button) return;
  event.preventDefault();
  button.click();
}

function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Enter' && (event.ctrlKey || event.metaKey) && isOn()) {
    saveAndGoOn(event);
    return;
  }
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isOn()) return;
  if (target instanceof HTMLInputElement && target.name === 'outcome') {
    if (choose(target, key)) event.preventDefault();
    return;
  }
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) {
    return;
  }
  const isRow = target instanceof Element && target.matches(rows);
  // Arrows scroll a page; on a row they go from one to the next.
  const arrow = isRow ? { ArrowDown: 'j', ArrowUp: 'k' }[key] : undefined;
  const run = actionOfKey(arrow ?? key);
  if (!run) return;
  event.preventDefault();
  run();
}

/** A switch says how it is in its words and its state, and once more to who only listens. */
function bind(name: 'keys' | 'sound', key: string, values: { on: string; off: string }): void {
  const button = find<HTMLButtonElement>(`[data-switch="${name}"]`);
  const said = find('[data-switched]');
  if (!button) return;
  const fallback = name === 'keys' ? 'on' : 'off';
  const current = () => (storage.get(key) ?? fallback) as 'on' | 'off';
  const update = () => {
    button.setAttribute('aria-pressed', String(current() === 'on'));
    button.textContent = values[current()];
  };
  button.addEventListener('click', () => {
    storage.set(key, current() === 'on' ? 'off' : 'on');
    update();
    if (said) said.textContent = values[current()];
  });
  update();
}

export function startKeys(): void {
  document.addEventListener('keydown', onKey);
  bind('keys', offKey, { on: 'Keys are on', off: 'Keys are off' });
  bind('sound', soundKey, { on: 'A due call rings', off: 'A due call is silent' });
  const [, action = ''] = /^#act-([a-z-]+)$/.exec(location.hash) ?? [];
  if (!find(`#keys [data-opens="${action}"]`)) return;
  // The browser goes to the fragment once all is there, and would take the focus back.
  const goOn = () => setTimeout(() => open(action));
  if (document.readyState === 'complete') goOn();
  else addEventListener('load', goOn);
}
