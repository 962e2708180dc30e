/** Builds the site when its sources, or what its pages show of the environment, have changed. */
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, env } from '#lib/env';
import { log } from '#lib/log';
import { buildStaticCache } from '#lib/server/build-cache';
import { orExitWithReason } from '#lib/server/exit-with-reason';
import { withFileLock } from '#lib/server/file-lock';
import { buildIslands } from '#lib/server/island-build';
import { cacheSources, isBuilt, root, stampOf, trialPort, writeStamp } from '#scripts/build-stamp';
import { checkContent } from '#scripts/content/read';
import { readDotEnv } from '#scripts/dot-env';
import { nextBuild } from '#scripts/next-build';

const dist = join(root, '.next');

/** Builds unless the build that is there is right; gives the folder of prepared answers. */
export async function buildWhenNeeded(env: Env): Promise<string> {
  return withFileLock(join(root, '.next-lock'), async () => {
    const stamp = stampOf(env);
    if (!isBuilt(stamp)) {
      await checkContent();
      await keepPrevious();
      await build(env);
      await buildIslands(root, dist);
      writeStamp(stamp);
    }
    return buildStaticCache(cacheSources(env), teller(env));
  });
}

/** Pages that are open in browsers now ask for the chunks of the build they came from. */
async function keepPrevious(): Promise<void> {
  if (!existsSync(join(dist, 'BUILD_ID'))) return;
  const previous = join(root, '.next-previous');
  await rm(previous, { recursive: true, force: true });
  await cp(join(dist, 'static'), join(previous, 'static'), { recursive: true });
}

function build(env: Env): Promise<void> {
  const tell = teller(env);
  tell('Building the pages (about a minute)');
  return nextBuild({
    root,
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...(env.mode === 'trial' && { PORT: trialPort }),
    },
    tell: (step) => tell(`  ${step}`),
  });
}

/** In public the log alone is read. */
function teller({ mode }: Env): (words: string) => void {
  return (words) => {
    if (mode === 'public') log().info({ step: words.trim() }, 'building');
    else console.log(`${words} …`);
  };
}

if (import.meta.main) {
  readDotEnv();
  await orExitWithReason(() => buildWhenNeeded(env()));
}
