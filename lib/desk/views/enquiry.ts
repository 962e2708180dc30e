import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { enquiryPath } from '#data/addresses/token-routes';
import { contactsOf } from '#data/company/contacts';
import { sessionClash, sessionHeld } from '#lib/accounts/views/session';
import { seatMoves } from '#lib/batches/views/desk';
import type { HistoryLine, Template } from '#lib/desk/schema';
import { historyOf } from '#lib/desk/views/history';
import { mailLine } from '#lib/desk/views/mails';
import { moneyView } from '#lib/desk/views/money';
import { resumeView } from '#lib/desk/views/resume';
import { neighboursOf } from '#lib/desk/views/state';
import { taskView } from '#lib/desk/views/tasks';
import { filledTemplates, pdfRequest, templatesFor } from '#lib/desk/views/templates';
import {
  confirmationOfRow,
  dateInWords,
  isSameDay,
  kindInWords,
  outcomeInWords,
  preferredHoursInWords,
  recentConfirmation,
  stateShown,
  timeInSentence,
} from '#lib/desk/words';
import { enquiryToken } from '#lib/enquiries/credentials';
import { outcomes } from '#lib/enquiries/rules/actions';
import { callTimesFrom, proposedCallTime } from '#lib/enquiries/rules/hours';
import { type ListQuery, toFilterQuery } from '#lib/enquiries/rules/lists';
import { reversibleIn } from '#lib/enquiries/rules/take-back';
import type { DeskCounts, Enquiry } from '#lib/enquiries/schema/enquiry';
import { phoneOf, phoneWarning, unanswered } from '#lib/forms/rules';
import type { Answer } from '#lib/forms/schema';
import { employer } from '#lib/placement/forms/employer';
import { placementTasks } from '#lib/placement/views/tasks';
import { vacancyRow } from '#lib/placement/views/vacancy';
import {
  dayAndHour,
  dayMs,
  dayParts,
  endOfDay,
  hourInWords,
  isoDayInIndia,
  isoInIndia,
  shortDayAndHour,
  weekdayAndDate,
} from '#lib/platform/values/india';
import { examRow } from '#lib/practice/views';
import type { StaffRequest } from '#lib/staff/http/access';
import { firstName, memberName, monthOf, nameShown, span } from '#lib/staff/rules';
import { awayInWords } from '#lib/staff/views';

/** The page comes without the text of a resume that takes longer, and leads to it. */
const mostWaitMs = 250;

export type EnquiryView = Awaited<ReturnType<typeof enquiryView>>;

export async function enquiryView(
  staffRequest: StaffRequest,
  enquiry: Enquiry,
  counts: DeskCounts,
  query: ListQuery,
) {
  const { context, now, members, member, session: signedIn } = staffRequest;
  const { store, env } = context;
  const events = await store.listEvents(enquiry.id);
  const [submission, relations, related, neighbours, session, tasks] = await Promise.all([
    store.findSubmission(enquiry.id),
    store.findRelations(enquiry.id),
    store.listRelated(enquiry.id),
    neighboursOf(staffRequest, enquiry, events, query),
    sessionHeld(store, enquiry),
    store.listTasksOf(enquiry.id),
  ]);
  const [file] = relations.files;
  const money = await moneyView(staffRequest, enquiry, submission?.transcript ?? []);
  const { requests } = await store.findPaymentFile(enquiry.id);
  const clash = session && sessionClash(session, enquiry, now);
  const days = callTimesFrom(now);
  const offered = proposedCallTime(days, { ...enquiry, ...(clash && { session }) }, now);
  const name = nameShown(enquiry.name);
  const candidates =
    enquiry.kind === employer.kind ? await store.listCandidates({ employer: enquiry.id }) : [];
  const candidateName = (id: string) => {
    const found = candidates.find((each) => each.id === id);
    return found && nameShown(found.name);
  };
  const facts = { kind: enquiry.kind, person: name, members, now, candidateName };
  const { again, preference } = enquiry;
  const phone = phoneOf(enquiry.phone);
  const about = {
    name,
    reference: enquiry.reference,
    kind: enquiry.kind,
    kindTitle: kindInWords(enquiry.kind),
    ...(again !== undefined && { again }),
    now,
    ...(preference && { time: preference.time }),
    member: member.name,
    phone: contactsOf(env).phone,
    site: env.origin,
    email: enquiry.email,
    whatsApp: phone.whatsApp,
    link: `${env.origin}${enquiryPath(await enquiryToken(store, enquiry.id))}`,
  };
  const templates = templatesFor(about);
  const resume =
    file &&
    (await resumeView(store, file, {
      reference: enquiry.reference,
      waitMs: mostWaitMs,
      asks: (held) => pdfRequest(held, about),
    }));
  const own = filledTemplates(await store.listTemplates(), about);
  const warning = phoneWarning(phone, enquiry.email);
  const isDone = enquiry.state === 'done';
  const before = confirmationOfRow(staffRequest.url);
  const closed = isDone ? closedInWords(enquiry, now) : undefined;
  const said = recentConfirmation(events, member.email, now);
  // That it is closed, and when, is said in one sentence.
  const confirmation = said && closed && events.at(-1)?.action === 'close' ? closed : said;
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
    isDone,
    ...(closed && { closed }),
    ...(enquiry.suspicion !== undefined && { suspicion: enquiry.suspicion }),
    neighbours,
    // The filter of the list that the member came from.
    filterQuery: toFilterQuery(query),
    promise: promiseOf(enquiry, now, clash),
    phone,
    ...(warning && { phoneWarning: warning }),
    ...(enquiry.email && { email: enquiry.email }),
    ...(templates[0]?.href && { mailto: mailtoOf(templates[0]) }),
    templates: [...templates, ...own],
    days,
    offered,
    tries: enquiry.tries,
    isReached: enquiry.reachedAt !== undefined,
    colleagues: members
      .filter(({ email }) => email !== enquiry.member)
      .map((each) => ({
        email: each.email,
        name: each.email === member.email ? `${each.name} (you)` : each.name,
        has: [`Has ${counts.members[each.email] ?? 0}`, awayInWords(each, now)]
          .filter(Boolean)
          .join(', '),
      })),
    outcomes: outcomes.map((value) => ({ value, label: outcomeInWords(value) })),
    tasks: tasks.map((task) => taskView(task, now)),
    history: [...historyOf(events, facts), ...nextLine(enquiry, now)],
    answers: (submission?.transcript ?? []).map(answerOf),
    money,
    seats: await seatMoves(staffRequest, enquiry.id),
    // While a part of a request is paid, another one is refused.
    mayAsk: money.asks && !requests.some(({ state }) => state === 'part'),
    // Absent where no exam can be held, as no payment can be asked for.
    ...(money.asks && { exams: await examsOf(staffRequest, enquiry, firstName(name)) }),
    ...(resume && { resume }),
    // Those opened so far; absent where none can be opened.
    ...(enquiry.kind === employer.kind &&
      enquiry.suspicion === undefined && {
        vacancies: (await store.listVacancies({ employer: enquiry.id })).map(vacancyRow),
      }),
    placement: await placementTasks({ store }, enquiry, now),
    // One of those below came after this one.
    hasLater: related.some(({ receivedAt }) => receivedAt > enquiry.receivedAt),
    related: related.map((each) => ({
      href: deskEnquiryPath(each.reference),
      date: dateInWords(each.receivedAt),
      title: kindInWords(each.kind),
      sub: each.reference,
      ...stateShown(each),
    })),
    mails: relations.mails.map((each) => mailLine(each, now)),
    storedUntil: dateInWords(enquiry.receivedAt + env.RETENTION_DAYS * dayMs),
    retentionDays: env.RETENTION_DAYS,
    signedIn: hourInWords(signedIn.signedInAt),
    ...(confirmation && { confirmation }),
    ...(before && before.reference !== enquiry.reference && { before }),
    mayUndo: reversibleIn(events, member.email, now) !== undefined,
  };
}

