/** How names, addresses and phones are made comparable, so that a part of one is found however it was typed. */

import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '#lib/server/store/database';
import { nationalDigits } from '#lib/server/store/enquiries/phone-key';
import { containing } from '#lib/server/store/like';
import { storable } from '#lib/server/store/storable';
import { readReference } from '#lib/shared/enquiries/reference';
import { beginning, withoutJoiners } from '#lib/shared/forms/sanitize';

interface Searched {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What a search reads: one line for each. */
export const searchText = ({ reference, name, email, phone }: Searched): string =>
  [fold(reference), fold(name), fold(email), nationalDigits(phone)].join('\n');

/** Marks that keyboards and word processors write differently are one; joiners are typed by some and left out by others. */
export const fold = (text: string) =>
  withoutJoiners(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();

const longestQuery = 100;

/** Every word must stand in the text; a whole reference and a phone in any notation count as one word. */
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
