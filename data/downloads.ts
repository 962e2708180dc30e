import { routes } from '#data/addresses/routes';

/** The shelves of the downloads page; their titles are given word for word (contract: R32). */
export const shelves = {
  books: 'HOA AcSS Books',
  upcoming: 'Upcoming Webinars',
  recorded: 'HOA Recorded Webinars',
  clips: 'HOA Knowledge Clips',
  blogs: 'HOA Blogs',
} as const;

/** What opens Coming Soon, until it is there. */
export const comingSoon = ['Audios', 'AI tools'] as const;

/** What stands on pages of its own; `page` names its drawing. */
export const openShelves = [
  {
    title: 'Checklists',
    text: 'Excel workbooks with working formulas, resumes and letters, yours to keep.',
    href: routes.tools,
    page: 'workbook',
  },
  {
    title: 'Practice book',
    text: 'Seventeen papers of real office work: fill in the sheet, and every entry is marked at once.',
    href: routes.practice,
    page: 'entry',
  },
  {
    title: 'Model test papers',
    text: 'Twelve questions per module, marked at once, with every answer explained.',
    href: routes.testPapers,
    page: 'paper',
  },
  {
    title: 'Interview question banks',
    text: 'Interview questions, each with what the interviewer wants to know, a good answer and a weak one.',
    href: routes.interviewQuestions,
    page: 'questions',
  },
  {
    title: 'Case studies',
    text: 'Six assignments worked out from start to finish, with all the papers.',
    href: routes.caseStudies,
    page: 'case',
  },
] as const;
