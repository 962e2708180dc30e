import { expect, test } from '@jest/globals';
import { POST as act } from '#app/api/desk/[reference]/route';
import { POST as eraseCall } from '#app/api/desk/erase/route';
import { GET as enquiry } from '#app/desk/[reference]/route';
import { GET as erasePage } from '#app/desk/erase/route';
import { GET as person } from '#app/desk/person/[reference]/route';
import { hour, listForEachTest } from '#tests/desk/desk-samples';
import { type Fields, newBrowser, signedInBrowser } from '#tests/desk/desk-site';

const { desk, add, does } = listForEachTest();

async function two() {
  const transcript = (city: string) => [
    { name: 'location', label: 'City', value: city },
    { name: 'plan', label: 'Plan', value: '60 hours' },
  ];
  const asha = await add('Asha', {
    phone: '98765 43210',
    email: 'asha@example.com',
    transcript: transcript('Chennai'),
  });
  const late = await add('Asha R', {
    phone: '98765 43299',
    email: 'ar@example.com',
    receivedAt: desk().clock.now - hour,
    transcript: transcript('Madurai'),
  });
  return { asha, late };
}

const open = async (reference: string) => {
  const browser = await signedInBrowser(desk());
  return { browser, html: await browser.read(person, `/desk/person/${reference}`, { reference }) };
};
const join = (reference: string, other: string, more = {}) =>
  does(reference, 'merge', { back: 'person', with: other, ...more });

test('two addresses are joined by a phone, are on one page with all answers, and are parted again', async () => {
  const { asha, late } = await two();
  const { browser, html } = await open(asha);
  expect(html).toContain('One enquiry');
  expect(html).not.toContain('Madurai');
  const joined = await join(asha, '+91 98765-43299');
  expect([joined.status, joined.headers.get('location')]).toEqual([303, `/desk/person/${asha}`]);
  const after = await open(asha);
  expect(after.html).toContain('2 enquiries');
  expect(after.html).toContain('Joined: one person');
  expect(after.html.indexOf('Madurai')).toBeLessThan(after.html.indexOf('Chennai'));
  // An unchanged field is said once.
  expect(after.html.split('>60 hours').length).toBe(2);
  const seen = await browser.read(enquiry, `/desk/${late}`, { reference: late });
  expect(seen).toContain(`Meena marked it as the same person</b> as ${asha}`);
  expect(seen).toContain(`href="/desk/${asha}"`);

  await does(asha, 'split', { back: 'person', with: late });
  expect((await open(asha)).html).toContain('One enquiry');
  expect((await open(late)).html).not.toContain('Chennai');
});

test('what names nobody, or somebody who is there already, is said in the field, and keeps what was typed', async () => {
  const { asha } = await two();
  for (const [typed, text] of [
    ['', 'Please type a reference'],
    ['nobody@example.com', 'No enquiry has this reference'],
    ['HOA-7K3M-92X', 'No enquiry has this reference'],
    [asha, 'already belongs to this person'],
    ['<b>', 'No enquiry has this reference'],
  ] as const) {
    const answer = await join(asha, typed);
    const html = await answer.text();
    expect([answer.status, html.includes(text)]).toEqual([422, true]);
    expect(html).toContain('id="merge-with-error"');
    if (typed === '<b>') expect(html).toContain('value="&lt;b&gt;"');
  }
  const stale = await join(asha, 'ar@example.com', { version: '9' });
  expect([stale.status, (await stale.text()).includes('One enquiry')]).toEqual([409, true]);
});

test('a script joins and reads the version; without one, or with a stale one, nobody is joined', async () => {
  const { asha, late } = await two();
  const browser = await signedInBrowser(desk());
  const asked = { action: 'merge', with: late };
  const post = (body: object) =>
    browser.send(act, `/api/desk/${asha}`, { ...asked, ...body }, { reference: asha });
  expect((await post({})).status).toBe(422);
  expect((await post({ version: 5 })).status).toBe(409);
  const response = await post({ version: 1 });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { version: 2, reference: asha },
  ]);
});

