import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { envWarnings, readEnv } from '#lib/platform/config/env';
import { schema } from '#lib/platform/config/env-schema';
import { hostedCheckoutUrl } from '#lib/platform/http/headers/security-headers';
import { problemsOf, publicMode } from '#tests/platform/config/public-settings';

const base64 = (der: Buffer) => der.toString('base64');
const rsaKey = base64(
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    format: 'der',
    type: 'pkcs8',
  }),
);
const publicKey = base64(
  generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }),
);

test('with no environment at all the site runs in trial mode on port 3000', () => {
  const env = readEnv({});
  expect(env.mode).toBe('trial');
  expect(env.origin).toBe('http://localhost:3000');
  expect(env.RATE_LIMIT).toBe(60);
  expect(env.RETENTION_DAYS).toBe(365);
  expect(env.GRIEVANCE_CONTACT).toBe('support@example.com');
});

test('the trial address follows the port', () => {
  expect(readEnv({ PORT: '4000' }).origin).toBe('http://localhost:4000');
});

test('half a pair of payment keys does not start a site that would only look as if it took money', () => {
  expect(problemsOf({ RAZORPAY_KEY_ID: 'rzp_test_1' })).toEqual([
    'RAZORPAY_KEY_SECRET: required when RAZORPAY_KEY_ID is set',
  ]);
  expect(problemsOf({ RAZORPAY_KEY_SECRET: 'secret' })).toEqual([
    'RAZORPAY_KEY_ID: required when RAZORPAY_KEY_SECRET is set',
  ]);
  const { RAZORPAY_KEY_SECRET: _, ...half } = publicMode;
  expect(problemsOf(half)).toEqual(['RAZORPAY_KEY_SECRET: required when RAZORPAY_KEY_ID is set']);
});

test('another system gets events about enquiries with an address and a secret, or not at all', () => {
  expect(problemsOf({ LEADS_WEBHOOK_URL: 'https://crm.example/hoa' })).toEqual([
    'LEADS_WEBHOOK_SECRET: required when LEADS_WEBHOOK_URL is set',
  ]);
  expect(problemsOf({ LEADS_WEBHOOK_SECRET: 'whsec_c2VjcmV0' })).toEqual([
    'LEADS_WEBHOOK_URL: required when LEADS_WEBHOOK_SECRET is set',
  ]);
  const hook = { LEADS_WEBHOOK_URL: 'https://crm.example/hoa' };
  expect(problemsOf({ ...hook, LEADS_WEBHOOK_SECRET: 'c2VjcmV0c2VjcmV0' })).toEqual([]);
  expect(problemsOf({ ...hook, LEADS_WEBHOOK_SECRET: 'our secret!' })).toEqual([
    'LEADS_WEBHOOK_SECRET: must be base64, with or without whsec_, as openssl rand -base64 32 makes it',
  ]);
});

test('the desk is a list of names with addresses', () => {
  expect(
    problemsOf({ DESK_EMAILS: 'Meena <meena@hoa.example>, Ravi K <ravi@hoa.example>' }),
  ).toEqual([]);
});

