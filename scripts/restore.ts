/** `npm run restore -- FILE`: puts a backup in the place of the store; the site must be stopped. `--drill` only tries it. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drill } from '#lib/server/backups/drill';
import { decrypt } from '#lib/server/backups/programs';
import { copyDays } from '#lib/server/backups/retention';
import { orExitWithReason } from '#lib/server/http/listen/exit-with-reason';
import { log } from '#lib/server/log';
import { restore } from '#lib/server/store/backup/backup';
import type { Inventory } from '#lib/server/store/backup/inventory';
import type { StorePlace } from '#lib/server/store/open-store';
import { inIndia } from '#lib/shared/dates';
import { plural } from '#lib/shared/words';
import { nameOf, storePlace } from '#scripts/command-store';
import { lossInLines } from '#scripts/restored';

const usage = 'Usage: npm run restore -- [--drill] [--identity AGE-KEY-FILE] FILE';

log().level = 'silent';

await orExitWithReason(async () => {
  const { values, positionals } = readArgs();
  const [file, ...others] = positionals;
  if (!file || others.length > 0) return misused();
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const place = storePlace();
  const work = values.drill ? printDrill : printRestore;
  if (!file.endsWith('.age')) return work(place, file, file);
  if (!values.identity) throw new Error(`${file} is encrypted: say --identity and its key's file.`);
  const folder = await mkdtemp(join(place.dataDir, 'decrypted-'));
  try {
    const plain = join(folder, 'backup');
    await decrypt(file, values.identity, plain);
    await work(place, plain, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

function readArgs() {
  const options = { drill: { type: 'boolean' }, identity: { type: 'string' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return misused();
  }
}

function misused(): never {
  console.error(usage);
  process.exit(2);
}

async function printDrill(place: StorePlace, file: string, named: string): Promise<void> {
  const { holds, seconds, newestAt } = await drill(place, file, Date.now());
  const lines = [
    `${named} can be restored: it took ${seconds.toFixed(1)} s into a temporary place, which is gone again.`,
    held(holds),
    ...(newestAt === undefined ? [] : [`Its newest submission is of ${inIndia(newestAt)}.`]),
  ];
  console.log(lines.join('\n'));
}

async function printRestore(place: StorePlace, file: string, named: string): Promise<void> {
  const now = Date.now();
  const result = await restore(place, file, now);
  const { formerStore, holds, erasedAgain, unreadable } = result;
  console.log(`${nameOf(place)} is restored from ${named}.\n${held(holds)}`);
  const lines = [
    ...(await lossInLines(place, result, now)),
    'Mails that were sent after the backup was made go out again, under the same Message-ID.',
    `${plural(erasedAgain, 'erasure')} since then ${erasedAgain === 1 ? 'was' : 'were'} done again.`,
    ...(unreadable > 0
      ? [
          `${plural(unreadable, 'erasure')} could not be: their secret is in neither store. Erase these persons again by hand.`,
        ]
      : []),
    ...(formerStore
      ? [
          `The former store is kept as ${formerStore}. Delete it once you are sure; npm run backup does after ${copyDays} days.`,
        ]
      : []),
  ];
  console.log(lines.join('\n'));
}

function held(holds: Inventory): string {
  const { submissions, files, drafts, orders, mailsSent, mailsWaiting, mailsParked } = holds;
  return `It holds ${plural(submissions, 'submission')}, ${plural(files, 'file')}, ${plural(drafts, 'draft')}, ${plural(orders, 'order')}; mails: ${mailsSent} sent, ${mailsWaiting} waiting, ${mailsParked} parked.`;
}
