import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { followSeats } from '#lib/batches/queries/seats';
import { listOf, personFilter, type Who } from '#lib/enquiries/queries/person-filter';
import { insertSubmission } from '#lib/enquiries/queries/submissions';
import type { EnquiryHoldings } from '#lib/enquiries/schema/enquiry';
import type { Submission } from '#lib/enquiries/schema/submission';
import { unanswered } from '#lib/forms/rules';
import type { Answer } from '#lib/forms/schema';
import { emptyErasedPayments, keepOwedTasks } from '#lib/payments/erasure';
import { forgetVacancies } from '#lib/placement/queries/vacancies';
import type { Database } from '#lib/platform/db/database';
import { emptyLog } from '#lib/platform/db/sqlite/sqlite-dialect';
import type { Tables } from '#lib/platform/db/tables';
import { forgetRecipient } from '#lib/platform/mail/queries/outbox';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { escapeHtml, phoneKey } from '#lib/platform/values/text';
import { emptyWebhooks, queueWebhooks } from '#lib/platform/webhooks/queries';
import { erasedEventAt, type WebhookEvent } from '#lib/platform/webhooks/schema';
import { recordErasure } from '#lib/privacy/queries/records';
import { openTask } from '#lib/tasks/queries';
import type { NewTask } from '#lib/tasks/schema';

const erased = 'erased on request';

export interface Holdings {
  readonly submissions: number;
  readonly files: number;
  /** Stored with the submissions, sent ones included. */
  readonly mails: number;
  /** The number of these that are not sent yet. */
  readonly waiting: number;
  /** The number of these that are being sent now: one may still arrive. */
  readonly sending: number;
  readonly drafts: number;
  readonly orders: number;
  readonly reports: number;
  /** Sign-ins to the desk: asked for with this address, or on the way back to a page that names the person. */
  readonly signIns: number;
  /** Erased, but somebody reads the store, and its log could not be emptied yet: the hourly job does it. */
  readonly stillInLog?: true;
}

export async function findHoldings(
  db: Kysely<Tables>,
  who: Who | readonly Who[],
  now: number,
): Promise<Holdings> {
  const { submissions, drafts, orders, reports, signIns } = personFilter(who);
  const matches = sql`submission_id in (select id from submissions where ${submissions})`;
  const { rows } = await sql<Holdings>`select
    (select count(*) from submissions where ${submissions}) as submissions,
    (select count(*) from files where ${matches}) as files,
    (select count(*) from outbox where ${matches}) as mails,
    (select count(*) from outbox where sent_at is null and ${matches}) as waiting,
    (select count(*) from outbox where leased_until > ${now} and ${matches}) as sending,
    (select count(*) from browser_drafts where ${drafts})
      + (select count(*) from drafts where ${drafts}) as drafts,
    (select count(*) from orders where ${orders}) as orders,
    (select count(*) from payment_events where ${reports}) as reports,
    (select count(*) from desk_sign_ins where ${signIns}) as "signIns"`.execute(db);
  const [{ ...holdings }] = rows as [Holdings];
  return holdings;
}

/**
 * Erases them in one transaction: submissions with mails and files, drafts, sign-ins asked for, mentions in digests, the words
 * of payment reports, and the personal fields of orders, whose ids, amounts and times stay. By a phone: what bears that phone;
 * by several at once: what bears one of them.
 */
export async function erasePerson(
  db: Kysely<Tables>,
  engine: Database['engine'],
  who: Who | readonly Who[],
  now: number,
  notifiedAt?: number,
): Promise<Holdings> {
  const gone = await db.transaction().execute((tx) => eraseFrom(tx, who, now, notifiedAt));
  return (await emptyLog(db, engine)) ? gone : { ...gone, stillInLog: true };
}

