/** Sign-ins, promises and payments go by the time of this machine. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Env } from '#lib/server/settings/env';
import { inspectStore } from '#lib/server/store/inspect';

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
  // A database that is away is told by the check of the store.
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

/** What the kernel says; `undefined` where there is no systemd to ask, as in a container. */
async function bySystem(): Promise<boolean | undefined> {
  const asked = run('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
  const answer = await asked.then(({ stdout }) => stdout.trim()).catch(() => '');
  return answer === '' ? undefined : answer === 'yes';
}
