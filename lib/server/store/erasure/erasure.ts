/** Everything the store holds of one person, and its erasure when that person asks for it. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#lib/server/store/database';
import { listOf, personFilter, type Who } from '#lib/server/store/enquiries/queries/person-filter';
import { phoneKey } from '#lib/server/store/enquiries/schema';
import { erased, queueErasedEvents, redactMentions } from '#lib/server/store/erasure/erased-traces';
import { recordErasure } from '#lib/server/store/erasure/erasure-records';
import { forgetRecipient } from '#lib/server/store/mail/recipient-counts';
import type { Tables } from '#lib/server/store/migrations/schema';
import { emptyErasedPayments } from '#lib/server/store/payments/erasure';
import { emptyLog } from '#lib/server/store/sqlite/sqlite-dialect';

/** How many of each a person has. */
export interface Holdings {
  readonly submissions: number;
  readonly files: number;
  /** Kept with the submissions, sent ones included. */
  readonly mails: number;
  /** Of these, not sent yet. */
  readonly waiting: number;
  /** Of these, being sent at this moment: one may still arrive. */
  readonly sending: number;
  readonly drafts: number;
  readonly orders: number;
  /** What browsers said of payments, with words in it. */
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
  toldAt?: number,
): Promise<Holdings> {
  const gone = await db.transaction().execute((tx) => eraseFrom(tx, who, now, toldAt));
  return (await emptyLog(db, engine)) ? gone : { ...gone, stillInLog: true };
}

async function eraseFrom(
  tx: Transaction<Tables>,
  who: Who | readonly Who[],
  now: number,
  toldAt: number | undefined,
): Promise<Holdings> {
  const { submissions, drafts, orders, reports, signIns } = personFilter(who);
  const holdings = await findHoldings(tx, who, now);
  const matches = sql`enquiries.id in (select id from submissions where ${submissions})`;
  await queueErasedEvents(tx, matches, now, toldAt);
  const gone = await tx
    .deleteFrom('submissions')
    .where(submissions)
    .returning(['id', 'email'])
    .execute();
  await redactMentions(tx, new Set(gone.map(({ id }) => id)));
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
      // Nobody is left to be helped with an order left unpaid; money that arrives is still told of.
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
export async function eraseOrder(tx: Transaction<Tables>, id: string): Promise<void> {
  await sql`update payment_events set detail = null
    where provider_order_id in (select provider_order_id from orders where id = ${id})`.execute(tx);
  await tx.updateTable('orders').set(nobody).where('id', '=', id).execute();
}
