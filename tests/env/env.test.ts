import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { sessionTimeText } from '#lib/calendar/session-time';
import { contactsOf } from '#lib/contacts';
import { EnvProblem, envWarnings, readEnv } from '#lib/env';
import { currentEdition } from '#lib/payments/edition';
import { takesPayments } from '#lib/payments/offered';
import { redirectTo } from '#lib/redirect';

const publicMode = {
  SITE_URL: 'https://hoa.example',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_TO: 'ops@hoa.example',
  MAIL_FROM: 'site@hoa.example',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
  SUPPORT_PHONE: '+91 44 1234 5678',
  SUPPORT_EMAIL: 'support@hoa.example',
  GRIEVANCE_CONTACT: 'A. Officer, grievance@hoa.example',
  GRIEVANCE_OFFICER: 'A. Officer, Manager, +91 44 1234 5678, grievance@hoa.example',
  LEGAL_NAME: 'HOA Limited',
  REGISTERED_OFFICE: '1 Office Street, Chennai 600001',
  COMPANY_NUMBER: 'U80900TN1997PLC000001',
  GSTIN: '33AAAAA0000A1Z5',
  CHAT_URL: 'https://wa.me/1',
  COMMUNITY_URL: 'https://chat.example/1',
  WEBINAR_FORM_URL: 'https://forms.example/1',
  CHANNEL_URL: 'https://video.example/1',
};

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvProblem) return error.lines;
    throw error;
  }
}

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

test('public mode with everything set names no problem', () => {
  expect(problemsOf(publicMode)).toEqual([]);
  expect(readEnv(publicMode).mode).toBe('public');
});

