/** The options of the job application: contract: Application, contract: R1 and contract: R9. */
import { type Course, courses } from '#data/courses';

/** The last is ours: nobody has to say (the first two are the contract's). */
export const genders = ['Male', 'Female', 'Prefer not to say'] as const;

export const otherPlace = 'Others';
export const places = ['Chennai', 'Hyderabad', 'Dubai', otherPlace] as const;

export const educations = [
  '12th Standard/ Junior College',
  'B.Com',
  'M.Com',
  'Other Degrees',
  'MBA',
  'CA/CMA/CS Foundation',
  'CA/CMA/CS Intermediate',
  'CA/CMA/CS Qualified',
] as const;

export const employeeStatuses = [
  'Fresher, searching for a job',
  'Student, preparing for a job',
  'Currently unemployed',
  'In a job, searching for a better one',
  'On notice period',
] as const;

export const experiences = [
  '0-1 years',
  '2-4 years',
  '5-9 years',
  '10-15 years',
  '15 and above years',
] as const;

export const languages = [
  'English',
  'Tamil',
  'Telugu',
  'Hindi',
  'Malayalam',
  'Arabic',
  'Others',
] as const;

export const workPreferences = [
  'Full-Time On-Site',
  'Part-time On-Site',
  'Freelance',
  'Remote Projects',
  'Internship with/without stipend',
] as const;

/** Ten bands without a gap. */
export const salaryRanges = [
  '₹12,000-15,000 per month',
  '₹15,000-18,000 per month',
  '₹18,000-22,000 per month',
  '₹22,000-27,000 per month',
  '₹27,000-33,000 per month',
  '₹33,000-42,000 per month',
  '₹42,000-55,000 per month',
  '₹55,000-75,000 per month',
  '₹75,000-1,00,000 per month',
  'More than ₹1,00,000 per month',
] as const;

/** The specification names the first eight. */
export const skills = [
  'Tally data entry',
  'Reporting',
  'Tax compliance',
  'Payroll',
  'GST and TDS return filing',
  'Bank reconciliation',
  'Accounts finalization',
  'Excel',
  'Sales and purchase invoicing',
  'E-invoices and e-way bills',
  'Input tax credit matching (GSTR-2B and IMS)',
  'Accounts receivable and collections',
  'Accounts payable and vendor payments',
  'Stock and inventory records',
  'Fixed assets and depreciation',
  'EPF and ESI returns',
  'Income-tax returns',
  'Audit support',
  'Cash flow and budgets',
  'Cloud accounting (Zoho Books, QuickBooks, Xero)',
  'Gulf VAT',
] as const;

export const subjects = {
  accounting: 'Accounting',
  tds: 'TDS',
  tally: 'Tally',
  payroll: 'Payroll',
  gst: 'GST',
  vat: 'VAT',
  finalization: 'Finalization',
} as const;
export type Subject = keyof typeof subjects;

export const ratings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** 1-4 Beginner, 5-7 Intermediate, 8-10 Expert; 0 means unrated. */
export function bandOf(rating: number): 'Unrated' | 'Beginner' | 'Intermediate' | 'Expert' {
  if (rating < 1) return 'Unrated';
  if (rating < 5) return 'Beginner';
  return rating < 8 ? 'Intermediate' : 'Expert';
}

/** How a certificate that an applicant holds is named. */
export const certificateOf = ({ courseNo, id }: Pick<Course, 'courseNo' | 'id'>) =>
  `ACSS ${courseNo} - ${id}`;

export const certificates = courses.map(certificateOf);

/** The success screen, with scripts and without. */
export const applicationPromise =
  'The Accountant Service Desk Executive will contact you within two working days.';
export const perks = [
  '100% Free Placement Assistance',
  'Verified Employers & Clients',
  'Work time support',
  'Free certifications',
] as const;

export const perkMeanings: Partial<Record<(typeof perks)[number], string>> = {
  'Free certifications': 'First exam attempt free; the modules have their fees',
};

export const screening = {
  title: 'Two-Stage Accountant Screening Process',
  stages: [
    {
      title: 'Video interview',
      text: 'We ask about your work so far, the books you have kept and the returns you have filed. You can ask us anything you want to know.',
    },
    {
      title: 'Live practical session',
      text: 'You work on a set of vouchers while we watch: entries, a bank reconciliation, the GST on an invoice. Tick only what you can do on your own, because here you will be asked to do it.',
    },
  ],
} as const;
