/** `npm run numbers`: how often pages were opened, from where, and which of them brought enquiries; and what came of those. */

import { outcomesAsCsv, outcomesAsText } from '#lib/server/desk/outcomes/files';
import { readOutcomes } from '#lib/server/desk/outcomes/views';
import { log } from '#lib/server/log';
import { membersOf } from '#lib/server/settings/desk-members';
import { env } from '#lib/server/settings/env';
import { readViews } from '#lib/server/views/report';
import { openPresentStore, storePlace } from '#scripts/command-store';
import { withStore } from '#scripts/leads/context';
import { printed, readDays, readOutcomeWords } from '#scripts/numbers/command';
import { runCommand } from '#scripts/run-command';

const usage =
  'Usage: npm run -s numbers [-- --days N] [-- --from DAY --to DAY]   (28 days; 2026-11-22)\n' +
  '       npm run -s numbers -- outcomes [--by week|month] [--of DAY] [--csv]   (its first day; this month)';

log().level = 'silent';

await runCommand(usage, async () => {
  const words = process.argv.slice(2);
  const outcomes = readOutcomeWords(words);
  const asked = outcomes ? undefined : readDays(words, Date.now());
  await withStore({ open: () => openPresentStore(storePlace()) }, async (store) => {
    if (asked) process.stdout.write(printed(await readViews(store, asked.from, asked.to)));
    if (outcomes) {
      const members = membersOf(env());
      const figures = await readOutcomes({ store, members, now: Date.now(), ...outcomes });
      process.stdout.write(outcomes.csv ? outcomesAsCsv(figures) : outcomesAsText(figures));
    }
  });
  return 0;
});
