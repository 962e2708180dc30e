/** A stranger with a desk address can neither lock its member out nor tell that it is one. */
import { describe, expect, test } from '@jest/globals';
import { POST as enter } from '#app/api/desk/enter/route';
import { type AppContext, context, openContext } from '#lib/platform/context';
import { newBrowser, openDeskSite } from '#tests/desk/desk-site';
import { askedToSignIn, enterByMail } from '#tests/desk/sign-in-mails';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);
const meena = 'meena@example.com';

/** A browser of the member that has signed in before. */
async function knownBrowser() {
  const browser = await askedToSignIn(meena, newBrowser(), '198.51.100.1');
  await enterByMail(browser, desk());
  return browser;
}

describe('a member still gets in while a stranger', () => {
  test('asks for their address again and again, from many networks', async () => {
    const browser = await knownBrowser();
    for (let time = 0; time < 30; time += 1) {
      await askedToSignIn(meena, newBrowser(), `192.0.2.${Math.floor(time / 3)}`);
    }
    const before = desk().mails.length;
    expect(before).toBe(20);
    await askedToSignIn(meena, browser, '198.51.100.1');
    expect(desk().mails).toHaveLength(before + 1);
    const entered = await enterByMail(browser, desk());
    expect(entered.headers.get('location')).toBe('/desk/numbers');
  });

  test('asks from one network, also where they have never signed in before', async () => {
    for (let time = 0; time < 40; time += 1) await askedToSignIn(meena, newBrowser(), '192.0.2.1');
    expect(desk().mails).toHaveLength(5);
    await askedToSignIn(meena, newBrowser(), '198.51.100.9');
    expect(desk().mails).toHaveLength(6);
  });

  test('tries codes: the link that was mailed to the member stays good, in the browser that tried too', async () => {
    const browser = await askedToSignIn();
    for (let time = 0; time < 6; time += 1) {
      await browser.post(enter, '/api/desk/enter', { code: '000000' });
    }
    const closed = await browser.post(enter, '/api/desk/enter', { code: '000001' });
    expect(await closed.text()).toContain('closed');
    const entered = await enterByMail(newBrowser(), desk());
    expect(entered.headers.get('location')).toBe('/desk/numbers');
  });
});

test('what a browser keeps from a sign-in of one member gives no mails to another', async () => {
  const browser = await knownBrowser();
  for (let time = 0; time < 8; time += 1) await askedToSignIn('sathya@example.com', browser);
  expect(desk().mails.filter(({ to }) => to.includes('sathya'))).toHaveLength(5);
});

test('an address that is no member’s costs the same work: the same calls of the store, a mail composed', async () => {
  const worked = async (email: string) => {
    const done: string[] = [];
    const own = context();
    const store = new Proxy(own.store, {
      get(target, name, receiver) {
        const value = Reflect.get(target, name, receiver);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          done.push(String(name));
          return value.apply(target, given);
        };
      },
    });
    const watched: AppContext = {
      ...own,
      store,
      sendDirectly: ({ text }) => void done.push(`mail of ${text.split('\n').length} lines`),
    };
    openContext(watched);
    await askedToSignIn(email);
    openContext(own);
    return done;
  };
  const ofMember = await worked(meena);
  expect(ofMember).toContain('mail of 7 lines');
  expect(await worked('nobody@example.com')).toEqual(ofMember);
});
