import { type Kysely, type Selectable, sql } from 'kysely';
import type { EnquiryState } from '#lib/enquiries/rules/actions';
import type { Submission } from '#lib/enquiries/schema/submission';
import { reader } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import type { FileRecord } from '#lib/platform/files/schema';
import { hasFailed, role, toVisitor } from '#lib/platform/mail/queries/outbox';
import type { OutboxRow, OutgoingMail } from '#lib/platform/mail/schema';

/** The state comes from its mails: a failed one counts before a waiting one. `unnotified`: none, although staff should have one. */
export const leadStates = ['mailed', 'waiting', 'parked', 'suspicious', 'unnotified'] as const;
type LeadState = (typeof leadStates)[number];

export interface Lead extends Submission {
  readonly state: LeadState;
  /** The reference of its enquiry, if it is one. */
  readonly reference?: string;
  readonly deskState?: EnquiryState;
  readonly promisedBy?: number;
}

export interface LeadFilter {
  readonly kinds?: readonly string[];
  /** Received from then on, and before then. */
  readonly from?: number;
  readonly before?: number;
  readonly state?: LeadState;
  readonly email?: string;
  /** How its enquiry is on the desk. */
  readonly deskState?: EnquiryState;
}

const state = sql<LeadState>`case
  when submissions.suspicion is not null then 'suspicious'
  when not exists (select 1 from outbox where submission_id = submissions.id) then 'unnotified'
  when exists (select 1 from outbox where submission_id = submissions.id and ${hasFailed}) then 'parked'
  when exists (select 1 from outbox where submission_id = submissions.id and sent_at is null and gave_up_at is null) then 'waiting'
  else 'mailed' end`;

const deskState = sql<EnquiryState | null>`(select state from enquiries where id = submissions.id)`;

const allLeads = (db: Kysely<Tables>) =>
  db
    .selectFrom('submissions')
    .selectAll()
    .select([
      state.as('state'),
      sql<string | null>`(select reference from enquiries where id = submissions.id)`.as(
        'reference',
      ),
      deskState.as('desk_state'),
      sql<number | null>`(select promised_by from enquiries where id = submissions.id)`.as(
        'promised_by',
      ),
    ]);

/** Newest first; `after` is the last one of the page before. */
export async function listLeads(
  db: Kysely<Tables>,
  filter: LeadFilter,
  limit: number,
  after?: Pick<Lead, 'receivedAt' | 'id'>,
): Promise<Lead[]> {
  let page = allLeads(db).orderBy('received_at', 'desc').orderBy('id', 'desc').limit(limit);
  const { kinds, from, before, email } = filter;
  if (kinds && kinds.length > 0) page = page.where('kind', 'in', kinds);
  if (from !== undefined) page = page.where('received_at', '>=', from);
  if (before !== undefined) page = page.where('received_at', '<', before);
  if (email !== undefined) page = page.where('email', '=', email);
  if (filter.state !== undefined) page = page.where(state, '=', filter.state);
  if (filter.deskState !== undefined) {
    page = page.where(deskState, '=', filter.deskState);
    // As the desk lists them: a suspicious one that was closed is among the done ones.
    if (filter.deskState !== 'done') page = page.where('suspicion', 'is', null);
  }
  if (filter.state === 'parked' || filter.state === 'waiting') {
    // Found by the small index of unsent mails, however many were sent.
    const unsent = db.selectFrom('outbox').select('submission_id').where('sent_at', 'is', null);
    page = page.where('id', 'in', unsent);
  }
  if (after) {
    page = page.where((row) =>
      row(row.refTuple('received_at', 'id'), '<', row.tuple(after.receivedAt, after.id)),
    );
  }
  const rows = await page.execute();
  return rows.map(asLead);
}

export async function findLead(db: Kysely<Tables>, id: string): Promise<Lead | undefined> {
  const row = await allLeads(db).where('id', '=', id).executeTakeFirst();
  return row && asLead(row);
}

const asLead = reader<Omit<Lead, 'enquiry' | 'batch'>>({ json: ['transcript'] });

export interface LeadMail {
  readonly id: string;
  readonly role: OutgoingMail['role'];
  readonly to: string;
  readonly messageId: string;
  /** `closed`: failed, then closed by hand. */
  readonly state: 'sent' | 'waiting' | 'parked' | 'closed';
  readonly queuedAt: number;
  /** Since when it is in this state; of a waiting one, when it is due. */
  readonly at: number;
  readonly attempts: number;
  readonly reason?: string;
  readonly words?: string;
}

/** Its content is read by itself. */
export type LeadFile = FileRecord;

/** Its mails, that to staff first, and its files without their content. */
export async function findRelations(db: Kysely<Tables>, id: string) {
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('message_id')
    .execute();
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'sha256', 'scan', 'held'])
    .where('submission_id', '=', id)
    .execute();
  return { mails: mails.map(asLeadMail), files: files.map(asLeadFile) };
}

const asLeadFile = reader<LeadFile>();

function asLeadMail(row: Selectable<OutboxRow>): LeadMail {
  const { role, to } = JSON.parse(row.mail) as OutgoingMail;
  const { sent_at: sentAt, gave_up_at: gaveUpAt, closed_at: closedAt } = row;
  return {
    id: row.id,
    role,
    to,
    messageId: row.message_id,
    state: stateOf(row),
    queuedAt: row.queued_at,
    at: sentAt ?? closedAt ?? gaveUpAt ?? row.next_attempt_at,
    attempts: row.attempts,
    ...(row.last_error === null ? {} : { reason: row.last_error }),
    ...(row.last_words === null ? {} : { words: row.last_words }),
  };
}

function stateOf({ sent_at, closed_at, gave_up_at }: Selectable<OutboxRow>): LeadMail['state'] {
  if (sent_at !== null) return 'sent';
  if (closed_at !== null) return 'closed';
  return gave_up_at === null ? 'waiting' : 'parked';
}

/** Submissions of which staff get a mail, by what is still owed; a mail closed by hand is owed no more: `stored` is the sum of the others, or one was never told. */
interface LeadCounts {
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
  /** The number of all of them; `mails` ends at the requested limit. */
  readonly many: number;
  readonly mails: readonly UndeliveredMail[];
}

/**
 * Submissions that staff are notified of, by the state of their mails. One statement, so that it counts one moment; indexes
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
        max(case when ${hasFailed} then 1 else 0 end) as parked
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

/** Mails to staff and to visitors that failed from `from` until before `to`. */
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
