/** Whether the build that is there is the one that its sources and the environment ask for. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#lib/env';
import { type CacheSources, readyCacheFolder } from '#lib/server/cache-place';

export const root: string = join(import.meta.dirname, '..');
const dist = join(root, '.next');
const stampFile = join(dist, 'sources-stamp');
/** What the sources looked like when they were last read: size and times of each. */
const lookFile = join(dist, 'sources-look');
const folders = ['app', 'components', 'lib', 'data', 'public'];
const singles = ['instrumentation.ts', 'package-lock.json'];
const config = /^(?:next|postcss|tailwind)\.config\.(?:ts|mjs)$/;
/** What no page shows, and what only the pages show that each start makes anew. */
const unseen =
  /^(?:HOST|PORT|origin|DATA_DIR|DATABASE_URL|SMTP_.*|DESK_EMAILS|LEADS_.*|CERTIFICATE_KEY|METRICS_TOKEN|CLAMD|MAIL_.*|RAZORPAY_.*|AI_WEBINAR_CLOSES_AT|META_PIXEL_ID|RATE_LIMIT|TRUST_PROXY|DEFERRED_.*)$/;
/** Trial pages are built for this address, and rewritten for the one that is used. */
export const trialPort = '3000';

export function cacheSources(env: Env): CacheSources {
  const from = env.mode === 'trial' ? `http://localhost:${trialPort}` : env.origin;
  const off = env.DEFERRED_HYDRATION === 'off';
  return {
    root,
    origin: { from, to: env.origin },
    ...(off && { ordinary: 'DEFERRED_HYDRATION=off' }),
  };
}

/** The folder of prepared answers where nothing has to be built or prepared; else undefined. */
export async function readyFolder(env: Env): Promise<string | undefined> {
  return isBuilt(stampOf(env)) ? readyCacheFolder(cacheSources(env)) : undefined;
}

export const isBuilt = (stamp: string): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

/** Of the sources as they are, and of what pages show of the environment. */
export function stampOf(env: Env): string {
  const shown = Object.entries(env).filter(([name]) => !unseen.test(name));
  return sha256(JSON.stringify(shown) + sourcesDigest());
}

/** For the build that has just been made of what had this stamp. */
export function writeStamp(stamp: string): void {
  writeFileSync(stampFile, stamp);
  sourcesDigest();
}

/** Reads the sources only when one of them looks otherwise than when they were read last. */
function sourcesDigest(): string {
  const files = sourceFiles();
  const look = sha256(files.map(lookOf).join('\n'));
  const [known, digest] = existsSync(lookFile) ? readFileSync(lookFile, 'utf8').split(' ') : [];
  if (known === look && digest) return digest;
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  const read = hash.digest('hex');
  note(`${look} ${read}`);
  return read;
}

/** Where the code is read-only, each start reads the sources. */
function note(words: string): void {
  try {
    if (existsSync(dist)) writeFileSync(lookFile, words);
  } catch (error) {
    if (!/^(?:EROFS|EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** The time of a change of the file's record is the kernel's own: no tool sets it back. */
function lookOf(file: string): string {
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
