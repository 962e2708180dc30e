import { expect, test } from '@jest/globals';
import { contactsOf } from '#data/company/contacts';
import { takesPayments } from '#lib/payments/rules/orders';
import { envWarnings, readEnv } from '#lib/platform/config/env';
import { redirectTo } from '#lib/platform/http/responses';
import { readSiteEnv } from '#lib/start/env';
import { currentEdition, sessionTimeText } from '#lib/webinars/rules/sessions';
import { problemsOf, publicMode } from '#tests/platform/config/public-settings';

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

test('in public a past webinar is not sold again by a later closing time', () => {
  const last = currentEdition(Number.MAX_SAFE_INTEGER);
  const over = Date.parse(`${last.date}T23:00:00+05:30`);
  const closing = (AI_WEBINAR_CLOSES_AT: string) => () =>
    readSiteEnv({ ...publicMode, AI_WEBINAR_CLOSES_AT }, over);
  const message = `AI_WEBINAR_CLOSES_AT: after the webinar it closes (${sessionTimeText(last)})`;
  expect(closing(new Date(over + 864e5).toISOString())).toThrow(message);
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

test('a test key in public is reported', () => {
  const env = readEnv({ ...publicMode, RAZORPAY_KEY_ID: 'rzp_test_1' });
  expect(envWarnings(env, {})).toEqual([
    'RAZORPAY_KEY_ID: a test key: visitors pay, and no money moves',
  ]);
});
