/** Reads the form's controls into the body of `/api/save-progress` (contract: Free registration). */

import { honeypotField } from '#lib/forms/rules';
import { sentAt } from '#lib/forms/sent-at';
import type { Answers } from '#lib/webinars/browser/draft';
import { mergeOtherAnswers } from '#lib/webinars/forms/free-rules';

const basicNames = ['name', 'email', 'phone', 'city', 'pincode'] as const;

export function basicsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(basicNames.map((name) => [name, textOf(form, name)]));
}

/** The details of the second step, own words in place of `other`. */
const detailsOf = (form: FormData) =>
  mergeOtherAnswers({
    studies: textOf(form, 'studies'),
    yearOfCompletion: textOf(form, 'yearOfCompletion'),
    workType: textOf(form, 'workType'),
    skills: form.getAll('skills').map(String),
    currentStatus: textOf(form, 'currentStatus'),
    whyWebinar: textOf(form, 'whyWebinar'),
    customStudies: textOf(form, 'customStudies'),
    customYearofCompletion: textOf(form, 'customYearofCompletion'),
    customSkills: textOf(form, 'customSkills'),
  });

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const unasked = new Set(['formStatus', 'language', 'measure', honeypotField]);

/** All that was answered, as it is in the form: what this browser keeps. */
export function answersOf(form: FormData): Answers {
  const names = [...new Set(form.keys())].filter((name) => !unasked.has(name));
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name).map(String);
      return [name, name === 'skills' ? values : (values[0] ?? '').trim()];
    }),
  );
}

/** Restores stored answers where nothing is answered yet. */
export function fillIn(form: HTMLFormElement, stored: Answers): void {
  for (const control of form.elements) {
    if (!isControl(control)) continue;
    const values = [stored[control.name] ?? []].flat();
    if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
      control.checked ||= values.includes(control.value);
    } else if (control.value === '' && values[0]) control.value = values[0];
  }
}

const isControl = (
  element: Element,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element.matches('input, select, textarea');

export function progressOf(form: FormData, status: string, at: number) {
  return {
    session: textOf(form, 'session'),
    language: textOf(form, 'language'),
    formData: basicsOf(form),
    userDetails: detailsOf(form),
    ...sentAt(at),
    formStatus: status,
  };
}
