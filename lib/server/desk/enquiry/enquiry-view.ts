/** Everything the page of one enquiry shows. */

import { recentConfirmation } from '#lib/server/desk/action-confirmation';
import { answerOf } from '#lib/server/desk/enquiry/answers-view';
import type { Template } from '#lib/server/desk/enquiry/enquiry-types';
import { historyOf } from '#lib/server/desk/enquiry/history';
import { moneyView } from '#lib/server/desk/enquiry/money-view';
import { nextLine, promiseOf } from '#lib/server/desk/enquiry/promise-view';
import { resumeView } from '#lib/server/desk/enquiry/resume-view';
import { mailLine } from '#lib/server/desk/list/mails';
import { neighboursOf } from '#lib/server/desk/list/neighbours';
import { memberName, nameShown } from '#lib/server/desk/list/rows';
import { kindInWords, outcomeInWords, stateShown } from '#lib/server/desk/list/words';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { awayInWords } from '#lib/server/desk/team/team';
import { filledTemplates } from '#lib/server/desk/templates/templates-view';
import { templatesFor } from '#lib/server/desk/templates/written-templates';
import { dateInWords, timeInSentence } from '#lib/server/desk/times-in-words';
import { reversibleIn } from '#lib/server/enquiries/enquiry-history';
import { type ListQuery, siftOf } from '#lib/server/enquiries/list-query';
import { rowOf } from '#lib/server/placement/vacancies-view';
import { firstName } from '#lib/server/settings/desk-members';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { DeskCounts } from '#lib/server/store/enquiries/enquiry-store';
import { enquiryToken } from '#lib/server/store/enquiries/page-link';
import { sessionClash, sessionHeld } from '#lib/server/visitor-page/session-clash';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { enquiryPath } from '#lib/shared/addresses/token-routes';
import { contactsOf } from '#lib/shared/company/contacts';
import { callTimesFrom, proposedCallTime } from '#lib/shared/enquiries/call-times';
import { outcomes } from '#lib/shared/enquiries/states';
import { employer } from '#lib/shared/forms/employer/form';
import { phoneOf, phoneWarning } from '#lib/shared/forms/patterns';
import { dayAndHour, dayMs, hourInWords, isoInIndia } from '#lib/shared/india';

/** The page comes without the text of a resume that takes longer, and leads to it. */
const mostWaitMs = 250;

export type EnquiryView = Awaited<ReturnType<typeof enquiryView>>;

export async function enquiryView(
  visit: Visit,
  enquiry: Enquiry,
  counts: DeskCounts,
  query: ListQuery,
) {
  const { site, now, members, member, session: signedIn } = visit;
  const { store, env } = site;
  const events = await store.listEvents(enquiry.id);
  const [submission, relations, related, neighbours, session] = await Promise.all([
    store.findSubmission(enquiry.id),
    store.findRelations(enquiry.id),
    store.listRelated(enquiry.id),
    neighboursOf(visit, enquiry, events, query),
    sessionHeld(store, enquiry),
  ]);
  const [file] = relations.files;
  const money = await moneyView(visit, enquiry, submission?.transcript ?? []);
  const resume = file && (await resumeView(store, file, enquiry.reference, mostWaitMs));
  const clash = session && sessionClash(session, enquiry, now);
  const days = callTimesFrom(now);
  const name = nameShown(enquiry.name);
  const about = { kind: enquiry.kind, person: name, members, now };
  const { again, wish } = enquiry;
  const phone = phoneOf(enquiry.phone);
  const reached = { email: enquiry.email, whatsApp: phone.whatsApp };
  const templates = templatesFor({
    ...reached,
    name,
    reference: enquiry.reference,
    kind: kindInWords(enquiry.kind),
    ...(again !== undefined && { again: timeInSentence(again, now) }),
    ...(wish && { wish }),
    member: member.name,
    phone: contactsOf(env).phone,
    site: env.origin,
  });
  const own = filledTemplates(await store.listTemplates(), {
    kind: enquiry.kind,
    ...reached,
    values: {
      name,
      reference: enquiry.reference,
      kind: kindInWords(enquiry.kind),
      hour: again === undefined ? 'within the next working day' : timeInSentence(again, now),
      link: `${env.origin}${enquiryPath(await enquiryToken(store, enquiry.id))}`,
      me: member.name,
      phone: contactsOf(env).phone,
    },
  });
  const warning = phoneWarning(phone, enquiry.email);
  const isDone = enquiry.state === 'done';
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
    // Of the list that the member came from, as its address has it.
    sift: siftOf(query),
    promise: promiseOf(enquiry, now, clash),
    phone,
    ...(warning && { phoneWarning: warning }),
    ...(enquiry.email && { email: enquiry.email }),
    ...(templates[0]?.href && { mailto: mailtoOf(templates[0]) }),
    templates: [...templates, ...own],
    days,
    offered: proposedCallTime(days, { ...enquiry, ...(clash && { session }) }, now),
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
    history: [...historyOf(events, about), ...nextLine(enquiry, now)],
    answers: (submission?.transcript ?? []).map(answerOf),
    money,
    ...(resume && { resume }),
    // Those opened so far; absent where none can be opened.
    ...(enquiry.kind === employer.kind &&
      enquiry.suspicion === undefined && {
        vacancies: (await store.listVacancies({ employer: enquiry.id })).map(rowOf),
      }),
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
    keptUntil: dateInWords(enquiry.receivedAt + env.RETENTION_DAYS * dayMs),
    keptFor: env.RETENTION_DAYS,
    signedIn: hourInWords(signedIn.signedInAt),
    ...(confirmation && { confirmation }),
    mayTakeBack: reversibleIn(events, member.email, now) !== undefined,
  };
}

/** The bare address with the reference in the subject. */
const mailtoOf = ({ href = '' }: Template) => href.replace(/%3A%20.*?&body=.*$/, '');

const closedInWords = ({ doneAt, outcome }: Enquiry, now: number) =>
  `Closed ${doneAt === undefined ? 'before the desk was there' : timeInSentence(doneAt, now)}${outcome ? `: ${outcomeInWords(outcome).toLowerCase()}` : ''}.`;
