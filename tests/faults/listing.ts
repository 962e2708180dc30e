/** The commands of operations under a heap that holds no great part of the rows: they must write as they read. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { StorePlace } from '#lib/server/store/open-store';
import { peakOf } from '#tests/faults/memory';

/** Twice what the command itself needs: whoever gathers 20,000 rows before writing them dies of it. */
export const heapMegabytes = 32;

interface Listing {
  readonly lines: number;
  /** How it ended: 0 where all went well, a signal where it died. */
  readonly ended: number | string;
  readonly peakMegabytes: number;
  readonly seconds: number;
}

export interface Listings {
  readonly list: Listing;
  readonly exported: Listing;
}

export async function listAll(place: StorePlace): Promise<Listings> {
  return { list: await leads(place, 'list'), exported: await leads(place, 'export', '--csv') };
}

/** Runs `npm run leads` and reads what it writes to its end. */
async function leads({ dataDir, databaseUrl }: StorePlace, ...words: string[]): Promise<Listing> {
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/leads.ts', ...words], {
    env: {
      ...process.env,
      // What is young has a space beside the heap, which would grow with the length of the run.
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes} --max-semi-space-size=1`,
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  let lines = 0;
  let peakMegabytes = 0;
  const polling = setInterval(async () => {
    peakMegabytes = Math.max(peakMegabytes, await peakOf(child.pid ?? 0).catch(() => 0));
  }, 50);
  for await (const chunk of child.stdout)
    lines += (chunk as Buffer).filter((byte) => byte === 10).length;
  const [code, signal] = await gone;
  clearInterval(polling);
  const seconds = (performance.now() - start) / 1000;
  return { lines, ended: code ?? signal, peakMegabytes, seconds };
}
