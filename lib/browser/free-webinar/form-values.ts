/** Reads the form's controls into the body of `/api/save-progress` (contract: Free registration). */
import { sentAt } from '#lib/forms/sent-at';
import { mergeOtherAnswers } from '#lib/forms/webinar-free/other-answers';

const basicNames = ['name', 'email', 'phone', 'city', 'pincode'] as const;

/** The details of the first step. */
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

/** The whole body; `at` in epoch milliseconds. */
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
