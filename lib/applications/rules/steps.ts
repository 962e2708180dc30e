/** The twelve steps in order (contract: R2). The wizard, the long form, the review and the transcript follow it. */
import { type Subject, subjects } from '#data/application-choices';

export interface Step {
  readonly title: string;
  readonly hint?: string;
  readonly fields: readonly string[];
}

export const ratingName = (subject: Subject) => `rate-${subject}` as const;
const ratingNames = (Object.keys(subjects) as Subject[]).map(ratingName);

export const steps: readonly Step[] = [
  {
    title: 'Personal information',
    fields: ['name', 'mobile', 'email', 'gender', 'age', 'location', 'customLocation', 'address'],
  },
  {
    title: 'Certification',
    hint: 'Do you hold AcSS certificates? They are not needed to apply.',
    fields: ['certifications'],
  },
  { title: 'Education', hint: 'Tick what you have completed.', fields: ['education'] },
  { title: 'Employment status', hint: 'Your situation today.', fields: ['employeeStatus'] },
  { title: 'Experience', hint: 'Your years in accounts.', fields: ['experience'] },
  {
    title: 'Languages',
    hint: 'The languages you can work in.',
    fields: ['speak', 'read', 'write'],
  },
  {
    title: 'Skills',
    hint: 'Tick only what you can do on your own: you will be tested on it in the practical session.',
    fields: ['skills', 'confirmed'],
  },
  {
    title: 'Salary',
    hint: 'Enter both as monthly amounts.',
    fields: ['lastSalary', 'salaryRange'],
  },
  {
    title: 'Skill ratings',
    hint: 'Choose your level, or give the exact number: 1 to 4 is beginner, 5 to 7 intermediate, 8 to 10 expert.',
    fields: ratingNames,
  },
  { title: 'Work preference', hint: 'How you want to work.', fields: ['workPreference'] },
  {
    title: 'Resume',
    hint: 'One PDF, DOC or DOCX file of up to 5 MB. Leave out your Aadhaar number, PAN and bank details.',
    fields: ['resume'],
  },
  { title: 'Review and submit', hint: 'Check what you filled in, then submit it.', fields: [] },
];

export const lastStep = steps.length;

/** Percent of the way at a step, counted from 1 (contract: Application). */
export const progressAt = (step: number) => Math.floor(((step - 1) / (lastStep - 1)) * 100);

/** The next step, counted from 1, that has to be answered, where there are others before it. */
export function nextNeeded(step: number): number | undefined {
  const asked = [1, stepOf('confirmed'), stepOf('resume')];
  const needed = asked.find((each) => each > step);
  return asked.includes(step) || needed === step + 1 ? undefined : needed;
}

/** The step, counted from 1, that asks for a field. */
export const stepOf = (field: string) =>
  steps.findIndex(({ fields }) => fields.includes(field)) + 1 || 1;
