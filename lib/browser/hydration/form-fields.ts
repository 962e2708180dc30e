/** The state of a form field, and telling React about it. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type FieldState = string | boolean | readonly boolean[];

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input,select,textarea');

const isTick = (field: Field) => /^(?:checkbox|radio)$/.test(field.type);

export function stateOf(field: Field): FieldState {
  if (field instanceof HTMLSelectElement) return [...field.options].map(({ selected }) => selected);
  return field instanceof HTMLInputElement && isTick(field) ? field.checked : field.value;
}

/** Whether a field holds something else than the page gave it: typed, restored or filled in. */
export function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].some((option) => option.defaultSelected);
    return [...field.options].some(
      ({ selected, defaultSelected }, at) =>
        selected !== (defaultSelected || (!given && !field.multiple && at === 0)),
    );
  }
  if (field instanceof HTMLInputElement && isTick(field)) {
    return field.checked !== field.defaultChecked;
  }
  return !/^(?:hidden|submit|button|reset)$/.test(field.type) && field.value !== field.defaultValue;
}

export function setState(field: Field, state: FieldState): boolean {
  if (field instanceof HTMLSelectElement) {
    [...field.options].forEach((option, at) => {
      const selected = (state as readonly boolean[])[at] ?? false;
      if (option.selected !== selected) option.selected = selected;
    });
    return true;
  }
  if (field.type === 'file' || stateOf(field) === state) return false;
  // Past React, which keeps a setter of its own on every field.
  const name = typeof state === 'boolean' ? 'checked' : 'value';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, state);
  return true;
}

/** Lets React know: it ignores an event about a value that it believes to know already. */
export function notifyReact(field: Field): void {
  const known = (field as { _valueTracker?: { setValue(value: string): void } })._valueTracker;
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && isTick(field)) {
    known?.setValue(String(!field.checked));
    // React listens to clicks here; one that is no mouse event does not toggle.
    field.dispatchEvent(new Event('click', { bubbles: true }));
  } else {
    known?.setValue(`${field.value}\0`);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** The clicked button has the focus; Enter in a field leaves it there. */
export const submitterOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('button[type=submit]:focus');

/** Puts the caret where it was; fields without one (e-mail, number) are left alone. */
export function setCaret(field: Field, at: number | null): void {
  if (at !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(at, at);
}

export const caretOf = (field: Field): number | null =>
  field instanceof HTMLSelectElement ? null : field.selectionStart;

/**
 * Notes where the caret is in a field that `waits` for React; the returned function puts it back. React empties
 * and fills a textarea that has a first text, and the caret falls to its start.
 */
export function keepCaret(waits: (field: Field) => boolean): () => void {
  let caret: [field: Field, at: number | null] | undefined;
  document.addEventListener(
    'selectionchange',
    () => {
      const field = document.activeElement;
      if (isField(field) && waits(field)) caret = [field, caretOf(field)];
    },
    { capture: true },
  );
  return () => {
    const [field, at] = caret ?? [];
    if (
      field?.localName === 'textarea' &&
      field === document.activeElement &&
      at &&
      !caretOf(field)
    ) {
      setCaret(field, at);
    }
  };
}
