import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { POST as call } from '#app/api/desk/[reference]/route';
import { POST as mails } from '#app/api/desk/mails/route';
import { POST as next } from '#app/api/desk/next/route';
import { GET as enquiry } from '#app/desk/[reference]/route';
import { readMirror } from '#lib/store/erasure-mirror';
import { type DeskSite, newBrowser, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { enquiryOf } from '#tests/store/enquiry-samples';
import { mailOf } from '#tests/store/samples';

const hour = 60 * 60 * 1000;
let desk: DeskSite;
beforeEach(async () => {
  desk = await openDeskSite();
});
afterEach(() => desk.close());

async function keep(more = {}, promisedBy = desk.clock.now + 6 * hour) {
  const submission = enquiryOf({ receivedAt: desk.clock.now - hour, ...more }, { promisedBy });
  await desk.site.store.recordSubmission(submission, [mailOf()]);
  return submission.enquiry.reference;
}

const find = async (reference: string) => {
  const found = await desk.site.store.findEnquiry(reference);
  if (!found) throw new Error('gone');
  return found;
};

type Browser = ReturnType<typeof newBrowser>;

const post = (browser: Browser, reference: string, fields: Record<string, string>) =>
  browser.post(call, `/api/desk/${reference}`, fields, { reference });

describe('what a member does', () => {
  test('is kept once and led back to the page; the history says who', async () => {
    const reference = await keep();
    const browser = await signedInBrowser(desk);
    const { version } = await find(reference);
    const answer = await post(browser, reference, {
      action: 'spoke',
      note: 'Wants evenings',
      version: String(version),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/desk/${reference}`);
    const after = await find(reference);
    expect(after).toMatchObject({ state: 'talking', keptAt: desk.clock.now });
    const events = await desk.site.store.listEvents(after.id);
    expect(events.at(-1)).toMatchObject({
      action: 'spoke',
      by: { kind: 'member', address: 'meena@example.com', name: 'Meena Sample' },
      detail: { note: 'Wants evenings' },
    });
  });

  test('of two members at once one is told, and keeps the text that was typed', async () => {
    const reference = await keep();
    const { version } = await find(reference);
    const [meena, sathya] = [
      await signedInBrowser(desk),
      await signedInBrowser(desk, 'sathya@example.com'),
    ];
    const typed = { action: 'note', version: String(version) };
    await post(sathya, reference, { action: 'take', version: String(version) });
    const late = await post(meena, reference, { ...typed, note: 'Asks <b>twice</b>' });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Sathya was here at 11:40 AM');
    expect(html).toContain('Asks &lt;b&gt;twice&lt;/b&gt;</textarea>');
    const fresh = /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
    expect((await post(meena, reference, { ...typed, version: fresh, note: 'x' })).status).toBe(
      303,
    );
  });

  test('names the field that is wrong, and keeps the rest', async () => {
    const reference = await keep();
    const browser = await signedInBrowser(desk);
    const fields = {
      action: 'no-answer',
      version: '1',
      note: 'Rang out',
      again: '2020-01-01T10:00',
    };
    const answer = await post(browser, reference, fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('id="no-answer-again-error"');
    expect(html).toContain('Rang out</textarea>');
    const json = await browser.ask(
      call,
      `/api/desk/${reference}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'take' }),
      },
      { reference },
    );
    expect(json.status).toBe(422);
    expect(await json.json()).toMatchObject({
      success: false,
      errors: { version: expect.any(String) },
    });
  });

  test('is 401 without a session, 403 from another site, 404 for no enquiry', async () => {
    const reference = await keep();
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const path = `/api/desk/${reference}`;
    expect((await newBrowser().ask(call, path, json, { reference })).status).toBe(401);
    const browser = await signedInBrowser(desk);
    const foreign = { ...json, headers: { ...json.headers, 'sec-fetch-site': 'cross-site' } };
    expect((await browser.ask(call, path, foreign, { reference })).status).toBe(403);
    expect((await browser.ask(call, path, json, { reference: 'HOA-0000-000' })).status).toBe(404);
  });
});

