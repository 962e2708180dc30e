/** Everything of one person: their enquiries, and what they pay, come to and are proposed for, a line each. */

import {
  deskBatchPath,
  deskEnquiryPath,
  deskSessionPath,
  deskVacancyPath,
} from '#data/addresses/desk-routes';
import { sessionHeld } from '#lib/accounts/views/session';
import { subjectOf } from '#lib/batches/rules';
import { answerOf } from '#lib/desk/views/enquiry';
import { requestView } from '#lib/desk/views/money';
import {
  dateInWords,
  kindInWords,
  lineOf,
  shortened,
  stateShown,
  timeInList,
} from '#lib/desk/words';
import { isNear } from '#lib/enquiries/rules/lists';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { phoneOf } from '#lib/forms/patterns';
import type { Answer } from '#lib/forms/schema';
import { paiseInWords } from '#lib/payments/words';
import { employer } from '#lib/placement/forms/employer';
import { candidateShown, vacancyRow } from '#lib/placement/views/vacancy';
import { shortDay } from '#lib/platform/values/dates';
import { hourInWords, isoDayInIndia, isoInIndia } from '#lib/platform/values/india';
import { phoneKey } from '#lib/platform/values/text';
import type { StaffRequest } from '#lib/staff/http/access';
import { type Mark, memberName, nameShown } from '#lib/staff/words';

export type PersonView = Awaited<ReturnType<typeof personView>>;

export async function personView(staffRequest: StaffRequest, enquiry: Enquiry) {
  const { context, members, now } = staffRequest;
  const { store } = context;
  const related = await store.listRelated(enquiry.id);
  const all = [enquiry, ...related].sort((one, other) => other.receivedAt - one.receivedAt);
  const [submissions, notes, own] = await Promise.all([
    Promise.all(all.map(({ id }) => store.findSubmission(id))),
    store.listNotes(all.map(({ id }) => id)),
    ownOf(staffRequest, all),
  ]);
  const answers = all.map((each, at) => [each, submissions[at]?.transcript ?? []] as const);
  const name = nameShown(enquiry.name);
  return {
    reference: enquiry.reference,
    version: enquiry.version,
    name,
    back: deskEnquiryPath(enquiry.reference),
    many: all.length,
    open: all.filter(({ state, suspicion }) => state !== 'done' && suspicion === undefined).length,
    sides: sidesOf(enquiry, all),
    enquiries: answers.map(([each, transcript]) => {
      const last = notes[each.id]?.at(-1);
      return {
        reference: each.reference,
        href: deskEnquiryPath(each.reference),
        date: dateInWords(each.receivedAt),
        title: kindInWords(each.kind),
        sub: [
          each.reference,
          each.member ? `with ${memberName(each.member, members)}` : 'with nobody',
          last?.detail.note ? `“${shortened(last.detail.note, 90)}”` : lineOf(transcript),
        ].join(', '),
        ...stateShown(each),
      };
    }),
    answers: answersOf(answers),
    ...own,
    notes: all
      .flatMap((each) => (notes[each.id] ?? []).map((event) => ({ each, event })))
      .sort((one, other) => other.event.at - one.event.at)
      .map(({ each, event }) => ({
        id: event.id,
        iso: isoInIndia(event.at),
        time: timeInList(event.at, now),
        who: event.by.kind === 'member' ? memberName(event.by.address, members) : name,
        about: `${kindInWords(each.kind)}, ${each.reference}`,
        text: event.detail.note ?? '',
      })),
  };
}

/** A name, its phones and addresses: those of the enquiry that was opened first, then what was joined by hand. */
function sidesOf(enquiry: Enquiry, all: readonly Enquiry[]) {
  const sides: Enquiry[][] = [];
  for (const each of [enquiry, ...all]) {
    const side = sides.find((known) => known.some((one) => isNear(one, each)));
    if (side) side.push(each);
    else sides.push([each]);
  }
  return sides.map((side) => ({
    reference: side[0]?.reference ?? '',
    names: unique(side.map(({ name }) => nameShown(name))),
    phones: [...new Map(side.map(({ phone }) => [phoneKey(phone) || phone, phone])).values()]
      .filter(Boolean)
      .map(phoneOf),
    emails: unique(side.map(({ email }) => email)),
    // By a member: it can be parted again.
    isJoined: !side.includes(enquiry),
  }));
}

const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];

/** Each question once: the newest answer first, and the earlier ones where they differ. */
function answersOf(answers: readonly (readonly [Enquiry, readonly Answer[]])[]) {
  const questions = new Map<string, { date: string; value: string }[]>();
  for (const [{ receivedAt }, transcript] of answers) {
    for (const answer of transcript) {
      const { label, value } = answerOf(answer);
      if (value === '') continue;
      const known = questions.get(label) ?? [];
      if (known.every((each) => each.value !== value))
        known.push({ date: dateInWords(receivedAt), value });
      questions.set(label, known);
    }
  }
  return [...questions].map(([label, given]) => ({ label, given }));
}

