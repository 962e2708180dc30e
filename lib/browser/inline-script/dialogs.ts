/** A dialog that its address opened is not opened again by a reload. */
export function clearHash({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement) || location.hash !== `#${target.id}`) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** A link to a dialog opens it; one to something inside closed <details> opens them and scrolls there. */
export function openHash(): void {
  const { hash } = location;
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {}
  const target = id ? document.getElementById(id) : null;
  if (target instanceof HTMLDialogElement && !target.open) target.showModal();
  let opened = false;
  for (let at: Element | null | undefined = target; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement && !at.open) {
      at.open = true;
      opened = true;
    }
  }
  if (opened) target?.scrollIntoView();
}

/** Invoker commands and light dismissal, for browsers that do not have them yet. */
export function polyfillInvokers(): void {
  if (!('command' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', (event) => {
      const button = (event.target as Element).closest?.('button[command][commandfor]');
      if (button && !event.defaultPrevented) run(button);
    });
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('click', ({ target, clientX: x, clientY: y }) => {
      if (!(target instanceof HTMLDialogElement) || !target.matches('[closedby=any][open]')) return;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) target.close();
    });
  }
}

function run(button: Element): void {
  const target = document.getElementById(button.getAttribute('commandfor') ?? '');
  const command = button.getAttribute('command');
  if (target instanceof HTMLDialogElement) {
    if (command === 'show-modal' && !target.open) target.showModal();
    if (command === 'close' || command === 'request-close')
      target.close(button.getAttribute('value') ?? undefined);
  }
}

/** A dialog's opener may choose from a list inside: at once, whether or not React is there. */
export function preselect(opener: HTMLElement, click: MouseEvent): void {
  if (click.ctrlKey || click.metaKey || click.shiftKey) return;
  const { choose, value, dialog } = opener.dataset;
  const opened = dialog ? document.getElementById(dialog) : null;
  if (opened instanceof HTMLDialogElement) {
    // Without a script the opener leads to a page of its own.
    click.preventDefault();
    opened.showModal();
  }
  const list = choose ? document.getElementById(choose) : null;
  if (!(list instanceof HTMLSelectElement) || value === undefined) return;
  list.value = value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The menu's target is in its place: after it closes, Back leads to the page, not into the menu. */
export const closeMenu = (target: Element): void =>
  target.closest('#menu [command=show-modal]')?.closest('dialog')?.close();

/**
 * An accordion has one open part: one that closes above would move the clicked heading out of sight. It stays where
 * it was, whether it was clicked or opened by key; without a script the browser's own anchor holds it (components/ui/ui.css).
 */
export function holdInPlace(target: Element): void {
  const heading = target.closest('details[name] > summary');
  if (!heading) return;
  const { style } = document.documentElement;
  const before = heading.getBoundingClientRect().top;
  // Its anchor may be another place: only one of the two may move the page.
  style.overflowAnchor = 'none';
  let frames = 3;
  // For the frames in which parts open and close, and no longer: who scrolls on at once is not pulled back.
  const hold = () => {
    scrollBy({ top: heading.getBoundingClientRect().top - before, behavior: 'instant' });
    frames -= 1;
    if (frames) requestAnimationFrame(hold);
    else style.removeProperty('overflow-anchor');
  };
  requestAnimationFrame(hold);
}
