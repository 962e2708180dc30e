/** Holds and takes the one seat of each batch as fast as it can, and says which it got, until it is killed. */
import { writeSync } from 'node:fs';
import { holdSeat, takeSeat } from '#lib/batches/queries/seats';
import { openPostgres } from '#lib/platform/db/postgres/postgres';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import { migrate } from '#lib/tables/migrate';

const [place = '', enquiry = '', ...batches] = process.argv.slice(2);
const now = Date.parse('2026-11-24T11:00:00+05:30');
const database = await (place.startsWith('postgres')
  ? openPostgres(place, migrate)
  : openSqlite(place, migrate));

writeSync(1, 'ready\n');
for (const batch of batches) {
  const request = `P-${enquiry}-${batch}`;
  const taken = await database.run((db) =>
    db.transaction().execute(async (tx) => {
      const asked = { batch, enquiry, request, until: now + 1000, now };
      const held = await holdSeat(tx, asked);
      if (held !== 'held') return false;
      return (await takeSeat(tx, { request, now })).taken.includes(batch);
    }),
  );
  if (taken) writeSync(1, `${batch}\n`);
}
await database.close();
