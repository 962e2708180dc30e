import { describe, expect, test } from '@jest/globals';
import { POST as signOut } from '#app/api/desk/sign-out/route';
import { GET as numbers } from '#app/desk/numbers/route';
import { GET as signInPage } from '#pages/desk/sign-in/route';
import { newBrowser, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { askedToSignIn, enterByMail } from '#tests/desk/sign-in-mails';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);

const minute = 60_000;

describe('a session', () => {
  async function signed() {
    const browser = await askedToSignIn();
    await enterByMail(browser, desk());
    return browser;
  }

  test('is a new one at each sign-in, and the former one ends', async () => {
    const browser = await signed();
    const former = browser.jar.get('desk') ?? '';
    await askedToSignIn('meena@example.com', browser);
    await enterByMail(browser, desk());
    expect(browser.jar.get('desk')).not.toBe(former);
    const old = newBrowser();
    old.jar.set('desk', former);
    expect((await old.post(signOut, '/api/desk/sign-out', {})).headers.get('location')).toMatch(
      /^\/desk\/sign-in\?/,
    );
  });

  test('is in a cookie that scripts cannot read and other sites do not send', async () => {
    const browser = await askedToSignIn();
    const answer = await enterByMail(browser, desk());
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^desk=[\w-]{30,}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
    );
  });

  test('ends after 12 hours, with Sign out, and with Sign out everywhere', async () => {
    const [first, second] = [await signed(), await signed()];
    const isIn = async (browser: ReturnType<typeof newBrowser>) =>
      (await browser.ask(signInPage, '/desk/sign-in')).status === 303;
    expect([await isIn(first), await isIn(second)]).toEqual([true, true]);
    await first.post(signOut, '/api/desk/sign-out', { everywhere: 'yes' });
    expect([await isIn(first), await isIn(second)]).toEqual([false, false]);
    const third = await signed();
    desk().clock.now += 12 * 60 * minute;
    expect(await isIn(third)).toBe(false);
  });

  test('ends for those who are taken off the list', async () => {
    const browser = await signed();
    expect(await desk().context.store.deleteSessionsExceptOf(['sathya@example.com'])).toBe(1);
    expect((await browser.ask(signInPage, '/desk/sign-in')).status).toBe(200);
  });
});

test('the page of the numbers, whose file asks for a recent sign-in, can ask for it in place', async () => {
  const page = await (await signedInBrowser(desk())).ask(numbers, '/desk/numbers');
  expect(await page.text()).toMatch(/data-email="[^"]+@[^"]+" data-fresh="\d+"/);
});
