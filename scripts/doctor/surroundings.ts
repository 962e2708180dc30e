import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { healthCheck } from '#data/addresses/routes';
import { formerDays, formerStores, isPastItsEnd } from '#lib/platform/backup/former-stores';
import type { Env } from '#lib/platform/config/env';
import type { StorePlace } from '#lib/platform/db/store';
import { isLow, leftIn, spaceIn } from '#lib/platform/files/data-folder';
import { checkDataDir, checkPort } from '#lib/platform/files/place-check';
import { dayMs } from '#lib/platform/values/india';
import { inspectStore } from '#lib/start/inspect-store';

export async function folder(env: Env): Promise<string> {
  await checkDataDir(env);
  const space = await spaceIn(env.DATA_DIR);
  if (space && isLow(space)) {
    throw new Error(
      `only ${leftIn(space)} for DATA_DIR: make room, or a larger disk; old backups are often the largest`,
    );
  }
  const open = await openToOthers(env.DATA_DIR);
  if (open)
    throw new Error(`others of this machine may read ${open}: chmod -R go= ${env.DATA_DIR}`);
  const place = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  const old = await oldCopies(place, Date.now(), env.BACKUP_KEEP_WEEKS);
  if (old.length > 0) {
    throw new Error(
      `${old.join(', ')}: a former store that no erasure reaches, older than ${formerDays} days; npm run backup deletes it where one is made each night, or delete it by hand`,
    );
  }
  return `DATA_DIR can be written, by its user alone${space ? `; ${leftIn(space)}` : ''}`;
}

/** A backup that is made each night deletes them. */
const spareDays = 2;

/** Names that should be gone by now. */
async function oldCopies(
  place: StorePlace,
  now: number,
  weeks: number,
): Promise<readonly string[]> {
  // A database that is away is reported by the check of the store.
  const found = await formerStores(place).catch(() => formerStores({ dataDir: place.dataDir }));
  return found
    .filter((former) => isPastItsEnd(former, now - spareDays * dayMs, weeks))
    .map(({ name, isFile }) => (isFile ? `${name} in DATA_DIR` : `${name} in the database`));
}

/** The folder itself keeps everybody out; where it is a mounted one of somebody else's, its parts must. */
async function openToOthers(dataDir: string): Promise<string | undefined> {
  if (((await stat(dataDir)).mode & 0o077) === 0) return undefined;
  for (const name of ['hoa.sqlite', 'mail', 'backups', 'certificate-key']) {
    const path = join(dataDir, name);
    const found = await stat(path).catch(() => undefined);
    if (found && (found.mode & 0o077) !== 0) return path;
  }
  return undefined;
}

export async function port(env: Env): Promise<string> {
  const { PORT, HOST } = env;
  try {
    await checkPort(env);
    return `${PORT} of ${HOST} is free`;
  } catch (error) {
    const own = await fetch(`http://${HOST}:${PORT}${healthCheck}`).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (own === 200) return `the site answers on ${PORT} of ${HOST}, and is well`;
    if (own === undefined) throw error;
    throw new Error(`what answers on ${PORT} of ${HOST} gives ${own} at ${healthCheck}`);
  }
}

const run = promisify(execFile);
const remedy = 'set up time sync: apt-get install systemd-timesyncd, then timedatectl set-ntp true';
/** A database on the same network is asked to the second, a web server's Date is a second old or two. */
const mostSeconds = { database: 5, provider: 30 };

/** Throws where the clock is wrong, or nobody sets it; gives who was asked. */
export async function clock(
  env: Env,
  isSynchronized: () => Promise<boolean | undefined> = bySystem,
): Promise<string> {
  const ahead = await secondsAhead(env);
  for (const { of, seconds, most } of ahead) {
    if (Math.abs(seconds) > most) {
      throw new Error(`the clock of ${of} is ${seconds} s ahead of this machine's: ${remedy}`);
    }
  }
  const synchronized = await isSynchronized();
  if (synchronized === false) throw new Error(`nobody sets the clock of this machine: ${remedy}`);
  const asked = ahead.map(({ of }) => of);
  if (synchronized) asked.push('the system’s time sync');
  return asked.length > 0
    ? `agrees with ${asked.join(', ')}`
    : 'nobody could be asked: look whether the time of this machine is right (date)';
}

