/** Builds the site when its sources, or what its pages show of the environment, have changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, env } from '#lib/env';
import { log } from '#lib/log';
import { buildStaticCache } from '#lib/server/build-cache';
import { orExitWithReason } from '#lib/server/exit-with-reason';
import { withFileLock } from '#lib/server/file-lock';
import { buildIslands } from '#lib/server/island-build';
import { checkContent } from '#scripts/content/read';
import { readDotEnv } from '#scripts/dot-env';

const root = join(import.meta.dirname, '..');
const dist = join(root, '.next');
const stampFile = join(dist, 'sources-stamp');
const sources = [
  'instrumentation.ts',
  '{app,components,lib,data,public}/**/*',
  '{next,postcss,tailwind}.config.{ts,mjs}',
  'package-lock.json',
];
/** What no page shows, and what only the pages show that each start makes anew. */
const unseen =
  /^(?:HOST|PORT|origin|DATA_DIR|DATABASE_URL|SMTP_.*|DESK_EMAILS|LEADS_.*|CERTIFICATE_KEY|METRICS_TOKEN|CLAMD|MAIL_.*|RAZORPAY_.*|AI_WEBINAR_CLOSES_AT|META_PIXEL_ID|RATE_LIMIT|TRUST_PROXY|DEFERRED_.*)$/;
/** Trial pages are built for this address, and rewritten for the one that is used. */
const trialPort = '3000';

/** Builds unless the build that is there is right; gives the folder of prepared answers. */
export async function buildWhenNeeded(env: Env): Promise<string> {
  return withFileLock(join(root, '.next-lock'), async () => {
    const stamp = await fileStamp(env);
    const built = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : '';
    if (built !== stamp) {
      await checkContent();
      await keepPrevious();
      build(env);
      await buildIslands(root, dist);
      await writeFile(stampFile, stamp);
    }
    const from = env.mode === 'trial' ? `http://localhost:${trialPort}` : env.origin;
    const origin = { from, to: env.origin };
    const off = env.DEFERRED_HYDRATION === 'off';
    return buildStaticCache({ root, origin, ...(off && { ordinary: 'DEFERRED_HYDRATION=off' }) });
  });
}

async function fileStamp(env: Env): Promise<string> {
  const hash = createHash('sha256');
  const shown = Object.entries(env).filter(([name]) => !unseen.test(name));
  hash.update(JSON.stringify(shown));
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of files.sort())
    hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}

/** Pages that are open in browsers now ask for the chunks of the build they came from. */
async function keepPrevious(): Promise<void> {
  if (!existsSync(join(dist, 'BUILD_ID'))) return;
  const previous = join(root, '.next-previous');
  await rm(previous, { recursive: true, force: true });
  await cp(join(dist, 'static'), join(previous, 'static'), { recursive: true });
}

function build(env: Env): void {
  if (env.mode === 'public') log().info('building the pages');
  else console.log('Building the pages (about a minute) …');
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/next'), ['build'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...(env.mode === 'trial' && { PORT: trialPort }),
    },
  });
  if (status === 0) return;
  console.error(`${stdout}\n${stderr}`);
  throw new Error('The build failed: the lines above say why.');
}

if (import.meta.main) {
  readDotEnv();
  await orExitWithReason(() => buildWhenNeeded(env()));
}
