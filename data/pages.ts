/** The pages that search engines list, beside modules, articles and policies, which follow from their own data. */

import { routes } from '#data/addresses/routes';
import type { Level } from '#data/courses';

export interface Page {
  readonly path: string;
  readonly name: string;
  /** The page it belongs under; home when absent. */
  readonly under?: string;
  readonly says: string;
  /** Other words for it: found by them, though they are not shown. */
  readonly also?: string;
  /** Large on its social card: Latin letters alone. */
  readonly headline: string;
  /** The background colour of the card. */
  readonly tone: Level;
}

export const home: Page = {
  path: routes.home,
  name: 'Home',
  says: 'What HOA offers accountants in India, what is free, and how to reach us.',
  headline: 'Jobs, certification and coaching',
  tone: 'final',
};

export const pages: readonly Page[] = [
  home,
  {
    path: routes.jobs,
    name: 'Jobs',
    says: 'Placement free of charge for accountants: how to apply, career paths with salary, and what we promise.',
    also: 'salary career path vacancy hiring',
    headline: 'Accounting jobs with free placement',
    tone: 'foundation',
  },
  {
    path: routes.applyJobs,
    name: 'Apply for jobs',
    under: routes.jobs,
    says: 'The job application with resume upload, for freshers and experienced accountants.',
    headline: 'One application for accounting jobs, in twelve short steps',
    tone: 'foundation',
  },
  {
    path: routes.resume,
    name: 'Resume',
    under: routes.jobs,
    says: 'Make your resume from your answers and download it as a PDF and a Word file, free of charge.',
    headline: 'A resume from your answers, in PDF and Word',
    tone: 'foundation',
  },
  {
    path: routes.jobAlerts,
    name: 'Job alerts',
    under: routes.jobs,
    says: 'Get an e-mail or a call when a vacancy matches your city and experience.',
    headline: 'Hear when a job matches',
    tone: 'foundation',
  },
  {
    path: routes.certification,
    name: 'Certification',
    says: 'All AcSS modules with hours, fees and GST, the HACA qualification, the exam and its fees.',
    also: 'fees exam certificate modules',
    headline: 'Seventeen AcSS modules and the HACA qualification',
    tone: 'final',
  },
  {
    path: routes.coaching,
    name: 'Coaching',
    says: '1:1 coaching, bootcamps and free induction training, with the fee per hour and an enquiry form.',
    also: 'bootcamp bootcamps 1:1 trainer batch fees',
    headline: 'Coaching: one-to-one or in a group',
    tone: 'intermediate',
  },
  {
    path: routes.compare,
    name: 'Compare',
    under: routes.certification,
    says: 'Modules, bootcamp or 1:1 coaching: what the fee buys, price per hour with and without GST.',
    also: 'bootcamp 1:1 coaching fees difference',
    headline: 'Modules, bootcamp or 1:1: what each costs and buys',
    tone: 'intermediate',
  },
  {
    path: routes.batches,
    name: 'Batches',
    under: routes.certification,
    says: 'When the next batches of modules and bootcamps begin, on which days, in which language, and the seats left.',
    also: 'batch batches timing schedule start date seats evening weekend class classes',
    headline: 'Upcoming batches, with the seats left in each',
    tone: 'foundation',
  },
  {
    path: routes.whichModules,
    name: 'Which modules',
    under: routes.certification,
    says: 'A short questionnaire: tell us your goal and your skills, and see the modules you need with the total cost.',
    also: 'which module course choose budget',
    headline: 'Which modules do I need?',
    tone: 'foundation',
  },
  {
    path: routes.internships,
    name: 'Internships',
    says: 'Internships in accounts, free or with a stipend, and who can get one.',
    headline: 'Internships in accounts',
    tone: 'foundation',
  },
  {
    path: routes.licenses,
    name: 'Licences',
    says: 'Licences of HOA for trainers, accounting practitioners and GST practitioners.',
    headline: 'Licences for trainers and practitioners',
    tone: 'intermediate',
  },
  {
    path: routes.downloads,
    name: 'Downloads',
    says: 'Free books, recorded webinars, knowledge clips and articles for accountants.',
    headline: 'The free library: books, webinars, articles',
    tone: 'intermediate',
  },
  {
    path: routes.interviewQuestions,
    name: 'Interview questions',
    under: routes.downloads,
    says: 'Over seventy interview questions for accountants with good and weak answers, by topic and as a PDF.',
    headline: 'Over 70 interview questions, with good and weak answers',
    tone: 'foundation',
  },
  {
    path: routes.caseStudies,
    name: 'Case studies',
    under: routes.downloads,
    says: 'Fully worked case studies, with invoices, ledgers and letters.',
    headline: 'Case studies, fully worked',
    tone: 'final',
  },
  {
    path: routes.tools,
    name: 'Checklists and tools',
    under: routes.downloads,
    says: 'Free Excel and Word files: checklists, reconciliation, calendar, register, resume, letters.',
    headline: 'Workbooks, resumes and letters to download',
    tone: 'foundation',
  },
  {
    path: routes.testPapers,
    name: 'Model test papers',
    under: routes.downloads,
    says: 'A model test paper for each module: mock test, practice questions, marked at once.',
    headline: 'Model test papers for seventeen modules',
    tone: 'intermediate',
  },
  {
    path: routes.practice,
    name: 'Practice book',
    under: routes.downloads,
    says: 'Seventeen practical papers of real office work: journal entries, reconciliation, GST returns, TDS and payroll, marked at once.',
    also: 'practical exam exercise practise journal entries simulation worksheet teacher class',
    headline: 'Seventeen practical papers, marked at once',
    tone: 'foundation',
  },
  {
    path: routes.about,
    name: 'About',
    says: 'Who we are: the team, the two firms, the offices and our history.',
    headline: 'Two firms, one set of books',
    tone: 'final',
  },
  {
    path: routes.employee,
    name: 'Employers',
    says: 'For employers: hire accountants, juniors and seniors, and post your vacancy.',
    also: 'hire accountants recruit employer staff',
    headline: 'Hire accountants whose work has been tested',
    tone: 'foundation',
  },
  {
    path: routes.contactUs,
    name: 'Get a callback',
    says: 'Phone, e-mail or a callback: leave your number and we will call you.',
    headline: 'A callback within 2 working days',
    tone: 'final',
  },
  {
    path: routes.features,
    name: 'What HOA offers',
    says: 'Jobs, certification, coaching, internships, licences and downloads at a glance.',
    headline: 'Six ways to begin: jobs, training, licences, library',
    tone: 'final',
  },
  {
    path: routes.webinarCalendar,
    name: 'Webinar calendar',
    says: 'Dates, topics and hours of the free webinars, with a calendar to subscribe to.',
    headline: 'Free webinars, every week',
    tone: 'intermediate',
  },
  {
    path: routes.jobHunt,
    name: 'Free webinar',
    says: 'Registration for the free webinar, in Tamil.',
    headline: 'Free job-hunting webinar, in Tamil',
    tone: 'intermediate',
  },
  {
    path: routes.jobHuntTelugu,
    name: 'In Telugu',
    under: routes.jobHunt,
    says: 'Registration for the free webinar, in Telugu.',
    headline: 'Free job-hunting webinar, in Telugu',
    tone: 'intermediate',
  },
  {
    path: routes.jobHuntEnglish,
    name: 'In English',
    under: routes.jobHunt,
    says: 'Registration for the free webinar, in English.',
    headline: 'Free job-hunting webinar for accountants',
    tone: 'intermediate',
  },
  {
    path: routes.aiWebinar,
    name: 'AI for Accountants',
    says: 'The paid webinar on AI for accountants: date, price and what you learn.',
    headline: 'AI for Accountants: a live webinar',
    tone: 'final',
  },
];

/** Pages that are not offered to search engines, and yet looked for by people here. */
export const unlistedPages = [
  {
    path: routes.quotation,
    name: 'Make a quotation',
    says: 'A quotation for modules or coaching: fee, GST and total on one page, to print or to show at home.',
    also: 'quotation quote estimate proforma fees',
  },
  {
    path: routes.verify,
    name: 'Check a certificate',
    says: 'Type the certificate number to see whether it is genuine, what it is for, and its date.',
    also: 'verify certificate genuine fake number',
  },
] as const satisfies readonly Pick<Page, 'path' | 'name' | 'says' | 'also'>[];
