/** `npm run move -- postgres://…`, or `-- sqlite`: takes the store over to the other engine; the site must be stopped. */
import { resolve } from 'node:path';
import { formerDays } from '#lib/platform/backup/former-stores';
import { moveStore } from '#lib/platform/backup/move';
import { EnvProblem, readEnv } from '#lib/platform/config/env';
import { plural } from '#lib/platform/values/words';
import { storeContents } from '#lib/start/store-contents';
import { nameOf, storePlace } from '#scripts/command-store';
import { orExitWithReason } from '#scripts/run-command';

const usage = `Usage: npm run move -- postgres://user:password@host/database   from SQLite in DATA_DIR
       npm run move -- sqlite                                   from DATABASE_URL to DATA_DIR`;

await orExitWithReason(async () => {
  const [target = '', ...others] = process.argv.slice(2);
  const { databaseUrl: present, dataDir } = storePlace();
  const to = target === 'sqlite' ? 'sqlite' : 'postgres';
  if (others.length > 0 || (to === 'postgres' && !isPostgres(target))) {
    console.error(usage);
    process.exit(2);
  }
  if (to === 'sqlite' && !present) throw new Error('DATABASE_URL says where to move from: set it.');
  const databaseUrl = to === 'postgres' ? target : (present ?? '');
  const moved = await moveStore({
    to,
    databaseUrl,
    dataDir,
    now: Date.now(),
    schema: storeContents,
    report: ({ table, rows }) => console.log(`  ${table.padEnd(18)} ${plural(rows, 'row')}`),
  });
  const all = moved.counted.reduce((sum, { rows }) => sum + rows, 0);
  const place = { databaseUrl: to === 'postgres' ? databaseUrl : undefined, dataDir };
  const lines = [
    `${nameOf(place)} holds ${plural(all, 'row')} of ${plural(moved.counted.length, 'table')}, each compared.`,
    to === 'postgres'
      ? `The former store is kept as ${moved.formerStore}. Delete it once you are sure; npm run backup does after ${formerDays} days.`
      : `The former store is kept as ${moved.formerStore}. Delete it once you are sure: the site does not reach that database any more.`,
    ...(moved.replaced ? [`An unused store that was there is kept as ${moved.replaced}.`] : []),
    to === 'postgres'
      ? 'Set DATABASE_URL to that address, then start the site.'
      : `Take DATABASE_URL out of the settings, then start the site: it works in ${resolve(dataDir)}.`,
  ];
  console.log(lines.join('\n'));
});

function isPostgres(url: string): boolean {
  try {
    return readEnv({ DATABASE_URL: url }).DATABASE_URL !== undefined;
  } catch (error) {
    if (error instanceof EnvProblem) return false;
    throw error;
  }
}
