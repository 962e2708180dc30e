/** `npm run backup [-- [--before upgrade|move|restore] [FILE]]`: a consistent copy of the store, while the site runs. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup, type Occasion, occasions } from '#lib/platform/backup/make';
import { log } from '#lib/platform/log/log';
import { mirrorIn } from '#lib/privacy/queries/records';
import { siteEnv } from '#lib/start/env';
import { nameOf, storePlace } from '#scripts/command-store';
import { orExitWithReason } from '#scripts/run-command';

const usage = `Usage: npm run backup [-- [--before ${occasions.join('|')}] [FILE]]`;

log().level = 'silent';

await orExitWithReason(async () => {
  const { before, to } = readArgs();
  const place = storePlace();
  const now = Date.now();
  // A restore on a new machine has to know as well who was erased since.
  const besides = [mirrorIn(resolve(place.dataDir))];
  const order = { place, settings: siteEnv(), to, before, besides, now, say: console.log };
  await makeBackup(order).catch((cause: unknown) => {
    throw new Error(`${nameOf(place)} is not backed up:`, { cause });
  });
});

function readArgs(): { readonly before?: Occasion | undefined; readonly to?: string | undefined } {
  try {
    const options = { before: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const before = occasions.find((each) => each === values.before);
    const [to, ...others] = positionals;
    // A file of one's own is nobody's to delete.
    const wrong = others.length > 0 || before !== values.before || (before && to);
    if (!wrong) return { before, to };
  } catch {
    // Told below.
  }
  console.error(usage);
  process.exit(2);
}
