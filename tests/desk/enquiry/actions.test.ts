import { beforeEach, describe, expect, test } from '@jest/globals';
import { POST as call } from '#app/api/desk/[reference]/route';
import { GET as enquiry } from '#app/desk/[reference]/route';
import { readMirror } from '#lib/privacy/queries/records';
import { hour, listForEachTest, postAction } from '#tests/desk/desk-samples';
import { newBrowser, signedInBrowser } from '#tests/desk/desk-site';

let reference: string;
const { desk, add, find, read, does } = listForEachTest();
beforeEach(async () => {
  reference = await add('Asha');
});

async function send(body: object) {
  const browser = await signedInBrowser(desk());
  return browser.send(call, `/api/desk/${reference}`, body, { reference });
}

describe('what a member does', () => {
  test('is stored once and led back to the page; the history says who', async () => {
    const answer = await does(reference, 'spoke', { note: 'Wants evenings' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/desk/${reference}`);
    const after = await find(reference);
    expect(after).toMatchObject({ state: 'talking', keptAt: desk().clock.now });
    const events = await desk().context.store.listEvents(after.id);
    expect(events.at(-1)).toMatchObject({
      action: 'spoke',
      by: { kind: 'member', address: 'meena@example.com', name: 'Meena Sample' },
      detail: { note: 'Wants evenings' },
    });
  });

  test('of two members who save at once one is refused with a message, and keeps the typed text', async () => {
    const again = '2026-11-24T16:00';
    await does(reference, 'no-answer', { again }, 'sathya@example.com');
    const late = await does(reference, 'note', { version: '1', note: 'Asks <b>twice</b>' });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Sathya called: no answer. Next today, 4:00 PM: at 11:40 AM');
    expect(html).toContain('Your note is below and is not saved yet');
    expect(html).toContain('Asks &lt;b&gt;twice&lt;/b&gt;</textarea>');
    const without = await (await does(reference, 'take', { version: '1' })).text();
    expect(without).toContain('Your change was not saved');
    expect(without).not.toContain('What you typed');
    expect((await find(reference)).version).toBe(2);
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
    expect((await does(reference, 'note', { version, note: 'x' })).status).toBe(303);
  });

  test('who hands a colleague’s enquiry to themselves is said to have taken it over', async () => {
    for (const to of ['sathya@example.com', 'meena@example.com']) {
      await does(reference, 'hand', { to });
    }
    const page = await read(enquiry, `/desk/${reference}`, { reference });
    const html = page.replaceAll(/<[^>]*>/g, '');
    expect(html).toContain('Meena handed it to Sathya.');
    expect(html).toContain('Meena took it over');
    expect(html).not.toContain('to Meena.');
  });

  test('names the field that is wrong, and keeps the rest', async () => {
    const wrong = { note: 'Rang out', again: '2020-01-01T10:00' };
    const answer = await does(reference, 'no-answer', wrong);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('id="no-answer-again-error"');
    expect(html).toContain('Rang out</textarea>');
    const json = await send({ action: 'take' });
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
  test('is a page of the desk to a form without script, not the JSON of a call', async () => {
    const typed = { action: 'note', note: 'Wants evenings', version: '1' };
    const browser = await signedInBrowser(desk());
    await desk().context.store.eraseEnquiry((await find(reference)).id, 0);
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
    const said = async (body: object) => (await send({ version: 1, ...body })).json();
    expect(await said({ action: 'hand', to: 'x@example.com' })).toMatchObject({
      message: 'Please choose a member of the desk. Nothing was saved yet.',
    });
    expect(await said({ action: 'reopen' })).toMatchObject({
      message: expect.stringContaining('You cannot do that now'),
      errors: { action: 'You cannot do that now' },
    });
  });

  test('names the field of whatever is missing or malformed', async () => {
    for (const [body, field] of [
      [{ action: 'dance' }, 'action'],
      [{ action: 'take', version: '1.5' }, 'version'],
      [{ action: 'no-answer' }, 'again'],
      [{ action: 'no-answer', again: 'tomorrow' }, 'again'],
      [{ action: 'no-answer', again: '2027-02-31T10:00' }, 'again'],
      [{ action: 'close', outcome: 'lost' }, 'outcome'],
      [{ action: 'note', note: '  ' }, 'note'],
      [{ action: 'mail-again' }, 'mail'],
      [{ action: 'correct' }, 'name'],
    ] as const) {
      const answer = await send({ version: 1, ...body });
      expect([body, answer.status]).toEqual([body, 422]);
      expect(await answer.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
    }
    expect((await find(reference)).version).toBe(1);
  });
});

describe('an erasure', () => {
  test('wants the reference as people type it, and nothing is erased by a wrong one', async () => {
    const wrong = await does(reference, 'erase', { confirm: 'HOA' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('id="confirm-error"');
    expect(html).toContain('This is not the reference of this enquiry; nothing was erased');
    const typed = reference.toLowerCase().replaceAll('-', '');
    const right = await does(reference, 'erase', { confirm: typed });
    expect(right.headers.get('location')).toBe('/desk?said=erase');
    expect(await readMirror(desk().context.env.DATA_DIR)).toMatchObject({
      erasures: [{ kind: 'enquiry' }],
    });
    expect(await desk().context.store.findEnquiry(reference)).toBeUndefined();
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
    expect((await find(reference)).reference).toBe(reference);
  });
});
