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
  lede: 'A free live webinar two days a week, first in Tamil and English, then in Telugu and English. Each session has one subject: Tally, GST, TDS, Excel, payroll, the interview. We explain what the job needs and what interviewers ask.',
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
        title: 'A one-page resume',
        text: 'What to write first for an accounts job, and what to leave out. How to describe your Tally work.',
      },
      {
        title: 'Interview questions',
        text: 'Common questions on GST, TDS, bank reconciliation and journal entries, and how to answer them calmly.',
      },
      {
        title: 'Practical test',
        text: 'How to manage your time in an Excel and Tally test, and which mistakes cost marks.',
      },
      {
        title: 'Talking about salary',
        text: 'How much you can ask for, when to ask, and what to check in the offer letter.',
      },
      {
        title: 'Answers to your questions',
        text: 'It is live, so you can ask on the spot. No question is too simple.',
      },
    ],
  },
  whom: {
    title: 'Who is it for?',
    items: [
      'B.Com, M.Com, BBA and MBA graduates looking for their first job',
      'CA, CMA and CS students looking for a job or training alongside their studies',
      'Working accountants who are thinking of a better job',
      'Anyone returning to work after a break of some years',
    ],
  },
  bank: {
    title: 'Interview question bank, free',
    text: 'Questions and answers in English, by subject: journal entries, GST, TDS, Tally, Excel, payroll. It comes to your e-mail address within two days of your registration.',
    worth: 'Our own valuation; not for sale',
  },
  schedule: {
    title: 'When?',
    after:
      'After you register, you get a confirmation by e-mail. It names the topic of your session and carries a file that adds the session to your calendar.',
  },
  privacy: 'Privacy policy',
  home: 'HOA home page',
} as const satisfies JobHuntWords;
