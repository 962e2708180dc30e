/** The pages that search engines list, beside modules, articles and policies, which follow from their own data. */
import type { Level } from '#data/courses';
import { routes } from '#lib/shared/addresses/routes';

export interface Page {
  readonly path: string;
  /** What the page is called in a trail. */
  readonly name: string;
  /** The page it belongs under; home when absent. */
  readonly under?: string;
  /** Large on its social card: Latin letters alone. */
  readonly headline: string;
  /** The cloth of the card. */
  readonly tone: Level;
}

export const home: Page = {
  path: routes.home,
  name: 'Home',
  headline: 'Jobs, certification and coaching',
  tone: 'final',
};

export const pages: readonly Page[] = [
  home,
  {
    path: routes.jobs,
    name: 'Jobs',
    headline: 'Accounting jobs with free placement',
    tone: 'foundation',
  },
  {
    path: routes.applyJobs,
    name: 'Apply for jobs',
    under: routes.jobs,
    headline: 'One application for accounting jobs, in twelve short steps',
    tone: 'foundation',
  },
  {
    path: routes.resume,
    name: 'Resume',
    under: routes.jobs,
    headline: 'A resume from your answers, as PDF and Word file',
    tone: 'foundation',
  },
  {
    path: routes.jobAlerts,
    name: 'Job alerts',
    under: routes.jobs,
    headline: 'Be told when a post matches',
    tone: 'foundation',
  },
  {
    path: routes.certification,
    name: 'Certification',
    headline: 'Seventeen AcSS modules and the HACA qualification',
    tone: 'final',
  },
  {
    path: routes.coaching,
    name: 'Coaching',
    headline: 'Coaching, alone or in a group',
    tone: 'intermediate',
  },
  {
    path: routes.compare,
    name: 'Compare',
    under: routes.certification,
    headline: 'Modules, bootcamp or 1:1: what each costs and buys',
    tone: 'intermediate',
  },
  {
    path: routes.batches,
    name: 'Batches',
    under: routes.certification,
    headline: 'Batches that begin soon, and the seats left in each',
    tone: 'foundation',
  },
  {
    path: routes.whichModules,
    name: 'Which modules',
    under: routes.certification,
    headline: 'Which modules do I need?',
    tone: 'foundation',
  },
  {
    path: routes.internships,
    name: 'Internships',
    headline: 'Internships in accounts',
    tone: 'foundation',
  },
  {
    path: routes.licenses,
    name: 'Licences',
    headline: 'Licences for trainers and practitioners',
    tone: 'intermediate',
  },
  {
    path: routes.downloads,
    name: 'Downloads',
    headline: 'The free library: books, webinars, articles',
    tone: 'intermediate',
  },
  {
    path: routes.interviewQuestions,
    name: 'Interview questions',
    under: routes.downloads,
    headline: 'Over 70 interview questions, with good and weak answers',
    tone: 'foundation',
  },
  {
    path: routes.caseStudies,
    name: 'Case studies',
    under: routes.downloads,
    headline: 'Case studies, worked to the end',
    tone: 'final',
  },
  {
    path: routes.tools,
    name: 'Checklists and tools',
    under: routes.downloads,
    headline: 'Workbooks, resumes and letters to keep',
    tone: 'foundation',
  },
  {
    path: routes.testPapers,
    name: 'Model test papers',
    under: routes.downloads,
    headline: 'Model test papers for seventeen modules',
    tone: 'intermediate',
  },
  {
    path: routes.about,
    name: 'About',
    headline: 'Two firms, one set of books',
    tone: 'final',
  },
  {
    path: routes.employee,
    name: 'Employers',
    headline: 'Hire accountants who have shown their work',
    tone: 'foundation',
  },
  {
    path: routes.contactUs,
    name: 'Get a callback',
    headline: 'A callback within 2 working days',
    tone: 'final',
  },
  {
    path: routes.features,
    name: 'What HOA offers',
    headline: 'Six ways in: jobs, training, licences, library',
    tone: 'final',
  },
  {
    path: routes.webinarCalendar,
    name: 'Webinar calendar',
    headline: 'Free webinars, every week',
    tone: 'intermediate',
  },
  {
    path: routes.jobHunt,
    name: 'Free webinar',
    headline: 'Free job-hunting webinar, in Tamil',
    tone: 'intermediate',
  },
  {
    path: routes.jobHuntTelugu,
    name: 'In Telugu',
    under: routes.jobHunt,
    headline: 'Free job-hunting webinar, in Telugu',
    tone: 'intermediate',
  },
  {
    path: routes.jobHuntEnglish,
    name: 'In English',
    under: routes.jobHunt,
    headline: 'Free job-hunting webinar for accountants',
    tone: 'intermediate',
  },
  {
    path: routes.aiWebinar,
    name: 'AI for Accountants',
    headline: 'AI for Accountants: a live webinar',
    tone: 'final',
  },
];
