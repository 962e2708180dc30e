import { beforeEach, describe, expect, test } from '@jest/globals';
import { POST as call } from '#app/api/desk/[reference]/route';
import { GET as enquiry } from '#app/desk/[reference]/route';
import {
  actOn,
  addEnquiry,
  findEnquiry,
  postAction,
  readSignedIn,
} from '#tests/server/desk/desk-samples';
import { newBrowser, openDeskSite, signedInBrowser } from '#tests/server/desk/desk-site';
import { forEachTest } from '#tests/setup/for-each-test';

const hour = 60 * 60 * 1000;
let reference: string;
const desk = forEachTest(openDeskSite);
beforeEach(async () => {
  reference = await addEnquiry(desk(), desk().clock.now + 6 * hour);
});

describe('what a member does', () => {
  test('is kept once and led back to the page; the history says who', async () => {
    const answer = await actOn(desk(), reference, 'spoke', { note: 'Wants evenings' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/desk/${reference}`);
    const after = await findEnquiry(desk(), reference);
    expect(after).toMatchObject({ state: 'talking', keptAt: desk().clock.now });
    const events = await desk().site.store.listEvents(after.id);
    expect(events.at(-1)).toMatchObject({
      action: 'spoke',
      by: { kind: 'member', address: 'meena@example.com', name: 'Meena Sample' },
      detail: { note: 'Wants evenings' },
    });
  });

  test('of two members at once one is told, and keeps the text that was typed', async () => {
    const { version } = await findEnquiry(desk(), reference);
    const [meena, sathya] = [
      await signedInBrowser(desk()),
      await signedInBrowser(desk(), 'sathya@example.com'),
    ];
    const typed = { action: 'note', version: String(version) };
    await postAction(sathya, reference, { action: 'take', version: String(version) });
    const late = await postAction(meena, reference, { ...typed, note: 'Asks <b>twice</b>' });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Sathya took it: at 11:40 AM');
    expect(html).toContain('Your note is below and is not saved yet');
    expect(html).toContain('Asks &lt;b&gt;twice&lt;/b&gt;</textarea>');
    const pressed = { action: 'take', version: String(version) };
    const without = await (await postAction(meena, reference, pressed)).text();
    expect(without).toContain('Your change was not saved');
    expect(without).not.toContain('What you typed');
    const fresh = /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
    expect(
      (await postAction(meena, reference, { ...typed, version: fresh, note: 'x' })).status,
    ).toBe(303);
  });

  test('who hands a colleague’s enquiry to themselves is said to have taken it over', async () => {
    for (const to of ['sathya@example.com', 'meena@example.com']) {
      await actOn(desk(), reference, 'hand', { to });
    }
    const page = await readSignedIn(desk(), enquiry, `/desk/${reference}`, { reference });
    const html = page.replaceAll(/<[^>]*>/g, '');
    expect(html).toContain('Meena handed it to Sathya.');
    expect(html).toContain('Meena took it over');
    expect(html).not.toContain('to Meena.');
  });

  test('names the field that is wrong, and keeps the rest', async () => {
    const browser = await signedInBrowser(desk());
    const fields = {
      action: 'no-answer',
      version: '1',
      note: 'Rang out',
      again: '2020-01-01T10:00',
    };
    const answer = await postAction(browser, reference, fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('id="no-answer-again-error"');
    expect(html).toContain('Rang out</textarea>');
    const json = await browser.send(
      call,
      `/api/desk/${reference}`,
      { action: 'take' },
      { reference },
    );
    expect(json.status).toBe(422);
    expect(await json.json()).toMatchObject({
      success: false,
      errors: { version: expect.any(String) },
    });
  });

  test('is 401 without a session, 403 from another site, 404 for no enquiry', async () => {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const path = `/api/desk/${reference}`;
    expect((await newBrowser().ask(call, path, json, { reference })).status).toBe(401);
    const browser = await signedInBrowser(desk());
    const foreign = { ...json, headers: { ...json.headers, 'sec-fetch-site': 'cross-site' } };
    expect((await browser.ask(call, path, foreign, { reference })).status).toBe(403);
    expect((await browser.ask(call, path, json, { reference: 'HOA-0000-000' })).status).toBe(404);
  });
});

describe('what cannot be done', () => {
  const typed = { action: 'note', note: 'Wants evenings', version: '1' };

  test('is a page of the desk to a form without script, not the JSON of a call', async () => {
    const browser = await signedInBrowser(desk());
    await desk().site.store.eraseEnquiry((await findEnquiry(desk(), reference)).id, 0);
    const gone = await postAction(browser, reference, typed);
    const tooLong = await postAction(browser, reference, { ...typed, note: 'a'.repeat(70_000) });
    for (const [answer, status, title] of [
      [gone, 404, 'This is no longer here'],
      [tooLong, 413, 'That is more than we can take in one message.'],
    ] as const) {
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await answer.text()).toContain(`<h1>${title}</h1>`);
    }
  });

  test('is said to a script in the message, with the field named', async () => {
    const browser = await signedInBrowser(desk());
    const send = async (body: object) =>
      (
        await browser.send(call, `/api/desk/${reference}`, { version: 1, ...body }, { reference })
      ).json();
    expect(await send({ action: 'hand', to: 'x@example.com' })).toMatchObject({
      message: 'Please choose a member of the desk. Nothing was saved yet.',
    });
    expect(await send({ action: 'reopen' })).toMatchObject({
      message: expect.stringContaining('You cannot do that now'),
      errors: { action: 'You cannot do that now' },
    });
  });
});
