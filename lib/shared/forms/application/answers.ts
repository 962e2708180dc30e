/** One shape for both ways in: the flat names of a plain post, and the JSON of `formData` (contract: Application). */

import { otherPlace, type Subject, subjects } from '#data/application-choices';
import { ratingName } from '#lib/shared/forms/application/steps';
import { scalar } from '#lib/shared/forms/fields';

export type Answers = Readonly<Record<string, unknown>>;

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
