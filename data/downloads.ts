import { routes } from '#data/addresses/routes';

/** The shelves of the downloads page; their titles are given word for word (contract: R32). */
export const shelves = {
  books: 'HOA AcSS Books',
  upcoming: 'Upcoming Webinars',
  recorded: 'HOA Recorded Webinars',
  clips: 'HOA Knowledge Clips',
  blogs: 'HOA Blogs',
} as const;

export const comingSoon = ['Audios', 'AI tools'] as const;

/** `page` names the drawing of a shelf, `inside` what one finds there. */
export const openShelves = [
  {
    title: 'Checklists',
    text: 'Excel workbooks with working formulas, resumes and letters, yours to keep.',
    href: routes.tools,
    page: 'workbook',
    inside: [
      'Bank reconciliation and GSTR-2B match',
      'Month end, payroll, fixed assets',
      'Letters after an interview',
    ],
  },
  {
    title: 'Practice book',
    text: 'Seventeen papers of real office work: fill in the sheet, and every entry is marked at once.',
    href: routes.practice,
    page: 'entry',
    inside: ['A bill to a trial balance', 'A bank statement to reconcile', 'GSTR-3B, TDS, payroll'],
  },
  {
    title: 'Model test papers',
    text: 'Twelve questions per module, marked at once, with every answer explained.',
    href: routes.testPapers,
    page: 'paper',
    inside: ['204 questions', 'Each with its reason', 'A score to share'],
  },
  {
    title: 'Interview question banks',
    text: 'Interview questions, each with what the interviewer wants to know, a good answer and a weak one.',
    href: routes.interviewQuestions,
    page: 'questions',
    inside: [
      'Entries, GST, TDS and payroll',
      'Tally, Excel and month end',
      'All as a PDF to print',
    ],
  },
  {
    title: 'Case studies',
    text: 'Six assignments worked out from start to finish, with all the papers.',
    href: routes.caseStudies,
    page: 'case',
    inside: ['A GST notice answered', 'Bank, GSTR-2B, payroll, stock', 'A first month end'],
  },
] as const;
