/**
 * A mail that names a candidate is stored with the application and erased with it; the link is put in when the mail
 * is sent.
 */
import { rupees } from '#data/formatting';
import { toEmployer } from '#lib/enquiries/mails';
import {
  type About,
  type Answered,
  agreed,
  calendarEntry,
  calledOff,
  type Off,
  placeRow,
  postAndPay,
} from '#lib/placement/mails/candidate';
import { type OffReason, shortlistDays } from '#lib/placement/rules/moves';
import type { Candidate, Shortlist } from '#lib/placement/schema';
import { postOf, shortName } from '#lib/placement/words/mails';
import { writeMail } from '#lib/platform/mail/write-mail';
import { dayAndHour, shortDay } from '#lib/platform/values/india';

type Link = Pick<Shortlist, 'id'> | undefined;
type Named = Pick<Candidate, 'id' | 'name'>;

const recipientOf = ({ env, vacancy: { employer } }: About, link?: Link) =>
  toEmployer(env, employer, link);

export const shareMail = (about: About, shortlist: Shortlist, many: number, at: number) =>
  writeMail(recipientOf(about, shortlist), {
    topic: `${about.vacancy.id}-shared-${at}`,
    subject:
      many === 0
        ? 'Your shortlist'
        : `${many === 1 ? 'One accountant' : `${many} accountants`} for your post`,
    before: [
      many === 0
        ? 'We are asking candidates whether we may show them to you. Nobody has agreed yet. We will write when somebody does.'
        : `${many === 1 ? 'This person' : 'Each of them'} agreed to be shown to you, for this post only.`,
    ],
    rows: [...postAndPay(about.vacancy), ['Valid until', dayAndHour(shortlist.endsAt)]],
    after: [
      `The page is only for you and shows candidates for ${shortlistDays} days: please do not forward the link. We tell the candidate each time a resume is opened.`,
      'Ask your questions about a candidate on the page, or call us.',
    ],
  });

export const saidYesMail = (about: About, shortlist: Link, id: string) =>
  writeMail(recipientOf(about, shortlist), {
    topic: `${about.vacancy.id}-yes-${id}`,
    subject: 'A candidate has agreed to be shown to you',
    before: ['One more candidate has agreed to be shown to you, and is now on your page.'],
    rows: [['Post', postOf(about.vacancy)]],
    holds: { candidate: id, is: { withdrawn_at: null, refused_at: null }, open: true },
  });

/** They stood on the page before, so that nobody is new there. */
export const agreedAgainMail = (about: About, link: Link, id: string, at: number) =>
  writeMail(recipientOf(about, link), {
    topic: `${about.vacancy.id}-yes-again-${id}-${at}`,
    subject: 'A candidate agreed to the changed post',
    before: ['They have read the changed post, and are on your page again.'],
    rows: [['Post', postOf(about.vacancy)]],
  });

/** Names the person and the number, now that a meeting is agreed. */
export const meetingMail = (
  about: About,
  candidate: Candidate,
  { slotAt, at, link }: { readonly slotAt: number; readonly at: number; readonly link: Link },
) =>
  writeMail(recipientOf(about, link), {
    topic: `${about.vacancy.id}-meeting-${candidate.id}-${slotAt}-${at}`,
    subject: `${shortName(candidate.name)} will meet you on ${dayAndHour(slotAt)}`,
    before: ['The calendar entry is attached. We will remind you the day before.'],
    rows: meetingRows(candidate, slotAt),
    after: ['If you cannot make it, call the candidate and offer other times on the page.'],
    attachments: [calendarEntry(about, candidate, slotAt, { to: 'employer', at })],
    holds: agreed(candidate, at),
  });

const meetingRows = ({ name, phone, place }: Candidate, slotAt: number) =>
  [['Who', name], ['Phone', phone], ['When', dayAndHour(slotAt)], ...placeRow(place)] as const;

export const meetingTomorrowMail = (about: About, candidate: Candidate, slotAt: number) =>
  writeMail(recipientOf(about), {
    topic: `${about.vacancy.id}-meeting-eve-${candidate.id}-${slotAt}`,
    subject: `Tomorrow: ${shortName(candidate.name)}, ${dayAndHour(slotAt)}`,
    before: ['Your interview is tomorrow.'],
    rows: meetingRows(candidate, slotAt),
  });

