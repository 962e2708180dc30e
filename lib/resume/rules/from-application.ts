import type { FieldValues } from '#lib/resume/rules/fields';
import { skillGroups } from '#lib/resume/rules/paths';

/** The answers of the application's form, by name. */
type Answers = Readonly<Record<string, readonly string[]>>;

const taxSkills = /gst|tds|tax|epf|vat|e-invoice/i;
const software = /tally|excel|zoho|quickbooks|xero/i;
const others = 'Others';

export function fromApplication(answers: Answers): FieldValues {
  const first = (name: string) => answers[name]?.[0]?.trim() ?? '';
  const values: Record<string, string> = {};
  const put = (name: string, value: string) => {
    if (value !== '') values[name] = value;
  };
  put('basics.name', first('name'));
  put('basics.phone', first('mobile'));
  put('basics.email', first('email'));
  put(
    'basics.location.city',
    first('location') === others ? first('customLocation') : first('location'),
  );
  for (const [at, course] of [...(answers.education ?? [])].reverse().entries()) {
    put(`education.${at}.studyType`, course);
  }
  const groups: Record<(typeof skillGroups)[number], string[]> = {
    Accounts: [],
    Tax: [],
    Software: [],
  };
  for (const skill of answers.skills ?? []) {
    const group = software.test(skill) ? 'Software' : taxSkills.test(skill) ? 'Tax' : 'Accounts';
    groups[group].push(skill);
  }
  for (const [at, group] of skillGroups.entries()) {
    put(`skills.${at}.keywords`, groups[group].join(', '));
  }
  for (const [at, [language, fluency]] of spoken(answers).entries()) {
    put(`languages.${at}.language`, language);
    put(`languages.${at}.fluency`, fluency);
  }
  const status = first('employeeStatus');
  if (status) put('meta.template', /^Fresher|^Student/.test(status) ? 'fresher' : '');
  return values;
}

/** Each language once, with what somebody can do in it, as the form offers it. */
function spoken(answers: Answers): readonly (readonly [string, string])[] {
  const skills = ['speak', 'read', 'write'] as const;
  const named = [...new Set(skills.flatMap((skill) => answers[skill] ?? []))];
  return named
    .filter((language) => language !== others)
    .map((language) => {
      const able = skills.filter((skill) => answers[skill]?.includes(language));
      return [language, able.join(', ')] as const;
    });
}

/** For an application that begins with a resume. */
export function toApplication(values: FieldValues): Record<string, string[]> {
  const named = {
    name: values['basics.name'],
    mobile: values['basics.phone'],
    email: values['basics.email'],
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value ? [[name, [value]]] : [])),
  );
}
