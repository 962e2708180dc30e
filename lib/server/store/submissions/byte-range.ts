import { type RawBuilder, sql } from 'kysely';

/** A piece of a column of bytes, from the byte `from` (counted from 0) on: nothing else of it leaves the engine. */
export const bytesOf = (column: string, from: number, length: number): RawBuilder<Uint8Array> =>
  sql<Uint8Array>`substr(${sql.ref(column)}, cast(${from + 1} as integer), cast(${length} as integer))`;
