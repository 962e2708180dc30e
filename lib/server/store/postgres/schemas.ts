/** Schemas of a database beside `public`: where a restore or a move puts a store aside. */
import { sql } from 'kysely';
import { onOneConnection } from '#lib/server/store/postgres/postgres';

export const schemasOf = (url: string): Promise<readonly string[]> =>
  onOneConnection(url, async (db) => {
    const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(
      db,
    );
    return rows.map(({ name }) => name);
  });

/** With all that is in it. */
export const dropSchema = (url: string, name: string): Promise<void> =>
  onOneConnection(url, (db) => db.schema.dropSchema(name).ifExists().cascade().execute());
