/** The home page's own content. */

import { routes } from '#data/addresses/routes';
import { bootcampHour } from '#data/coaching';
import { gst, rupees, total } from '#data/formatting';

export interface Feature {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

export const features = [
  {
    title: 'Jobs',
    text: 'Free placement help, the salary shared before the interview, and verified employers.',
    action: 'Apply Jobs',
    href: routes.applyJobs,
  },
  {
    title: 'Certification',
    text: 'Seventeen AcSS skill stacks and the HACA qualification. The first attempt at each exam is free.',
    action: 'Get Certified',
    href: routes.certification,
  },
  {
    title: 'Coaching',
    get text() {
      const { fee } = bootcampHour;
      return `Free webinars, bootcamps at ${rupees(fee)} + ${gst(fee)} GST = ${total(fee)} an hour, or 1:1 coaching.`;
    },
    action: 'Enquire Now',
    href: routes.coaching,
  },
  {
    title: 'Internships',
    text: 'Free with four AcSS certificates; with a stipend once you hold the HACA qualification.',
    action: 'Apply for Internships',
    href: routes.internships,
  },
  {
    title: 'Licences',
    text: 'Work as an HOA Licenced Trainer, Accounting Practitioner or GST Practitioner.',
    action: 'Earn Licence',
    href: routes.licenses,
  },
  {
    title: 'Downloads',
    text: 'Books, test papers, Excel files and articles, free to read and keep.',
    action: 'Browse Library',
    href: routes.downloads,
  },
] as const satisfies readonly Feature[];

export interface FreeOffer {
  readonly name: string;
  readonly what: string;
  readonly whom: string;
  readonly action: string;
  readonly href: string;
}

export const freeOffers = [
  {
    name: 'Placement',
    what: 'Screening, introductions to employers and support until you have joined. No fee, before or after.',
    whom: 'Freshers and experienced accountants, anywhere in India.',
    action: 'Apply for jobs',
    href: routes.applyJobs,
  },
  {
    name: 'Webinars',
    what: 'A live session in your language every Tuesday and Thursday: 40 minutes in Tamil-English, 45 in Telugu-English.',
    whom: 'Anyone who keeps books, or wants to learn.',
    action: 'Register for a webinar',
    href: routes.jobHunt,
  },
  {
    name: 'Internships',
    what: 'Supervised training in a working accounts office, with a mentor. HACA holders are paid a stipend.',
    whom: 'Holders of at least four AcSS certificates.',
    action: 'Apply for an internship',
    href: routes.internships,
  },
  {
    name: 'Downloads',
    what: 'Module outlines, recorded webinars, short clips and articles, without an account.',
    whom: 'Everyone. You can read without giving any details.',
    action: 'Open the library',
    href: routes.downloads,
  },
  {
    name: 'Tally training',
    what: 'Eight hours over two days, in person, in four modules: a good first look at the work.',
    whom: 'Students aged 17 to 21. If under 18, a parent or guardian registers.',
    action: 'See the programme',
    href: `${routes.coaching}#paidbootcamps`,
  },
] as const satisfies readonly FreeOffer[];

/** They are about fees, jobs, how and when, wherever the answer belongs. */
export const askedFirst: readonly string[] = [
  'What is free, and what do I pay for?',
  'Do I pay anything to be placed?',
  'What are the fees of the 17 modules?',
  'Can I apply with no work experience?',
  'Who calls me after I send a form, and when?',
];
