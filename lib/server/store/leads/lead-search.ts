/** Submissions by a part of a name, an address, a phone in any notation, a reference, or what was answered. */

import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#lib/server/store/database';
import { matches, wordsOf } from '#lib/server/store/enquiries/enquiry-search';
import { digitsOf, samePhone } from '#lib/server/store/enquiries/person-filter';
import { withoutJoinersInSql as bare } from '#lib/server/store/like';
import { storable } from '#lib/server/store/record-rows';
import { beginning } from '#lib/shared/forms/sanitize';

/** Every word must be found; those of an enquiry as the desk finds it, too. */
export function matchesText(typed: string, engine: Database['engine']): Expression<SqlBool> {
  const query = beginning(storable(typed), 100);
  const words = wordsOf(query).filter((word) => word !== '');
  if (words.length === 0) return sql<SqlBool>`1 = 0`;
  const holds = words.map((word) => inPerson(word, engine, inAnswers(word, engine)));
  return sql<SqlBool>`(id in (select id from enquiries where ${matches(query, engine)})
    or (${sql.join(holds, sql` and `)}))`;
}

const place = (engine: Database['engine']) => sql.raw(engine === 'sqlite' ? 'instr' : 'strpos');

function inPerson(word: string, engine: Database['engine'], answers: RawBuilder<boolean>) {
  const isPhone = /^\d{3,}$/.test(word);
  return sql<boolean>`(${place(engine)}(${bare(sql`lower(name)`)}, ${word}) > 0 or ${place(engine)}(email, ${word}) > 0
    ${isPhone ? sql`or ${place(engine)}(${digitsOf('phone')}, ${word}) > 0` : sql``} or ${answers})`;
}

/** In what was typed or chosen, not in the questions, which all have alike. */
const inAnswers = (word: string, engine: Database['engine']): RawBuilder<boolean> =>
  engine === 'sqlite'
    ? sql<boolean>`exists (select 1 from json_each(transcript) as answers where instr(${bare(sql`lower(answers.value ->> 'value')`)}, ${word}) > 0)`
    : sql<boolean>`exists (select 1 from jsonb_array_elements(transcript::jsonb) as answers (value) where strpos(${bare(sql`lower(answers.value ->> 'value')`)}, ${word}) > 0)`;

/** Those of any of these addresses or phones (keys of `phoneKey`). */
export function ofPersons(emails: readonly string[], phones: readonly string[]) {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (emails.length > 0) conditions.push(sql`email in (${sql.join(emails)})`);
  for (const key of phones) conditions.push(samePhone(key));
  return conditions.length > 0
    ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
    : sql<SqlBool>`1 = 0`;
}
