/** What can be wrong around the site, each asked for real. A check gives what it found, or throws the remedy. */

import { holdInWords, holdRemedy } from '#lib/server/jobs/erasure-hold';
import { openRazorpay } from '#lib/server/payments/gateway-razorpay';
import { type Env, envWarnings } from '#lib/server/settings/env';
import { findLostStore } from '#lib/server/start/lost-store';
import { inspectStore } from '#lib/server/store/inspect';
import { storeReason } from '#lib/server/store/reason';
import { hiddenEnquiries } from '#lib/server/store/sqlite/hidden-enquiries';
import { StoreUnavailable } from '#lib/server/store/store';
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
  { name: 'Mail', run: () => mail(env, testMailTo) },
  { name: 'Backup', run: () => backup(env) },
  { name: 'Payments', run: () => payments(env) },
  { name: 'Proxy', run: () => proxy(env) },
];

async function settings(env: Env): Promise<string> {
  const lines = envWarnings(env);
  if (lines.length > 0) throw new Error(lines.join('; '));
  return env.mode === 'public' ? `public mode, ${env.origin}` : 'trial mode: SITE_URL is not set';
}

async function store(env: Env): Promise<string> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const found = await inspectStore({ databaseUrl, dataDir }).catch((error: unknown) => {
    throw new Error(storeReason(new StoreUnavailable(error)), { cause: error });
  });
  if (found.unknown.length > 0) {
    throw new Error(
      `migrated by a newer release (${found.unknown.join(', ')}): start that one again`,
    );
  }
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
