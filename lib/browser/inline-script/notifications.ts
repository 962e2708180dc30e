/** Notifications: five seconds each, longer under the pointer or the focus. */
let list: Element | null | undefined;

/** Alt+T moves the focus to the newest one (contract: R33). */
export function followToasts(): void {
  addEventListener('keydown', (event) => {
    const newest = list?.lastElementChild;
    if (!event.altKey || event.code !== 'KeyT' || !(newest instanceof HTMLElement)) return;
    event.preventDefault();
    newest.focus();
  });
  addEventListener('toggle', ({ target }) => target instanceof HTMLDialogElement && settle(), true);
}

/** Notifications go where the visitor is: what is outside of a modal dialog is not seen, heard or reached. */
function settle(): void {
  const next = listIn('dialog:modal') ?? listIn('body');
  if (next !== list) next?.append(...(list?.childNodes ?? []));
  list = next;
}

/** The last one is that of the dialog on top. In a shadow root, where React's hydration never looks. */
function listIn(parent: string): Element | undefined {
  const host = [...document.querySelectorAll(`${parent}>site-notifications`)].pop();
  if (!host) return undefined;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
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
  let before: EventTarget | null = null;
  const remove = () => {
    const hadFocus = box.matches(':focus-within');
    box.remove();
    // Who came here to close it goes on where they were.
    if (hadFocus && before instanceof HTMLElement) before.focus();
  };
  const hold = () => clearTimeout(timer);
  close.onclick = remove;
  box.onpointerenter = hold;
  box.onfocus = hold;
  close.onfocus = hold;
  box.onpointerleave = run;
  box.addEventListener('focusin', ({ relatedTarget: from }) => {
    if (!(from instanceof Node && box.contains(from))) before = from;
  });
  box.addEventListener('focusout', run);
  run();
  return remove;
}
