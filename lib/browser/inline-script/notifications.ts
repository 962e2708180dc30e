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
    // After closing, the focus returns to where it was.
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

const texts = {
  offline: 'You are offline. What you have typed stays on this page.',
  online: 'You are online again.',
  unsent:
    'You are offline: nothing was sent. What you have typed stays on this page; send it again once you are online.',
};

type Said = keyof typeof texts;

export function followConnection(): void {
  let takeAway: (() => void) | undefined;
  const say = (what: Said) => {
    const main = document.querySelector('main');
    // A page in another language brings its own (data/connection-texts.ts).
    const own = main?.dataset[what];
    // The former message no longer holds.
    takeAway?.();
    takeAway = own ? toast(own, main.lang) : toast(texts[what]);
    return own ?? texts[what];
  };
  for (const what of ['offline', 'online'] as const) addEventListener(what, () => say(what));
  // A form that no script has taken over would leave for the browser's own page of a line that is broken.
  addEventListener('submit', (event) => {
    if (navigator.onLine || event.defaultPrevented) return;
    if ((event.target as HTMLFormElement).method === 'dialog') return;
    event.preventDefault();
    const text = say('unsent');
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement)) return;
    // Beside the button as well, where one looks: the form stays sendable.
    submitter.setCustomValidity(text);
    submitter.reportValidity();
    submitter.setCustomValidity('');
  });
}

/** Rejects over plain http, where browsers have no clipboard. */
const clipboard = async (text: string) => navigator.clipboard.writeText(text);

export function followShares(): void {
  if ('share' in navigator) document.documentElement.dataset.share = '';
  document.addEventListener('click', ({ target }) => {
    const { share, copy, print, copied, failed } =
      (target as Element).closest?.<HTMLElement>('[data-share],[data-copy],[data-print]')
        ?.dataset ?? {};
    // Closing the share sheet is not an error.
    if (share) navigator.share({ title: document.title, url: share }).catch(() => {});
    if (copy) {
      clipboard(copy).then(
        () => toast(copied ?? 'Link copied'),
        () => toast(failed ?? 'The link could not be copied'),
      );
    }
    if (print !== undefined) window.print();
  });
}
