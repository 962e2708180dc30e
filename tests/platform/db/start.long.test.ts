import { describe, expect, it } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { openStore } from '#lib/start/open-store';
import { migrate } from '#lib/tables/migrate';
import { migrations } from '#lib/tables/migrations';
import { emptyEngines, onTables, openDatabase } from '#tests/platform/db/engines';
import { noon, submissionOf } from '#tests/platform/db/samples';
import { placeForEachTest } from '#tests/platform/db/store-for-each-test';

describe.each(['sqlite', 'postgres'] as const)('starting on %s', (engine) => {
  const place = placeForEachTest(emptyEngines[engine]);

  it('lets eight hosts start at once on an empty database', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(place)));
    const submissions = stores.map(() => submissionOf());
    await Promise.all(
      stores.map((store, index) =>
        store.recordSubmission(submissions[index] ?? submissionOf(), []),
      ),
    );
    for (const { id } of submissions) {
      expect(await stores[0]?.findSubmission(id)).toBeDefined();
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  it('applies each migration once, in order', async () => {
    const database = await openDatabase(place);
    const seen: string[] = [];
    const next = (id: string) => ({ id, up: async () => void seen.push(id) });
    const list = [...migrations, next('900'), next('901')];
    expect(await migrate(database.db, engine, list)).toEqual(['900', '901']);
    expect(await migrate(database.db, engine, list)).toEqual([]);
    expect(seen).toEqual(['900', '901']);
    await database.close();
  });

  it('refuses a store that a newer release has migrated, and says what to do', async () => {
    const database = await openDatabase(place);
    const newer = {
      id: '900',
      breaks: 'would mix up payments',
      up: async () => undefined,
    } as const;
    await migrate(database.db, engine, [...migrations, newer]);
    await database.close();
    await expect(openStore(place)).rejects.toThrow(
      /migrated by a newer release \(900\), and this one would mix up payments\. Start that release again, or restore the backup made before the upgrade, without what was sent and paid since/,
    );
  });

  it('is refused to a release before requests for payment, also where a former start let it in', async () => {
    const former = migrations.filter(({ id }) => id !== '140-broken-releases');
    await onTables(place, async (db) => {
      await migrate(db, engine, former);
      // As it was noted before that migration was known to break.
      await sql`update migrations set oldest_reader = '007-closed-mails' where id > '071'`.execute(
        db,
      );
      const older = migrations.slice(
        0,
        migrations.findIndex(({ id }) => id === '080-payments'),
      );
      expect(await migrate(db, engine, older)).toEqual([]);
      await migrate(db, engine);
      await expect(migrate(db, engine, older)).rejects.toThrow(
        /newer release \(080-payments, 150-one-sale, 160-held-files\), and this one would take what is paid for a training request as a payment of the webinar, and would sell the webinar without a document, so that the books missed it, and would hand out a resume that is held, to employers too\. Start that release again/,
      );
    });
  });

  it('runs on a store of the next release, which says that it may, and adds nothing', async () => {
    const database = await openDatabase(place);
    const next = [...migrations, { id: '900', up: async () => undefined }];
    await migrate(database.db, engine, next);
    const reader = migrations.at(-1)?.id ?? null;
    await database.db
      .updateTable('migrations')
      .set({ oldest_reader: reader })
      .where('id', '=', '900')
      .execute();
    expect(await migrate(database.db, engine)).toEqual([]);
    await database.close();
    const store = await openStore(place);
    await store.probe(noon);
    await store.close();
  });

  it('leaves everything as it was where a migration fails', async () => {
    const database = await openDatabase(place);
    const list = [
      ...migrations,
      { id: '900', up: half },
      { id: '901', up: () => Promise.reject(new Error('broken migration')) },
    ];
    await expect(migrate(database.db, engine, list)).rejects.toThrow('broken migration');
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow(/half/);
    await database.close();
    const store = await openStore(place);
    await store.probe(noon);
    await store.close();
  });
});

async function half(db: Kysely<unknown>): Promise<void> {
  await sql`create table half (id text)`.execute(db);
}