const offToEmployer: Readonly<Record<OffReason, (name: string) => string>> = {
  'taken-back': (name) => `${name} no longer wishes to be considered for this post.`,
  no: (name) => `You decided not to proceed with ${name}.`,
  'invited-again': (name) => `You offered ${name} other times instead.`,
  'other-hours': (name) => `${name} has asked for other times.`,
  hired: (name) => `You have hired ${name}, so it is no longer needed.`,
  'hired-elsewhere': (name) => `${name} has found another post.`,
  'post-over': () => 'The search for this post is over.',
  'application-closed': (name) => `${name} is no longer available.`,
};

/** It removes the entry from their calendar. Of somebody who was erased it says nothing but the hour. */
export function noMeetingMail(about: About, candidate: Candidate, { slotAt, at, why }: Off) {
  const name = why && shortName(candidate.name);
  return writeMail(recipientOf(about), {
    topic: `${about.vacancy.id}-no-meeting-${candidate.id}-${at}`,
    subject: name
      ? `The interview with ${name} on ${dayAndHour(slotAt)} is cancelled`
      : `The interview on ${dayAndHour(slotAt)} is cancelled`,
    before: [
      `${why && name ? `${offToEmployer[why](name)} ` : ''}The attachment removes it from your calendar. Your page shows the latest status.`,
    ],
    rows: [
      ...(name ? [['With', name] as const, ['When', dayAndHour(slotAt)] as const] : []),
      ['Post', postOf(about.vacancy)],
    ],
    attachments: [
      calendarEntry(about, candidate, slotAt, {
        to: 'employer',
        at,
        cancelled: why ? 'named' : 'nameless',
      }),
    ],
    holds: calledOff(candidate),
  });
}

/** Names the candidate, so that it is stored with the application. */
export const answerToEmployer = (
  about: About,
  { id, name }: Named,
  { task, question, answer, link }: Answered & { readonly link: Link },
) =>
  writeMail(recipientOf(about, link), {
    topic: `${about.vacancy.id}-answer-${id}-${task}`,
    subject: `Our answer to your question about ${shortName(name)}`,
    before: answer.split('\n'),
    rows: [['You asked', question]],
    after: ['If you have another question, ask us on the page or call us.'],
  });

export const otherTimesMail = (
  about: About,
  candidate: Candidate,
  { text, at, link }: { readonly text: string; readonly at: number; readonly link: Link },
) =>
  writeMail(recipientOf(about, link), {
    topic: `${about.vacancy.id}-other-${candidate.id}-${at}`,
    subject: `${shortName(candidate.name)} asks for other times`,
    before: ['None of your times suits them. Please offer other times on the page.'],
    rows: [['When they can', text]],
    button: 'Offer other times',
    holds: { candidate: candidate.id, is: { state: 'interview', other_slots: text }, open: true },
  });

export const meetingWentMail = (about: About, candidate: Candidate, slotAt: number, link: Link) =>
  writeMail(recipientOf(about, link), {
    topic: `${about.vacancy.id}-meeting-went-${candidate.id}-${slotAt}`,
    subject: `Did you meet ${shortName(candidate.name)}?`,
    before: [`It was fixed for ${dayAndHour(slotAt)}. Please tell us on the page, with one click.`],
    button: 'Yes or no',
  });

/** `left`: the number who are still looked for. */
export const theyHiredMail = (
  about: About,
  candidate: Named,
  { begins, pay, left }: { readonly begins: string; readonly pay: number; readonly left: number },
) =>
  writeMail(recipientOf(about), {
    topic: `${about.vacancy.id}-they-hired-${candidate.id}`,
    subject: `${shortName(candidate.name)} is hired. Congratulations`,
    before: [
      left > 0
        ? `We have closed the application, and are still looking for ${left} more.`
        : 'We have closed the application, and will tell the others.',
    ],
    rows: [
      ['Begins', shortDay(begins)],
      ['Pay a month', rupees(pay)],
    ],
    after: [
      `We will call you after 30 and 90 days to ask how it is going.${left > 0 ? '' : ' Please delete the resumes of the others.'}`,
    ],
  });
