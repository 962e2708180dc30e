/** What operations read of submissions: pages of them, and all there is about one. */
import { type Kysely, sql } from 'kysely';
import { isParked } from '#lib/server/store/mail/outbox-rows';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader } from '#lib/server/store/record-rows';
import type { Submission } from '#lib/server/store/submissions/records';
import type { EnquiryState } from '#lib/shared/enquiries/rules/actions';

/** By its mails: one parked counts before one waiting. `unnotified`: none, although staff should have one. */
export const leadStates = ['mailed', 'waiting', 'parked', 'suspicious', 'unnotified'] as const;
type LeadState = (typeof leadStates)[number];

export interface Lead extends Submission {
  readonly state: LeadState;
  /** Of its enquiry, where it is one. */
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
  /** Lower case. */
  readonly email?: string;
  /** How its enquiry stands on the desk. */
  readonly deskState?: EnquiryState;
}

const state = sql<LeadState>`case
  when submissions.suspicion is not null then 'suspicious'
  when not exists (select 1 from outbox where submission_id = submissions.id) then 'unnotified'
  when exists (select 1 from outbox where submission_id = submissions.id and ${isParked}) then 'parked'
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