test('public mode names each variable that is missing, one line each', () => {
  const lines = problemsOf({ SITE_URL: 'https://hoa.example' });
  const optional =
    /^(SITE_URL|GSTIN|RAZORPAY_.*|CHAT_URL|COMMUNITY_URL|WEBINAR_FORM_URL|CHANNEL_URL)$/;
  for (const name of Object.keys(publicMode).filter((key) => !optional.test(key))) {
    expect(lines).toContain(`${name}: required when SITE_URL is set`);
  }
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

test('a public site starts without payments, chat, community, webinar form and channel, and links to none', () => {
  const optional = /^(RAZORPAY_.*|GSTIN|CHAT_URL|COMMUNITY_URL|WEBINAR_FORM_URL|CHANNEL_URL)$/;
  const least = Object.fromEntries(
    Object.entries(publicMode).filter(([name]) => !optional.test(name)),
  );
  const env = readEnv(least);
  const { CHAT_URL, COMMUNITY_URL, WEBINAR_FORM_URL, CHANNEL_URL } = env;
  expect([CHAT_URL, COMMUNITY_URL, WEBINAR_FORM_URL, CHANNEL_URL]).toEqual(['', '', '', '']);
  expect(takesPayments(env)).toBe(false);
  expect(takesPayments(readEnv({}))).toBe(true);
  expect(contactsOf(env).social).toEqual([]);
  expect(redirectTo(() => env.COMMUNITY_URL)().status).toBe(404);
});

test('a public site that takes money names its GST registration', () => {
  const { GSTIN: _, ...without } = publicMode;
  expect(problemsOf(without)).toEqual(['GSTIN: required when payments are taken in public']);
});

test('another system is told of enquiries with an address and a secret, or not at all', () => {
  expect(problemsOf({ LEADS_WEBHOOK_URL: 'https://crm.example/hoa' })).toEqual([
    'LEADS_WEBHOOK_SECRET: required when LEADS_WEBHOOK_URL is set',
  ]);
  expect(problemsOf({ LEADS_WEBHOOK_SECRET: 'whsec_c2VjcmV0' })).toEqual([
    'LEADS_WEBHOOK_URL: required when LEADS_WEBHOOK_SECRET is set',
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
  ['AI_WEBINAR_CLOSES_AT', 'tomorrow'],
])('a wrong %s is named', (name, value) => {
  expect(problemsOf({ [name]: value }).some((line) => line.startsWith(`${name}: `))).toBe(true);
});

test('public mode does not start with what the example says for trial mode', () => {
  const copied = { MAIL_TO: 'operations@localhost', CHAT_URL: 'https://example.com/chat' };
  expect(problemsOf({ ...publicMode, ...copied })).toEqual([
    'MAIL_TO: still that of trial mode',
    'CHAT_URL: still that of trial mode',
  ]);
});

test('a public site links to nobody else as its own social page', () => {
  const mine = 'https://www.linkedin.com/company/hoa';
  const env = readEnv({ ...publicMode, LINKEDIN_URL: mine, YOUTUBE_URL: readEnv({}).YOUTUBE_URL });
  expect([env.FACEBOOK_URL, env.INSTAGRAM_URL, env.LINKEDIN_URL, env.YOUTUBE_URL]).toEqual([
    '',
    '',
    mine,
    '',
  ]);
});

test('several recipients of staff mail are told to share a list address', () => {
  expect(problemsOf({ MAIL_TO: 'a@hoa.example,b@hoa.example' })).toEqual([
    'MAIL_TO: must be one e-mail address (for several people, the address of a mailing list)',
  ]);
  expect(readEnv({ MAIL_TO: 'HOA desk <desk@hoa.example>' }).MAIL_TO).toContain('desk@');
});

test('an empty variable is an unset one, except a social link, which is then not drawn', () => {
  expect(readEnv({ SITE_URL: '', RATE_LIMIT: '' }).mode).toBe('trial');
  expect(readEnv({ FACEBOOK_URL: '' }).FACEBOOK_URL).toBe('');
});

test('the example names exactly the variables that are read, and is itself without a problem', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const example = Object.fromEntries(
    lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
  const read = new Set(Object.keys(readEnv({ ...publicMode })));
  for (const name of Object.keys(example)) {
    expect(problemsOf({ [name]: example[name] ?? '' })).toEqual([]);
  }
  for (const name of read) {
    if (/^[A-Z]/.test(name)) expect(Object.keys(example)).toContain(name);
  }
});

test('in public a past webinar is not sold again by a later closing time', () => {
  const last = currentEdition(Number.MAX_SAFE_INTEGER);
  const over = Date.parse(`${last.date}T23:00:00+05:30`);
  const closing = (AI_WEBINAR_CLOSES_AT: string) => () =>
    readEnv({ ...publicMode, AI_WEBINAR_CLOSES_AT }, over);
  const said = `AI_WEBINAR_CLOSES_AT: after the webinar it closes (${sessionTimeText(last)})`;
  expect(closing(new Date(over + 864e5).toISOString())).toThrow(said);
  expect(closing(last.closesAt)).not.toThrow();
});

test.each([
  ['postgres://user:secret@db.example/hoa', false],
  ['postgres://user:secret@10.0.0.9/hoa?sslmode=prefer', false],
  ['postgres://user:secret@db.example/hoa?sslmode=verify-full', true],
  ['postgres://user:secret@db.example/hoa?sslmode=disable', true],
  ['postgres://user:secret@localhost/hoa', true],
  ['postgres://user:secret@127.0.0.1:5433/hoa', true],
  ['postgres://user@localhost/hoa?host=/run/postgresql', true],
])('in public mode the database is reached by TLS, or on this machine: %s', (url, taken) => {
  const problems = problemsOf({ ...publicMode, DATABASE_URL: url });
  expect(problems.some((line) => line.startsWith('DATABASE_URL: another host needs TLS'))).toBe(
    !taken,
  );
  expect(problemsOf({ DATABASE_URL: url })).toEqual([]);
});

test.each([
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
])('a setting that only looks right is named with its remedy: %j', (given, line) => {
  expect(problemsOf(given as Record<string, string>)).toEqual([line]);
});

test('a misspelled variable is told with the nearest name, and one of another program is not', () => {
  const source = { MAILTO: 'a@b.example', SMTP_URI: 'x', HOME: '/root', PATH: '/bin', POST: '1' };
  expect(envWarnings(readEnv({}), source)).toEqual([
    'MAILTO: not known; did you mean MAIL_TO?',
    'SMTP_URI: not known; did you mean SMTP_URL?',
  ]);
});

test('a test key in public is told', () => {
  const env = readEnv({ ...publicMode, RAZORPAY_KEY_ID: 'rzp_test_1' });
  expect(envWarnings(env, {})).toEqual([
    'RAZORPAY_KEY_ID: a test key: visitors pay, and no money moves',
  ]);
});
