/** `npm run backup [-- FILE]`: a copy of the store in one file, while the site runs. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lastBackup } from '#lib/metrics/gauges';
import { orExitWithReason } from '#lib/server/exit-with-reason';
import { fileStamp } from '#lib/store/atomic-rename';
import { backUp } from '#lib/store/backup';
import { nameOf, storePlace } from '#scripts/command-store';

await orExitWithReason(async () => {
  const place = storePlace();
  const [given, ...others] = process.argv.slice(2);
  if (others.length > 0 || given?.startsWith('-')) {
    console.error('Usage: npm run backup [-- FILE]');
    process.exit(2);
  }
  const name = `hoa-${fileStamp(Date.now())}.${place.databaseUrl ? 'dump' : 'sqlite'}`;
  const file = resolve(given ?? join(place.dataDir, 'backups', name));
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  await backUp(place, file);
  // Its age is among the metrics.
  writeFileSync(join(place.dataDir, lastBackup), `${file}\n`, { mode: 0o600 });
  console.log(`${nameOf(place)} is copied to ${file}: ${statSync(file).size} bytes, checked.`);
});