test.each([
  ['DESK_EMAILS', 'meena@hoa.example'],
  ['DESK_EMAILS', 'Meena <meena@hoa.example>,'],
  ['GSTIN', '33AAAAA0000A1Y5'],
  ['SMTP_INSECURE', 'perhaps'],
  ['CERTIFICATE_KEY', 'not base64!'],
  ['PORT', 'eighty'],
  ['SITE_URL', 'http://hoa.example'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_TO', 'ops@hoa.example, desk@hoa.example'],
  ['MAIL_TO', 'the office'],
  ['MAIL_FROM', 'HOA <site@hoa.example>; ops@hoa.example'],
  ['CHAT_URL', 'javascript:alert(1)'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['RATE_LIMIT', 'many'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', '366'],
  ['TRUST_PROXY', '-1'],
  ['META_PIXEL_ID', '<script>'],
  ['SMTP_URL', 'smtp://'],
  ['AI_WEBINAR_CLOSES_AT', 'tomorrow'],
  ['AI_WEBINAR_CLOSES_AT', '2025-06-22T09:00'],
  ['AI_WEBINAR_CLOSES_AT', '2025-02-29T09:00+05:30'],
])('a wrong %s is named', (name, value) => {
  expect(problemsOf({ [name]: value }).some((line) => line.startsWith(`${name}: `))).toBe(true);
});

test.each([
  '2025-06-22T09:00+05:30',
  '2025-06-22T09:00:00+05:30',
  '2025-06-22T03:30Z',
  '2025-06-22T03:30:00.000Z',
])('a closing time is ISO 8601, with seconds or without: %s', (written) => {
  const { AI_WEBINAR_CLOSES_AT = '' } = readEnv({ AI_WEBINAR_CLOSES_AT: written });
  expect(new Date(AI_WEBINAR_CLOSES_AT).toISOString()).toBe('2025-06-22T03:30:00.000Z');
});

test('several recipients of staff mail are asked to share a list address', () => {
  expect(problemsOf({ MAIL_TO: 'a@hoa.example,b@hoa.example' })).toEqual([
    'MAIL_TO: must be one e-mail address (for several people, the address of a mailing list)',
  ]);
  expect(readEnv({ MAIL_TO: 'HOA desk <desk@hoa.example>' }).MAIL_TO).toContain('desk@');
});

test('an empty variable is an unset one, except a social link, which is then not shown', () => {
  expect(readEnv({ SITE_URL: '', RATE_LIMIT: '' }).mode).toBe('trial');
  expect(readEnv({ FACEBOOK_URL: '' }).FACEBOOK_URL).toBe('');
});

test('the example names exactly the variables that are read, and is itself without a problem', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const example = Object.fromEntries(
    lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
  for (const name of Object.keys(example)) {
    expect(problemsOf({ [name]: example[name] ?? '' })).toEqual([]);
  }
  expect(Object.keys(example).sort()).toEqual(Object.keys(schema.shape).sort());
});

test.each<[Record<string, string>, string]>([
  [{ SMTP_URL: 'smtp://site:p@ss@mail.example' }, 'SMTP_URL: write @ in user or password as %40'],
  [{ SMTP_URL: 'smtp://site:12#ss@mail.example' }, 'SMTP_URL: write # in user or password as %23'],
  [
    { SUPPORT_PHONE: 'ask us' },
    'SUPPORT_PHONE: must be a telephone number with its country code, such as +91 44 1234 5678',
  ],
  [
    { ...publicMode, SITE_URL: 'https://hoa.example/site' },
    'SITE_URL: must be an address without a path: https://hoa.example',
  ],
  [
    { ...publicMode, SITE_URL: 'https://hoa.example/?from=mail' },
    'SITE_URL: must be an address without a path: https://hoa.example',
  ],
  [
    { ...publicMode, SITE_URL: 'https://site:secret@hoa.example' },
    'SITE_URL: must be an address without a login: https://hoa.example',
  ],
  ...['/v1', '/v1/', '/?key=1', '/#v1'].map((end): [Record<string, string>, string] => [
    { RAZORPAY_API_URL: `https://api.example${end}` },
    'RAZORPAY_API_URL: must be an address without /v1, login and query: https://api.example',
  ]),
  [
    { RAZORPAY_API_URL: 'https://key:secret@pay.example/razorpay/v1' },
    'RAZORPAY_API_URL: must be an address without /v1, login and query: https://pay.example/razorpay',
  ],
  ...[rsaKey, publicKey, 'not base64!', 'aGVsbG8='].map((key): [Record<string, string>, string] => [
    { CERTIFICATE_KEY: key },
    'CERTIFICATE_KEY: must be an Ed25519 private key, PKCS 8 in base64 on one line, as openssl genpkey -algorithm ed25519 -outform DER | base64 -w 0 makes it',
  ]),
])('a setting that only looks right is named with its remedy: %j', (given, line) => {
  expect(problemsOf(given)).toEqual([line]);
});

test('an address with a slash at its end is the same address', () => {
  expect(readEnv({ ...publicMode, SITE_URL: 'https://hoa.example/' }).origin).toBe(
    'https://hoa.example',
  );
  const env = readEnv({ RAZORPAY_API_URL: 'https://api.example/' });
  expect(env.RAZORPAY_API_URL).toBe('https://api.example');
  expect(hostedCheckoutUrl(env)).toBe('https://api.example/v1/checkout/embedded');
});

test('a misspelled variable is reported with the nearest name, and one of another program is not', () => {
  const source = { MAILTO: 'a@b.example', SMTP_URI: 'x', HOME: '/root', PATH: '/bin', POST: '1' };
  expect(envWarnings(readEnv({}), source)).toEqual([
    'MAILTO: not known; did you mean MAIL_TO?',
    'SMTP_URI: not known; did you mean SMTP_URL?',
  ]);
});
