/** Whether everything stored is on its way to staff. */
import { type Kysely, sql } from 'kysely';
import type { OutgoingMail } from '#lib/store/records';
import type { Tables } from '#lib/store/schema';

/** Submissions of which staff get a mail: `stored` is the sum of the others, or one was never told. */
export interface Tally {
  readonly stored: number;
  readonly mailed: number;
  readonly waiting: number;
  readonly parked: number;
}

export interface OwedMail {
  readonly submissionId: string;
  readonly kind: string;
  readonly role: OutgoingMail['role'];
  readonly receivedAt: number;
  readonly parkedAt?: number;
  readonly reason?: string;
}

/** One statement, so that it counts one moment; indexes alone answer it. */
export async function tally(db: Kysely<Tables>): Promise<Tally> {
  const { rows } = await sql<Tally & { told: number }>`
    select (select count(*) from submissions)
         - (select count(*) from submissions where suspicion is not null) as stored,
      count(*) as told,
      coalesce(sum(parked), 0) as parked,
      coalesce(sum(unsent - parked), 0) as waiting
    from (
      select submission_id,
        max(case when sent_at is null then 1 else 0 end) as unsent,
        max(case when sent_at is null and gave_up_at is not null then 1 else 0 end) as parked
      from outbox group by submission_id
    ) as told`.execute(db);
  const [{ stored, told, parked, waiting }] = rows as [Tally & { told: number }];
  return { stored, mailed: told - parked - waiting, waiting, parked };
}

export async function listOwed(db: Kysely<Tables>, limit: number): Promise<OwedMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(['submission_id', 'kind', 'message_id', 'received_at', 'gave_up_at', 'last_error'])
    .where('sent_at', 'is', null)
    .orderBy('queued_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    submissionId: row.submission_id,
    kind: row.kind,
    role: row.message_id.includes('.visitor') ? 'visitor' : 'staff',
    receivedAt: row.received_at,
    ...(row.gave_up_at === null ? {} : { parkedAt: row.gave_up_at }),
    ...(row.last_error === null ? {} : { reason: row.last_error }),
  }));
}
