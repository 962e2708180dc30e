/** Mails about a sitting, each in the transaction of its cause: the invitation, the day before, the result, set aside. */

import { certificatePath, practicePath, routes } from '#data/addresses/routes';
import { examPath } from '#data/addresses/token-routes';
import { levelDetails } from '#data/certification';
import { examNeeds } from '#data/exams';
import { examMark } from '#lib/enquiries/credentials';
import { toVisitor } from '#lib/enquiries/mails';
import { attachCalendar, writeCalendar } from '#lib/platform/calendar/calendar';
import type { Env } from '#lib/platform/config/env';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { type Recipient, writeMail } from '#lib/platform/mail/write-mail';
import { isoDayInIndia, shortDayAndHour, timeInIndia } from '#lib/platform/values/india';
import { feeLine } from '#lib/platform/values/money';
import { courseOf, passMarkOf } from '#lib/practice/rules/sittings';
import type { Exam, ExamResult } from '#lib/practice/schema';
import { closeInWords, moduleInWords, windowInWords } from '#lib/practice/words';

interface About {
  readonly exam: Exam;
  readonly to: string;
  readonly env: Env;
  readonly now: number;
}

/** Its button opens the sitting, not the page of the enquiry. */
const toCandidate = ({ exam, to, env }: About, label: string): Recipient => ({
  ...toVisitor(env, { email: to }),
  page: {
    href: `${env.origin}${examPath(examMark)}`,
    link: { exam: exam.id },
    label,
  },
  closing: ['The link is only for you: please do not forward it.'],
});

function calendarOf({ exam, env, now }: About, method: 'PUBLISH' | 'CANCEL') {
  const { id, module, opensAt, closesAt, minutes } = exam;
  const isOff = method === 'CANCEL';
  const entry = {
    id: `exam-${id}`,
    host: 'exams.hoa',
    title: `Practical paper: ${moduleInWords(module)}`,
    description: `Start whenever it suits you in this time; from then on you have ${minutes} minutes. The link is in our mail.`,
    url: `${env.origin}${routes.certification}`,
    date: isoDayInIndia(opensAt),
    start: timeInIndia(opensAt),
    endDate: isoDayInIndia(closesAt),
    end: timeInIndia(closesAt),
    updated: new Date(now).toISOString(),
    sequence: isOff ? 1 : 0,
    ...(isOff && { cancelled: true as const }),
  };
  return attachCalendar('practical-paper.ics', method, writeCalendar(entry.title, [entry], method));
}

const rowsOf = ({ exam, now }: About) =>
  [
    ['What', moduleInWords(exam.module)],
    ['Open from', shortDayAndHour(exam.opensAt, now)],
    ['Until', closeInWords(exam.closesAt, now)],
    ['Time', `${exam.minutes} minutes, once you press Start`],
    ['To pass', `${passMarkOf(exam.module)}% of the marks`],
  ] as const;

const practise = ({ env, exam }: About) =>
  `Practise as often as you like, free and without a name: ${env.origin}${practicePath(exam.module)}`;

export function invitationMail(about: About): OutgoingMail {
  const { exam, now } = about;
  return writeMail(toCandidate(about, 'Open your practical paper'), {
    topic: `exam-${exam.id}-invited`,
    subject: `Your practical paper: ${moduleInWords(exam.module)}`,
    before: [
      `You passed the interview. The practical paper is the second stage: real office papers, and a sheet to fill. It is open ${windowInWords(exam, now)}, Indian time.`,
      'Opening the link starts nothing. The clock starts when you press Start, and it runs with us, not on your phone. Who starts late has only the time until it closes.',
    ],
    rows: rowsOf(about),
    after: [
      ...examNeeds,
      'What you fill is saved every ten seconds. If the battery or the line is gone, open the same link on any phone or computer and go on where you were.',
      practise(about),
      'The days are attached for your calendar.',
    ],
    attachments: [calendarOf(about, 'PUBLISH')],
  });
}

export function reminderMail(about: About): OutgoingMail {
  const { exam, now } = about;
  return writeMail(toCandidate(about, 'Open your practical paper'), {
    topic: `exam-${exam.id}-tomorrow`,
    subject: `From tomorrow: your practical paper, ${moduleInWords(exam.module)}`,
    before: [
      `Your practical paper opens ${shortDayAndHour(exam.opensAt, now)} and closes ${closeInWords(exam.closesAt, now)}, Indian time. Start whenever it suits you in between.`,
    ],
    rows: rowsOf(about),
    after: [...examNeeds, practise(about)],
  });
}

/** In words: what was reached, and what follows. */
export function resultMail(
  about: About,
  { percent, passed, passMark, score, of }: ExamResult,
  certificateBy: string | undefined,
): OutgoingMail {
  const { exam } = about;
  const course = courseOf(exam.module);
  const fee = course && feeLine(levelDetails[course.level].examFee);
  const title = passed
    ? `You passed, with ${percent}%: ${moduleInWords(exam.module)}`
    : `Your result: ${percent}%, ${moduleInWords(exam.module)}`;
  const next = passed
    ? [
        certificateBy
          ? `Both stages are behind you. We issue your certificate by ${certificateBy} and mail you its number.`
          : 'We call you about the certificate.',
        'The certificate says “practical paper” and its day. Your marks are on it only if you choose so on the page with the result.',
      ]
    : [
        `The page shows each entry with the reason. A further attempt costs ${fee}; call us or reply when you want one.`,
        practise(about),
      ];
  return writeMail(toCandidate(about, 'See your sheet, entry by entry'), {
    topic: `exam-${exam.id}-result`,
    subject: title,
    title,
    before: [`${score} of ${of} marks is ${percent}%; ${passMark}% was needed to pass.`, ...next],
  });
}

/** The number that the mail of the result promises. */
export function certificateMail(about: About, number: string): OutgoingMail {
  const { exam, env } = about;
  return writeMail(toCandidate(about, 'Choose what it shows'), {
    topic: `exam-${exam.id}-certificate`,
    subject: `Your certificate ${number}: ${moduleInWords(exam.module)}`,
    before: [
      `Your certificate is issued. Its number is ${number}.`,
      'It says “practical paper” and its day. Your marks are on it only if you choose so on the page with the result.',
    ],
    rows: [['Anyone can check it at', `${env.origin}${certificatePath(number)}`]],
  });
}

export function voidMail(about: About, reason: string): OutgoingMail {
  const { exam, now, env, to } = about;
  return writeMail(toVisitor(env, { email: to }), {
    topic: `exam-${exam.id}-void`,
    subject: `Your practical paper does not count: ${moduleInWords(exam.module)}`,
    before: [
      `We set this practical paper aside: ${reason}`,
      'It counts as no attempt. We write to you about new days.',
    ],
    button: 'Open your page',
    ...(exam.closesAt > now &&
      exam.startedAt === undefined && { attachments: [calendarOf(about, 'CANCEL')] }),
  });
}
