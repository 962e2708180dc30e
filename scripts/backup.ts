/** `npm run backup [-- FILE]`: a copy of the store in one file, while the site runs. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { noteBackup } from '#lib/backups/last';
import { encrypt, runHook } from '#lib/backups/programs';
import { outdated } from '#lib/backups/retention';
import { env } from '#lib/env';
import { log } from '#lib/log';
import { plural } from '#lib/plural';
import { orExitWithReason } from '#lib/server/exit-with-reason';
import { fileStamp } from '#lib/store/atomic-rename';
import { backUp } from '#lib/store/backup';
import { mirrorIn } from '#lib/store/erasure-mirror';
import { nameOf, storePlace } from '#scripts/command-store';

log().level = 'silent';

await orExitWithReason(async () => {
  const place = storePlace();
  const [given, ...others] = process.argv.slice(2);
  if (others.length > 0 || given?.startsWith('-')) {
    console.error('Usage: npm run backup [-- FILE]');
    process.exit(2);
  }
  const { BACKUP_RECIPIENT: recipient, BACKUP_HOOK: hook } = env();
  const folder = join(place.dataDir, 'backups');
  const name = `hoa-${fileStamp(Date.now())}.${place.databaseUrl ? 'dump' : 'sqlite'}`;
  const plain = resolve(given ?? join(folder, name));
  for (const file of [plain, `${plain}.age`]) {
    if (existsSync(file)) throw new Error(`${file} is there already.`);
  }
  await backUp(place, plain);
  const file = recipient ? await encrypt(plain, recipient) : plain;
  const how = recipient ? 'checked, then encrypted' : 'checked';
  console.log(`${nameOf(place)} is copied to ${file}: ${statSync(file).size} bytes, ${how}.`);
  if (hook) {
    await runHook(hook, file, mirrorIn(place.dataDir)).catch((cause: unknown) => {
      throw new Error('BACKUP_HOOK failed: the copy stays here, and is not elsewhere.', { cause });
    });
    console.log('BACKUP_HOOK took it.');
  }
  // Finished only once it is away: its age is among the metrics.
  await noteBackup(place.dataDir, file);
  if (!given) prune(folder);
});

function prune(folder: string): void {
  const { BACKUP_KEEP_DAYS: days, BACKUP_KEEP_WEEKS: weeks } = env();
  const old = outdated(readdirSync(folder), { days, weeks });
  for (const name of old) rmSync(join(folder, name));
  const kept = `the newest of ${plural(days, 'day')} and of ${plural(weeks, 'week')} are kept`;
  console.log(`${plural(old.length, 'older backup')} deleted: ${kept}.`);
}
