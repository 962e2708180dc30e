/** Reads the form's controls into the body of `/api/save-progress` (decisions, section 6). */
const basicNames = ['name', 'email', 'phone', 'city', 'pincode'] as const;

/** The details of the first step. */
export function basicsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(basicNames.map((name) => [name, textOf(form, name)]));
}

/** The details of the second step, own words in place of `other`. */
function detailsOf(form: FormData): Record<string, string | string[]> {
  const own = (name: string, custom: string) => {
    const chosen = textOf(form, name);
    return chosen === 'other' ? textOf(form, custom) || chosen : chosen;
  };
  return {
    studies: own('studies', 'customStudies'),
    yearOfCompletion: own('yearOfCompletion', 'customYearofCompletion'),
    workType: textOf(form, 'workType'),
    skills: [...form.getAll('skills').map(String), ...listOf(textOf(form, 'customSkills'))],
    currentStatus: textOf(form, 'currentStatus'),
    whyWebinar: textOf(form, 'whyWebinar'),
    customStudies: textOf(form, 'customStudies'),
    customYearofCompletion: textOf(form, 'customYearofCompletion'),
  };
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const indian = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });

/** The whole body; `at` in epoch milliseconds. */
export function progressOf(form: FormData, status: string, at: number) {
  return {
    formData: basicsOf(form),
    userDetails: detailsOf(form),
    date: indian({ dateStyle: 'short' }).format(at),
    time: indian({ timeStyle: 'medium' }).format(at),
    formStatus: status,
  };
}