test('what was kept can be taken back from the page, and the page tells both', async () => {
  const reference = await keep();
  const browser = await signedInBrowser(desk);
  await post(browser, reference, { action: 'spoke', note: 'Wrong person', version: '1' });
  const page = async (who = browser) =>
    (await who.ask(enquiry, `/desk/${reference}`, {}, { reference })).text();
  expect(await page()).toContain('>Take it back</button>');
  expect(await page(await signedInBrowser(desk, 'sathya@example.com'))).not.toContain(
    'Take it back',
  );
  const { version } = await find(reference);
  const answer = await post(browser, reference, { action: 'take-back', version: String(version) });
  expect(answer.headers.get('location')).toBe(`/desk/${reference}`);
  const html = await page();
  expect(html).toContain('Taken back: it stands as before.');
  expect(html).toMatch(/<s>Meena spoke with them\./);
  expect(html).toContain('data-state="new"');
  expect(html).not.toContain('Take it back');
});

describe('an erasure', () => {
  test('wants the reference typed, and nothing is erased by a wrong one', async () => {
    const reference = await keep();
    const browser = await signedInBrowser(desk);
    const wrong = await post(browser, reference, { action: 'erase', version: '1', confirm: 'HOA' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('id="confirm-error"');
    const right = await post(browser, reference, {
      action: 'erase',
      version: '1',
      confirm: reference.toLowerCase(),
    });
    expect(right.headers.get('location')).toBe('/desk?said=erase');
    expect(await readMirror(desk.site.env.DATA_DIR)).toMatchObject({
      erasures: [{ kind: 'enquiry' }],
    });
    expect(await desk.site.store.findEnquiry(reference)).toBeUndefined();
  });

  test('asks for a sign-in of less than an hour ago: by the sign-in and back, and 401 for scripts', async () => {
    const reference = await keep();
    const browser = await signedInBrowser(desk);
    desk.clock.now += hour;
    const fields = { action: 'erase', version: '1', confirm: reference };
    const answer = await post(browser, reference, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/desk\/sign-in\?again=1&to=/);
    const body = JSON.stringify(fields);
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const json = await browser.ask(call, `/api/desk/${reference}`, init, { reference });
    expect(json.status).toBe(401);
    expect((await find(reference)).reference).toBe(reference);
  });
});

test('"Take the next one" gives each of two members another one, the most urgent first', async () => {
  const [later, sooner] = [
    await keep({}, desk.clock.now + 20 * hour),
    await keep({}, desk.clock.now + hour),
  ];
  const [meena, sathya] = [
    await signedInBrowser(desk),
    await signedInBrowser(desk, 'sathya@example.com'),
  ];
  const answers = [
    await meena.post(next, '/api/desk/next', {}),
    await sathya.post(next, '/api/desk/next', {}),
    await meena.post(next, '/api/desk/next', {}),
  ].map(({ headers }) => headers.get('location'));
  expect(answers).toEqual([`/desk/${sooner}`, `/desk/${later}`, '/desk?said=none-left']);
  expect((await find(later)).member).toBe('sathya@example.com');
});

test('a dead letter about nobody is sent again, or given up, from the list of mails', async () => {
  const { store } = desk.site;
  await keep();
  const park = async () => {
    for (const each of await store.claimDue('test', 10, desk.clock.now)) {
      await store.markDeadLetter(each, 'recipient-refused', desk.clock.now);
    }
    const [mail] = await store.listOpenDeadLetters(10);
    return mail ?? expect(mail).toBeDefined();
  };
  const browser = await signedInBrowser(desk);
  const act = async (action: string) => {
    const mail = await park();
    const fields = { action, mail: mail?.id ?? '', submission: mail?.submissionId ?? '' };
    return browser.post(mails, '/api/desk/mails', fields);
  };
  expect((await act('mail-again')).headers.get('location')).toBe('/desk/mails');
  expect(await store.listOpenDeadLetters(10)).toEqual([]);
  await act('mail-give-up');
  expect(await store.listOpenDeadLetters(10)).toEqual([]);
  expect(await store.claimDue('test', 10, desk.clock.now)).toEqual([]);
});
