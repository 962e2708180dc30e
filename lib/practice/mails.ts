/** Mails about a sitting, each in the transaction of its cause: the invitation, the day before, the result, set aside. */

import { certificatePath, practicePath, routes } from '#data/addresses/routes';
import { examPath } from '#data/addresses/token-routes';
import { levelDetails } from '#data/certification';
import { examNeeds } from '#data/exams';
import { examMark } from '#lib/enquiries/credentials';
import { toVisitor } from '#lib/enquiries/mails';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
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
  readonly to: Pick<Enquiry, 'email' | 'name'>;
  readonly env: Env;
  readonly now: number;
}

/** Its button opens the sitting, not the page of the enquiry. */
const toCandidate = ({ exam, to, env }: About, label: string): Recipient => ({
  ...toVisitor(env, { email: to.email }),
  greets: to.name,
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
  `Practise as often as you like, free and without giving your name: ${env.origin}${practicePath(exam.module)}`;

export function invitationMail(about: About): OutgoingMail {
  const { exam, now } = about;
  return writeMail(toCandidate(about, 'Open your practical paper'), {
    topic: `exam-${exam.id}-invited`,
    subject: `Your practical paper: ${moduleInWords(exam.module)}`,
    before: [
      `You have passed the interview. The second stage is the practical paper: documents as an office has them, and a worksheet to fill in. It is open from ${windowInWords(exam, now)}, Indian time.`,
      'Opening the link does not start it. The clock starts when you press Start, and runs on our server, not on your phone. If you start late, you have only the time left until it closes.',
    ],
    rows: rowsOf(about),
    after: [
      ...examNeeds,
      'Your entries are saved every ten seconds. If your battery dies or the connection drops, open the same link on any phone or computer and continue where you left off.',
      practise(about),
      'A calendar entry is attached.',
    ],
    attachments: [calendarOf(about, 'PUBLISH')],
  });
}

export function reminderMail(about: About): OutgoingMail {
  const { exam, now } = about;
  return writeMail(toCandidate(about, 'Open your practical paper'), {
    topic: `exam-${exam.id}-tomorrow`,
    subject: `Opens tomorrow: your practical paper, ${moduleInWords(exam.module)}`,
    before: [
      `Your practical paper opens on ${shortDayAndHour(exam.opensAt, now)} and closes on ${closeInWords(exam.closesAt, now)}, Indian time. Start at any time in between.`,
    ],
    rows: rowsOf(about),
    after: [...examNeeds, practise(about)],
  });
}

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
          ? `You have passed both stages. We will issue your certificate by ${certificateBy} and e-mail you its number.`
          : 'We will call you about the certificate.',
        'The certificate mentions the practical paper and its date. Your marks are printed on it only if you choose so on the result page.',
      ]
    : [
        `The result page shows each entry with the reason. Another attempt costs ${fee}: call us or reply to this mail when you are ready.`,
        practise(about),
      ];
  return writeMail(toCandidate(about, 'See your sheet, entry by entry'), {
    topic: `exam-${exam.id}-result`,
    subject: title,
    title,
    before: [
      `You scored ${score} of ${of} marks, ${percent}%. The pass mark is ${passMark}%.`,
      ...next,
    ],
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
  return writeMail(
    { ...toVisitor(env, { email: to.email }), greets: to.name },
    {
      topic: `exam-${exam.id}-void`,
      subject: `Your practical paper is cancelled: ${moduleInWords(exam.module)}`,
      before: [
        `We have cancelled this practical paper. Reason: ${reason}`,
        'It does not count as an attempt. We will write to you with new dates.',
      ],
      button: 'Open your page',
      ...(exam.closesAt > now &&
        exam.startedAt === undefined && { attachments: [calendarOf(about, 'CANCEL')] }),
    },
  );
}
