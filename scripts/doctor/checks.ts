/** What can be wrong around the site, each asked for real. A check gives what it found, or throws the remedy. */
import { holdInWords, holdRemedy } from '#lib/server/jobs/erasure';
import { openRazorpay } from '#lib/server/payments/gateway-razorpay';
import { type Env, envWarnings } from '#lib/server/settings/env';
import { findLostStore } from '#lib/server/start/lost-store';
import { inspectStore } from '#lib/server/store/inspect';
import { storeReason } from '#lib/server/store/outage';
import { hiddenEnquiries } from '#lib/server/store/presence';
import { StoreUnavailable } from '#lib/server/store/store';
import { scan } from '#lib/server/uploads/scanning';
import { unlistedYear } from '#lib/shared/enquiries/rules/hours';
import { isoDayInIndia } from '#lib/shared/india';
import { buildRemedy, changedSettings } from '#scripts/build-stamp';
import { backup } from '#scripts/doctor/backup';
import { clock } from '#scripts/doctor/clock';
import { mail } from '#scripts/doctor/mail';
import { folder, port } from '#scripts/doctor/place';
import { proxy } from '#scripts/doctor/proxy';

export interface Check {
  readonly name: string;
  run(): Promise<string>;
}

/** `testMailTo`: one test mail goes there. */
export const checksOf = (env: Env, testMailTo?: string): readonly Check[] => [
  { name: 'Settings', run: () => settings(env) },
  { name: 'Folder', run: () => folder(env) },
  { name: 'Port', run: () => port(env) },
  { name: 'Store', run: () => store(env) },
  { name: 'Clock', run: () => clock(env) },
  { name: 'Holidays', run: () => holidays(isoDayInIndia(Date.now())) },
  { name: 'Mail', run: () => mail(env, testMailTo) },
  { name: 'Backup', run: () => backup(env) },
  { name: 'Scanner', run: () => scanner(env) },
  { name: 'Payments', run: () => payments(env) },
  { name: 'Proxy', run: () => proxy(env) },
];

async function settings(env: Env): Promise<string> {
  const lines = [
    ...envWarnings(env),
    // In trial mode each start builds by itself.
    ...(env.mode === 'public' ? changedSettings(env) : []).map(
      (name) => `${name} changed since the build, and ${buildRemedy}`,
    ),
  ];
  if (lines.length > 0) throw new Error(lines.join('; '));
  return env.mode === 'public' ? `public mode, ${env.origin}` : 'trial mode: SITE_URL is not set';
}

/** `today` is an ISO day in India. */
async function holidays(today: string): Promise<string> {
  const year = unlistedYear(today);
  if (year === undefined) return 'listed for every promise of the next 90 days';
  throw new Error(
    `none are listed for ${year}, so that a call could be promised for a public holiday: add that year to data/holidays.ts and deploy`,
  );
}

const databaseRemedies: Readonly<Record<string, string>> = {
  'the database does not answer':
    'systemctl status postgresql there; correct host and port in DATABASE_URL, or open the firewall',
  'the database host has no address': 'correct the host in DATABASE_URL',
  'the database refuses the user or the password':
    'correct user and password in DATABASE_URL, or createuser and pg_hba.conf there',
  'there is no such database': 'createdb it there, or correct the name at the end of DATABASE_URL',
  'the database has no connection left': 'end other programs, or raise max_connections there',
  'it may not be written': 'give the user of DATABASE_URL the schema public of that database',
};
const fileRemedies: Readonly<Record<string, string>> = {
  'the file is damaged, or no store': 'npm run restore -- FILE puts the last backup in its place',
  'it may not be written': 'give DATA_DIR and what lies in it to the user of the site',
};

function storeRemedy(reason: string, isDatabase: boolean): string | undefined {
  // What a pooler refuses names its remedy itself.
  if (reason.includes(': ')) return undefined;
  const known = (isDatabase ? databaseRemedies : fileRemedies)[reason];
  return known ?? (isDatabase ? 'look at DATABASE_URL' : 'look at DATA_DIR');
}

async function store(env: Env): Promise<string> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const found = await inspectStore({ databaseUrl, dataDir }).catch((error: unknown) => {
    const reason = storeReason(new StoreUnavailable(error));
    const remedy = storeRemedy(reason, databaseUrl !== undefined);
    throw new Error(remedy ? `${reason}: ${remedy}` : reason, { cause: error });
  });
  if (found.refusal) throw new Error(`this release ${found.refusal}; start the newer one again`);
  if (env.NEW_STORE !== 'yes') {
    const lost = await findLostStore({ databaseUrl, dataDir }, env.mode);
    if (lost) throw lost;
  }
  const hidden = hiddenEnquiries({ databaseUrl, dataDir });
  if (hidden > 0) {
    throw new Error(
      `${hidden} enquiries lie in the SQLite store of DATA_DIR, which DATABASE_URL hides: take them over with npm run move -- postgres://…, or move hoa.sqlite away once they are worked`,
    );
  }
  if (found.hold) {
    throw new Error(`${holdInWords(found.hold, Date.now())} ${holdRemedy(found.hold)}`);
  }
  if (found.absent) return 'none yet: the first start makes it';
  return found.missing.length > 0
    ? `the next start migrates it: ${found.missing.join(', ')}`
    : 'up to date';
}

const testFile = new TextEncoder().encode('A file without a virus.');

async function scanner({ CLAMD: place }: Env): Promise<string> {
  if (!place) return 'none: CLAMD is not set, and resumes are not scanned for viruses';
  if ((await scan(testFile, place)) === 'clean')
    return 'clamd answers, and finds a clean file clean';
  throw new Error(
    `clamd does not answer at ${place}, so that resumes wait for it: apt-get install clamav-daemon, systemctl start clamav-daemon, and see whether CLAMD is its LocalSocket or TCPSocket`,
  );
}

async function payments(env: Env): Promise<string> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: secret, RAZORPAY_API_URL: url } = env;
  if (!keyId || !secret) {
    return env.mode === 'trial' ? 'a sandbox: no money moves' : 'no keys: registration opens later';
  }
  const gateway = openRazorpay({ keyId, secret, url, timeoutMs: 8_000 });
  try {
    await gateway.paymentsOf('order_0000000000000A');
  } catch (error) {
    const { statusCode } = (error ?? {}) as { statusCode?: number };
    // It knows us, and not the order.
    if (statusCode === 400 || statusCode === 404) return 'the provider takes our keys';
    if (statusCode === 401)
      throw new Error('the provider refuses the keys: correct RAZORPAY_KEY_*');
    throw new Error('the provider does not answer: is the way out to it open?', { cause: error });
  }
  return 'the provider takes our keys';
}
