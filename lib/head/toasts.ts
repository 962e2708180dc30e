/** Notifications: five seconds each, longer under the pointer or the focus. */
import { defineElement } from '#lib/head/custom-element';

let list: Element | null | undefined;

/** Alt+T moves the focus to the newest one (contract: R33). */
export function defineToasts(): void {
  defineElement('site-toasts', (_, root) => {
    const focus = (event: KeyboardEvent) => {
      const newest = root.querySelector<HTMLElement>('[part=toast]:last-child');
      if (!event.altKey || event.code !== 'KeyT' || !newest) return;
      event.preventDefault();
      newest.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  });
  addEventListener('toggle', ({ target }) => target instanceof HTMLDialogElement && settle(), true);
}

/** Notifications go where the visitor is: what is outside of a modal dialog is not seen, heard or reached. */
function settle(): void {
  const next = listIn('dialog:modal') ?? listIn('body');
  if (next !== list) next?.append(...(list?.childNodes ?? []));
  list = next;
}

/** The last one is that of the dialog on top. */
function listIn(parent: string): Element | undefined {
  const root = [...document.querySelectorAll(`${parent}>site-toasts`)].pop()?.shadowRoot;
  if (!root) return undefined;
  if (!root.firstElementChild) {
    const made = document.createElement('div');
    made.part = 'list';
    root.append(made);
  }
  return root.firstElementChild ?? undefined;
}

/** The result takes it away before its time. */
export function toast(text: string, lang = 'en'): () => void {
  const box = document.createElement('div');
  const close = document.createElement('button');
  box.lang = lang;
  box.tabIndex = -1;
  box.textContent = text;
  close.textContent = '×';
  close.ariaLabel = 'Close';
  box.part = 'toast';
  close.part = 'close';
  box.append(close);
  settle();
  list?.append(box);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    if (!box.matches(':hover,:focus-within')) timer = setTimeout(remove, 5000);
  };
  const remove = () => box.remove();
  const hold = () => clearTimeout(timer);
  close.onclick = remove;
  box.onpointerenter = hold;
  box.onfocus = hold;
  close.onfocus = hold;
  box.onpointerleave = run;
  box.addEventListener('focusout', run);
  run();
  return remove;
}
