import { mkdirSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { POST as call } from '#app/api/desk/erase/route';
import { GET as page } from '#app/desk/erase/route';
import { mirrorIn, readMirror } from '#lib/privacy/queries/records';
import { newBrowser, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { mailOf } from '#tests/platform/db/samples';
import { forEachTest } from '#tests/setup/for-each-test';

const hour = 60 * 60 * 1000;
const receiver = {
  LEADS_WEBHOOK_URL: 'https://crm.example/hook',
  LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};
const desk = forEachTest(() => openDeskSite(receiver));

async function addEnquiry(email: string, phone: string, more = {}) {
  const submission = enquiryOf({ receivedAt: desk().clock.now - hour, email, phone, ...more });
  await desk().context.store.recordSubmission(submission, [mailOf()]);
  return submission.enquiry.reference;
}

const asha = 'asha@example.com';
const post = (browser: ReturnType<typeof newBrowser>, who: string, confirm = who) =>
  browser.post(call, '/api/desk/erase', { who, confirm });
const left = async () =>
  (await desk().context.store.listEnquiries({ list: 'all' }, 1, 50)).rows
    .map(({ email }) => email)
    .sort();

test('everything of an address is shown, and goes once the address is typed again', async () => {
  const reference = await addEnquiry(asha, '98765 43210', { name: 'Asha <b>' });
  await addEnquiry(asha, '98765 43211');
  await addEnquiry('ravi@example.com', '98765 43210');
  const browser = await signedInBrowser(desk());
  const shown = await browser.read(page, `/desk/erase?of=${reference}`);
  expect(shown).toContain('Stored about asha@example.com');
  expect(shown).toContain('2 submissions, 0 files, 2 mails (2 not sent)');
  expect(shown).toContain('Asha &lt;b&gt;');
  expect(shown).not.toContain('ravi@example.com');

  const wrong = await post(browser, asha, 'ravi@example.com');
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('id="confirm-error"');
  expect(await left()).toHaveLength(3);
  const right = await post(browser, asha, ' Asha@Example.com ');
  expect([right.status, right.headers.get('location')]).toEqual([303, '/desk?said=erase-person']);
  expect(await left()).toEqual(['ravi@example.com']);
  const nothing = await browser.read(page, `/desk/erase?who=${asha}`);
  expect(nothing).toContain('Nothing is stored about');
  expect(nothing).not.toContain('Erase the person for good');
});

test('a phone in any notation takes what bears it, whatever the address', async () => {
  await addEnquiry(asha, '+91 98765 43210');
  await addEnquiry('ravi@example.com', '09876543210', { suspicion: 'trap' });
  await addEnquiry('tara@example.com', '98765 43211');
  const browser = await signedInBrowser(desk());
  const shown = await browser.read(page, `/desk/erase?who=${encodeURIComponent('98765-43210')}`);
  expect(shown).toContain('Stored about +91 98765 43210');
  expect(shown).toContain('ravi@example.com');
  await post(browser, '98765-43210', '+91 98765 43210');
  expect(await left()).toEqual(['tara@example.com']);
  expect((await desk().context.store.listEnquiries({ list: 'suspicious' }, 1, 50)).total).toBe(0);
});

test('what is neither an address nor a phone shows nothing and erases nothing', async () => {
  await addEnquiry(asha, '98765 43210');
  const browser = await signedInBrowser(desk());
  for (const typed of ['asha', '987', '@', '%', "' or 1=1 --", '_'.repeat(10)]) {
    const shown = await browser.read(page, `/desk/erase?who=${encodeURIComponent(typed)}`);
    expect(shown).toContain('neither a full e-mail address nor a phone number');
    expect((await post(browser, typed)).status).toBe(422);
  }
  expect(await left()).toEqual([asha]);
});

test('asks for a sign-in of less than an hour ago, and sends another system an event for each', async () => {
  const references = [await addEnquiry(asha, '98765 43210'), await addEnquiry(asha, '98765 43210')];
  const browser = await signedInBrowser(desk());
  desk().clock.now += hour;
  const old = await post(browser, asha);
  expect(old.status).toBe(303);
  expect(old.headers.get('location')).toBe(
    '/desk/sign-in?again=1&to=%2Fdesk%2Ferase%3Fwho%3Dasha%2540example.com',
  );
  expect((await newBrowser().post(call, '/api/desk/erase', {})).status).toBe(303);
  expect(await left()).toHaveLength(2);
  await post(await signedInBrowser(desk()), asha);
  const events = await desk().context.store.claimWebhooks('test', 10, desk().clock.now);
  const bodies = events.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ type, data }) => [type, data.reference]).sort()).toEqual(
    references.map((reference) => ['enquiry.erased', reference]).sort(),
  );
});

test('an erasure is at once in the file that outlives the store, whoever asked for it', async () => {
  await addEnquiry(asha, '98765 43210');
  await post(await signedInBrowser(desk()), asha);
  const { DATA_DIR } = desk().context.env;
  expect(await readMirror(DATA_DIR)).toEqual(await desk().context.store.listErasures());
  expect((await readMirror(DATA_DIR))?.erasures).toMatchObject([{ kind: 'email' }]);
});

test('where that file cannot be written, what is erased is said to be erased all the same', async () => {
  await addEnquiry(asha, '98765 43210');
  const browser = await signedInBrowser(desk());
  mkdirSync(mirrorIn(desk().context.env.DATA_DIR));
  expect((await post(browser, asha)).headers.get('location')).toBe('/desk?said=erase-person');
  expect(await left()).toEqual([]);
  expect(readdirSync(desk().context.env.DATA_DIR).filter((name) => name.endsWith('.part'))).toEqual(
    [],
  );
});
