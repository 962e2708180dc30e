/** Makes names, addresses, phones, answers and notes comparable, so that a part of one is found. */

import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { listEvents } from '#lib/enquiries/queries/rows';
import type { EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import type { Answer } from '#lib/forms/schema';
import type { Database } from '#lib/platform/db/database';
import { containing, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { readReference } from '#lib/platform/values/reference';
import { beginning, nationalDigits, withoutJoiners } from '#lib/platform/values/text';

interface Searched {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export const searchText = ({ reference, name, email, phone }: Searched): string =>
  [fold(reference), fold(name), fold(email), nationalDigits(phone)].join('\n');

/** Marks that keyboards and word processors write differently are one; joiners are typed by some and left out by others. */
const fold = (text: string) =>
  withoutJoiners(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();

const longestQuery = 100;

/** Every word must be in the text; a whole reference and a phone in any notation count as one word. */
export function matches(typed: string, engine: Database['engine']): Expression<SqlBool> {
  const query = storable(beginning(typed, longestQuery));
  const whole = wholeReference(query);
  if (whole?.named) return sql<SqlBool>`reference = ${whole.reference}`;
  // The longest first: it is in the fewest, and the others are looked for in those alone.
  const words = [...new Set(wordsOf(query))]
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  if (words.length === 0) return sql<SqlBool>`1 = 0`;
  const contains = engine === 'sqlite' ? containsInSqlite : containsInPostgres;
  const all = sql<SqlBool>`(${sql.join(words.map(contains), sql` and `)})`;
  return whole ? sql<SqlBool>`(reference = ${whole.reference} or ${all})` : all;
}

/** Through a long text a pattern is twice as quick as `instr`; nothing that was typed is one. */
function containsInSqlite(word: string) {
  const pattern = `*${word.replaceAll(/[*?[]/g, '[$&]')}*`;
  return sql<SqlBool>`(search glob ${pattern} or spoken glob ${pattern})`;
}

/** `strpos` counts the letters before what it has found: words that many have take it twice as long. */
function containsInPostgres(word: string) {
  const pattern = containing(word);
  return sql<SqlBool>`(search like ${pattern} or spoken like ${pattern})`;
}

/** In lower case; a phone in any notation is one word of digits. */
function wordsOf(typed: string): readonly string[] {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length >= 3 && /^[\d\s+().\-/]+$/.test(typed)) {
    // The beginning of a number, with what is dialled before it: such digits are in no stored one.
    const dialled = typed
      .trim()
      .replace(/^(?:\+|00)91|^0+/, '')
      .replaceAll(/\D/g, '');
    return [nationalDigits(dialled) || digits];
  }
  return fold(typed).split(' ');
}

/** Seven characters may as well be a name, a part of a phone or of a reference: one in 32 passes the check. */
function wholeReference(typed: string): { reference: string; named: boolean } | undefined {
  const bare = typed.replaceAll(/[^a-z0-9]/gi, '');
  const named = bare.length === 10 && /^h[o0]a/i.test(bare);
  if (!named && bare.length !== 7) return undefined;
  const read = readReference(typed);
  return 'reference' in read ? { reference: read.reference, named } : undefined;
}

/** The limit for answers and for notes: one search reads a hundred thousand rows. */
const longest = 1_000;

interface Said {
  readonly name: string;
  readonly transcript: readonly Answer[];
  readonly events: readonly EnquiryEvent[];
}

/** Each word once. Words of digits are left out: somebody who types digits looks for a phone number. */
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
  const names = [...words].filter((word) => /\p{L}/u.test(word));
  return names.join(' ').slice(0, longest).toWellFormed();
}

/** Rewrites the search index of one enquiry. */
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
