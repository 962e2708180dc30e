/** Each mail is stored with the application, and erased with it. */
import { rupees } from '#data/formatting';
import { toCandidate, toEmployer } from '#lib/enquiries/mails';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { employer } from '#lib/placement/forms/employer';
import { changedRows } from '#lib/placement/rules/agreed-words';
import type { OffReason } from '#lib/placement/rules/moves';
import type { Candidate, Vacancy } from '#lib/placement/schema';
import {
  employerBegins,
  employerToCandidate,
  payOf,
  postOf,
  postRows,
  questionOf,
  shortName,
} from '#lib/placement/words/mails';
import { attachCalendar, writeCalendar } from '#lib/platform/calendar/calendar';
import type { Env } from '#lib/platform/config/env';
import type { Holds } from '#lib/platform/mail/schema';
import { writeMail } from '#lib/platform/mail/write-mail';
import { dayAndHour, isoDayInIndia, shortDay, timeInIndia } from '#lib/platform/values/india';

export interface About {
  readonly env: Env;
  readonly vacancy: Vacancy;
}

/** The note that candidates pay nothing is in every invitation. */
const free =
  'Placement is free for you at every step. Nobody may ask you for money, an OTP or a password for this post.';

type To = Pick<Candidate, 'email' | 'name'>;

export const askMail = ({ env, vacancy }: About, to: To, member: string, endsAt: number) =>
  writeMail(toCandidate(env, to), {
    topic: `${vacancy.id}-asked`,
    subject: questionOf(vacancy),
    before: [
      `${member} would like to propose you for a job. We send nothing to the employer until you say yes.`,
    ],
    rows: [['Post', postOf(vacancy)], ...postRows(vacancy), ['Your answer by', dayAndHour(endsAt)]],
    button: 'Read it and answer',
    after: [
      'Your page shows what they would see, and what they would not. If you do not answer, we treat it as a no.',
      free,
    ],
  });

/** `topic`: what is asked once; `meetsAt`: an interview that is agreed already. */
export const askAgainMail = (
  { env, vacancy }: About,
  candidate: Candidate,
  { topic, meetsAt }: { readonly topic: string; readonly meetsAt: number | undefined },
) =>
  writeMail(toCandidate(env, candidate), {
    topic: `${vacancy.id}-asked-again-${topic}`,
    subject: `The post was changed: ${employerBegins(vacancy)}`,
    before: [
      'You said yes to this post as it was. It has changed, so we are asking you again. Until you agree, they cannot see anything about you.',
    ],
    rows: changedRows(candidate, vacancy).flatMap(({ label, before, now }) => [
      [`${label}, as you agreed`, before || 'not said'] as const,
      [`${label}, now`, now || 'not said'] as const,
    ]),
    button: 'Read it and answer',
    after: [
      ...(meetsAt === undefined
        ? []
        : [
            `Your interview on ${dayAndHour(meetsAt)} is still fixed. If you say no, we will cancel it for both of you.`,
          ]),
      'Your page shows what has changed. You need not agree: saying no changes nothing else.',
      free,
    ],
  });

export const inviteMail = (
  { env, vacancy }: About,
  to: To & Pick<Candidate, 'id'>,
  {
    slots,
    place,
    at,
  }: { readonly slots: readonly number[]; readonly place: string; readonly at: number },
) =>
  writeMail(toCandidate(env, to), {
    topic: `${vacancy.id}-invited-${at}`,
    subject: `${employerBegins(vacancy)} would like to meet you`,
    before: ['Please choose a time on your page, or tell us when you can come.'],
    rows: [
      ...postAndPay(vacancy),
      ...slots.map((slot, index) => [`Time ${index + 1}`, dayAndHour(slot)] as const),
      ...placeRow(place),
    ],
    button: 'Choose a time',
    after: [free],
    holds: {
      candidate: to.id,
      is: { state: 'interview', invited_at: at, slot_at: null },
      open: true,
    },
  });