async function eraseFrom(
  tx: Transaction<Tables>,
  who: Who | readonly Who[],
  now: number,
  notifiedAt: number | undefined,
): Promise<Holdings> {
  const { submissions, drafts, orders, reports, signIns } = personFilter(who);
  const holdings = await findHoldings(tx, who, now);
  const matches = sql`enquiries.id in (select id from submissions where ${submissions})`;
  await queueErasedEvents(tx, matches, now, notifiedAt);
  const seats = await seatsOf(tx, matches);
  const gone = await tx
    .deleteFrom('submissions')
    .where(submissions)
    .returning(['id', 'email'])
    .execute();
  await redactMentions(tx, new Set(gone.map(({ id }) => id)));
  await followSeats(tx, seats, now);
  await tx.deleteFrom('browser_drafts').where(drafts).execute();
  await tx.deleteFrom('drafts').where(drafts).execute();
  // A member's own is among them: they are good for ten minutes, and are asked for again.
  await tx.deleteFrom('desk_sign_ins').where(signIns).execute();
  const emails = new Set(gone.map(({ email }) => email));
  for (const each of listOf(who)) if (typeof each === 'string') emails.add(each);
  for (const email of emails) if (email) await forgetRecipient(tx, email);
  await sql`update payment_events set detail = null where ${reports}`.execute(tx);
  await eraseOrders(tx, orders, now);
  await emptyErasedPayments(tx, now);
  for (const each of listOf(who)) {
    if (typeof each === 'string') await recordErasure(tx, 'email', each, now);
    else await recordErasure(tx, 'phone', phoneKey(each.phone), now);
  }
  return holdings;
}

const eraseOrders = (tx: Transaction<Tables>, theirs: RawBuilder<boolean>, now: number) =>
  tx
    .updateTable('orders')
    .set((row) => ({
      ...nobody,
      // No reminder of an unpaid order is needed any more; money that arrives is still reported.
      unpaid_told_at: row.fn.coalesce('unpaid_told_at', row.val(now)),
    }))
    .where(theirs)
    .execute();

const nobody = {
  name: erased,
  email: '',
  phone: '',
  accounting_exp: '',
  preferred_lang: '',
  idempotency_key: null,
  page: null,
  campaign: null,
  buyer: null,
};

/** That of one registration, which bears its id: what was paid stays, for whom does not. */
async function eraseOrder(tx: Transaction<Tables>, id: string): Promise<void> {
  await sql`update payment_events set detail = null
    where provider_order_id in (select provider_order_id from orders where id = ${id})`.execute(tx);
  await tx.updateTable('orders').set(nobody).where('id', '=', id).execute();
}

export async function findEnquiryHoldings(
  db: Kysely<Tables>,
  id: string,
  now: number,
): Promise<EnquiryHoldings | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('transcript')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { rows } = await sql<Omit<EnquiryHoldings, 'answers'>>`select
    (select count(*) from files where submission_id = ${id}) as files,
    (select count(*) from enquiry_events where enquiry_id = ${id}) as events,
    (select count(*) from outbox where submission_id = ${id}) as mails,
    (select count(*) from outbox where submission_id = ${id} and leased_until > ${now}) as sending`.execute(
    db,
  );
  const [counted] = rows as [Omit<EnquiryHoldings, 'answers'>];
  const asked = JSON.parse(row.transcript) as { value: string }[];
  return { ...counted, answers: asked.filter(({ value }) => value !== unanswered).length };
}

/** The batches in which these enquiries hold or have seats, which go with them; `which`: a condition on `enquiries`. */
export async function seatsOf(
  tx: Transaction<Tables>,
  which: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('batch_seats')
    .innerJoin('enquiries', 'enquiries.id', 'batch_seats.enquiry')
    .select('batch')
    .distinct()
    .where(sql<boolean>`${which}`)
    .execute();
  return rows.map(({ batch }) => batch);
}

const visitorWaitsMs = 1_000;

/**
 * Erases the submission with everything of it, in one transaction; `notice` (a submission of nobody, with its mail),
 * `task` and `webhooks` are written in the same. `undefined` where it is gone.
 */