/** A row of one of its lists, as `EnquiryLink` renders it. */
export interface OwnLine {
  readonly href: string;
  readonly date: string;
  readonly title: string;
  readonly sub: string;
  readonly mark: Mark;
  readonly label: string;
}

async function ownOf(staffRequest: StaffRequest, enquiries: readonly Enquiry[]) {
  const of = async (lines: (staffRequest: StaffRequest, enquiry: Enquiry) => Promise<OwnLine[]>) =>
    (await Promise.all(enquiries.map((each) => lines(staffRequest, each)))).flat();
  const [payments, webinars, seats, opened, proposed] = await Promise.all([
    of(paymentsOf),
    of(webinarOf),
    of(seatsOf),
    of(vacanciesOf),
    of(proposalsOf),
  ]);
  return { payments, sessions: [...webinars, ...seats], vacancies: [...opened, ...proposed] };
}

async function paymentsOf(
  { context: { store }, now }: StaffRequest,
  enquiry: Enquiry,
): Promise<OwnLine[]> {
  const href = deskEnquiryPath(enquiry.reference);
  const file = await store.findPaymentFile(enquiry.id);
  const [request] = file.requests;
  if (request || file.strays.length > 0) {
    const { sums, left, shown } = requestView(file, request, isoDayInIndia(now));
    const sub = [...sums, ['Pending', left] as const].map((sum) => sum.join(' ')).join(', ');
    return [{ href, date: dateInWords(enquiry.receivedAt), title: 'Payment', sub, ...shown }];
  }
  const order = await store.findOrderById(enquiry.id);
  if (!order) return [];
  const isPaid = order.state === 'paid';
  return [
    {
      href,
      date: dateInWords(order.changedAt),
      title: paiseInWords(order.amountPaise),
      sub: [order.edition, order.paymentId, order.invoiceNumber].filter(Boolean).join(', '),
      mark: isPaid ? 'done' : 'waits',
      label: isPaid ? 'Paid' : 'Not paid',
    },
  ];
}

async function webinarOf(
  { context: { store }, now }: StaffRequest,
  enquiry: Enquiry,
): Promise<OwnLine[]> {
  const session = await sessionHeld(store, enquiry);
  if (!session) return [];
  const { id, start, end, language } = session;
  return [
    {
      href: deskSessionPath(id),
      date: dateInWords(start),
      title: session.title,
      sub: `Webinar, ${language}, ${hourInWords(start)}`,
      ...(end > now ? toCome : over),
    },
  ];
}

const toCome = { mark: 'waits', label: 'To come' } as const;
const over = { mark: 'done', label: 'Over' } as const;

async function seatsOf(
  { context: { store }, now }: StaffRequest,
  enquiry: Enquiry,
): Promise<OwnLine[]> {
  const seats = await store.listSeatsOf(enquiry.id, now);
  const lines = await Promise.all(
    seats.map(async ({ batch: id, takenAt }): Promise<OwnLine[]> => {
      const batch = await store.findBatch(id, now);
      const begins = batch?.sessions[0] ?? batch?.starts;
      if (!batch || begins === undefined) return [];
      return [
        {
          href: deskBatchPath(id),
          date: shortDay(begins),
          title: subjectOf(batch.what)?.title ?? 'Batch',
          sub: `Batch, ${batch.mode}, ${batch.language}, ${batch.from} to ${batch.to}`,
          ...(takenAt === undefined
            ? ({ mark: 'waits', label: 'Seat held' } as const)
            : ({ mark: 'done', label: 'Seat taken' } as const)),
        },
      ];
    }),
  );
  return lines.flat();
}

async function vacanciesOf(
  { context: { store } }: StaffRequest,
  enquiry: Enquiry,
): Promise<OwnLine[]> {
  if (enquiry.kind !== employer.kind) return [];
  const vacancies = await store.listVacancies({ employer: enquiry.id });
  return vacancies.map((each) => {
    const { href, title, facts } = vacancyRow(each);
    const isOpen = each.state === 'open';
    return {
      href,
      date: dateInWords(each.openedAt),
      title,
      sub: facts,
      mark: isOpen ? 'waits' : 'done',
      label: isOpen ? 'Open' : 'Ended',
    };
  });
}

async function proposalsOf(
  { context: { store }, now }: StaffRequest,
  enquiry: Enquiry,
): Promise<OwnLine[]> {
  const candidates = await store.listCandidates({ enquiry: enquiry.id });
  if (candidates.length === 0) return [];
  const vacancies = await store.listVacancies({
    ids: candidates.map(({ vacancyId }) => vacancyId),
  });
  return candidates.flatMap((each): OwnLine[] => {
    const vacancy = vacancies.find(({ id }) => id === each.vacancyId);
    if (!vacancy) return [];
    const { mark, label, sub } = candidateShown(each, vacancy, undefined, now);
    return [
      {
        href: deskVacancyPath(vacancy.id),
        date: dateInWords(each.askedAt),
        title: vacancyRow(vacancy).title,
        sub,
        mark,
        label,
      },
    ];
  });
}
