import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { StorePlace } from '#lib/store/open';
import { memoryOf } from '#scripts/bench/server';

/** Runs `npm run leads` and reads what it writes to its end. */
export async function leads({ dataDir, databaseUrl }: StorePlace, ...words: string[]) {
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/leads.ts', ...words], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  let lines = 0;
  let megabytes = 0;
  const looking = setInterval(async () => {
    megabytes = Math.max(megabytes, await memoryOf(child.pid ?? 0).catch(() => 0));
  }, 200);
  for await (const chunk of child.stdout)
    lines += (chunk as Buffer).filter((byte) => byte === 10).length;
  await gone;
  clearInterval(looking);
  return { lines, megabytes, seconds: (performance.now() - start) / 1000 };
}