/** With whom to meet, where, and the number to call on the way. */
export const meetMail = (about: About, candidate: Candidate, slotAt: number, at: number) =>
  writeMail(toCandidate(about.env, candidate), {
    topic: `${about.vacancy.id}-meet-${slotAt}-${at}`,
    subject: `Your interview with ${about.vacancy.employer.company}: ${dayAndHour(slotAt)}`,
    before: ['The calendar entry is attached. We will remind you the day before.'],
    rows: meetRows(about.vacancy, candidate, slotAt),
    after: ['If you cannot come, please tell us on your page as early as possible.', free],
    attachments: [calendarEntry(about, candidate, slotAt, { to: 'candidate', at })],
    holds: agreed(candidate, at),
  });

/** While the time holds that they chose at that moment. */
export const agreed = ({ id }: Pick<Candidate, 'id'>, at: number): Holds => ({
  candidate: id,
  is: { state: 'interview', picked_at: at },
});

/** While no other time is agreed. */
export const calledOff = ({ id }: Pick<Candidate, 'id'>): Holds => ({
  candidate: id,
  is: { slot_at: null },
  orGone: true,
});

export const placeRow = (place: string | undefined) => (place ? [['Where', place] as const] : []);

const meetRows = ({ employer }: Vacancy, { place }: Candidate, slotAt: number) =>
  [
    ['When', dayAndHour(slotAt)],
    ...placeRow(place),
    ['Ask for', `${employer.name}, ${employer.company}`],
    ['Phone', employer.phone],
  ] as const;

export const tomorrowMail = ({ env, vacancy }: About, candidate: Candidate, slotAt: number) =>
  writeMail(toCandidate(env, candidate), {
    topic: `${vacancy.id}-eve-${slotAt}`,
    subject: `Tomorrow: ${vacancy.employer.company}, ${dayAndHour(slotAt)}`,
    before: ['Your interview is tomorrow.'],
    rows: meetRows(vacancy, candidate, slotAt),
    after: [
      'Carry your resume and certificates. If you cannot come, call them and tell us on your page.',
    ],
  });

export const wentMail = ({ env, vacancy }: About, candidate: Candidate, slotAt: number) =>
  writeMail(toCandidate(env, candidate), {
    topic: `${vacancy.id}-went-${slotAt}`,
    subject: `Did you meet ${vacancy.employer.company}?`,
    before: [
      `It was fixed for ${dayAndHour(slotAt)}. Please tell us on your page, with one click.`,
    ],
    button: 'Yes or no',
  });

export interface Off {
  readonly slotAt: number;
  readonly at: number;
  /** Absent where the other side is erased: then nobody is named. */
  readonly why?: OffReason;
}

const offToCandidate: Readonly<Record<OffReason, string>> = {
  'taken-back': 'You withdrew your consent, so we have cancelled it.',
  no: 'They have decided not to proceed, so they have cancelled it.',
  'invited-again': 'They offer other times instead: please choose one on your page.',
  'other-hours': 'You asked for other times, so we have cancelled this one.',
  hired: 'You have got the job, so it is no longer needed.',
  'hired-elsewhere': 'You have got another post, so we have cancelled it.',
  'post-over': 'The search for this post is over.',
  'application-closed': 'Your application was closed, so we have cancelled it.',
};

/** It removes the entry from their calendar. */
export function noInterviewMail(about: About, candidate: Candidate, { slotAt, at, why }: Off) {
  const { env, vacancy } = about;
  const company = why && vacancy.employer.company;
  return writeMail(toCandidate(env, candidate), {
    topic: `no-interview-${slotAt}-${at}`,
    subject: company
      ? `Your interview with ${company} on ${dayAndHour(slotAt)} is cancelled`
      : `Your interview on ${dayAndHour(slotAt)} is cancelled`,
    before: [
      `${why ? offToCandidate[why] : 'The employer has cancelled it.'} The attachment removes it from your calendar.`,
    ],
    rows: company ? [['With', company] as const, ['When', dayAndHour(slotAt)] as const] : [],
    after: keepsLooking.includes(why) ? ['We will keep looking for a post for you.'] : [],
    attachments: [
      calendarEntry(about, candidate, slotAt, {
        to: 'candidate',
        at,
        cancelled: why ? 'named' : 'nameless',
      }),
    ],
    holds: calledOff(candidate),
  });
}

const keepsLooking: readonly (OffReason | undefined)[] = ['no', 'post-over', undefined];

