/** What a candidate is written. Each is kept with their application, and goes with it. */

import { rupees } from '#data/formatting';
import { type Letter, writeLetter } from '#lib/server/forms/letter';
import { enquiryLink } from '#lib/server/forms/receipt-mail';
import { postRows, questionOf } from '#lib/server/placement/consent-words';
import {
  employerBegins,
  employerToCandidate,
  payOf,
  postOf,
} from '#lib/server/placement/employer-words';
import { calendarEntry } from '#lib/server/placement/interview-entry';
import type { Env } from '#lib/server/settings/env';
import type { Candidate, Vacancy } from '#lib/server/store/placement/placements';
import type { Holds, OutgoingMail } from '#lib/server/store/store';
import { shortDay } from '#lib/shared/dates';
import { dayAndHour } from '#lib/shared/india';

export interface About {
  readonly env: Env;
  readonly vacancy: Vacancy;
}

/** Nobody may be asked for money: said wherever somebody is invited. */
export const free =
  'Placement is free at every step, for you. Nobody may ask you for money, an OTP or a password for this post.';

type To = Pick<Candidate, 'email'>;

export function toCandidate(
  { env, vacancy }: About,
  { email }: To,
  topic: string,
  letter: Omit<Letter, 'button'>,
  button = 'Open your page',
): OutgoingMail {
  return {
    role: 'visitor',
    topic: `${vacancy.id}-${topic}`,
    to: email,
    subject: letter.title,
    linked: true,
    ...writeLetter({ ...letter, button: { label: button, href: enquiryLink(env) } }, env),
  };
}

export function askMail(about: About, to: To, member: string, endsAt: number): OutgoingMail {
  const { vacancy } = about;
  return toCandidate(
    about,
    to,
    'asked',
    {
      title: questionOf(vacancy),
      before: [
        `${member} would like to propose you for a post. We send nothing to the employer before you say yes.`,
      ],
      rows: [
        ['Post', postOf(vacancy)],
        ...postRows(vacancy).map(([label, value]) => [label, value] as [string, string]),
        ['Your answer by', dayAndHour(endsAt)],
      ],
      after: [
        'Your page shows what they would see, and what they would not. If you do not answer, we take it as a no.',
        free,
      ],
    },
    'Read it and answer',
  );
}

export function inviteMail(
  about: About,
  to: To & Pick<Candidate, 'id'>,
  {
    slots,
    place,
    at,
  }: { readonly slots: readonly number[]; readonly place: string; readonly at: number },
): OutgoingMail {
  const name = employerBegins(about.vacancy);
  const invited = toCandidate(
    about,
    to,
    `invited-${at}`,
    {
      title: `${name} would like to meet you`,
      before: ['Choose one of their times on your page, or say when you can.'],
      rows: [
        ...slots.map((slot, index) => [`Time ${index + 1}`, dayAndHour(slot)] as [string, string]),
        ...(place ? [['Where', place] as [string, string]] : []),
      ],
      after: [free],
    },
    'Choose a time',
  );
  const is = { state: 'interview', invited_at: at, slot_at: null };
  return { ...invited, holds: { candidate: to.id, is, open: true } };
}

/** With whom to meet, where, and the number to call on the way. */
export function meetMail(
  about: About,
  candidate: Candidate,
  slotAt: number,
  at: number,
): OutgoingMail {
  const { vacancy } = about;
  const { company } = vacancy.employer;
  return {
    ...toCandidate(about, candidate, `meet-${slotAt}-${at}`, {
      title: `You meet ${company} on ${dayAndHour(slotAt)}`,
      before: ['The calendar entry is attached. We will remind you the day before.'],
      rows: meetRows(vacancy, candidate, slotAt),
      after: ['If you cannot come, tell us on your page as early as you can.', free],
    }),
    attachments: [calendarEntry(about, candidate, slotAt, { to: 'candidate', at })],
    holds: agreed(candidate, at),
  };
}

/** While the time stands that they chose at that moment. */
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

const meetRows = (
  { employer }: Vacancy,
  { place }: Candidate,
  slotAt: number,
): [string, string][] => [
  ['When', dayAndHour(slotAt)],
  ...(place ? [['Where', place] as [string, string]] : []),
  ['Ask for', `${employer.name}, ${employer.company}`],
  ['Phone', employer.phone],
];

export const tomorrowMail = (about: About, candidate: Candidate, slotAt: number): OutgoingMail =>
  toCandidate(about, candidate, `eve-${slotAt}`, {
    title: `Tomorrow: ${about.vacancy.employer.company}, ${dayAndHour(slotAt)}`,
    before: ['Your interview is tomorrow.'],
    rows: meetRows(about.vacancy, candidate, slotAt),
    after: [
      'Carry your resume and your certificates. If you cannot come, call them, and tell us on your page.',
    ],
  });

export const wentMail = (about: About, candidate: Candidate, slotAt: number): OutgoingMail =>
  toCandidate(
    about,
    candidate,
    `went-${slotAt}`,
    {
      title: `Did you meet ${about.vacancy.employer.company}?`,
      before: [`It was set for ${dayAndHour(slotAt)}. One press on your page tells us.`],
      rows: [],
      after: [],
    },
    'Yes or no',
  );

export const hiredMail = (
  about: About,
  to: To,
  { begins, pay }: { readonly begins: string; readonly pay: number },
): OutgoingMail =>
  toCandidate(about, to, 'hired', {
    title: 'Congratulations, you have got the job',
    before: [
      `${about.vacancy.employer.company} has selected you as ${postOf(about.vacancy).toLowerCase()}.`,
    ],
    rows: [
      ['Begins', shortDay(begins)],
      ['Pay a month', rupees(pay)],
    ],
    after: [
      'We will ask you after 30 and 90 days how it is going. If anything is not as agreed, write to us or call us at any time.',
    ],
  });

export const kindWordMail = (about: About, to: To): OutgoingMail =>
  toCandidate(about, to, 'thanks', {
    title: 'Not this time',
    before: [
      `The post with ${employerToCandidate(about.vacancy)} is filled. Thank you for letting us propose you.`,
    ],
    rows: [
      ['Post', postOf(about.vacancy)],
      ...(payOf(about.vacancy) ? [['Pay', payOf(about.vacancy)] as [string, string]] : []),
    ],
    after: [
      'This says nothing about your work: there were more good candidates than posts. We will keep looking for a post for you.',
    ],
  });
