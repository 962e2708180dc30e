import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { hashOf } from '#lib/platform/values/token';
import { openDeskSite } from '#tests/desk/desk-site';
import { askedToSignIn, codeIn, newestMail } from '#tests/desk/sign-in-mails';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);

test('asking again and again gives nobody more codes to guess than were mailed', async () => {
  const mailed = await askedToSignIn();
  for (let time = 0; time < 4; time += 1) await askedToSignIn();
  const notMailed = await askedToSignIn();
  expect(desk().mails).toHaveLength(5);
  const { store, now } = desk().context;
  const secret = await store.secret('desk-code');
  const codeHashOf = async (browser: Awaited<ReturnType<typeof askedToSignIn>>) => {
    const browserHash = hashOf(browser.jar.get('desk-asking') ?? '');
    const [signIn] = await store.listSignIns(browserHash, now());
    return { browserHash, codeHash: signIn?.codeHash };
  };
  const opens = ({ browserHash, codeHash }: Awaited<ReturnType<typeof codeHashOf>>) =>
    Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0')).find(
      (code) =>
        createHmac('sha256', secret).update(`${browserHash}:${code}`).digest('base64url') ===
        codeHash,
    );
  const [first] = desk().mails;
  expect(opens(await codeHashOf(mailed))).toBe(codeIn(first ?? newestMail(desk())));
  expect(opens(await codeHashOf(notMailed))).toBeUndefined();
});
