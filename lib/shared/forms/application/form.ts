import {
  bandOf,
  certificates,
  educations,
  employeeStatuses,
  experiences,
  languages,
  places,
  type Subject,
  salaryRanges,
  skills,
  subjects,
  workPreferences,
} from '#data/application-choices';
import { apiRoutes } from '#lib/shared/addresses/routes';
import { readAnswers } from '#lib/shared/forms/application/answers';
import * as rules from '#lib/shared/forms/application/rules';
import { consentField } from '#lib/shared/forms/consent';
import { defineForm } from '#lib/shared/forms/define';
import { describingList, describingText } from '#lib/shared/forms/describing';
import { emailField } from '#lib/shared/forms/fields';

/** The order of the fields is that of the steps. */
export const application = defineForm({
  kind: 'application',
  title: 'Job application',
  action: apiRoutes.application,
  success: 'Your application has been submitted successfully!',
  failure: ({ message }) =>
    message ?? 'There was an error submitting your application. Please try again.',
  why: 'to find you a post',
  notice:
    'We ask for these details to screen you and find you a post. Our placement desk reads them, and only employers to whom we introduce you see them. We keep them for at most a year after our last contact.',
  compose: readAnswers,
  fields: {
    name: rules.fullName,
    mobile: rules.mobile,
    email: emailField(),
    gender: rules.gender,
    age: rules.age,
    location: rules.place(places),
    customLocation: rules.customPlace,
    address: rules.address,
    certifications: describingList('AcSS certificates', certificates),
    education: describingList('Education', educations),
    employeeStatus: oneOf('Employment status', employeeStatuses),
    experience: oneOf('Experience', experiences),
    speak: describingList('Languages spoken', languages),
    read: describingList('Languages read', languages),
    write: describingList('Languages written', languages),
    skills: describingList('Skills', skills),
    confirmed: consentField(
      'I declare that I can do the work ticked above by myself.',
      'Please confirm your skills by checking the declaration box.',
    ),
    lastSalary: { ...describingText('Last salary per month', 200), inputMode: 'numeric' },
    salaryRange: oneOf('Expected salary', salaryRanges),
    'rate-accounting': rating('accounting'),
    'rate-tds': rating('tds'),
    'rate-tally': rating('tally'),
    'rate-payroll': rating('payroll'),
    'rate-gst': rating('gst'),
    'rate-vat': rating('vat'),
    'rate-finalization': rating('finalization'),
    workPreference: oneOf('Work preference', workPreferences),
    resume: rules.resume,
  },
});

/** One of a few answers; any other is taken as text (contract: R29). */
function oneOf(label: string, options: readonly string[]) {
  return { ...describingText(label, 200), input: 'radios', options } as const;
}

function rating(subject: Subject) {
  const show = (given: string) =>
    /^([1-9]|10)$/.test(given) ? `${given} of 10, ${bandOf(Number(given))}` : given;
  return {
    ...describingText(`Rating: ${subjects[subject]}`, 200),
    show: (given: string) => (given === '' || given === '0' ? bandOf(0) : show(given)),
  };
}
