/** The mails and files of one submission. */
import type { Kysely, Selectable } from 'kysely';
import type { OutboxRow, Tables } from '#lib/server/store/migrations/schema';
import { reader } from '#lib/server/store/record-rows';
import type { KeptFile, OutgoingMail } from '#lib/server/store/submissions/records';

export interface LeadMail {
  readonly id: string;
  readonly role: OutgoingMail['role'];
  readonly to: string;
  readonly messageId: string;
  /** `closed`: parked, then given up for good by hand. */
  readonly state: 'sent' | 'waiting' | 'parked' | 'closed';
  readonly queuedAt: number;
  /** Since when it is in this state; of a waiting one, when it is due. */
  readonly at: number;
  readonly attempts: number;
  /** Why the last attempt failed. */
  readonly reason?: string;
  /** What the server said when it refused it. */
  readonly words?: string;
}

/** Its content is read by itself. */
export type LeadFile = Omit<KeptFile, 'data'>;

export interface LeadRelations {
  readonly mails: readonly LeadMail[];
  readonly files: readonly LeadFile[];
}

/** Its mails, that to staff first, and its files without their content. */
export async function findRelations(db: Kysely<Tables>, id: string): Promise<LeadRelations> {
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('message_id')
    .execute();
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'sha256', 'scan'])
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
