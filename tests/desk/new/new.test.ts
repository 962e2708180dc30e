import { expect, test } from '@jest/globals';
import { POST as enter } from '#app/api/desk/new/route';
import { GET as page } from '#app/desk/[reference]/route';
import { GET as newPage } from '#app/desk/new/route';
import { enteredKinds } from '#data/form-kinds';
import { listForEachTest } from '#tests/desk/desk-samples';
import { signedInBrowser } from '#tests/desk/desk-site';

const { desk, find, read, post: send } = listForEachTest();
const caller = { kind: 'callback', name: 'Asha Rao', phone: '98765 43210', source: 'walk-in' };

const post = (fields: Record<string, string>) => send(enter, '/api/desk/new', fields);
const referenceOf = (answer: Response) => (answer.headers.get('location') ?? '').slice(6);

test('who calls and has no address is an enquiry like any other, promised from now and informed about their data', async () => {
  const answer = await post({ ...caller, sourceNote: 'Friend of Ravi', told: 'yes' });
  expect(answer.status).toBe(303);
  const reference = referenceOf(answer);
  const stored = await find(reference);
  expect(stored).toMatchObject({ name: 'Asha Rao', phone: '98765 43210', email: '', state: 'new' });
  expect(stored.promisedBy).toBe(Date.parse('2026-11-26T18:00+05:30'));
  const html = await read(page, `/desk/${reference}`, { reference });
  expect(html).toContain('Meena entered it');
  expect(html).toContain('Walk-in: Friend of Ravi');
  expect(html).toContain('Meena Sample told them on Tue 24 Nov 2026, 11:40 AM');
  const due = await desk().context.store.claimDue('test', 9, desk().clock.now);
  expect(due.map(({ mail }) => mail.role)).toEqual(['staff']);
});

test('with an address there is a receipt, and who enters it can have it', async () => {
  const answer = await post({ ...caller, email: 'Asha@example.in', told: 'yes', mine: 'yes' });
  const stored = await find(referenceOf(answer));
  expect(stored).toMatchObject({ email: 'asha@example.in', member: 'meena@example.com' });
  const due = await desk().context.store.claimDue('test', 9, desk().clock.now);
  const receipt = due.find(({ mail }) => mail.role === 'visitor')?.mail;
  expect(receipt?.to).toBe('asha@example.in');
  expect(receipt?.subject).toContain(stored.reference);
  // They called: they did not write.
  expect(receipt?.text).toContain('We have noted your enquiry.');
  expect(receipt?.text).not.toMatch(/writing|write to us/);
});

test('the rules are those of the form; what was typed stays, and nothing is stored', async () => {
  const answer = await post({ ...caller, kind: 'employer', phone: '', mobile: '12', source: '' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('Please enter a phone number of 7 to 15 digits');
  expect(html).toContain('Company Name is required');
  expect(html).toContain('Please choose where it came from.');
  expect(html).toContain('tick the box');
  expect(html).toContain('value="Asha Rao"');
  const counts = await desk().context.store.countEnquiries(0, 0, []);
  expect(counts.open).toBe(0);
});

test('a second click on the same page stores nothing more', async () => {
  const fields = { ...caller, told: 'yes', key: 'k1' };
  const first = await post(fields);
  expect(referenceOf(await post(fields))).toBe(referenceOf(first));
  expect(referenceOf(await post({ ...fields, key: 'k2' }))).not.toBe(referenceOf(first));
});

test('each kind has a page with its own fields, and a script reads JSON', async () => {
  for (const kind of enteredKinds) {
    const html = await read(newPage, `/desk/new?kind=${kind}`);
    expect(html).toContain(`<option value="${kind}" selected="">`);
    expect(html).toMatch(/id="new-(?:phone|mobile)"/);
  }
  const browser = await signedInBrowser(desk());
  const answer = await browser.send(enter, '/api/desk/new', { ...caller, told: true });
  expect(await answer.json()).toMatchObject({ reference: expect.stringMatching(/^HOA-/) });
});
