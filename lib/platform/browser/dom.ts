/**
 * Runs `then` once a click that is under way has ended, else at once. What is shown while a button
 * is held down moves the page, and the click ends beside its target.
 */
export function afterClick(then: () => void): void {
  if (!document.querySelector(':active')) then();
  else addEventListener('mouseup', () => setTimeout(then), { once: true });
}

/** The `ref` of what has just come up: it takes the focus when it is first rendered, and not again. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();

/** Submits as if the form's button was clicked; `form.requestSubmit` would need Safari 16. */
export function requestSubmit(form: HTMLFormElement, by: HTMLElement | null): void {
  if ('requestSubmit' in form) form.requestSubmit(by);
  else if (by) by.click();
  else clickOwnButton(form);
}

function clickOwnButton(form: HTMLElement): void {
  const button = document.createElement('button');
  button.hidden = true;
  form.append(button);
  button.click();
  button.remove();
}
