import { apiRoutes } from '#data/addresses/routes';
import {
  bandOf,
  certificates,
  educations,
  employeeStatuses,
  experiences,
  languages,
  otherPlace,
  places,
  type Subject,
  salaryRanges,
  skills,
  subjects,
  workPreferences,
} from '#data/application-choices';
import { ratingName } from '#lib/applications/rules/steps';
import * as rules from '#lib/applications/schema';
import { defineForm } from '#lib/forms/define';
import {
  consentField,
  describingList,
  describingText,
  emailField,
  scalar,
} from '#lib/forms/fields';

export const application = defineForm({
  kind: 'application',
  title: 'Job application',
  action: apiRoutes.application,
  success: 'Your application has been submitted successfully!',
  failure: ({ message }) =>
    message ?? 'There was an error submitting your application. Please try again.',
  why: 'find you a job',
  notice:
    'We ask for these details to screen you and find you a job. Our placement desk reads them, and only employers to whom we introduce you see them. We keep them for at most a year after our last contact.',
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
    confirmed: {
      ...consentField('Declared', 'Please confirm your skills by checking the declaration box.'),
      fullLabel: 'I declare that I can do the ticked work independently.',
      show: () => 'can do the ticked work independently',
    },
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

type Answers = Readonly<Record<string, unknown>>;

const ratedSubjects = Object.keys(subjects) as Subject[];

/** The flat answers of a posted application. What depends on another answer is settled here. */
export function readAnswers(posted: Answers): Answers {
  const { location, customLocation, certified, certifications } = posted;
  return {
    ...posted,
    // A key that is there is asked for: the place is needed only where none of ours was chosen.
    customLocation: scalar(location) === otherPlace ? (customLocation ?? '') : undefined,
    certifications: scalar(certified) === 'No' ? [] : certifications,
  };
}

/** Flattens the JSON application; what is flat already stays. */
export function flatten(json: Answers): Answers {
  const { employeeStatus, languages, skills, salary, rateskills, resume: _, ...flat } = json;
  const { speak, read, write } = part(languages);
  const { selectedSkills, confirmed } = part(skills);
  const { lastSalary, salaryRange } = part(salary);
  const rated = part(rateskills);
  return given({
    employeeStatus: isPart(employeeStatus) ? employeeStatus.status : employeeStatus,
    speak,
    read,
    write,
    skills: isPart(skills) ? selectedSkills : skills,
    confirmed,
    lastSalary,
    salaryRange,
    ...Object.fromEntries(ratedSubjects.map((subject) => [ratingName(subject), rated[subject]])),
    ...flat,
  });
}

/** The JSON application of flat answers, as the wizard sends it. */
export function nest(answers: Answers): Answers {
  const { employeeStatus, speak, read, write, skills, confirmed, lastSalary, salaryRange } =
    answers;
  const { name, mobile, email, gender, age, location, customLocation, address } = answers;
  const { workPreference, experience, education, certifications } = answers;
  return given({
    name,
    mobile,
    email,
    gender,
    age: Number(age),
    location,
    customLocation,
    address,
    employeeStatus: { status: employeeStatus },
    workPreference,
    experience,
    education: listed(education),
    languages: { speak: listed(speak), read: listed(read), write: listed(write) },
    skills: { selectedSkills: listed(skills), confirmed: Boolean(confirmed) },
    salary: { lastSalary, salaryRange },
    rateskills: Object.fromEntries(
      ratedSubjects.map((subject) => [subject, Number(answers[ratingName(subject)] || 0)]),
    ),
    certifications: listed(certifications),
  });
}

/** One tick reads as a text, none as nothing. */
const listed = (value: unknown) => (value === undefined ? [] : [value].flat());

const given = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));

const isPart = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const part = (value: unknown): Answers => (isPart(value) ? value : {});
