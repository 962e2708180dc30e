/** A dialog's opener may choose from a list inside: at once, whether or not React is there. */
export function chooseFor(opener: HTMLElement): void {
  const { choose, value } = opener.dataset;
  const list = choose ? document.getElementById(choose) : null;
  if (!(list instanceof HTMLSelectElement) || value === undefined) return;
  list.value = value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}