export async function eraseEnquiry(
  db: Kysely<Tables>,
  engine: Database['engine'],
  id: string,
  now: number,
  {
    notice,
    task,
    webhooks = [],
  }: {
    readonly notice?: {
      readonly submission: Submission;
      readonly mails: readonly OutgoingMail[];
    };
    readonly task?: NewTask;
    readonly webhooks?: readonly WebhookEvent[];
  } = {},
): Promise<EnquiryHoldings | undefined> {
  const gone = await db.transaction().execute(async (tx) => {
    const holdings = await findEnquiryHoldings(tx, id, now);
    if (!holdings) return undefined;
    await emptyWebhooks(tx, sql`enquiries.id = ${id}`);
    await forgetVacancies(tx, sql`enquiries.id = ${id}`);
    await keepOwedTasks(tx, sql`enquiries.id = ${id}`);
    const seats = await seatsOf(tx, sql`enquiries.id = ${id}`);
    const erased = await tx
      .deleteFrom('submissions')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    // Another caller has erased it at the same moment.
    if (!erased) return undefined;
    const { email } = erased;
    await redactMentions(tx, new Set([id]));
    await followSeats(tx, seats, now);
    await eraseOrder(tx, id);
    await emptyErasedPayments(tx, now);
    await recordErasure(tx, 'enquiry', id, now);
    const others = await tx
      .selectFrom('submissions')
      .select('id')
      .where('email', '=', email)
      .limit(1)
      .executeTakeFirst();
    if (!others && email) await forgetRecipient(tx, email);
    if (notice) await insertSubmission(tx, notice.submission, notice.mails);
    if (task) await openTask(tx, task);
    await queueWebhooks(tx, webhooks, now);
    return holdings;
  });
  // Where somebody reads the store just now, the hourly job empties it.
  if (gone) await emptyLog(db, engine, visitorWaitsMs);
  return gone;
}

/** A digest names each suspicious post by its id. Digests belong to no address, and there is one a day. */
async function redactMentions(tx: Transaction<Tables>, ids: ReadonlySet<string>): Promise<void> {
  const digests = await tx
    .selectFrom('submissions')
    .select(['id', 'transcript'])
    .where('email', '=', '')
    .execute();
  for (const { id, transcript } of digests) {
    const answers = JSON.parse(transcript) as Answer[];
    const mentions = answers.filter(({ name }) => ids.has(name));
    if (mentions.length === 0) continue;
    const left = answers.map((answer) =>
      ids.has(answer.name) ? { ...answer, value: erased } : answer,
    );
    await tx
      .updateTable('submissions')
      .set({ transcript: JSON.stringify(left) })
      .where('id', '=', id)
      .execute();
    await redactMails(tx, id, mentions);
  }
}

async function redactMails(tx: Transaction<Tables>, id: string, answers: readonly Answer[]) {
  const rows = await tx
    .selectFrom('outbox')
    .select(['id', 'mail'])
    .where('submission_id', '=', id)
    .execute();
  for (const row of rows) {
    const mail = JSON.parse(row.mail) as OutgoingMail;
    const without = (text: string, written: (value: string) => string) =>
      answers.reduce((left, { value }) => left.replaceAll(written(value), erased), text);
    const changed = {
      ...mail,
      text: without(mail.text, (value) => value),
      html: without(mail.html, escapeHtml),
    };
    await tx
      .updateTable('outbox')
      .set({ mail: JSON.stringify(changed) })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Before the enquiries go: empties what waits of them, and tells of the erasure; without `notifiedAt` no webhook is set. */
export async function queueErasedEvents(
  tx: Transaction<Tables>,
  which: RawBuilder<unknown>,
  now: number,
  notifiedAt: number | undefined,
): Promise<void> {
  await emptyWebhooks(tx, which);
  await forgetVacancies(tx, which);
  await keepOwedTasks(tx, which);
  if (notifiedAt === undefined) return;
  const { rows } = await sql<{
    reference: string;
    kind: string;
  }>`select reference, kind from enquiries where suspicious = 0 and ${which}`.execute(tx);
  // One by one: of many at once a statement would have more values than an engine takes.
  for (const row of rows) await queueWebhooks(tx, [erasedEventAt(row, notifiedAt)], now);
}
