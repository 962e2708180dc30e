/** Builds the site when its sources, or what its pages show of the environment, have changed. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { stop } from 'esbuild';
import type { Env } from '#lib/platform/config/env';
import { withFileLock } from '#lib/platform/db/file-lock';
import { cacheIn, mayWrite } from '#lib/platform/http/cache/cache-files';
import { log } from '#lib/platform/log/log';
import { buildStaticCache } from '#lib/start/build/build-cache';
import {
  buildInspectionWorker,
  buildResumeWorker,
  buildStoreWorker,
} from '#lib/start/build/bundles';
import { buildIslands } from '#lib/start/build/island-build';
import { siteEnv } from '#lib/start/env';
import {
  buildRemedy,
  cacheSources,
  changedSettings,
  isBuilt,
  root,
  stampOf,
  trialPort,
  writeStamp,
} from '#scripts/build-stamp';
import { compileForFirstStart } from '#scripts/compiled-code';
import { readDotEnv } from '#scripts/dot-env';
import { orExitWithReason } from '#scripts/run-command';
import { nextBuild } from '#scripts/run-next-build';
import { escapeNonAsciiOfChunks, shareEqualChunks } from '#scripts/shared-chunks';

const dist = join(root, '.next');

/** Builds unless the build that is there is right; gives the folder of prepared answers. */
export async function buildWhenNeeded(env: Env): Promise<string> {
  const mayBuild = (await mayWrite(dist, root)) && (await mayWrite(root, root));
  if (!mayBuild && !isBuilt(stampOf(env))) throw new Error(notBuilt(env));
  // Answers for another address are all that is missing where a build may not be made.
  const place = mayBuild ? root : cacheIn(env.DATA_DIR);
  await mkdir(place, { recursive: true });
  return withFileLock(join(place, '.next-lock'), async () => {
    const stamp = stampOf(env);
    if (!isBuilt(stamp)) {
      await checkContent();
      await withReadableFiles(async () => {
        await keepPrevious();
        await build(env);
        shareEqualChunks(dist);
        escapeNonAsciiOfChunks(dist);
        await buildIslands(root, dist);
        await buildStoreWorker(root, dist);
        await buildInspectionWorker(root, dist);
        await buildResumeWorker(root, dist);
        await compileForFirstStart();
        writeStamp(stamp);
      });
    }
    return withReadableFiles(() => buildStaticCache(cacheSources(env), reporter(env)));
  }).finally(endBundler);
}

/** Its process outlives even the program of ours (scripts/serving-process.ts), and who ended is heard of a moment later. */
async function endBundler(): Promise<void> {
  await stop();
  await wait(200);
}

function notBuilt(env: Env): string {
  const changed = changedSettings(env);
  const why =
    changed.length > 0
      ? `${changed.join(', ')} changed since the pages were built, and ${buildRemedy}.`
      : 'The pages are not built as the code and the settings are now.';
  return `${why} ${root} cannot be written by ${userInfo().username}, so that this start cannot build: its owner does, with the same settings.`;
}

/** The serving user may differ from the building one: pages hold nothing that visitors do not see. */
async function withReadableFiles<T>(work: () => Promise<T>): Promise<T> {
  const mask = process.umask(0o022);
  return work().finally(() => process.umask(mask));
}

/** Pages that are open in browsers now ask for the chunks of the build they came from. */
async function keepPrevious(): Promise<void> {
  if (!existsSync(join(dist, 'BUILD_ID'))) return;
  const previous = join(root, '.next-previous');
  await rm(previous, { recursive: true, force: true });
  await cp(join(dist, 'static'), join(previous, 'static'), { recursive: true });
}

/** In a process of its own, which takes what it read along. Throws all that is wrong, a line each. */
async function checkContent(): Promise<void> {
  const program = join(root, 'scripts/content/check.ts');
  await promisify(execFile)(process.execPath, [program]).catch(
    ({ stderr, message }: Error & { stderr: string }) => {
      // One that was killed says nothing itself.
      throw new Error(stderr.trim() || message);
    },
  );
}

function build(env: Env): Promise<void> {
  const report = reporter(env);
  report('Building the pages (about a minute)');
  return nextBuild({
    root,
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...(env.mode === 'trial' && { PORT: trialPort }),
    },
    report: (step) => report(`  ${step}`),
  });
}

/** In public the log alone is read. */
function reporter({ mode }: Env): (words: string) => void {
  return (words) => {
    if (mode === 'public') log().info({ step: words.trim() }, 'building');
    else console.log(`${words} …`);
  };
}

if (import.meta.main) {
  readDotEnv();
  await orExitWithReason(() => buildWhenNeeded(siteEnv()));
}
