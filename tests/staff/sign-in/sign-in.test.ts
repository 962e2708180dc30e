import { describe, expect, test } from '@jest/globals';
import { POST as enter } from '#app/api/desk/enter/route';
import { POST as signIn } from '#app/api/desk/sign-in/route';
import { POST as signOut } from '#app/api/desk/sign-out/route';
import { openContext } from '#lib/platform/context';
import { writeCookie } from '#lib/staff/credentials';
import { membersOf } from '#lib/staff/rules';
import { GET as enterPage } from '#pages/desk/enter/[token]/route';
import { GET as signInPage } from '#pages/desk/sign-in/route';
import { afterResponse, newBrowser, openDeskSite } from '#tests/desk/desk-site';
import { askedToSignIn, codeIn, enterByMail, newestMail } from '#tests/desk/sign-in-mails';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);

const minute = 60_000;
describe('asking to sign in', () => {
  test('answers alike whether or not an address belongs to the desk, and mails members alone', async () => {
    const answers = await Promise.all(
      ['meena@example.com', 'nobody@example.com'].map(async (email) => {
        const answer = await newBrowser().send(signIn, '/api/desk/sign-in', { email });
        return [answer.status, await answer.text(), [...answer.headers.keys()]];
      }),
    );
    await afterResponse();
    expect(answers[0]).toEqual(answers[1]);
    expect(desk().mails.map(({ to }) => to)).toEqual(['Meena Sample <meena@example.com>']);
  });

  test('names the address as it was typed, in small or capital letters', async () => {
    await askedToSignIn(' MEENA@Example.com ');
    expect(desk().mails).toHaveLength(1);
  });

  test('sends five mails an hour to one address and no sixth', async () => {
    for (let time = 0; time < 7; time += 1) await askedToSignIn();
    expect(desk().mails).toHaveLength(5);
    desk().clock.now += 61 * minute;
    await askedToSignIn();
    expect(desk().mails).toHaveLength(6);
  });

  test('gives the code in the subject, and link, code and time in the mail', async () => {
    await askedToSignIn();
    const { subject, text } = newestMail(desk());
    expect(subject).toMatch(/^\d{3} \d{3} is your code for the HOA desk$/);
    expect(text).toContain(`Your code: ${codeIn({ subject })}`);
    expect(text).toMatch(/http:\/\/localhost:3000\/desk\/enter\/[\w-]{30,}/);
    expect(text).toContain('Both work until 11:50 AM IST, once.');
  });

  test('refuses what is no address, with the field named', async () => {
    const answer = await newBrowser().post(signIn, '/api/desk/sign-in', { email: 'meena' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('id="email-error"');
  });

  test('is refused from the page of another site', async () => {
    const answer = await newBrowser().ask(signIn, '/api/desk/sign-in', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ email: 'meena@example.com' }),
    });
    expect(answer.status).toBe(403);
  });
});

describe('every answer', () => {
  test('is stored nowhere, listed nowhere and names no former page to other sites', async () => {
    const answer = await newBrowser().ask(signInPage, '/desk/sign-in');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('never leads away from the desk', async () => {
    for (const to of [
      'https://example.com',
      '//example.com',
      '/desk\\..',
      '/desktop',
      '/contact-us',
    ]) {
      const browser = newBrowser();
      await browser.post(signIn, '/api/desk/sign-in', { email: 'sathya@example.com', to });
      await afterResponse();
      const entered = await enterByMail(browser, desk());
      expect(entered.headers.get('location')).toBe('/desk');
      desk().clock.now += 61 * minute;
    }
  });
});

test('in public mode the cookie is bound to https and this host, and without members there is no desk', () => {
  const env = { ...desk().context.env, mode: 'public' as const };
  expect(writeCookie('session', 'x', 60, env)).toBe(
    '__Host-desk=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  expect(membersOf({ mode: 'public', DESK_EMAILS: undefined })).toEqual([]);
  expect(membersOf({ mode: 'trial', DESK_EMAILS: undefined })).toEqual([
    { name: 'Trial desk', email: 'operations@localhost' },
  ]);
});

test('a public site without members has no desk at all: pages and calls are not found', async () => {
  const { DESK_EMAILS: _none, ...env } = desk().context.env;
  openContext({ ...desk().context, env: { ...env, mode: 'public' } });
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
