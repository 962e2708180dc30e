import { beforeEach, describe, expect, test } from '@jest/globals';
import { POST as call } from '#app/api/desk/[reference]/route';
import { readMirror } from '#lib/server/store/erasure/erasure-mirror';
import { actOn, addEnquiry, findEnquiry, postAction } from '#tests/server/desk/desk-samples';
import { openDeskSite, signedInBrowser } from '#tests/server/desk/desk-site';
import { forEachTest } from '#tests/setup/for-each-test';

const hour = 60 * 60 * 1000;
let reference: string;
const desk = forEachTest(openDeskSite);
beforeEach(async () => {
  reference = await addEnquiry(desk(), desk().clock.now + 6 * hour);
});

describe('an erasure', () => {
  test('wants the reference typed, and nothing is erased by a wrong one', async () => {
    const wrong = await actOn(desk(), reference, 'erase', { confirm: 'HOA' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('id="confirm-error"');
    expect(html).toContain('This is not the reference of this enquiry; nothing was erased');
    const right = await actOn(desk(), reference, 'erase', { confirm: reference.toLowerCase() });
    expect(right.headers.get('location')).toBe('/desk?said=erase');
    expect(await readMirror(desk().site.env.DATA_DIR)).toMatchObject({
      erasures: [{ kind: 'enquiry' }],
    });
    expect(await desk().site.store.findEnquiry(reference)).toBeUndefined();
  });

  test('asks for a sign-in of less than an hour ago: by the sign-in and back, and 401 for scripts', async () => {
    const browser = await signedInBrowser(desk());
    desk().clock.now += hour;
    const fields = { action: 'erase', version: '1', confirm: reference };
    const answer = await postAction(browser, reference, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/desk\/sign-in\?again=1&to=/);
    const json = await browser.send(call, `/api/desk/${reference}`, fields, { reference });
    expect(json.status).toBe(401);
    expect((await findEnquiry(desk(), reference)).reference).toBe(reference);
  });
});
