import { type Carried, carriedKey } from '#lib/browser/free-webinar/carried';
import { type Field, isField, isTouched } from '#lib/browser/hydration/form-fields';
import { storage } from '#lib/browser/storage';

/** The same form in another language: what is typed in this one goes along, whether or not React is there. */
export function carryForm(): void {
  const form = document.forms.namedItem('webinar-free');
  if (!form || ![...form.elements].some((each) => isField(each) && isOwn(each))) return;
  const carried: Carried = {
    entries: [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    open: form.closest('dialog')?.open === true,
    step: Number(form.dataset.step),
  };
  storage.set(carriedKey, JSON.stringify(carried));
}

/** Typed or chosen by the visitor; a session that the address asked for is chosen by the page itself. */
const isOwn = (field: Field) =>
  isTouched(field) ||
  (field instanceof HTMLSelectElement && field.name === 'session' && field.selectedIndex > 0);
