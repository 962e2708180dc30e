/** What a person pays, comes to and is proposed for, a line each. */
import type { Mark } from '#lib/server/desk/enquiry/mark';
import { requestView } from '#lib/server/desk/enquiry/request-view';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { dateInWords } from '#lib/server/desk/times-in-words';
import { paiseInWords } from '#lib/server/payments/words';
import { candidateShown } from '#lib/server/placement/candidate-shown';
import { rowOf } from '#lib/server/placement/vacancies-view';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { sessionHeld } from '#lib/server/visitor-page/session-clash';
import {
  deskBatchPath,
  deskEnquiryPath,
  deskSessionPath,
  deskVacancyPath,
} from '#lib/shared/addresses/desk-routes';
import { subjectOf } from '#lib/shared/batches/subject';
import { shortDay } from '#lib/shared/dates';
import { employer } from '#lib/shared/forms/employer/form';
import { hourInWords, isoDayInIndia } from '#lib/shared/india';

/** A row of one of its lists, as `EnquiryLink` draws it. */
export interface OwnLine {
  readonly href: string;
  readonly date: string;
  readonly title: string;
  readonly sub: string;
  readonly mark: Mark;
  readonly label: string;
}

export async function ownOf(visit: Visit, enquiries: readonly Enquiry[]) {
  const of = async (lines: (visit: Visit, enquiry: Enquiry) => Promise<OwnLine[]>) =>
    (await Promise.all(enquiries.map((each) => lines(visit, each)))).flat();
  const [payments, webinars, seats, opened, proposed] = await Promise.all([
    of(paymentsOf),
    of(webinarOf),
    of(seatsOf),
    of(vacanciesOf),
    of(proposalsOf),
  ]);
  return { payments, sessions: [...webinars, ...seats], vacancies: [...opened, ...proposed] };
}

async function paymentsOf({ site: { store }, now }: Visit, enquiry: Enquiry): Promise<OwnLine[]> {
  const href = deskEnquiryPath(enquiry.reference);
  const file = await store.findPaymentFile(enquiry.id);
  const [request] = file.requests;
  if (request || file.strays.length > 0) {
    const { sums, left, shown } = requestView(file, request, isoDayInIndia(now));
    const sub = [...sums, ['Still to come', left] as const].map((sum) => sum.join(' ')).join(', ');
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

async function webinarOf({ site: { store }, now }: Visit, enquiry: Enquiry): Promise<OwnLine[]> {
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

async function seatsOf({ site: { store }, now }: Visit, enquiry: Enquiry): Promise<OwnLine[]> {
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

async function vacanciesOf({ site: { store } }: Visit, enquiry: Enquiry): Promise<OwnLine[]> {
  if (enquiry.kind !== employer.kind) return [];
  const vacancies = await store.listVacancies({ employer: enquiry.id });
  return vacancies.map((each) => {
    const { href, title, facts } = rowOf(each);
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

async function proposalsOf({ site: { store }, now }: Visit, enquiry: Enquiry): Promise<OwnLine[]> {
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
        title: rowOf(vacancy).title,
        sub,
        mark,
        label,
      },
    ];
  });
}
