/** What can be wrong around the site, each asked for real. A check gives what it found, or throws the remedy. */
import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { type Env, envWarnings } from '#lib/env';
import { openTransport } from '#lib/mail/open-transport';
import { openRazorpay } from '#lib/payments/gateway-razorpay';
import { healthCheck } from '#lib/routes';
import { checkDataDir, checkPort } from '#lib/server/place-check';
import { hiddenEnquiries, inspectStore } from '#lib/store/inspect';
import { storeReason } from '#lib/store/reason';
import { StoreUnavailable } from '#lib/store/store';

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
  { name: 'Mail', run: () => mail(env, testMailTo) },
  { name: 'Payments', run: () => payments(env) },
  { name: 'Proxy', run: () => proxy(env) },
];

async function settings(env: Env): Promise<string> {
  const lines = envWarnings(env);
  if (lines.length > 0) throw new Error(lines.join('; '));
  return env.mode === 'public' ? `public mode, ${env.origin}` : 'trial mode: SITE_URL is not set';
}

async function folder(env: Env): Promise<string> {
  await checkDataDir(env);
  const { bavail, bsize } = await statfs(env.DATA_DIR);
  const left = Math.floor((bavail * bsize) / 1024 / 1024);
  if (left < 1024) throw new Error(`only ${left} MB are left for DATA_DIR: make room`);
  return `DATA_DIR can be written, ${left} MB are left`;
}

async function port(env: Env): Promise<string> {
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

async function store({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Env): Promise<string> {
  const found = await inspectStore({ databaseUrl, dataDir }).catch((error: unknown) => {
    throw new Error(storeReason(new StoreUnavailable(error)), { cause: error });
  });
  if (found.unknown.length > 0) {
    throw new Error(
      `migrated by a newer release (${found.unknown.join(', ')}): start that one again`,
    );
  }
  if (Math.abs(found.clockAheadMs) > 5_000) {
    const seconds = Math.round(found.clockAheadMs / 1000);
    throw new Error(
      `the database's clock is ${seconds} s ahead of this machine's: set up time sync`,
    );
  }
  const hidden = hiddenEnquiries({ databaseUrl, dataDir });
  if (hidden > 0) {
    throw new Error(
      `${hidden} enquiries lie in the SQLite store of DATA_DIR, which DATABASE_URL hides: work them there first (start without DATABASE_URL), then move hoa.sqlite away`,
    );
  }
  if (found.absent) return 'none yet: the first start makes it';
  return found.missing.length > 0
    ? `the next start migrates it: ${found.missing.join(', ')}`
    : 'up to date';
}

const remedies: Readonly<Record<string, string>> = {
  'login-failed': 'the server refuses user or password: correct SMTP_URL',
  'server-unknown': 'the server has no address: correct the host in SMTP_URL',
  'server-unreachable':
    'nothing answers there: correct host and port in SMTP_URL, or open the firewall',
  'server-silent': 'the server does not answer in time: is the port of SMTP_URL right?',
  'encryption-failed':
    'TLS fails: smtps:// for port 465, smtp:// for 587; is its certificate good?',
};

async function mail(env: Env, to: string | undefined): Promise<string> {
  const transport = openTransport(env);
  try {
    const trouble = (await transport.trouble?.()) ?? '';
    if (trouble) throw new Error(remedies[trouble] ?? trouble);
    if (to === undefined) {
      return env.SMTP_URL ? 'the server takes our login' : 'each mail is a file in DATA_DIR/mail';
    }
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

async function proxy({ mode, HOST, TRUST_PROXY }: Env): Promise<string> {
  const isLocal = HOST === '127.0.0.1' || HOST === 'localhost' || HOST === '::1';
  if (mode === 'public' && TRUST_PROXY === 0) {
    throw new Error(
      'TRUST_PROXY is 0: all visitors would share one rate limit; set it to the number of proxies',
    );
  }
  if (TRUST_PROXY > 0 && !isLocal) {
    return `HOST is ${HOST}: let the firewall admit the proxy alone, or X-Forwarded-For can be forged`;
  }
  return TRUST_PROXY > 0 ? `${TRUST_PROXY} in front is believed` : 'none is believed';
}
