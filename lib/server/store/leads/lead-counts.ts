/** Whether everything stored is on its way to staff. */
import { type Kysely, sql } from 'kysely';
import { isParked, role, toVisitor } from '#lib/server/store/mail/outbox-rows';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader } from '#lib/server/store/record-rows';
import type { OutgoingMail } from '#lib/server/store/submissions/records';

/** Submissions of which staff get a mail, by what is still owed; a mail closed by hand is owed no more: `stored` is the sum of the others, or one was never told. */
export interface LeadCounts {
  readonly stored: number;
  readonly mailed: number;
  readonly waiting: number;
  readonly parked: number;
}

export interface UndeliveredMail {
  readonly submissionId: string;
  readonly kind: string;
  readonly role: OutgoingMail['role'];
  readonly receivedAt: number;
  readonly reason?: string;
}

/** Without what they say, the newest first. */
export interface Undelivered {
  /** Of them all; `mails` ends at the limit asked for. */
  readonly many: number;
  readonly mails: readonly UndeliveredMail[];
}

/**
 * Submissions that staff are told of, by the state of their mails. One statement, so that it counts one moment; indexes
 * alone answer it.
 */
export async function leadCounts(db: Kysely<Tables>): Promise<LeadCounts> {
  const { rows } = await sql<LeadCounts & { notified: number }>`
    select (select count(*) from submissions)
         - (select count(*) from submissions where suspicion is not null) as stored,
      count(*) as notified,
      coalesce(sum(parked), 0) as parked,
      coalesce(sum(unsent - parked), 0) as waiting
    from (
      select submission_id,
        max(case when sent_at is null and closed_at is null then 1 else 0 end) as unsent,
        max(case when ${isParked} then 1 else 0 end) as parked
      from outbox group by submission_id
    ) as notified`.execute(db);
  const [{ stored, notified, parked, waiting }] = rows as [LeadCounts & { notified: number }];
  return { stored, mailed: notified - parked - waiting, waiting, parked };
}

/** Mails to staff not sent, of what was received before `before`; not of the kind `but`, which promises nothing. */
export async function listOverdue(db: Kysely<Tables>, before: number, but: string, limit: number) {
  const rows = await undelivered(db, limit)
    .where('message_id', 'not like', toVisitor)
    .where('kind', '!=', but)
    .where('received_at', '<', before)
    .orderBy('received_at', 'desc')
    .execute();
  return asUndelivered(rows);
}

/** Mails to staff and to visitors parked from `from` until before `to`. */
export async function listDeadLetters(db: Kysely<Tables>, from: number, to: number, limit: number) {
  const rows = await undelivered(db, limit)
    .where('closed_at', 'is', null)
    .where('gave_up_at', '>=', from)
    .where('gave_up_at', '<', to)
    .orderBy('gave_up_at', 'desc')
    .execute();
  return asUndelivered(rows);
}

const undelivered = (db: Kysely<Tables>, limit: number) =>
  db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(['submission_id', 'kind', 'received_at', 'last_error as reason'])
    .select(role.as('role'))
    // Counted before the limit cuts.
    .select(sql<number>`count(*) over ()`.as('many'))
    .where('sent_at', 'is', null)
    .limit(limit);

const asMail = reader<UndeliveredMail>({ without: ['many'] });

const asUndelivered = (
  rows: Awaited<ReturnType<ReturnType<typeof undelivered>['execute']>>,
): Undelivered => ({
  many: rows[0]?.many ?? 0,
  mails: rows.map(asMail),
});
