/** PostgreSQL as one end of a move. */
import { sql } from 'kysely';
import { fileStamp } from '#lib/server/data-folder/atomic-rename';
import { alone, moveTables } from '#lib/server/store/backup/postgres-restore';
import { migrate } from '#lib/server/store/migrations/migrate';
import type { MoveSource, MoveTarget } from '#lib/server/store/move/endpoints';
import { firstUsed } from '#lib/server/store/move/in-use';
import { onOneConnection } from '#lib/server/store/postgres/postgres';

const stamped = (prefix: string, now: number) => `${prefix}_${fileStamp(now).replace('-', '_')}`;

export const fromPostgres = <T>(
  url: string,
  now: number,
  work: (source: MoveSource) => Promise<T>,
): Promise<T> =>
  alone(url, () =>
    onOneConnection(url, async (db) => {
      await migrate(db, 'postgres');
      return work({
        db,
        async setAside() {
          const schema = stamped('moved', now);
          await moveTables(db, 'public', schema);
          return `schema ${schema}`;
        },
      });
    }),
  );

/** Into a schema of its own, whose tables come into `public` once all of them are whole. */
export const toPostgres = <T>(
  url: string,
  now: number,
  work: (target: MoveTarget) => Promise<T>,
): Promise<T> =>
  alone(url, () =>
    onOneConnection(url, async (present) => {
      const used = async () => {
        const { rows } = await sql<{ made: boolean }>`
          select to_regclass('public.submissions') is not null as made`.execute(present);
        if (!rows[0]?.made) return undefined;
        await migrate(present, 'postgres');
        return firstUsed(present);
      };
      const holds = await used();
      if (holds) return work({ db: present, holds, finish: async () => undefined });
      await present.schema.createSchema('moving').ifNotExists().execute();
      return onOneConnection(
        url,
        async (db) => {
          await migrate(db, 'postgres');
          return work({
            db,
            async finish() {
              const schema = stamped('before_move', now);
              const had = await moveTables(db, 'public', schema);
              await moveTables(db, 'moving', 'public');
              return had ? `schema ${schema}` : undefined;
            },
          });
        },
        'moving',
      );
    }),
  );
