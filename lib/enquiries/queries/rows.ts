/** Enquiries and their history as rows: how they are read and written, and which columns a change sets. */
import { type Kysely, sql, type UpdateObject } from 'kysely';
import type {
  Actor,
  Enquiry,
  EnquiryChange,
  EnquiryEvent,
  EnquiryEventRow,
  ListedEnquiry,
} from '#lib/enquiries/schema/enquiry';
import type { Answer } from '#lib/forms/schema';
import { insertRow, reader, rowOf, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

/** Where nothing falls due: after everything else. Within what both engines and JavaScript hold exactly. */
export const never = 8_640_000_000_000_000;

/** Without what is only searched, which is long. */
const columns = [
  'enquiries.id',
  'reference',
  'token_hash',
  'enquiries.kind',
  'enquiries.received_at',
  'promised_by',
  'state',
  'member',
  'again_at as again',
  'tries',
  'reached_at',
  'kept_at',
  'outcome',
  'done_at',
  'wish_time',
  'wish_language',
  'touched_at',
  'promise_told_at',
  'handed_by',
  'version',
  'person',
  'submissions.name',
  'submissions.email',
  'submissions.phone',
  'submissions.suspicion',
] as const;

export const selectEnquiries = (db: Kysely<Tables>) =>
  db
    .selectFrom('enquiries')
    .innerJoin('submissions', 'submissions.id', 'enquiries.id')
    .select(columns)
    .select(sql<number | null>`nullif(enquiries.due_at, ${sql.lit(never)})`.as('due_at'));

type FoundRow = Awaited<ReturnType<ReturnType<typeof selectEnquiries>['execute']>>[number];

const asRecord = reader<Omit<Enquiry, 'preference'>>({ without: ['wish_time', 'wish_language'] });

export const asEnquiry = (row: FoundRow): Enquiry => ({
  ...asRecord(row),
  ...(row.wish_time !== null && {
    preference: { time: row.wish_time, language: row.wish_language ?? '' },
  }),
});

export const asListed = (row: FoundRow & { transcript: string }): ListedEnquiry => ({
  ...asEnquiry(row),
  transcript: JSON.parse(row.transcript) as Answer[],
});

export const findEnquiry = (db: Kysely<Tables>, reference: string) =>
  found(selectEnquiries(db).where('reference', '=', storable(reference)));

export const findEnquiryOf = (db: Kysely<Tables>, id: string) =>
  found(selectEnquiries(db).where('enquiries.id', '=', storable(id)));

export const findEnquiryByToken = (db: Kysely<Tables>, tokenHash: string) =>
  found(selectEnquiries(db).where('token_hash', '=', tokenHash));

async function found(query: ReturnType<typeof selectEnquiries>): Promise<Enquiry | undefined> {
  const row = await query.executeTakeFirst();
  return row && asEnquiry(row);
}

/** The history, oldest first. */
export async function listEvents(db: Kysely<Tables>, id: string): Promise<EnquiryEvent[]> {
  const rows = await db
    .selectFrom('enquiry_events')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('at')
    // Entries of the same millisecond keep the order of insertion, as far as the engine preserves it.
    .orderBy(sql`case when action = 'received' then 0 else 1 end`)
    .execute();
  return rows.map(asEvent);
}

/** The entries of these actions in the histories of these enquiries, oldest first. */
export async function listEventsOf(
  db: Kysely<Tables>,
  ids: readonly string[],
  actions: readonly string[],
): Promise<EnquiryEvent[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('enquiry_events')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .where('action', 'in', actions)
    .orderBy('at')
    .execute();
  return rows.map(asEvent);
}

const asEventAlone = reader<Omit<EnquiryEvent, 'by'>>({
  json: ['detail'],
  without: ['enquiry_id', 'actor', 'member', 'member_name'],
});

const asEvent = (row: EnquiryEventRow): EnquiryEvent => ({
  ...asEventAlone(row),
  by: actorOf(row),
});

/** Bulk actions of this member since then: each enquiry in its current version, with the id of its action. */
export async function listBulkActions(db: Kysely<Tables>, member: string, since: number) {
  const rows = await db
    .selectFrom('enquiry_events')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_events.enquiry_id')
    .select(['enquiry_events.detail', 'enquiries.reference', 'enquiries.version'])
    // As the index is written.
    .where(sql<boolean>`enquiry_events.actor = 'member'`)
    .where('enquiry_events.at', '>=', since)
    .where('enquiry_events.member', '=', member)
    .execute();
  return rows.flatMap(({ detail, reference, version }) => {
    const { press: bulkId } = JSON.parse(detail) as EnquiryEvent['detail'];
    return bulkId === undefined ? [] : [{ press: bulkId, reference, version }];
  });
}

/** Returns the history entries with a note for each of these ids, oldest first. */
export async function listNotes(db: Kysely<Tables>, ids: readonly string[]) {
  const notes: Record<string, EnquiryEvent[]> = {};
  if (ids.length === 0) return notes;
  const rows = await db
    .selectFrom('enquiry_events')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .orderBy('at')
    .execute();
  for (const row of rows) {
    const event = asEvent(row);
    if (event.detail.note) notes[row.enquiry_id] = [...(notes[row.enquiry_id] ?? []), event];
  }
  return notes;
}

function actorOf(row: EnquiryEventRow): Actor {
  if (row.actor === 'member') {
    return { kind: 'member', address: row.member ?? '', name: row.member_name ?? '' };
  }
  return { kind: row.actor === 'visitor' ? 'visitor' : 'site' };
}

/** An update without any change would be none: the id stays as it is. */
export function columnsOf(change: EnquiryChange): UpdateObject<Tables, 'enquiries'> {
  const { dueAt, again, preference, suspicion, name, phone, email, ...own } = change;
  return {
    id: sql.ref('id'),
    ...rowOf(own),
    ...(dueAt !== undefined && { due_at: dueAt ?? never }),
    ...(again !== undefined && { again_at: again }),
    ...(preference !== undefined && {
      wish_time: preference.time,
      wish_language: preference.language,
    }),
    ...(suspicion === null && { suspicious: 0 }),
  };
}

export async function insertEvent(
  tx: Kysely<Tables>,
  enquiryId: string,
  { by, ...event }: EnquiryEvent,
): Promise<void> {
  await insertRow(tx, 'enquiry_events', {
    ...rowOf(event),
    enquiry_id: enquiryId,
    actor: by.kind,
    ...(by.kind === 'member' && { member: by.address, member_name: by.name }),
  });
}
