/** Everything of one person: their enquiries, and what they pay, come to and are proposed for, a line each. */

import {
  deskBatchPath,
  deskEnquiryPath,
  deskSessionPath,
  deskVacancyPath,
} from '#data/addresses/desk-routes';
import { sessionHeld } from '#lib/accounts/views/session';
import { subjectOf } from '#lib/batches/rules';
import {
  hasMoney,
  requestShown,
  sumsInWords,
  type Totals,
  totalsOf,
} from '#lib/desk/views/account';
import { answerOf } from '#lib/desk/views/enquiry';
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
import { phoneOf } from '#lib/forms/rules';
import type { Answer } from '#lib/forms/schema';
import { isToTransfer } from '#lib/payments/actions/paid-back';
import type { Order, PaymentFile, Refund } from '#lib/payments/schema';
import { methodInWords, paiseInWords } from '#lib/payments/words';
import { employer } from '#lib/placement/forms/employer';
import { candidateShown, vacancyRow } from '#lib/placement/views/vacancy';
import {
  hourInWords,
  instantInIndia,
  isoDayInIndia,
  isoInIndia,
  shortDay,
} from '#lib/platform/values/india';
import { phoneKey } from '#lib/platform/values/text';
import type { StaffRequest } from '#lib/staff/http/access';
import { type Mark, memberName, nameShown } from '#lib/staff/rules';

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
  const [account, webinars, seats, opened, proposed] = await Promise.all([
    accountOf(staffRequest, enquiries),
    of(webinarOf),
    of(seatsOf),
    of(vacanciesOf),
    of(proposalsOf),
  ]);
  return { account, sessions: [...webinars, ...seats], vacancies: [...opened, ...proposed] };
}

/** Over all their enquiries: requests, documents, refunds and money to go back, each leading to its enquiry, and the sums. */
async function accountOf({ context: { store }, now }: StaffRequest, enquiries: readonly Enquiry[]) {
  const today = isoDayInIndia(now);
  const files = await Promise.all(
    enquiries.map(async (enquiry) => ({
      enquiry,
      file: await store.findPaymentFile(enquiry.id),
      order: await store.findOrderById(enquiry.id),
    })),
  );
  const totals = files.map(({ file }) => totalsOf(file, today)).reduce(addedUp, noMoney);
  const withUs = totals.receivedPaise - totals.refundedPaise;
  return {
    lines: files.flatMap(({ enquiry, file, order }) => [
      ...requestLines(enquiry, file, today),
      ...documentLines(enquiry, file),
      ...(order && order.state !== 'paid' ? [orderLine(enquiry, order)] : []),
    ]),
    sums: [
      ...sumsInWords(totals),
      ['Net received', paiseInWords(withUs)],
      ['Balance due', paiseInWords(totals.leftPaise)],
    ] as readonly (readonly [string, string])[],
    hasMoney: files.some(({ file }) => hasMoney(file)),
  };
}

const noMoney: Totals = {
  askedPaise: 0,
  receivedPaise: 0,
  refundedPaise: 0,
  toGoBackPaise: 0,
  leftPaise: 0,
};

const addedUp = (sum: Totals, each: Totals): Totals => ({
  askedPaise: sum.askedPaise + each.askedPaise,
  receivedPaise: sum.receivedPaise + each.receivedPaise,
  refundedPaise: sum.refundedPaise + each.refundedPaise,
  toGoBackPaise: sum.toGoBackPaise + each.toGoBackPaise,
  leftPaise: sum.leftPaise + each.leftPaise,
});

const requestLines = (enquiry: Enquiry, file: PaymentFile, today: string): OwnLine[] =>
  file.requests.map((request) => ({
    href: deskEnquiryPath(enquiry.reference),
    date: dateInWords(request.madeAt),
    title: `Request ${request.number}, ${paiseInWords(request.amountPaise)}`,
    sub: [enquiry.reference, ...request.lines.map(({ label }) => label)].join(', '),
    ...requestShown(request, today),
  }));

const documentLines = (
  enquiry: Enquiry,
  { documents, strays, refunds }: PaymentFile,
): OwnLine[] => [
  ...documents.map(
    (each): OwnLine => ({
      href: deskEnquiryPath(enquiry.reference),
      date: dateInWords(instantInIndia(each.receivedOn)),
      title: `${each.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${each.number}, ${each.kind === 'invoice' ? '' : '−'}${paiseInWords(each.totalPaise)}`,
      sub: [
        enquiry.reference,
        each.request,
        each.kind === 'invoice' ? methodInWords[each.method] : `of ${each.ofInvoice}`,
      ]
        .filter(Boolean)
        .join(', '),
      ...documentShown(
        each.kind,
        refunds.find(({ creditNote }) => creditNote === each.number),
      ),
    }),
  ),
  ...strays.map(
    (stray): OwnLine => ({
      href: deskEnquiryPath(enquiry.reference),
      date: dateInWords(stray.receivedAt),
      title: `Payment ${stray.payment}, ${paiseInWords(stray.amountPaise)}`,
      sub: [enquiry.reference, stray.request].filter(Boolean).join(', '),
      ...(stray.returnedAt === undefined
        ? ({ mark: 'missed', label: 'To go back' } as const)
        : ({ mark: 'done', label: 'Went back' } as const)),
    }),
  ),
];

const documentShown = (
  kind: 'invoice' | 'credit-note',
  refund: Refund | undefined,
): Pick<OwnLine, 'mark' | 'label'> => {
  if (kind === 'invoice') return { mark: 'done', label: 'Received' };
  return refund && isToTransfer(refund)
    ? { mark: 'missed', label: 'To transfer' }
    : { mark: 'done', label: 'Refunded' };
};

const orderLine = (enquiry: Enquiry, order: Order): OwnLine => ({
  href: deskEnquiryPath(enquiry.reference),
  date: dateInWords(order.changedAt),
  title: paiseInWords(order.amountPaise),
  sub: [enquiry.reference, order.edition].filter(Boolean).join(', '),
  mark: 'waits',
  label: 'Not paid',
});

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
