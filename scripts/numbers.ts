/** `npm run numbers`: how often pages were opened, from where, and which of them brought enquiries. */
import { parseArgs } from 'node:util';
import { isoDayInIndia } from '#lib/india';
import { log } from '#lib/log';
import { orExitWithReason } from '#lib/server/exit-with-reason';
import { readViews } from '#lib/views/report';
import { openPresentStore, storePlace } from '#scripts/command-store';
import { printed } from '#scripts/numbers/print';

const usage =
  'Usage: npm run -s numbers [-- --days N] [-- --from DAY --to DAY]   (28 days; 2026-11-22)';
const dayMs = 86_400_000;

log().level = 'silent';

await orExitWithReason(async () => {
  const asked = readDays();
  const store = await openPresentStore(storePlace());
  try {
    process.stdout.write(printed(await readViews(store, asked.from, asked.to)));
  } finally {
    await store.close();
  }
});

function readDays(): { readonly from: string; readonly to: string } {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { days: text, from: text, to: text } });
    const days = Number(values.days ?? 28);
    const to = values.to ?? isoDayInIndia(Date.now());
    const from = values.from ?? isoDayInIndia(Date.parse(to) - (days - 1) * dayMs);
    const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
    if (days >= 1 && days <= 1_100 && isDay(from) && isDay(to) && from <= to) return { from, to };
  } catch {
    // A word that nobody knows.
  }
  console.error(usage);
  process.exit(2);
}
