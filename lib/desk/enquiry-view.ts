/** Everything the page of one enquiry shows. */

import { contactsOf } from '#lib/contacts';
import type { Visit } from '#lib/desk/access';
import { recentConfirmation } from '#lib/desk/confirmation';
import { historyOf } from '#lib/desk/history';
import { mailLine } from '#lib/desk/mails';
import { firstName } from '#lib/desk/members';
import { neighboursOf } from '#lib/desk/neighbours';
import { phoneOf } from '#lib/desk/phone';
import { memberName, nameShown } from '#lib/desk/rows';
import { slotOffered, slotsFrom } from '#lib/desk/slots';
import { templatesFor } from '#lib/desk/templates';
import { dateInWords, isSameDay, monthOf, span, whenSaid } from '#lib/desk/times';
import type { EnquiryView, HistoryLine, PromiseView, Template } from '#lib/desk/view-types/enquiry';
import { kindInWords, outcomeInWords, stateShown, wishHours } from '#lib/desk/words';
import { outcomes } from '#lib/enquiries/states';
import { reversibleIn } from '#lib/enquiries/take-back';
import { unanswered } from '#lib/forms/transcribe';
import { dayAndHour, dayParts, hourInWords, isoInIndia, shortDayAndHour } from '#lib/india';
import { plural } from '#lib/plural';
import { deskEnquiryPath } from '#lib/routes';
import type { Enquiry } from '#lib/store/enquiries';
import type { DeskCounts } from '#lib/store/enquiry-store';
import type { Answer } from '#lib/store/store';

export async function enquiryView(
  visit: Visit,
  enquiry: Enquiry,
  counts: DeskCounts,
): Promise<EnquiryView> {
  const { site, now, members, member, session } = visit;
  const { store, env } = site;
  const [submission, belongings, events, related, neighbours] = await Promise.all([
    store.findSubmission(enquiry.id),
    store.findBelongings(enquiry.id),
    store.listEvents(enquiry.id),
    store.listRelated(enquiry.id),
    neighboursOf(store, enquiry),
  ]);
  const days = slotsFrom(now);
  const name = nameShown(enquiry.name);
  const about = { kind: enquiry.kind, person: name, members, now };
  const { again, wish } = enquiry;
  const templates = templatesFor({
    name,
    email: enquiry.email,
    reference: enquiry.reference,
    kind: kindInWords(enquiry.kind),
    ...(again !== undefined && { again: whenSaid(again, now) }),
    ...(wish && { wish }),
    member: member.name,
    phone: contactsOf(env).phone,
    site: env.origin,
  });
  const isDone = enquiry.state === 'done';
  const said = recentConfirmation(events, member.email, now);
  return {
    reference: enquiry.reference,
    version: enquiry.version,
    state: enquiry.suspicion === undefined || isDone ? enquiry.state : 'suspicious',
    name,
    first: firstName(name),
    kind: kindInWords(enquiry.kind),
    received: dayAndHour(enquiry.receivedAt),
    receivedIso: isoInIndia(enquiry.receivedAt),
    shown: stateShown(enquiry),
    ...(enquiry.member && { who: memberName(enquiry.member, members) }),
    isMine: enquiry.member === member.email,
    isDone,
    ...(isDone && { closed: closedInWords(enquiry, now) }),
    ...(enquiry.suspicion !== undefined && { suspicion: enquiry.suspicion }),
    neighbours,
    promise: promiseOf(enquiry, now),
    phone: phoneOf(enquiry.phone),
    ...(enquiry.email && { email: enquiry.email }),
    ...(templates[0] && { mailto: mailtoOf(templates[0]) }),
    templates,
    days,
    offered: slotOffered(days, enquiry),
    tries: enquiry.tries,
    isReached: enquiry.reachedAt !== undefined,
    colleagues: members
      .filter(({ email }) => email !== enquiry.member)
      .map(({ email, name: called }) => ({
        email,
        name: email === member.email ? `${called} (you)` : called,
        has: `Has ${counts.members[email] ?? 0}`,
      })),
    outcomes: outcomes.map((value) => ({ value, label: outcomeInWords(value) })),
    history: [...historyOf(events, about), ...nextLine(enquiry, now)],
    answers: (submission?.transcript ?? []).map(answerOf),
    files: belongings.files.map(({ name: file, type, size }) => ({
      name: file,
      href: `${deskEnquiryPath(enquiry.reference)}/resume`,
      detail: `${typeInWords(type)}, ${sizeInWords(size)}. Judged by its content on arrival; it is downloaded, never opened here.`,
    })),
    related: related.map((each) => {
      const { mark, label } = stateShown(each);
      const { reference, kind, receivedAt } = each;
      return {
        reference,
        href: deskEnquiryPath(reference),
        date: dateInWords(receivedAt),
        kind: kindInWords(kind),
        mark,
        label,
      };
    }),
    mails: belongings.mails.map((each) => mailLine(each, now)),
    keptUntil: dateInWords(enquiry.receivedAt + env.RETENTION_DAYS * 24 * 60 * 60 * 1000),
    keptFor: env.RETENTION_DAYS,
    signedIn: hourInWords(session.signedInAt),
    ...(said && { said }),
    mayTakeBack: reversibleIn(events, member.email, now) !== undefined,
  };
}

