import type { Tool } from '#data/tools/tool';

export interface Letter {
  readonly title: string;
  readonly when: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

export const letters: readonly Letter[] = [
  {
    title: 'Thanks after the interview',
    when: 'On the same or the next day, as an e-mail.',
    subject: '[Accounts executive]: thank you for today’s conversation',
    lines: [
      'Dear [Ms / Mr name],',
      'Thank you for the time you took today. I understood better how [the month-end of your three branches] is done, and where [the match with GSTR-2B] takes longest.',
      'You asked how I would [bring the match forward]. I said [x]; on the way home I thought of [one more thing in one sentence].',
      'I would be glad to do this work. You can reach me on [10-digit mobile number].',
      'With kind regards',
      '[Your name]',
    ],
  },
  {
    title: 'Asking about the status',
    when: 'When the day they named has passed, or after seven working days. Once.',
    subject: '[Accounts executive], interview of [date]: may I know the status?',
    lines: [
      'Dear [Ms / Mr name],',
      'On [date] we spoke about the post of [accounts executive]. You expected to decide by [date].',
      'May I know the status, and whether you need anything more from me: [reference, certificate, a practical test]?',
      'I am still interested. My notice period is [30 days].',
      'With kind regards',
      '[Your name], [10-digit mobile number]',
    ],
  },
  {
    title: 'Accepting an offer',
    when: 'Within the time stated in the offer, once everything is in writing.',
    subject: 'Offer of [date]: acceptance',
    lines: [
      'Dear [Ms / Mr name],',
      'Thank you for your offer of [date]. I accept the post of [accounts executive] at [place] from [date].',
      'As the letter says: [₹ … a month in all, of which wages ₹ …; provident fund on …; probation of … months; notice of … days].',
      'Please tell me which documents to bring on the first day. I have given notice to my present employer on [date].',
      'With kind regards',
      '[Your name], [10-digit mobile number]',
    ],
  },
  {
    title: 'Declining an offer',
    when: 'As soon as you know: somebody else may be waiting for the post.',
    subject: 'Offer of [date]: thank you',
    lines: [
      'Dear [Ms / Mr name],',
      'Thank you for your offer of [date] and for your confidence in me. I have decided to take another post [, nearer to home / with more work in payroll].',
      'Our conversation was fair and I learnt from it. I hope you find the right person soon.',
      'With kind regards',
      '[Your name]',
    ],
  },
  {
    title: 'After a refusal',
    when: 'Within two days. It is read more often than you think.',
    subject: '[Accounts executive]: thank you for your answer',
    lines: [
      'Dear [Ms / Mr name],',
      'Thank you for telling me. May I ask for one thing: what should I learn or practise before I apply for such a post again?',
      'If a post in [accounts payable / GST] becomes free, I would be glad to hear about it.',
      'With kind regards',
      '[Your name], [10-digit mobile number]',
    ],
  },
];

export const interviewLetters: Tool = {
  id: 'interview-letters',
  title: 'Letters after an interview',
  excerpt: 'Five short ones: thanks, a question, yes, no, and the answer to a refusal.',
  kind: 'DOCX',
  file: '/templates/interview-letters.docx',
  version: '1.0',
  updated: '2026-11-22',
  courseNo: 2,
  does: [
    'Gives you the words for five moments that most applicants miss.',
    'Tells you when to send each.',
    'Keeps it short: the person who hires reads it on the phone.',
  ],
  steps: [
    'Take one letter and replace what is in square brackets.',
    'Send it as an e-mail, not as an attachment.',
    'Mention one thing from the conversation: without it, a thank-you letter is only a form.',
  ],
  limits: 'Give notice to your employer only when the new offer is in writing and accepted.',
};
