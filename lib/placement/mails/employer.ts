/**
 * What an employer is written. What names a candidate is stored with the application and erased with it; the link
 * is put in when a mail is sent.
 */
import { rupees } from '#data/formatting';
import { toEmployer } from '#lib/enquiries/mails';
import {
  type About,
  agreed,
  calendarEntry,
  calledOff,
  placeRow,
  postAndPay,
} from '#lib/placement/mails/candidate';
import { shortlistDays } from '#lib/placement/rules/moves';
import type { Candidate, Shortlist } from '#lib/placement/schema';
import { postOf, shortName } from '#lib/placement/words/mails';
import { writeMail } from '#lib/platform/mail/write-mail';
import { shortDay } from '#lib/platform/values/dates';
import { dayAndHour } from '#lib/platform/values/india';

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

/** Nothing of who it was. */
export const noMeetingMail = (
  about: About,
  candidate: Named & Pick<Candidate, 'phone'>,
  slotAt: number,
  at: number,
) =>
  writeMail(recipientOf(about), {
    topic: `${about.vacancy.id}-no-meeting-${candidate.id}-${at}`,
    subject: `The interview on ${dayAndHour(slotAt)} is cancelled`,
    before: ['The attachment removes it from your calendar. Your page shows the latest status.'],
    rows: [['Post', postOf(about.vacancy)]],
    attachments: [calendarEntry(about, candidate, slotAt, { to: 'employer', at, cancelled: true })],
    holds: calledOff(candidate),
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

export const theyHiredMail = (
  about: About,
  candidate: Named,
  { begins, pay }: { readonly begins: string; readonly pay: number },
) =>
  writeMail(recipientOf(about), {
    topic: `${about.vacancy.id}-they-hired-${candidate.id}`,
    subject: `${shortName(candidate.name)} is hired. Congratulations`,
    before: ['We have closed the application. We will inform the others when the post is filled.'],
    rows: [
      ['Begins', shortDay(begins)],
      ['Pay a month', rupees(pay)],
    ],
    after: [
      'We will call you after 30 and 90 days to ask how it is going. Please delete the resumes of the others.',
    ],
  });
