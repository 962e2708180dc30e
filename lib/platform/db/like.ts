import { type RawBuilder, sql } from 'kysely';
import { containing } from '#lib/platform/db/statements';
import { withoutJoiners } from '#lib/platform/values/text';

/** In whatever case, joiners left out; `text` in lower case. */
export const contains = (column: string, text: string): RawBuilder<boolean> =>
  sql`${withoutJoinersInSql(sql`lower(${sql.ref(column)})`)} like ${containing(withoutJoiners(text))} escape '\\'`;

/** As `withoutJoiners` of lib/platform/values/text.ts. */
const withoutJoinersInSql = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`replace(replace(${text}, ${'\u200c'}, ''), ${'\u200d'}, '')`;
