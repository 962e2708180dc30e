import { describe, expect, test } from '@jest/globals';
import { callback as callbackForm } from '#lib/enquiries/forms/callback';
import { certificate } from '#lib/enquiries/forms/certificate';
import { coaching } from '#lib/enquiries/forms/coaching';
import { contact } from '#lib/enquiries/forms/contact';
import { GET as visitorPage } from '#pages/enquiry/[token]/route';
import { openBatchDesk } from '#tests/desk/batch-desk';
import { type Call, callOf, json } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';

const at = forEachTest(openBatchDesk);

const person = {
  name: 'Asha Sample',
  email: 'asha@example.com',
  phone: '9840000000',
  message: 'Please call',
  authorize: true,
};

const callback = callOf(callbackForm);

async function ask(
  call: Call,
  fields: object,
): Promise<{ readonly status: number; readonly [name: string]: unknown }> {
  const answer = await call(json({ ...person, ...fields }));
  return { ...((await answer.json()) as object), status: answer.status };
}

describe.each<[string, Call]>([
  ['', callOf(contact)],
  ['/callback', callback],
  ['/certificate', callOf(certificate)],
  ['/coaching', callOf(coaching)],
])('/api/sendEmail%s', (_path, call) => {
  test('takes the batch that is asked for; desk, staff mail and receipt name it', async () => {
    const { id } = await at().add();
    const answer = await ask(call, { batch: id });
    expect(answer).toMatchObject({ status: 200, batch: id, waitingList: false });
    const { store } = at().desk.context;
    const [first] = await store.listWaitingPeople(id, at().desk.clock.now);
    expect(first).toMatchObject({ reference: answer.reference, waits: false });
    const lead = await store.findRelations(first?.enquiry ?? '');
    expect(lead.mails).toHaveLength(2);
    const due = await store.claimDue('test', 9, at().desk.clock.now + 1);
    for (const { mail } of due) expect(mail.text).toContain('AcSS 5, GST fundamentals: Mon 4 Jan');
  });

  test('refuses one that is not there, cancelled or past, and stores nothing', async () => {
    const { id } = await at().add();
    await at().change({ action: 'cancel', confirm: 'yes', version: 1 }, id);
    const started = await at().add();
    for (const batch of ['none', id]) {
      expect(await ask(call, { batch })).toMatchObject({
        status: 422,
        errors: { batch: expect.stringMatching(/^[A-Z].*\.$/) },
      });
    }
    at().desk.clock.now = Date.parse('2027-01-04T19:00:00+05:30');
    expect(await ask(call, { batch: started.id })).toMatchObject({ status: 422 });
    expect((await at().desk.context.store.backlog(0)).waiting).toBe(0);
  });
});

test('who asks for a full one waits, keeps the place, and reads it in answer, receipt and page', async () => {
  const { id } = await at().add({ seats: 1 });
  await at().seat(id, { email: 'seated@example.com', phone: '9840000009' });
  const first = await ask(callback, { batch: id });
  const second = await ask(callback, {
    batch: id,
    email: 'ravi@example.com',
    phone: '9840000001',
  });
  expect(first).toMatchObject({ status: 200, waitingList: true, place: 1 });
  expect(second).toMatchObject({ place: 2 });
  expect(second.message).toContain('you are second on the waiting list');
  const token = String(second.enquiry).split('/').at(-1) ?? '';
  const page = await visitorPage(new Request(`http://localhost:3000/enquiry/${token}`), {
    params: Promise.resolve({ token }),
  });
  expect(await page.text()).toContain('you are second on the waiting list');
  const due = await at().desk.context.store.claimDue('test', 9, at().desk.clock.now + 1);
  expect(due.filter(({ mail }) => mail.text.includes('on its waiting list'))).toHaveLength(4);
});

test('days that suit are a preference without a batch, and neither is mentioned where none is named', async () => {
  const asked = await ask(callback, { batchWish: 'Sundays, in Tamil '.repeat(20) });
  const plain = await ask(callback, {});
  const { store } = at().desk.context;
  const answersTo = async (reference: unknown) => {
    const enquiry = await store.findEnquiry(String(reference));
    return (await store.findSubmission(enquiry?.id ?? ''))?.transcript ?? [];
  };
  const preference = (await answersTo(asked.reference)).find(({ name }) => name === 'batchWish');
  expect(preference?.value).toHaveLength(200);
  expect((await answersTo(plain.reference)).map(({ name }) => name)).toEqual([
    'name',
    'phone',
    'email',
  ]);
});

test('a plain form with a batch that is gone is answered with a page that asks again without it', async () => {
  const answer = await callback(
    new Request('http://localhost:3000/api/sendEmail/callback', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
      body: new URLSearchParams({
        name: 'Asha',
        email: 'a@example.com',
        phone: '9840000000',
        batch: 'none',
      }),
    }),
  );
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('There is no such batch');
  expect(html).toContain('name="batch" value=""');
  expect(html).toContain('value="Asha"');
  expect(html).not.toContain('name="batchWish"');
});

test('one person has one place, however often and from whichever form they ask', async () => {
  const { id } = await at().add({ seats: 1 });
  await at().seat(id, { email: 'seated@example.com', phone: '9840000009' });
  const first = await ask(callback, { batch: id });
  const other = { batch: id, email: 'ravi@example.com', phone: '9840000001' };
  expect(await ask(callback, other)).toMatchObject({ place: 2 });
  // One has the phone in another notation, the other has the address with another phone.
  const byPhone = { batch: id, email: 'second@example.com', phone: '+91 98400 00000' };
  expect(await ask(callback, byPhone)).toMatchObject({ waitingList: true, place: 1 });
  const byMail = { batch: id, phone: '9840000005' };
  expect(await ask(callOf(contact), byMail)).toMatchObject({ waitingList: true, place: 1 });
  const { store } = at().desk.context;
  const waiting = await store.listWaitingPeople(id, at().desk.clock.now);
  expect(waiting.map(({ reference }) => reference)).toEqual([
    first.reference,
    expect.stringMatching(/^HOA-/),
  ]);
  expect(await store.findBatch(id, at().desk.clock.now)).toMatchObject({ waiting: 2 });
});

test('who has or holds the only seat is told so, and does not wait behind themselves', async () => {
  const { id } = await at().add({ seats: 1 });
  await at().seat(id, { email: person.email, phone: '9840000009', paid: false });
  const held = await ask(callback, { batch: id });
  expect(held).toMatchObject({ status: 200, batch: id });
  expect(held).not.toHaveProperty('waitingList');
  expect(held.message).toContain('a seat is held for you until Tue 1 Dec 2026');
  const { store } = at().desk.context;
  expect(await store.listWaitingPeople(id, at().desk.clock.now)).toEqual([]);
  const mails = await store.claimDue('test', 9, at().desk.clock.now + 1);
  expect(mails.filter(({ mail }) => mail.text.includes('waiting list'))).toEqual([]);
  // The hold runs out: whoever asks now waits for nobody.
  at().desk.clock.now += 8 * 24 * 60 * 60 * 1000;
  expect(await ask(callback, { batch: id, message: 'Again' })).toMatchObject({
    waitingList: false,
  });
});
