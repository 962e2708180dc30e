import { describe, expect, test } from '@jest/globals';
import { POST as enter } from '#app/api/desk/enter/route';
import { GET as enterPage } from '#pages/desk/enter/[token]/route';
import { newBrowser, openDeskSite } from '#tests/desk/desk-site';
import { askedToSignIn, codeIn, newestMail, tokenIn } from '#tests/desk/sign-in-mails';
import { openDatabase } from '#tests/platform/db/engines';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);

const minute = 60_000;

describe('the link', () => {
  test('changes nothing when it is opened, however often', async () => {
    const browser = await askedToSignIn();
    const token = tokenIn(newestMail(desk()));
    for (let time = 0; time < 3; time += 1) {
      const page = await newBrowser().ask(enterPage, `/desk/enter/${token}`, {}, { token });
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Sign in as Meena Sample?');
    }
    const entered = await browser.post(enter, '/api/desk/enter', { token });
    expect(entered.headers.get('location')).toBe('/desk/numbers');
  });

  test('signs in another browser too, once', async () => {
    await askedToSignIn();
    const token = tokenIn(newestMail(desk()));
    const elsewhere = newBrowser();
    expect((await elsewhere.post(enter, '/api/desk/enter', { token })).status).toBe(303);
    expect(elsewhere.jar.has('desk')).toBe(true);
    expect((await newBrowser().post(enter, '/api/desk/enter', { token })).status).toBe(410);
    const page = await newBrowser().ask(enterPage, `/desk/enter/${token}`, {}, { token });
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('data-state="spent"');
  });

  test('is over after ten minutes', async () => {
    await askedToSignIn();
    desk().clock.now += 10 * minute;
    const token = tokenIn(newestMail(desk()));
    expect((await newBrowser().post(enter, '/api/desk/enter', { token })).status).toBe(410);
  });

  test('stays good when a newer mail was asked for', async () => {
    const browser = await askedToSignIn();
    const token = tokenIn(newestMail(desk()));
    await askedToSignIn('meena@example.com', browser);
    expect((await browser.post(enter, '/api/desk/enter', { token })).status).toBe(303);
  });
});

describe('the code', () => {
  test('signs in the browser that asked, and no other', async () => {
    const browser = await askedToSignIn();
    const code = codeIn(newestMail(desk()));
    expect((await newBrowser().post(enter, '/api/desk/enter', { code })).status).toBe(410);
    const entered = await browser.post(enter, '/api/desk/enter', { code: ` ${code} ` });
    expect(entered.headers.get('location')).toBe('/desk/numbers');
  });

  test('says how many tries are left, and five wrong ones void the code', async () => {
    const browser = await askedToSignIn();
    const right = codeIn(newestMail(desk()));
    const wrong = right === '000000' ? '111111' : '000000';
    for (const left of ['Four tries are', 'Three tries are', 'Two tries are', 'One try is']) {
      const answer = await browser.post(enter, '/api/desk/enter', { code: wrong });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(`${left} left`);
    }
    const fifth = await browser.post(enter, '/api/desk/enter', { code: wrong });
    expect(await fifth.text()).toContain('This code no longer works');
    expect((await browser.post(enter, '/api/desk/enter', { code: right })).status).toBe(422);
  });

  test('fails alike for an address that is no member', async () => {
    const browser = await askedToSignIn('nobody@example.com');
    const answer = await browser.post(enter, '/api/desk/enter', { code: '123456' });
    expect(await answer.text()).toContain('Four tries are left');
  });
});

test('the store keeps neither the link, the code, nor the mark of a browser or session: hashes alone', async () => {
  const browser = await askedToSignIn();
  const mail = newestMail(desk());
  const secrets = [tokenIn(mail), codeIn(mail), browser.jar.get('desk-asking') ?? ''];
  const { db, close } = await openDatabase({ dataDir: desk().context.env.DATA_DIR });
  const stored = async () =>
    JSON.stringify([
      await db.selectFrom('desk_sign_ins').selectAll().execute(),
      await db.selectFrom('desk_sessions').selectAll().execute(),
    ]);
  const before = await stored();
  expect(before).toContain('meena@example.com');
  await browser.post(enter, '/api/desk/enter', { code: codeIn(mail) });
  secrets.push(browser.jar.get('desk') ?? '');
  const all = before + (await stored());
  await close();
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThanOrEqual(6);
    expect(all).not.toContain(`"${secret}"`);
    if (secret.length > 6) expect(all).not.toContain(secret);
  }
  // Drawn by chance: no two alike, and long enough.
  await askedToSignIn();
  expect(tokenIn(newestMail(desk()))).not.toBe(secrets[0]);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
});
