/** A search that very many match shows a part, and stops counting. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { mostCounted } from '#lib/enquiries/schema/enquiry';
import { openDatabase, testedEngines } from '#tests/platform/db/engines';
import { newStore, type StoreInPlace } from '#tests/platform/db/store-for-each-test';

const size = 50;
const pages = mostCounted / size;

describe.each(testedEngines)('a search that finds many on %s', (_engine, newPlace) => {
  let made: StoreInPlace;
  beforeAll(async () => {
    made = await newStore(newPlace);
    const { db, close } = await openDatabase(made.place);
    const numbers = sql`with recursive numbers(n) as (select 1 union all
      select n + 1 from numbers where n < ${sql.lit(mostCounted + 1)})`;
    await sql`insert into submissions (id, kind, received_at, name, email, phone, transcript, idempotency_key)
      ${numbers} select 's' || n, 'contact', n, 'Person ' || n, 'a@example.com', '', '[]', 'k' || n from numbers`.execute(
      db,
    );
    await sql`insert into enquiries (id, reference, token_hash, kind, received_at, suspicious, promised_by, state, due_at, email, phone_key, search, spoken)
      ${numbers} select 's' || n, 'R' || n, 't' || n, 'contact', n, 0, n, 'new', n, 'a@example.com', '', 'person ' || n,
        case when n <= ${sql.lit(mostCounted)} then 'chennai' else '' end from numbers`.execute(db);
    await close();
  });
  afterAll(() => made.close());

  const found = async (q: string, page: number) => {
    const { rows, ...counted } = await made.store.listEnquiries({ list: 'found', q }, page, size);
    return { names: rows.map(({ name }) => name), ...counted };
  };

  test('as many as are counted are counted exactly', async () => {
    const first = await found('chennai', 1);
    expect(first).toMatchObject({ total: mostCounted, names: { length: size, 0: 'Person 1' } });
    expect(first).not.toHaveProperty('more');
    expect(await found('chennai', pages + 1)).toEqual({ names: [], total: mostCounted });
  });

  test('of more there is the same order, to the last page, and no number', async () => {
    const counted = { total: mostCounted, more: true };
    expect(await found('person', 2)).toMatchObject({ ...counted, names: { 0: 'Person 51' } });
    expect(await found('person', pages + 1)).toEqual({ ...counted, names: ['Person 10001'] });
    expect(await found('person', pages + 2)).toEqual({ ...counted, names: [] });
  });
});
