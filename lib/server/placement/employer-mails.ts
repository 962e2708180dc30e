/**
 * What an employer is written. What names a candidate is kept with the application and goes with it; the link
 * is put in when a mail is sent.
 */
import { rupees } from '#data/formatting';
import { type Letter, writeLetter } from '#lib/server/forms/letter';
import { type About, agreed, calledOff } from '#lib/server/placement/candidate-mails';
import { payOf, postOf, shortName } from '#lib/server/placement/employer-words';
import { calendarEntry } from '#lib/server/placement/interview-entry';
import { shortlistDays, shortlistMark } from '#lib/server/store/enquiries/page-link';
import type { Candidate, Shortlist } from '#lib/server/store/placement/placements';
import type { Holds, OutgoingMail } from '#lib/server/store/store';
import { shortlistPath } from '#lib/shared/addresses/token-routes';
import { shortDay } from '#lib/shared/dates';
import { dayAndHour } from '#lib/shared/india';

type Link = Pick<Shortlist, 'id'> | undefined;

export function toEmployer(
  { env, vacancy }: About,
  topic: string,
  { holds, ...letter }: Omit<Letter, 'button'> & { readonly holds?: Holds },
  link: Link,
  button = 'Open the shortlist',
): OutgoingMail {
  const href = `${env.origin}${shortlistPath(shortlistMark)}`;
  return {
    role: 'visitor',
    topic: `${vacancy.id}-${topic}`,
    to: vacancy.employer.email,
    subject: letter.title,
    ...(link && { shortlist: link.id }),
    ...(holds && { holds }),
    ...writeLetter(
      { ...letter, isToEmployer: true, ...(link && { button: { label: button, href } }) },
      env,
    ),
  };
}

export function shareMail(
  about: About,
  shortlist: Shortlist,
  many: number,
  at: number,
): OutgoingMail {
  const { vacancy } = about;
  const people = many === 1 ? 'One accountant' : `${many} accountants`;
  return toEmployer(
    about,
    `shared-${at}`,
    {
      title: many === 0 ? 'Your page for the post' : `${people} for your post`,
      before: [
        many === 0
          ? 'We are asking people whether they want to be shown to you. Nobody has said yes yet. We will write when somebody does.'
          : `${many === 1 ? 'This person' : 'Each of them'} agreed to be shown to you, for this post only.`,
      ],
      rows: [
        ['Post', postOf(vacancy)],
        ...(payOf(vacancy) ? [['Pay', payOf(vacancy)] as [string, string]] : []),
        ['Good until', dayAndHour(shortlist.endsAt)],
      ],
      after: [
        `The page is only for you and shows candidates for ${shortlistDays} days: please do not forward the link. The candidate is told each time a resume is opened.`,
        'Ask your questions about a candidate on the page, or call us.',
      ],
    },
    shortlist,
  );
}

export const saidYesMail = (about: About, shortlist: Link, id: string): OutgoingMail =>
  toEmployer(
    about,
    `yes-${id}`,
    {
      title: 'Somebody said yes to your post',
      before: ['One more candidate has agreed to be shown to you, and is now on your page.'],
      rows: [['Post', postOf(about.vacancy)]],
      after: [],
      holds: { candidate: id, is: { withdrawn_at: null, refused_at: null }, open: true },
    },
    shortlist,
  );

/** Names the person and the number, now that a meeting is agreed. */
export const meetingMail = (
  about: About,
  candidate: Candidate,
  { slotAt, at, link }: { readonly slotAt: number; readonly at: number; readonly link: Link },
): OutgoingMail => ({
  ...toEmployer(
    about,
    `meeting-${candidate.id}-${slotAt}-${at}`,
    {
      title: `${shortName(candidate.name)} comes on ${dayAndHour(slotAt)}`,
      before: ['The calendar entry is attached. We will remind you the day before.'],
      rows: meetingRows(candidate, slotAt),
      after: ['If you cannot make it, call the candidate and offer other times on the page.'],
      holds: agreed(candidate, at),
    },
    link,
  ),
  attachments: [calendarEntry(about, candidate, slotAt, { to: 'employer', at })],
});

const meetingRows = ({ name, phone, place }: Candidate, slotAt: number): [string, string][] => [
  ['Who', name],
  ['Phone', phone],
  ['When', dayAndHour(slotAt)],
  ...(place ? [['Where', place] as [string, string]] : []),
];

export const meetingTomorrowMail = (about: About, candidate: Candidate, slotAt: number) =>
  toEmployer(
    about,
    `meeting-eve-${candidate.id}-${slotAt}`,
    {
      title: `Tomorrow: ${shortName(candidate.name)}, ${dayAndHour(slotAt)}`,
      before: ['Your interview is tomorrow.'],
      rows: meetingRows(candidate, slotAt),
      after: [],
    },
    undefined,
  );

/** Nothing of who it was. */
export const noMeetingMail = (
  about: About,
  candidate: Pick<Candidate, 'id' | 'name' | 'phone'>,
  slotAt: number,
  at: number,
): OutgoingMail => ({
  ...toEmployer(
    about,
    `no-meeting-${candidate.id}-${at}`,
    {
      title: `The interview of ${dayAndHour(slotAt)} is cancelled`,
      before: ['The attachment removes it from your calendar. Your page shows the latest status.'],
      rows: [['Post', postOf(about.vacancy)]],
      after: [],
      holds: calledOff(candidate),
    },
    undefined,
  ),
  attachments: [calendarEntry(about, candidate, slotAt, { to: 'employer', at, cancelled: true })],
});

export const otherTimesMail = (
  about: About,
  candidate: Candidate,
  { text, at, link }: { readonly text: string; readonly at: number; readonly link: Link },
): OutgoingMail =>
  toEmployer(
    about,
    `other-${candidate.id}-${at}`,
    {
      title: `${shortName(candidate.name)} asks for other times`,
      before: ['None of your times suits them. Please offer other times on the page.'],
      rows: [['When they can', text]],
      after: [],
      holds: { candidate: candidate.id, is: { state: 'interview', other_slots: text }, open: true },
    },
    link,
    'Offer other times',
  );

export const meetingWentMail = (about: About, candidate: Candidate, slotAt: number, link: Link) =>
  toEmployer(
    about,
    `meeting-went-${candidate.id}-${slotAt}`,
    {
      title: `Did you meet ${shortName(candidate.name)}?`,
      before: [`It was set for ${dayAndHour(slotAt)}. One press on the page tells us.`],
      rows: [],
      after: [],
    },
    link,
    'Yes or no',
  );

export const theyHiredMail = (
  about: About,
  candidate: Pick<Candidate, 'id' | 'name'>,
  { begins, pay }: { readonly begins: string; readonly pay: number },
): OutgoingMail =>
  toEmployer(
    about,
    `they-hired-${candidate.id}`,
    {
      title: `${shortName(candidate.name)} is hired. Congratulations`,
      before: ['We have closed the application. We will tell the others when the post is filled.'],
      rows: [
        ['Begins', shortDay(begins)],
        ['Pay a month', rupees(pay)],
      ],
      after: [
        'We will call you after 30 and 90 days to ask how it is going. Please delete the resumes of the others.',
      ],
    },
    undefined,
  );
