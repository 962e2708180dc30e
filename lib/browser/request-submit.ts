/** Submits as if the form's button was pressed; `form.requestSubmit` would need Safari 16. */
export function requestSubmit(form: HTMLFormElement, by: HTMLElement | null): void {
  if ('requestSubmit' in form) form.requestSubmit(by);
  else if (by) by.click();
  else pressOwnButton(form);
}

function pressOwnButton(form: HTMLElement): void {
  const button = document.createElement('button');
  button.hidden = true;
  form.append(button);
  button.click();
  button.remove();
}
