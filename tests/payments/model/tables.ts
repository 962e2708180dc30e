/** The rows that one step writes agree with each other: everything is stored, or nothing. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/platform/db/tables';

/** Without a scope: all rows. */
export interface Scope {
  readonly people: readonly string[];
  readonly batches: readonly string[];
}

export async function rowsOf(db: Kysely<Tables>, scope?: Scope) {
  const among = (column: string, ids: readonly string[] = []) =>
    scope ? sql<boolean>`${sql.ref(column)} in (${sql.join(['', ...ids])})` : sql<boolean>`1 = 1`;
  const ofPeople = (column: string) => among(column, scope?.people);
  const requests = await db
    .selectFrom('payment_requests')
    .selectAll()
    .where(ofPeople('enquiry_id'))
    .execute();
  const numbers = requests.map(({ number }) => number);
  const ofRequests = among('request', numbers);
  return {
    requests,
    batches: await db
      .selectFrom('batches')
      .selectAll()
      .where(among('id', scope?.batches))
      .execute(),
    seats: await db
      .selectFrom('batch_seats')
      .selectAll()
      .where(among('batch', scope?.batches))
      .execute(),
    parts: await db.selectFrom('payment_parts').selectAll().where(ofRequests).execute(),
    documents: await db.selectFrom('tax_documents').selectAll().where(ofRequests).execute(),
    refunds: await db.selectFrom('refunds').selectAll().where(ofPeople('enquiry_id')).execute(),
    tasks: await db
      .selectFrom('tasks')
      .selectAll()
      .where(ofPeople('enquiry_id'))
      .where('ended_at', 'is', null)
      .execute(),
    waiting: await db
      .selectFrom('outbox')
      .select('message_id')
      .where(ofPeople('submission_id'))
      .where('sent_at', 'is', null)
      .where('closed_at', 'is', null)
      .execute(),
  };
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

const areSame = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

/** A sentence for each row that does not agree with another. */
export function brokenRows(rows: Rows, now: number): readonly string[] {
  return [...brokenSeats(rows, now), ...brokenRequests(rows), ...brokenDuties(rows)];
}

function brokenSeats({ batches, seats }: Rows, now: number): readonly string[] {
  const left = (id: string, many: number) =>
    many -
    seats.filter(
      ({ batch, taken_at, held_until }) => batch === id && (taken_at !== null || held_until > now),
    ).length;
  return [
    ...batches
      .filter(({ id, seats: many }) => left(id, many) < 0)
      .map(({ id }) => `${id} has more people than seats`),
    ...batches
      .filter((each) => each.cancelled_at === null && each.said_free !== left(each.id, each.seats))
      .map(({ id }) => `the last event about ${id} does not say what is left`),
  ];
}

/** Gives, for a request, the invoiced paise less the credited ones. */
const moneyIn = (documents: Rows['documents']) => (request: string) =>
  sum(
    documents
      .filter((each) => each.request === request)
      .map(({ kind, total_paise: paise }) => (kind === 'invoice' ? paise : -paise)),
  );

function brokenRequests({ batches, requests, parts, documents, waiting }: Rows) {
  const cancelled = batches.filter((each) => each.cancelled_at !== null).map(({ id }) => id);
  const money = moneyIn(documents);
  return [
    ...parts
      .filter(({ paid_at, invoice_number }) => (paid_at === null) !== (invoice_number === null))
      .map(({ id }) => `${id} is paid without an invoice, or the other way round`),
    ...parts
      .filter(({ invoice_number: invoice }) => invoice !== null)
      .filter(({ invoice_number: invoice }) => !documents.some(({ number }) => number === invoice))
      .map(({ id }) => `the invoice of ${id} is missing`),
    ...requests
      .filter(({ number, state }) => state === 'refunded' && money(number) !== 0)
      .map(({ number }) => `${number} is refunded, and the books say otherwise`),
    ...requests
      .filter(({ number, state }) => state === 'paid' && money(number) <= 0)
      .map(({ number }) => `${number} is paid, and the books say otherwise`),
    ...requests
      .filter(
        ({ number, state }) =>
          state !== 'open' && waiting.some(({ message_id: id }) => id.includes(`.ask-${number}`)),
      )
      .map(({ number }) => `a mail that waits asks for ${number}, which is not open`),
    ...requests
      .filter(
        ({ state, lines }) =>
          state === 'open' && cancelled.some((id) => lines.includes(`"batch-${id}"`)),
      )
      .map(({ number }) => `${number} asks for a batch that is cancelled`),
  ];
}

function brokenDuties(rows: Rows): readonly string[] {
  const { batches, seats, documents, refunds, tasks } = rows;
  const cancelled = batches.filter((each) => each.cancelled_at !== null).map(({ id }) => id);
  const open = (kind: string) =>
    tasks.filter((each) => each.kind === kind).map(({ subject }) => subject);
  const stranded = seats
    .filter(({ batch, taken_at }) => taken_at !== null && cancelled.includes(batch))
    .map(({ batch, enquiry }) => `batch:${batch}/${enquiry}`);
  // Whoever was erased has no seat any more: their money is owed by the request.
  const erased = tasks.filter(
    (each) => each.kind === 'batch-cancelled' && each.enquiry_id === null,
  );
  const decisions = open('batch-cancelled').filter(
    (subject) => !erased.some((each) => each.subject === subject),
  );
  const owed = refunds
    .filter(({ state }) => state === 'transfer' || state === 'refused')
    .map(({ id }) => id);
  return [
    ...refunds
      .filter(({ credit_note: note, invoice }) => (note === null) !== (invoice === null))
      .map(({ id }) => `refund ${id} has no credit note, or one without an invoice`),
    ...refunds
      .filter(({ credit_note: note }) => note !== null)
      .filter(({ credit_note: note }) => !documents.some(({ number }) => number === note))
      .map(({ id }) => `the credit note of refund ${id} is missing`),
    ...(areSame(owed, open('transfer'))
      ? []
      : ['what is to be transferred and its tasks are not the same']),
    ...(areSame(stranded, decisions)
      ? []
      : ['seats of cancelled batches and their tasks are not the same']),
    ...erased
      .filter(({ detail }) => moneyIn(documents)(JSON.parse(detail).payment) <= 0)
      .map(({ subject }) => `${subject} was erased, and all of their money has gone back`),
  ];
}
