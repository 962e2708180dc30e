/** A list reads which enquiries are on it, then those: a colleague, or another host, may be between the two. */
import { expect, test } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import { listEnquiries } from '#lib/enquiries/queries/lists';
import { openDatabase, testedEngines } from '#tests/platform/db/engines';
import { eventOf, storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { noon } from '#tests/platform/db/samples';
import { newStore } from '#tests/platform/db/store-for-each-test';

/** Does `act` once, after the first answer of the database. */
function afterFirstRead(act: () => Promise<unknown>): KyselyPlugin {
  let done = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!done) {
        done = true;
        await act();
      }
      return result;
    },
  };
}

test.each(testedEngines)(
  'who is taken while the list of nobody is read is not offered again, on %s',
  async (_engine, newPlace) => {
    const { place, store, close } = await newStore(newPlace);
    const database = await openDatabase(place);
    const [first, second] = [
      await storeEnquiry(store, { name: 'Asha', receivedAt: noon }),
      await storeEnquiry(store, { name: 'Ravi', receivedAt: noon + 1 }),
    ];
    const taken = { id: first.id, version: 1, change: { member: 'a@hoa.example' } };
    const take = () => store.changeEnquiry({ ...taken, event: eventOf() });
    const db = database.db.withPlugin(afterFirstRead(take));
    const open = { list: 'open', who: 'nobody' } as const;
    const { rows } = await listEnquiries(db, database.engine, open, 1, 5);
    expect(rows.map(({ id }) => id)).toEqual([second.id]);
    expect((await store.findEnquiryOf(first.id))?.member).toBe('a@hoa.example');
    await database.close();
    await close();
  },
);
