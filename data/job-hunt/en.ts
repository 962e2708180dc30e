/** The free webinar's page, in English; the sessions themselves are in Tamil and English or in Telugu and English. */
import type { JobHuntWords } from '#data/job-hunt/words';

export const englishPage = {
  language: 'en',
  meta: {
    title: 'Free job-hunting webinar for accountants',
    description:
      'A free live webinar for accountants looking for a job, in Tamil or Telugu with English terms: resume, interview, practical test. Every week.',
  },
  title: 'Get ready for a job in accounts',
  lede: 'Two days a week, a free live webinar, held in Tamil and English and again in Telugu and English. Each session has one subject: Tally, GST, TDS, Excel, payroll, the interview. We explain what the job needs and how interviewers ask about it.',
  register: 'Register for FREE',
  book: 'Register for this one',
  free: 'There is no fee. We ask for no card details and no OTP.',
  chosen: 'Selected session',
  over: 'The session in your link is over. Now chosen:',
  choose: 'You can choose another day or the other language in the form.',
  partsOfDay: [],
  weekdays: 'Every Tuesday and Thursday',
  languages: {
    'Tamil-English': 'In Tamil and English',
    'Telugu-English': 'In Telugu and English',
  },
  spoken: { 'Tamil-English': 'Tamil', 'Telugu-English': 'Telugu' },
  switch: 'Language',
  loop: {
    title: 'It takes less than five minutes',
    text: 'The form has two parts only. You can fill it in before this clock runs out. Then it starts again, so there is no hurry.',
  },
  gains: {
    title: 'What you get from this series',
    items: [
      {
        title: 'Where to look for a job',
        text: 'Which companies take freshers, which skills they look for, and where to apply.',
      },
      {
        title: 'A resume of one page',
        text: 'What to write first for a job in accounts, and what to leave out. How to describe what you can do in Tally.',
      },
      {
        title: 'Interview questions',
        text: 'The questions often asked about GST, TDS, bank reconciliation and journal entries, and how to answer them calmly.',
      },
      {
        title: 'Practical test',
        text: 'How to divide your time in a test of Excel and Tally, and which mistakes cost marks.',
      },
      {
        title: 'Talking about salary',
        text: 'How much you can ask for, when to ask, and what to check in the offer letter.',
      },
      {
        title: 'Answers to your questions',
        text: 'It is live, so you can ask at once. No question is too simple: please ask.',
      },
    ],
  },
  whom: {
    title: 'Who is it for?',
    items: [
      'B.Com, M.Com, BBA and MBA graduates looking for their first job',
      'CA, CMA and CS students looking for a job or training alongside their studies',
      'Accountants in a job who are thinking of a better one',
      'Those returning to work after a break of some years',
    ],
  },
  bank: {
    title: 'Interview question bank, free',
    text: 'Questions and answers in English, by subject: journal entries, GST, TDS, Tally, Excel, payroll. It comes to your e-mail address within two days of your registration.',
    worth: 'Our own valuation; it is not sold',
  },
  schedule: {
    title: 'When?',
    after:
      'After you register, an e-mail confirms it. Each session has its own subject; the e-mail names the one of your session, and a file with it adds the session to your calendar.',
  },
  privacy: 'Privacy policy',
  home: 'HOA home page',
} as const satisfies JobHuntWords;
