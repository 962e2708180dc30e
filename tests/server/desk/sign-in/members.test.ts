import { expect, test } from '@jest/globals';
import { POST as signOut } from '#app/api/desk/sign-out/route';
import { writeCookie } from '#lib/server/desk/sign-in/cookies';
import { membersOf } from '#lib/server/settings/desk-members';
import { openSite } from '#lib/server/site';
import { POST as enter } from '#pages/api/desk/enter/route';
import { POST as signIn } from '#pages/api/desk/sign-in/route';
import { GET as enterPage } from '#pages/desk/enter/[token]/route';
import { GET as signInPage } from '#pages/desk/sign-in/route';
import { newBrowser, openDeskSite } from '#tests/server/desk/desk-site';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);

test('in public mode the cookie is bound to https and this host, and without members there is no desk', () => {
  const env = { ...desk().site.env, mode: 'public' as const };
  expect(writeCookie('session', 'x', 60, env)).toBe(
    '__Host-desk=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  expect(membersOf({ mode: 'public', DESK_EMAILS: undefined })).toEqual([]);
  expect(membersOf({ mode: 'trial', DESK_EMAILS: undefined })).toEqual([
    { name: 'Trial desk', email: 'operations@localhost' },
  ]);
});

test('a public site without members has no desk at all: pages and calls are not found', async () => {
  const { DESK_EMAILS: _none, ...env } = desk().site.env;
  openSite({ ...desk().site, env: { ...env, mode: 'public' } });
  const browser = newBrowser();
  expect((await browser.ask(signInPage, '/desk/sign-in')).status).toBe(404);
  const token = 'x';
  expect((await browser.ask(enterPage, `/desk/enter/${token}`, {}, { token })).status).toBe(404);
  for (const [call, path] of [
    [signIn, '/api/desk/sign-in'],
    [enter, '/api/desk/enter'],
    [signOut, '/api/desk/sign-out'],
  ] as const) {
    const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await browser.ask(call, path, foreign)).status).toBe(404);
  }
});
