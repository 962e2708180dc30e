/** `npm run numbers`: how often pages were opened, from where, and which of them brought enquiries. */

import { orExitWithReason } from '#lib/server/http/listen/exit-with-reason';
import { log } from '#lib/server/log';
import { readViews } from '#lib/server/views/report';
import { openPresentStore, storePlace } from '#scripts/command-store';
import { readDays } from '#scripts/numbers/days';
import { printed } from '#scripts/numbers/print';

const usage =
  'Usage: npm run -s numbers [-- --days N] [-- --from DAY --to DAY]   (28 days; 2026-11-22)';

log().level = 'silent';

await orExitWithReason(async () => {
  const asked = readDays(process.argv.slice(2), Date.now());
  if (!asked) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const store = await openPresentStore(storePlace());
  try {
    process.stdout.write(printed(await readViews(store, asked.from, asked.to)));
  } finally {
    await store.close();
  }
});