export const answerToCandidate = (
  { env, vacancy }: About,
  to: To,
  { task, question, answer }: Answered,
) =>
  writeMail(toCandidate(env, to), {
    topic: `${vacancy.id}-answer-${task}`,
    subject: `Our answer to your question about the post with ${employerToCandidate(vacancy)}`,
    before: answer.split('\n'),
    rows: [['You asked', question]],
    after: ['If you have another question, ask us on your page or call us.'],
  });

/** To either side, of a question that names nobody. */
export const answerAlone = (
  env: Env,
  asker: Pick<Enquiry, 'kind' | 'email' | 'name'>,
  { task, question, answer }: Answered,
) =>
  writeMail(
    asker.kind === employer.kind ? toEmployer(env, asker, undefined) : toCandidate(env, asker),
    {
      topic: `answer-${task}`,
      subject: 'Our answer to your question',
      before: answer.split('\n'),
      rows: [['You asked', question]],
      after: ['If something is still open, reply to this mail or call us.'],
    },
  );

export interface Answered {
  readonly task: string;
  readonly question: string;
  readonly answer: string;
}

export const hiredMail = (
  { env, vacancy }: About,
  to: To,
  { begins, pay }: { readonly begins: string; readonly pay: number },
) =>
  writeMail(toCandidate(env, to), {
    topic: `${vacancy.id}-hired`,
    subject: 'Congratulations, you have got the job',
    before: [`${vacancy.employer.company} has selected you as ${postOf(vacancy).toLowerCase()}.`],
    rows: [
      ['Begins', shortDay(begins)],
      ['Pay a month', rupees(pay)],
    ],
    after: [
      'We will ask you after 30 and 90 days how it is going. If anything is not as agreed, write or call us at any time.',
    ],
  });

export const kindWordMail = ({ env, vacancy }: About, to: To) =>
  writeMail(toCandidate(env, to), {
    topic: `${vacancy.id}-thanks`,
    subject: 'Not this time',
    before: [
      `${vacancy.state === 'closed' ? `The search for the post with ${employerToCandidate(vacancy)} has ended.` : `The post with ${employerToCandidate(vacancy)} is filled.`} Thank you for letting us propose you.`,
    ],
    rows: postAndPay(vacancy),
    after: ['This says nothing about your work. We will keep looking for a post for you.'],
  });

export const postAndPay = (vacancy: Vacancy) => [
  ['Post', postOf(vacancy)] as const,
  ...(payOf(vacancy) ? [['Pay', payOf(vacancy)] as const] : []),
];

/** "Interview, about 45 minutes". */
const interviewMs = 45 * 60 * 1000;

export function calendarEntry(
  { env, vacancy }: { readonly env: Pick<Env, 'origin'>; readonly vacancy: Vacancy },
  candidate: Pick<Candidate, 'id' | 'name' | 'phone' | 'place'>,
  slotAt: number,
  how: {
    readonly to: 'candidate' | 'employer';
    readonly at: number;
    readonly cancelled?: 'named' | 'nameless';
  },
) {
  const { employer } = vacancy;
  const isTheirs = how.to === 'employer';
  const withWhom = isTheirs ? shortName(candidate.name) : employer.company;
  const lines = how.cancelled
    ? []
    : [
        isTheirs
          ? `${candidate.name}, ${candidate.phone}`
          : `${employer.name}, ${employer.company}, ${employer.phone}`,
        ...(candidate.place ? [`Where: ${candidate.place}`] : []),
      ];
  const method = how.cancelled ? 'CANCEL' : 'PUBLISH';
  const entry = {
    id: `interview-${candidate.id}`,
    title: `Interview: ${postOf(vacancy)}${how.cancelled === 'nameless' ? '' : `, ${withWhom}`}`,
    description: lines.join('\n'),
    url: env.origin,
    date: isoDayInIndia(slotAt),
    start: timeInIndia(slotAt),
    end: timeInIndia(slotAt + interviewMs),
    updated: new Date(how.at).toISOString(),
    // Grows with every change, whatever host makes it.
    sequence: Math.floor(how.at / 1000) - startOfCounting,
    ...(how.cancelled && { cancelled: true as const }),
  };
  return attachCalendar('interview.ics', method, writeCalendar('Interview', [entry], method));
}

/** 1 January 2026, in seconds: a sequence is a small number (RFC 5545, 3.8.7.4). */
const startOfCounting = Date.UTC(2026, 0, 1) / 1000;
