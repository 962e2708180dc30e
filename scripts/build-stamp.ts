/** Whether the build that is there is the one that its sources and the environment ask for. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#lib/platform/config/env';
import { makeDataFolder } from '#lib/platform/files/data-folder';
import { type CacheSources, cacheIn, readyCacheFolder } from '#lib/platform/http/cache/cache-files';
import { flags } from '#scripts/serving-process';

export const root: string = join(import.meta.dirname, '..');
const dist = join(root, '.next');
const stampFile = join(dist, 'sources-stamp');
/** It holds size and times of each source at the last reading; that of a startup is stored with its data. */
const statName = 'sources-stats';
const statFile = join(dist, statName);
const folders = ['app', 'components', 'lib', 'data', 'public'];
const singles = ['instrumentation.ts', 'package-lock.json'];
const config = /^(?:next|postcss|tailwind)\.config\.(?:ts|mjs)$/;
/** The first are on no page, the second only on the pages that each startup revalidates. */
const unshown =
  /^(?:HOST|PORT|origin|DATA_DIR|DATABASE_URL|SMTP_.*|DESK_EMAILS|LEADS_.*|CERTIFICATE_KEY|BANK_DETAILS|INVOICE_PREFIX|METRICS_TOKEN|BACKUP_.*|RESTIC_.*|CLAMD|MAIL_.*|RAZORPAY_.*|AI_WEBINAR_CLOSES_AT|META_PIXEL_ID|RATE_LIMIT|TRUST_PROXY)$/;
/** Trial pages are built for this address, and rewritten for the one that is used. */
export const trialPort = '3000';

export function cacheSources(env: Env): CacheSources {
  const from = env.mode === 'trial' ? `http://localhost:${trialPort}` : env.origin;
  return {
    root,
    origin: { from, to: env.origin },
    dataDir: env.DATA_DIR,
  };
}

/** The folder of prepared answers where nothing has to be built or prepared; else undefined. */
export async function readyFolder(env: Env): Promise<string | undefined> {
  const built = isBuilt(stampOf(env, cacheIn(env.DATA_DIR)));
  return built ? readyCacheFolder(cacheSources(env)) : undefined;
}

export const isBuilt = (stamp: string): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

interface Stamp {
  /** The digest of each setting that pages show, by its name. */
  readonly settings: Readonly<Record<string, string>>;
  /** The digest of the sources and of the flags that the code is compiled for. */
  readonly code: string;
}

/** The text is equal where nothing has to be built. `cache` is the folder of what was read of the sources. */
export const stampOf = (env: Env, cache?: string): string =>
  JSON.stringify({
    settings: shownSettings(env),
    code: sha256(JSON.stringify(flags) + sourcesDigest(cache)),
  } satisfies Stamp);

const shownSettings = (env: Env): Stamp['settings'] =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => !unshown.test(name))
      .map(([name, value]) => [name, sha256(String(value)).slice(0, 16)]),
  );

/** The settings that pages show and that changed since the build; none where nothing was built. */
export function changedSettings(env: Env, file = stampFile): readonly string[] {
  const built = builtSettings(file);
  if (!built) return [];
  const now = shownSettings(env);
  const names = new Set([...Object.keys(built), ...Object.keys(now)]);
  return [...names].filter((name) => built[name] !== now[name]).sort();
}

function builtSettings(file: string): Stamp['settings'] | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Stamp).settings;
  } catch {
    // No build, or one of a release that wrote a single digest.
    return undefined;
  }
}

/** How to build with changed settings, for whoever reads the log or the doctor. */
export const buildRemedy =
  'the pages show it: npm run build, then start again (on a host of docs/deploy.md: build-release TAG TAG-b, switch-release TAG-b)';

/** For the build that has just been made of what had this stamp. */
export function writeStamp(stamp: string): void {
  writeFileSync(stampFile, stamp);
  const { stats, digest } = readSources(sourceFiles());
  writeFileSync(statFile, `${stats} ${digest}`);
}

/** Reads the sources only when one of them looks otherwise than when they were read last. */
function sourcesDigest(cache: string | undefined): string {
  const files = sourceFiles();
  const stats = statDigest(files);
  const own = cache && join(cache, statName);
  for (const file of [statFile, own].filter((each) => each !== undefined)) {
    const [known, digest] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
    if (known === stats && digest) return digest;
  }
  const { digest } = readSources(files);
  if (cache && own) {
    makeDataFolder(cache);
    writeFileSync(own, `${stats} ${digest}`);
  }
  return digest;
}

const statDigest = (files: readonly string[]) => sha256(files.map(statLine).join('\n'));

function readSources(files: readonly string[]) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return { stats: statDigest(files), digest: hash.digest('hex') };
}

/** The time of a change of the file's record is the kernel's own: no tool sets it back. */
function statLine(file: string): string {
  const { size, mtimeMs, ctimeMs, ino } = statSync(join(root, file));
  return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

function sourceFiles(): string[] {
  const found = [...singles, ...readdirSync(root).filter((name) => config.test(name))];
  for (const folder of folders) {
    const inside = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of inside)
      if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(root.length + 1));
  }
  return found.sort();
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
