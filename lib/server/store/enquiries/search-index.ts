/** What a search reads besides name, address and number: answers, notes, and what was there before a correction. */
import { type Kysely, sql } from 'kysely';
import type { EnquiryEvent } from '#lib/server/store/enquiries/enquiries';
import { listEvents } from '#lib/server/store/enquiries/enquiry-rows';
import { fold } from '#lib/server/store/enquiries/enquiry-search';
import { nationalDigits } from '#lib/server/store/enquiries/phone-key';
import type { Tables } from '#lib/server/store/migrations/schema';
import { storable } from '#lib/server/store/storable';
import type { Answer } from '#lib/server/store/submissions/records';

/** Of answers and of notes each: a hundred thousand are read in one search. */
const longest = 1_000;

interface Said {
  readonly name: string;
  readonly transcript: readonly Answer[];
  readonly events: readonly EnquiryEvent[];
}

/** Each word once. Figures alone are left out: whoever types some looks for a phone number. */
export function spokenText({ name, transcript, events }: Said): string {
  const answers = transcript.map(({ value }) => value);
  const notes = events.toReversed().map(({ detail }) => detail.note ?? '');
  const before = events.flatMap(({ detail }) => [
    fold(detail.nameBefore ?? ''),
    fold(detail.emailBefore ?? ''),
    nationalDigits(detail.phoneBefore ?? detail.before ?? ''),
  ]);
  return [fold(name), ...before, wordsIn(answers), wordsIn(notes)].filter(Boolean).join('\n');
}

function wordsIn(texts: readonly string[]): string {
  const words = new Set(fold(texts.join(' ')).split(' '));
  const told = [...words].filter((word) => /\p{L}/u.test(word));
  return told.join(' ').slice(0, longest).toWellFormed();
}

/** Whether an entry of the history says something that is searched for. */
export const isSearched = ({ detail }: EnquiryEvent): boolean =>
  ['note', 'before', 'nameBefore', 'phoneBefore', 'emailBefore'].some(
    (name) => detail[name] !== undefined,
  );

/** Writes what is found of one enquiry anew. */
export async function indexSearch(db: Kysely<Tables>, id: string): Promise<void> {
  const said = await db
    .selectFrom('submissions')
    .select(['name', 'transcript'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!said) return;
  const events = await listEvents(db, id);
  const transcript = JSON.parse(said.transcript) as Answer[];
  await db
    .updateTable('enquiries')
    .set({ spoken: storable(spokenText({ name: said.name, transcript, events })) })
    .where('id', '=', id)
    .execute();
}

/** Lets a search find the answers and notes of up to `limit` enquiries of an earlier release. Returns how many. */
export async function indexUnsearched(db: Kysely<Tables>, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    // As the index is written.
    .where(sql<boolean>`spoken is null`)
    .limit(limit)
    .execute();
  if (rows.length > 0) {
    await db.transaction().execute(async (tx) => {
      for (const { id } of rows) await indexSearch(tx, id);
    });
  }
  return rows.length;
}
