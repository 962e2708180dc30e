/** Each check asks for real. It gives what it found, or throws the remedy. */
import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { unlistedYear } from '#lib/enquiries/rules/hours';
import { openRazorpay } from '#lib/payments/gateway/razorpay';
import {
  backupAge,
  hoursOf,
  isOld,
  lossInWords,
  lossRemedy,
  readBackupNote,
  readLoss,
  staysHere,
} from '#lib/platform/backup/last';
import { probeRepository } from '#lib/platform/backup/restic';
import { type Env, envWarnings } from '#lib/platform/config/env';
import { mailTransportOf } from '#lib/platform/config/public-mode';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { storeReason } from '#lib/platform/db/outage';
import { onOneConnection, unconfirmedWrite } from '#lib/platform/db/postgres/postgres';
import { scan } from '#lib/platform/files/scanning';
import { openTransport } from '#lib/platform/mail/gateway';
import { mailRemedy } from '#lib/platform/mail/transport';
import { isoDayInIndia } from '#lib/platform/values/india';
import { holdInWords, holdRemedy } from '#lib/privacy/jobs';
import { readErasureState, stateSetting } from '#lib/privacy/queries/expiry';
import { inspectStore } from '#lib/start/inspect-store';
import { findLostStore } from '#lib/start/lost-store';
import { hiddenEnquiries } from '#lib/start/presence';
import { migrations } from '#lib/tables/migrations';
import { buildRemedy, changedSettings } from '#scripts/build-stamp';
import { clock, folder, port, proxy } from '#scripts/doctor/surroundings';

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
    // In trial mode each startup builds by itself.
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
  // A pooler's refusal names its remedy itself.
  if (reason.includes(': ')) return undefined;
  const known = (isDatabase ? databaseRemedies : fileRemedies)[reason];
  return known ?? (isDatabase ? 'look at DATABASE_URL' : 'look at DATA_DIR');
}

/** A standby can be read like any other. */
const isReadOnly = (url: string): Promise<boolean> =>
  onOneConnection(url, async (db) => {
    const { rows } = await sql<{ reads: boolean }>`
      select current_setting('transaction_read_only') = 'on' as reads`.execute(db);
    return rows[0]?.reads === true;
  });

async function store(env: Env): Promise<string> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const inspected = inspectStore({ databaseUrl, dataDir }, migrations, stateSetting);
  const found = await inspected.catch((error: unknown) => {
    const reason = storeReason(new StoreUnavailable(error));
    const remedy = storeRemedy(reason, databaseUrl !== undefined);
    throw new Error(remedy ? `${reason}: ${remedy}` : reason, { cause: error });
  });
  if (databaseUrl && (await isReadOnly(databaseUrl))) {
    throw new Error(
      'the database takes no writes: a standby, or set to read only. Let DATABASE_URL lead to the primary, or promote this one (select pg_promote())',
    );
  }
  if (found.refusal) throw new Error(`this release ${found.refusal}; start the newer one again`);
  const unconfirmed = databaseUrl && !found.absent && (await unconfirmedWrite(databaseUrl));
  if (unconfirmed) throw new Error(unconfirmed);
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
  const { hold } = readErasureState(found.setting);
  if (hold) throw new Error(`${holdInWords(hold, Date.now())} ${holdRemedy(hold)}`);
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

/** The site waits longer; who asks the doctor waits for the answer. */
const askedForMs = 60_000;

/** `to`: a test mail goes there. */
async function mail(env: Env, to: string | undefined): Promise<string> {
  const chosen = mailTransportOf(env);
  const transport = openTransport(env, { connectionTimeout: askedForMs, sendTimeout: askedForMs });
  try {
    const reason = await transport.probe();
    if (reason) throw new Error(mailRemedy(reason, chosen));
    if (to === undefined) return chosen?.works ?? 'each mail is a file in DATA_DIR/mail';
    const id = randomUUID();
    const text = 'This is the test mail of npm run doctor.';
    const verdict = await transport.send({
      id,
      submissionId: id,
      messageId: `<${id}.doctor@hoa.mail>`,
      mail: {
        role: 'staff',
        to,
        subject: 'Test mail of the HOA site',
        text,
        html: `<p>${text}</p>`,
      },
      queuedAt: Date.now(),
      attempts: 0,
      lease: '',
    });
    if (verdict.outcome !== 'sent')
      throw new Error(`the test mail was not sent: ${verdict.reason}`);
    return `a test mail is on its way to ${to}`;
  } finally {
    await transport.close();
  }
}

export async function backup(env: Env): Promise<string> {
  const { DATA_DIR, mode } = env;
  const last = await readBackupNote(DATA_DIR);
  const place = await repository(env, last?.isSnapshot ?? false);
  const age = await backupAge(DATA_DIR, Date.now());
  if (age === undefined && mode === 'public') {
    throw new Error('none was ever made here: npm run backup, each night by a timer');
  }
  if (age === undefined) return `none was made yet; ${place}`;
  if (isOld(age)) {
    throw new Error(`the last one is ${hoursOf(age)} hours old: npm run backup says what stops it`);
  }
  const loss = await readLoss(DATA_DIR);
  if (loss) throw new Error(`${lossInWords(loss)} ${lossRemedy}`);
  if (mode === 'public' && last?.away === false) throw new Error(staysHere);
  return `the last one is ${hoursOf(age)} hours old; ${place}`;
}

const alone = 'one file in DATA_DIR/backups, not encrypted, which the next one replaces';

/** Where backups go. Asks restic for it, as a night would. */
async function repository(env: Env, isKnown: boolean): Promise<string> {
  if (!env.RESTIC_REPOSITORY) return `RESTIC_REPOSITORY is not set: each is ${alone}`;
  try {
    await probeRepository(env);
    return 'restic opens the repository';
  } catch (error) {
    const reason = (error as Error).message.replaceAll(/\s*\n\s*/g, ' ');
    if (reason.startsWith('restic is missing')) {
      throw new Error(`${reason}; until then npm run backup fails, and leaves ${alone}`);
    }
    const remedy = isKnown ? '' : '; where it is new, npm run backup makes it';
    throw new Error(`restic cannot open RESTIC_REPOSITORY: ${reason.slice(0, 300)}${remedy}`);
  }
}

/** `folder`: where the release is built. Throws with a sentence where it may not. */
export async function mayServe(env: Env, folder: string): Promise<string> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const known = globSync(
    `${folder}/lib/{store/migrations,server/store/migrations,tables}/[0-9]*-*.ts`,
  ).map((file) => ({
    id: basename(file, '.ts'),
  }));
  const name = basename(folder);
  if (known.length === 0) return `${name} does not say what it knows of a store: its start will`;
  // One that is broken may be what somebody goes back for.
  const found = await inspectStore({ databaseUrl, dataDir }, known).catch(() => undefined);
  if (!found) return `the store cannot be read: the start of ${name} will say more`;
  const { refusal } = found;
  if (!refusal) return `${name} may serve the store`;
  throw new Error(
    `${name} ${refusal}. Nothing is switched: stay on this release. The backup made before the upgrade lacks what was sent and paid since`,
  );
}