async function secondsAhead(env: Env) {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RAZORPAY_KEY_ID, RAZORPAY_API_URL } = env;
  const found: { of: string; seconds: number; most: number }[] = [];
  // A database that is away is reported by the check of the store.
  const store =
    databaseUrl && (await inspectStore({ databaseUrl, dataDir }).catch(() => undefined));
  if (store) {
    const seconds = Math.round(store.clockAheadMs / 1000);
    found.push({ of: 'the database', seconds, most: mostSeconds.database });
  }
  const date = RAZORPAY_KEY_ID && (await dateOf(RAZORPAY_API_URL ?? 'https://api.razorpay.com'));
  if (date) {
    const seconds = Math.round((date - Date.now()) / 1000);
    found.push({ of: 'the payment provider', seconds, most: mostSeconds.provider });
  }
  return found;
}

/** The Date of any answer (RFC 9110, 6.6.1). */
async function dateOf(url: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(url, { method: 'HEAD', signal }).catch(() => undefined);
  const date = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}

/** `undefined` where there is no systemd to ask, as in a container. */
async function bySystem(): Promise<boolean | undefined> {
  const asked = run('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
  const answer = await asked.then(({ stdout }) => stdout.trim()).catch(() => '');
  return answer === '' ? undefined : answer === 'yes';
}

/** Reserved for documentation (RFC 5737): no visitor has it. */
const forged = '192.0.2.77';
const headers = 'see docs/nginx.conf for the headers that it must set';

export async function proxy(env: Env): Promise<string> {
  const { mode, HOST, TRUST_PROXY } = env;
  const isLocal = HOST === '127.0.0.1' || HOST === 'localhost' || HOST === '::1';
  if (mode === 'public' && TRUST_PROXY === 0) {
    throw new Error(
      'TRUST_PROXY is 0: all visitors would share one rate limit; set it to the number of proxies',
    );
  }
  if (TRUST_PROXY > 0 && !isLocal) {
    return `HOST is ${HOST}: let the firewall admit the proxy alone, or X-Forwarded-For can be forged`;
  }
  if (mode !== 'public')
    return TRUST_PROXY > 0 ? `${TRUST_PROXY} in front is believed` : 'none is believed';
  return requestThrough(env, env.origin);
}

/** `origin`: where the site answers through its proxy. */
export async function requestThrough(
  { METRICS_TOKEN, TRUST_PROXY, origin: own }: Env,
  origin: string,
): Promise<string> {
  if (!METRICS_TOKEN) return 'set METRICS_TOKEN, and this asks the site what the proxy passes on';
  const answer = await fetch(`${origin}${healthCheck}`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': forged },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (!answer) return `${origin} does not answer yet: start the site and the proxy, then ask again`;
  const seen = await seenIn(answer);
  if (!seen) {
    throw new Error(`${origin}${healthCheck} answers ${answer.status}, and not as this site does`);
  }
  const { visitor, host } = seen;
  if (host !== new URL(own).host) {
    throw new Error(`the proxy passes on Host as ${host}, not as it was asked: ${headers}`);
  }
  if (visitor === forged) {
    throw new Error(
      `a forged X-Forwarded-For is believed: TRUST_PROXY is ${TRUST_PROXY}, and fewer proxies add to it; ${headers}`,
    );
  }
  return `Host and X-Forwarded-For come through; this machine is seen as ${visitor}`;
}

async function seenIn(answer: Response): Promise<{ visitor: string; host: string } | undefined> {
  const said = (await answer.json().catch(() => undefined)) as
    | { readonly seen?: { readonly visitor: string; readonly host: string } }
    | undefined;
  return said?.seen;
}
