import { beforeEach, describe, expect, it } from '@jest/globals';
import { ownEnquiry } from '#lib/accounts/views/last-sent';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { context, openContext } from '#lib/platform/context';
import { typed } from '#tests/accounts/visitor-harness';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { json } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';

let now: number;
forEachTest(openTrial);
beforeEach(() => {
  now = performance.timeOrigin;
  openContext({ ...context(), now: () => now });
});

const inPublic = () => openContext({ ...context(), env: { ...context().env, mode: 'public' } });

async function send() {
  const response = await receive(contact)(json(typed));
  const { reference } = await response.json();
  const whole = response.headers.get('set-cookie') ?? '';
  return { reference, whole, cookie: whole.split(';')[0] ?? '' };
}

describe('the page after a form', () => {
  it('shows the reference to the browser that sent it, for an hour, and to no other', async () => {
    const { reference, whole, cookie } = await send();
    expect(whole).toMatch(/^received=\S+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    expect(await ownEnquiry(`theme=dark; ${cookie}`)).toMatchObject({ reference });
    for (const other of ['', `${cookie}x`, `${cookie}.x`, `not-${cookie}`]) {
      expect(await ownEnquiry(other)).toBeUndefined();
    }
  });

  it('takes in public the word of a cookie alone that only our own host can set', async () => {
    inPublic();
    const { reference, whole, cookie } = await send();
    expect(whole).toMatch(/^__Host-received=\S+; Path=\/; Max-Age=3600; HttpOnly; .*; Secure$/);
    now += 3_600_000;
    expect(await ownEnquiry(cookie)).toMatchObject({ reference });
    expect(await ownEnquiry(cookie.replace('__Host-', ''))).toBeUndefined();
  });

  it('still shows what was sent within the hour before an upgrade, when the cookie had no prefix', async () => {
    const { reference, cookie } = await send();
    inPublic();
    now += 3_599_000;
    expect(await ownEnquiry(cookie)).toMatchObject({ reference });
    const newer = await send();
    expect(await ownEnquiry(`${cookie}; ${newer.cookie}`)).toMatchObject({
      reference: newer.reference,
    });
  });
});
