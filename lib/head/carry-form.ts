import { type Carried, carriedKey } from '#lib/browser/free-webinar/carried';
import { storage } from '#lib/browser/storage';
import { isField, isTouched } from '#lib/hydration/browser/form-fields';

/** The same form in another language: what is typed in this one goes along, whether or not React is there. */
export function carryForm(): void {
  const form = document.forms.namedItem('webinar-free');
  if (!form || ![...form.elements].some((each) => isField(each) && isTouched(each))) return;
  const carried: Carried = {
    entries: [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    open: form.closest('dialog')?.open === true,
    step: Number(form.dataset.step),
  };
  storage.set(carriedKey, JSON.stringify(carried));
}