/** Its sittings, and the days that an invitation begins with: from tomorrow, for five days. */
async function examsOf({ context, now }: StaffRequest, { id }: Enquiry, first: string) {
  const tomorrow = endOfDay(now);
  return {
    first,
    isTrial: context.env.mode === 'trial',
    days: { opens: isoDayInIndia(tomorrow), closes: isoDayInIndia(tomorrow + 4 * dayMs) },
    rows: (await context.store.listExamsOf(id)).map((exam) => examRow(exam, now)),
  };
}

/** The bare address with the reference in the subject. */
const mailtoOf = ({ href = '' }: Template) => href.replace(/%3A%20.*?&body=.*$/, '');

const closedInWords = ({ doneAt, outcome }: Enquiry, now: number) =>
  `Closed ${doneAt === undefined ? 'before the desk was there' : timeInSentence(doneAt, now)}${outcome ? `: ${outcomeInWords(outcome).toLowerCase()}` : ''}.`;

/** `session`: hours of a webinar that we do not call in. */
export function promiseOf(enquiry: Enquiry, now: number, session?: string) {
  const { promisedBy, keptAt, preference, state } = enquiry;
  const { weekday, day } = dayParts(promisedBy);
  const waits = keptAt === undefined && state !== 'done';
  const title = waits
    ? `Contact promised by ${shortDayAndHour(promisedBy, now)}`
    : keptAt === undefined
      ? 'Closed without a call or mail'
      : keptAt <= promisedBy
        ? `Contacted as promised: ${shortDayAndHour(keptAt, now)}`
        : `Contacted late: ${shortDayAndHour(keptAt, now)}`;
  const late = waits && now > promisedBy;
  const sub = waits
    ? late
      ? `${span(promisedBy, now)} late.`
      : `In ${span(now, promisedBy)}.`
    : `Promised by ${shortDayAndHour(promisedBy, now)}.`;
  const asked =
    preference &&
    `${preference.language ? `${preference.language}, ` : ''}${preferredHoursInWords(preference.time)}`;
  return {
    weekday,
    day,
    month: monthOf(promisedBy),
    time: hourInWords(promisedBy),
    title,
    sub,
    late,
    ...(asked && { preference: asked }),
    ...(session && { session }),
  };
}

/** The last line of the history is still to be written. */
function nextLine(
  { again, promisedBy, keptAt, state, tries, reachedAt }: Enquiry,
  now: number,
): HistoryLine[] {
  if (again === undefined || state === 'done') return [];
  const ends = promisedBy < now ? 'ended' : 'ends';
  const rest =
    keptAt === undefined ? `The promise ${ends} ${timeInSentence(promisedBy, now)}.` : '';
  return [
    {
      id: 'next',
      iso: isoInIndia(again),
      day: isSameDay(again, now) ? 'Today' : weekdayAndDate(again, now),
      time: hourInWords(again),
      headline: tries > 0 && reachedAt === undefined ? 'Next try' : 'Agreed: call again',
      rest: '',
      ...(rest && { note: rest }),
      open: true,
    },
  ];
}

/** "7 of 10, Intermediate" is also rendered as a scale. */
export function answerOf({ name, label, value }: Answer) {
  const rated = /^(\d{1,2}) of 10\b/.exec(value);
  const text = value === unanswered ? '' : value;
  return { name, label, value: text, ...(rated && { scale: Math.min(10, Number(rated[1])) }) };
}