/** The bare address with the reference in the subject. */
const mailtoOf = ({ href }: Template) => href.replace(/%3A%20.*?&body=.*$/, '');

function promiseOf(enquiry: Enquiry, now: number): PromiseView {
  const { promisedBy, keptAt, wish, state } = enquiry;
  const { weekday, day } = dayParts(promisedBy);
  const title =
    keptAt === undefined
      ? `Contact promised by ${shortDayAndHour(promisedBy)}`
      : keptAt <= promisedBy
        ? `The promise was kept: ${shortDayAndHour(keptAt)}`
        : `Contacted late: ${shortDayAndHour(keptAt)}`;
  const waits = keptAt === undefined && state !== 'done';
  const late = waits && now > promisedBy;
  const sub = waits
    ? late
      ? `${span(now - promisedBy)} late.`
      : `In ${span(promisedBy - now)}.`
    : `Promised by ${shortDayAndHour(promisedBy)}.`;
  const asked = wish && `${wish.language ? `${wish.language}, ` : ''}${wishHours(wish.time)}`;
  return {
    weekday,
    day,
    month: monthOf(promisedBy),
    time: hourInWords(promisedBy),
    title,
    sub,
    late,
    ...(asked && { wish: asked }),
  };
}

const closedInWords = ({ doneAt, outcome }: Enquiry, now: number) =>
  `Closed ${doneAt === undefined ? 'before the desk was there' : whenSaid(doneAt, now)}${outcome ? `: ${outcomeInWords(outcome).toLowerCase()}` : ''}.`;

/** The last line of the history is still to be written. */
function nextLine(
  { again, promisedBy, keptAt, state, tries, reachedAt }: Enquiry,
  now: number,
): HistoryLine[] {
  if (again === undefined || state === 'done') return [];
  const { weekday, day, month } = dayParts(again);
  const rest = keptAt === undefined ? `The promise ends ${whenSaid(promisedBy, now)}.` : '';
  return [
    {
      id: 'next',
      iso: isoInIndia(again),
      day: isSameDay(again, now) ? 'Today' : `${weekday} ${day} ${month}`,
      time: hourInWords(again),
      deed: tries > 0 && reachedAt === undefined ? 'Next try' : 'Agreed: call again',
      rest: '',
      ...(rest && { note: rest }),
      open: true,
    },
  ];
}

/** "7 of 10, Intermediate" is drawn as a scale as well. */
function answerOf({ name, label, value }: Answer) {
  const rated = /^(\d{1,2}) of 10\b/.exec(value);
  const said = value === unanswered ? '' : value;
  return { name, label, value: said, ...(rated && { scale: Math.min(10, Number(rated[1])) }) };
}

const types: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};
const typeInWords = (type: string) => types[type] ?? 'File';

const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024
    ? plural(Math.max(1, Math.round(bytes / 1024)), 'KB', 'KB')
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
