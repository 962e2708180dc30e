/** A dialog's opener may choose from a list inside: at once, whether or not React is there. */
export function preselect(opener: HTMLElement, press: MouseEvent): void {
  if (press.ctrlKey || press.metaKey || press.shiftKey) return;
  const { choose, value, dialog } = opener.dataset;
  const opened = dialog ? document.getElementById(dialog) : null;
  if (opened instanceof HTMLDialogElement) {
    // Without a script the opener leads to a page of its own.
    press.preventDefault();
    opened.showModal();
  }
  const list = choose ? document.getElementById(choose) : null;
  if (!(list instanceof HTMLSelectElement) || value === undefined) return;
  list.value = value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}
