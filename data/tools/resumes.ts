import { resumeTemplate, type TemplateSection } from '#data/resume-template';
import type { Tool } from '#data/tools/tool';

const common = { kind: 'DOCX', version: '1.0', updated: '2026-11-30' } as const;

export const resumeOneColumn: Tool = {
  ...common,
  id: 'resume-one-column',
  title: 'Resume for accountants, one column',
  excerpt: 'For a first job: what you can do on your own comes before where you studied.',
  file: resumeTemplate.file,
  courseNo: 2,
  does: [
    'Begins with what you can do on your own, in figures: vouchers, lines, returns.',
    'Tells you what to write if you have not had a job yet.',
    'Easy to read for people and for the software that sorts applications: one column, no boxes.',
  ],
  steps: [
    'Replace what is in square brackets; delete what does not apply.',
    'Read the last part, then delete it.',
    'Save as PDF for sending, and keep the DOCX for the next post.',
  ],
  limits: 'Write only what you can show: you will be asked to in the practical session.',
};

/** For somebody with posts behind them: what they did on the left, what is looked up on the right. */
export const experiencedResume = {
  name: '[Your name]',
  contact: '[City] · [10-digit mobile number] · [E-mail address]',
  main: [
    {
      title: 'Profile',
      lines: [
        '[Accounts executive with 5 years in trading and manufacturing.] I close a month by the [5th], answer [GST and TDS] notices myself and have led [two] juniors.',
      ],
    },
    {
      title: '[Post], [company, city], [month and year] to today',
      list: true,
      lines: [
        '[Books of a company with ₹12 crore turnover in Tally Prime, with cost centres]',
        '[GSTR-1, GSTR-3B and the match with GSTR-2B; no notice open]',
        '[Month closed by the 5th instead of the 12th: bank reconciled weekly]',
      ],
    },
    {
      title: '[Post before], [company, city], [from] to [to]',
      list: true,
      lines: [
        '[TDS of 40 vendors: deduction, deposit, quarterly statement]',
        '[Payroll of 60 people with EPF and ESI]',
      ],
    },
    {
      title: 'A problem I solved',
      lines: [
        '[What was wrong, what you did, what it came to in rupees or days. Three sentences.]',
      ],
    },
  ],
  side: [
    {
      title: 'Can do on my own',
      list: true,
      lines: [
        '[Finalisation up to audit]',
        '[GST returns]',
        '[TDS statements]',
        '[Bank, 300 lines a month]',
      ],
    },
    {
      title: 'Software',
      list: true,
      lines: ['[Tally Prime]', '[Excel: pivot tables, Power Query]', '[GST portal, TRACES]'],
    },
    {
      title: 'Education',
      list: true,
      lines: ['[M.Com, university, year]', '[Certificate, who gave it, year]'],
    },
    { title: 'Languages', lines: ['[Tamil, English, Hindi]'] },
    { title: 'Notice period', lines: ['[30 days]'] },
  ],
  advice: {
    title: 'Before you send it (delete this part)',
    list: true,
    lines: [
      'Two pages at most. Your last job takes half of the first page.',
      'No client names, no figures that are confidential to your employer: “₹12 crore turnover”, not the ledger.',
      'Leave out your Aadhaar number, PAN, present salary, religion, marital status and photograph.',
      'Sending it to a portal that sorts applications? Use the one-column layout.',
    ],
  },
} as const satisfies Record<string, string | TemplateSection | readonly TemplateSection[]>;

export const resumeTwoColumns: Tool = {
  ...common,
  id: 'resume-two-columns',
  title: 'Resume for accountants, two columns',
  excerpt:
    'For someone with experience: your work on the left, the details people look up on the right.',
  file: '/templates/accountant-resume-experienced.docx',
  courseNo: 2,
  does: [
    'Gives your last job the most room, in results rather than duties.',
    'Keeps software, education and notice period where an employer looks for them.',
    'Has a place for one mistake you corrected: interviewers often ask about it.',
  ],
  steps: [
    'Replace what is in square brackets; delete what does not apply.',
    'Give each line a figure: rupees, days, lines, people.',
    'Read the last part, then delete it. Save as PDF for sending.',
  ],
  limits: 'Some portals read two columns badly: use the one-column layout there.',
};
