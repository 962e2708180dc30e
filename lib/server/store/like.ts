import { type RawBuilder, sql } from 'kysely';

/** For `like`: the text wherever it stands; no sign of it is one of the pattern. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** In whatever case; `text` in lower case. */
export const contains = (column: string, text: string): RawBuilder<boolean> =>
  sql`lower(${sql.ref(column)}) like ${containing(text)} escape '\\'`;