test('a stranger is led to the sign-in, and an invalid reference is named as such', async () => {
  const { asha } = await two();
  const stranger = newBrowser();
  const led = await stranger.ask(person, `/desk/person/${asha}`, {}, { reference: asha });
  expect([led.status, led.headers.get('location')]).toEqual([
    303,
    `/desk/sign-in?to=%2Fdesk%2Fperson%2F${asha}`,
  ]);
  const browser = await signedInBrowser(desk());
  const gone = await browser.ask(person, '/desk/person/x', {}, { reference: 'x' });
  expect(gone.status).toBe(404);
  const typed = await browser.ask(person, '/desk/person/x', {}, { reference: asha.toLowerCase() });
  expect(typed.headers.get('location')).toBe(`/desk/person/${asha}`);
});

test('the whole person is erased at once; what is not ticked stays, and the reference confirms it', async () => {
  const { asha, late } = await two();
  const family = await add('Mother', { phone: '98765 43210', email: 'mother@example.com' });
  const browser = await signedInBrowser(desk());
  await join(asha, late);
  const shown = await browser.read(erasePage, `/desk/erase?person=${asha}`);
  for (const text of ['3 submissions', 'ar@example.com', '+91 98765 43210', 'mother@example.com'])
    expect(shown).toContain(text);
  const erase = (fields: Fields) =>
    browser.post(eraseCall, '/api/desk/erase', { person: asha, asked: 'yes', ...fields });
  const both = ['asha@example.com', 'ar@example.com'];
  expect((await erase({ who: both, confirm: late })).status).toBe(422);
  const none = await erase({ confirm: asha });
  expect([none.status, (await none.text()).includes('Please tick')]).toEqual([422, true]);
  const done = await erase({ who: [...both, 'stranger@example.com'], confirm: asha });
  expect([done.status, done.headers.get('location')]).toEqual([303, '/desk?said=erase-person']);
  const { rows } = await desk().context.store.listEnquiries({ list: 'all' }, 1, 50);
  expect(rows.map(({ reference }) => reference)).toEqual([family]);
});

test('what somebody else bears as well is not ticked, and the page says whose it is', async () => {
  const { asha, late } = await two();
  await add('Mother', { phone: '98765 43210', email: 'mother@example.com' });
  await add('asha ', { phone: '98765 43211', email: 'asha@example.com' });
  await add('Aunt', { phone: '98765 43212', email: 'aunt@example.com' });
  await add('Asha R', { phone: '98765 43212', email: 'ar@example.com' });
  const browser = await signedInBrowser(desk());
  await join(asha, late);
  const shown = await browser.read(erasePage, `/desk/erase?person=${asha}`);
  const ticked = [...shown.matchAll(/<input type="checkbox"[^>]*>/g)]
    .filter(([box]) => box.includes('checked'))
    .map(([box]) => /value="([^"]*)"/.exec(box)?.[1]);
  expect(ticked.sort()).toEqual([
    '+91 98765 43211',
    '+91 98765 43299',
    'ar@example.com',
    'asha@example.com',
  ]);
  expect(shown).toContain('also Mother: theirs would be erased too');
  expect(shown).toContain('also Aunt: theirs would be erased too');
  // A call that names no key takes those of nobody else.
  await browser.send(eraseCall, '/api/desk/erase', { person: asha, confirm: asha });
  const { rows } = await desk().context.store.listEnquiries({ list: 'all' }, 1, 50);
  expect(rows.map(({ email }) => email).sort()).toEqual(['aunt@example.com', 'mother@example.com']);
});

test('an old sign-in comes back to the erasure of this person', async () => {
  const { asha } = await two();
  const browser = await signedInBrowser(desk());
  const page = async () => browser.read(person, `/desk/person/${asha}`, { reference: asha });
  expect(await page()).toContain('data-email="meena@example.com" data-fresh="3600"');
  desk().clock.now += 2 * hour;
  expect(await page()).toContain('data-fresh="0"');
  const led = await browser.post(eraseCall, '/api/desk/erase', { person: asha, confirm: asha });
  expect(led.headers.get('location')).toBe(
    `/desk/sign-in?again=1&to=%2Fdesk%2Ferase%3Fperson%3D${asha}`,
  );
});
