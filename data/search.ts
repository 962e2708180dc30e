/** What the search knows beside the texts themselves. */
import { routes } from '#lib/shared/addresses/routes';

/** What a page is looked for by, in sentences that its result shows. */
export const pageSays: Readonly<Record<string, string>> = {
  [routes.home]: 'What HOA offers accountants in India, what is free, and how to reach us.',
  [routes.jobs]:
    'Placement free of charge for accountants: how to apply, career paths with salary, and what we promise.',
  [routes.applyJobs]:
    'The job application with resume upload, for freshers and experienced accountants.',
  [routes.jobAlerts]: 'Be told by e-mail or phone when a vacancy matches your city and experience.',
  [routes.certification]:
    'All AcSS modules with hours, fees and GST, the HACA qualification, the exam and its fees.',
  [routes.coaching]:
    '1:1 coaching, bootcamps and free induction training, with the fee of an hour and the enquiry.',
  [routes.compare]:
    'Modules, bootcamp or 1:1 coaching: what the fee buys, price per hour with and without GST.',
  [routes.batches]:
    'When the next batches of modules and bootcamps begin, on which days, in which language, and the seats left.',
  [routes.whichModules]:
    'A short questionnaire: say your goal and your skills, and get the modules you need with the total cost.',
  [routes.internships]: 'Internships in accounts, free or with a stipend, and who can get one.',
  [routes.licenses]:
    'Licences of HOA for trainers, accounting practitioners and GST practitioners.',
  [routes.downloads]:
    'Free books, recorded webinars, knowledge clips and articles for accountants.',
  [routes.interviewQuestions]:
    'Over seventy interview questions for accountants with good and weak answers, by topic and as a PDF.',
  [routes.testPapers]:
    'A model test paper for each module: mock test, practice questions, marked at once.',
  [routes.caseStudies]: 'Case studies worked to the end, with invoices, ledgers and letters.',
  [routes.tools]:
    'Free Excel and Word files: checklists, reconciliation, calendar, register, resume, letters.',
  [routes.about]: 'Who we are: the team, the two firms, the offices and our history.',
  [routes.employee]: 'For employers: hire accountants, juniors and seniors, and post your vacancy.',
  [routes.contactUs]: 'Phone, e-mail and a callback: contact us and we ring you.',
  [routes.features]:
    'Jobs, certification, coaching, internships, licences and downloads at a glance.',
  [routes.webinarCalendar]:
    'Dates, topics and hours of the free webinars, with a calendar to subscribe to.',
  [routes.jobHunt]: 'Registration for the free webinar, in Tamil.',
  [routes.jobHuntTelugu]: 'Registration for the free webinar, in Telugu.',
  [routes.jobHuntEnglish]: 'Registration for the free webinar, in English.',
  [routes.aiWebinar]: 'The paid webinar on AI for accountants: date, price and what you learn.',
};

/** Pages that are not offered to search engines, and yet looked for by people here. */
export const unlistedPages = [
  {
    path: routes.quotation,
    name: 'Make a quotation',
    says: 'A quotation for modules or coaching: fee, GST and total on one page, to print or to send home.',
  },
  {
    path: routes.verify,
    name: 'Check a certificate',
    says: 'Type the number of a certificate and read whether it is genuine, for what and since when.',
  },
] as const;

/** What people call a page that says it otherwise: found by these words, which are not shown. */
export const pageAlso: Readonly<Record<string, string>> = {
  [routes.jobs]: 'salary career path vacancy hiring',
  [routes.certification]: 'fees exam certificate modules',
  [routes.coaching]: 'bootcamp bootcamps 1:1 trainer batch fees',
  [routes.compare]: 'bootcamp 1:1 coaching fees difference',
  [routes.batches]: 'batch batches timing schedule start date seats evening weekend class classes',
  [routes.whichModules]: 'which module course choose budget',
  [routes.employee]: 'hire accountants recruit employer staff',
  [routes.quotation]: 'quotation quote estimate proforma fees',
  [routes.verify]: 'verify certificate genuine fake number',
};

/** What others look for, and where it is found. */
export const tried = [
  { words: 'gst return filing', where: 'Modules, articles' },
  { words: 'tally fees', where: 'Modules, questions' },
  { words: 'exam second attempt', where: 'Questions' },
  { words: 'refund', where: 'Policies' },
  { words: 'payroll epf esi', where: 'Modules, articles' },
  { words: 'internship stipend', where: 'Questions, pages' },
] as const;
