/**
 * `npm run restore -- BACKUP`: puts a backup in the place of the store; the site must be stopped. `--drill` only tries it,
 * `--list` shows the snapshots of the repository.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Inventory } from '#lib/platform/backup/backup';
import { formerDays } from '#lib/platform/backup/former-stores';
import { readBackupNote } from '#lib/platform/backup/last';
import { fetchSnapshot, listSnapshots, newestFile, runProgram } from '#lib/platform/backup/restic';
import { drill, type RestoreResult, restore } from '#lib/platform/backup/restore';
import type { StorePlace } from '#lib/platform/db/store';
import { makeDataFolder } from '#lib/platform/files/data-folder';
import { log } from '#lib/platform/log/log';
import { dayMs, inIndia } from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';
import { addToMirror, mirrorIn } from '#lib/privacy/queries/records';
import { siteEnv } from '#lib/start/env';
import { openStore } from '#lib/start/open-store';
import { type LeftBehind, storeContents } from '#lib/start/store-contents';
import { nameOf, storePlace } from '#scripts/command-store';
import { compareInLines, numbersInLines } from '#scripts/payments/series';
import { orExitWithReason } from '#scripts/run-command';

type Restored = RestoreResult<LeftBehind>;

/** Longer than an order may still be paid. */
const paidWithinMs = 10 * dayMs;

/** Asks the payment provider as well, where the site has one. */
async function lossInLines(place: StorePlace, result: Restored, now: number) {
  const isAlone = result.leftBehind === undefined;
  const store = await openStore(place);
  try {
    const [newest] = await store.listLeads({}, 1);
    const since = (newest?.receivedAt ?? now) - paidWithinMs;
    const settings = siteEnv();
    const asked = settings.RAZORPAY_KEY_ID
      ? await compareInLines({ store, env: settings, now, since, isAlone }).catch(
          () =>
            'The payment provider could not be asked for payments that the store does not know. Do that before the site starts: npm run payments -- compare\n',
        )
      : '';
    return [
      ...leftInLines(result),
      asked.trimEnd(),
      numbersInLines(await store.nextNumbers()).trimEnd(),
      ...(isAlone ? [unseen] : []),
    ].filter((line) => line !== '');
  } finally {
    await store.close();
  }
}

const unseen =
  'If an invoice with such a number or a higher one went out already, name the one that follows it before the site starts: npm run payments -- numbers --next NUMBER';

function leftInLines({ formerStore, leftBehind: left }: Restored): string[] {
  if (!left) {
    return [
      formerStore
        ? 'What came after the backup cannot be counted: the former store cannot be read.'
        : 'What came after the backup cannot be counted: there was no store here.',
    ];
  }
  const { invoices, creditNotes, payments, placements, submissions } = left;
  const documents = [...invoices, ...creditNotes];
  const lines = [
    `Lost, as only the former store has them: ${plural(invoices.length, 'invoice')}, ${plural(creditNotes.length, 'credit note')}, ${plural(payments, 'payment')}, ${plural(placements, 'placement')}, ${plural(submissions, 'submission')}.`,
  ];
  if (documents.length > 0) {
    const shown =
      documents.length > 20 ? [...documents.slice(0, 19), '…', ...documents.slice(-1)] : documents;
    lines.push(
      `Their numbers are not given again. Print them from the former store or enter them in your books before it is deleted: ${shown.join(', ')}.`,
    );
  }
  return lines;
}

const usage = `Usage: npm run restore -- [--drill] latest | SNAPSHOT | FILE
       npm run restore -- [--drill] --identity AGE-KEY-FILE FILE.age
       npm run restore -- --list`;

log().level = 'silent';

await orExitWithReason(async () => {
  const { values, positionals } = readArgs();
  const place = storePlace();
  if (values.list) {
    console.log(await listSnapshots(withRepository()));
    return;
  }
  const [named, ...others] = positionals;
  if (!named || others.length > 0) return misused();
  const isDrill = values.drill === true;
  const work = isDrill ? printDrill : printRestore;
  const file = siteEnv().RESTIC_REPOSITORY ? named : await localFile(place, named);
  if (existsSync(file) && !file.endsWith('.age')) return work(place, file, file);
  makeDataFolder(place.dataDir);
  const folder = await mkdtemp(join(place.dataDir, 'decrypted-'));
  try {
    if (existsSync(file)) {
      const plain = await decrypt(file, values.identity, folder);
      return await work(place, plain, file);
    }
    const fetched = await fetchSnapshot(withRepository(), named, folder);
    // The backup cannot hold the erasures after it was made.
    if (!isDrill) await addNewestErasures(place.dataDir);
    await work(place, fetched, `snapshot ${named}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

function readArgs() {
  const boolean = { type: 'boolean' } as const;
  const options = { drill: boolean, list: boolean, identity: { type: 'string' } } as const;
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

/** Where no repository is set, `latest` is the last file that npm run backup made here. */
async function localFile({ dataDir }: StorePlace, named: string): Promise<string> {
  const last = named === 'latest' ? await readBackupNote(dataDir) : undefined;
  const file = last?.file ?? named;
  if (existsSync(file)) return file;
  throw new Error(`There is no file ${file}. For a snapshot set RESTIC_REPOSITORY.`);
}

function withRepository() {
  if (siteEnv().RESTIC_REPOSITORY) return siteEnv();
  throw new Error('RESTIC_REPOSITORY is not set: backups are files in DATA_DIR/backups.');
}

/** Releases up to 2.1 encrypted backups with age (https://age-encryption.org). `identity`: the file of the secret key. */
async function decrypt(file: string, identity: string | undefined, folder: string) {
  if (!identity) throw new Error(`${file} is encrypted: say --identity and its key's file.`);
  const plain = join(folder, 'backup');
  await runProgram('age', ['--decrypt', '--identity', identity, '--output', plain, file]);
  return plain;
}

async function addNewestErasures(dataDir: string): Promise<void> {
  const name = basename(mirrorIn(dataDir));
  const text = await newestFile(withRepository(), name).catch((cause: unknown) => {
    console.error(`The newest snapshot has no ${name}: ${(cause as Error).message}`);
  });
  if (text) await addToMirror(dataDir, text);
}

async function printDrill(place: StorePlace, file: string, named: string): Promise<void> {
  const { holds, seconds, newestAt } = await drill(place, file, Date.now(), storeContents);
  const lines = [
    `${named} can be restored: it took ${seconds.toFixed(1)} s into a temporary place, which is gone again.`,
    held(holds),
    ...(newestAt === undefined ? [] : [`Its newest submission is of ${inIndia(newestAt)}.`]),
  ];
  console.log(lines.join('\n'));
}

async function printRestore(place: StorePlace, file: string, named: string): Promise<void> {
  const now = Date.now();
  const result = await restore(place, file, now, storeContents);
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
          `The former store is kept as ${formerStore}. Delete it once you are sure; npm run backup does after ${formerDays} days.`,
        ]
      : []),
  ];
  console.log(lines.join('\n'));
}

function held(holds: Inventory): string {
  const { submissions, files, drafts, orders, mailsSent, mailsWaiting, mailsFailed } = holds;
  return `It holds ${plural(submissions, 'submission')}, ${plural(files, 'file')}, ${plural(drafts, 'draft')}, ${plural(orders, 'order')}; mails: ${mailsSent} sent, ${mailsWaiting} waiting, ${mailsFailed} parked.`;
}
