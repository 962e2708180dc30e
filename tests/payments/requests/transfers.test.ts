/** Money paid elsewhere that goes back: staff transfer it, and nobody forgets (fourth.md 1.7). */
import { describe, expect, test } from '@jest/globals';
import { POST as act } from '#app/api/desk/[reference]/route';
import { POST as endLone } from '#app/api/desk/tasks/[id]/route';
import { GET as deskPayments } from '#app/desk/payments/route';
import { GET as deskList } from '#app/desk/route';
import { GET as openTask } from '#app/desk/tasks/[id]/route';
import { findEnquiry, readSignedIn } from '#tests/desk/desk-samples';
import { signedInBrowser } from '#tests/desk/desk-site';
import { byBank, openPayDesk } from '#tests/payments/requests/pay-desk';
import { readPage } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const day = 24 * 60 * 60 * 1000;
const desk = forEachTest(async () => {
  const opened = await openPayDesk();
  await opened.perform('ask-payment', { line: 'module-5' });
  const cash = { method: 'cash', amount: '11682', number: '', on: '2026-11-24' };
  const { invoice = '' } = await opened.perform('paid-elsewhere', cash);
  return { ...opened, invoice };
});

const refund = (amount: string, more = {}) =>
  desk().perform('refund', { payment: desk().invoice, amount, reason: 'Cannot come', ...more });
const paidBack = (more = {}) =>
  desk().perform('paid-back', { method: 'bank', number: 'UTR77001', on: '2026-11-24', ...more });
const toTransfer = async () => (await desk().tasks()).filter((kind) => kind === 'transfer').length;

async function lastMail() {
  const owed = await desk().context.store.claimDue('test', 50, desk().clock.now + day);
  const { mail } = owed.filter((each) => each.mail.role === 'visitor').at(-1) ?? {};
  return `${mail?.subject} ${mail?.text}`;
}

describe('a refund of cash', () => {
  test('is as to transfer until staff enter how they paid it back, and each mail says which holds', async () => {
    expect(await refund('11682')).toMatchObject({
      status: 200,
      creditNote: 'CN/26-27/00001',
      refund: 'transfer',
      payment: { state: 'refunded' },
    });
    expect(await toTransfer()).toBe(1);
    expect(await lastMail()).toMatch(/We will transfer ₹11,682 back to you/);
    expect(await readPage(desk())).toContain('we will transfer it to your account');
    expect(await paidBack({ payment: desk().invoice })).toMatchObject({
      status: 200,
      refund: 'refunded',
      creditNote: 'CN/26-27/00001',
    });
    expect(await toTransfer()).toBe(0);
    expect(await lastMail()).toMatch(/We have paid back ₹11,682 to you[\s\S]*UTR77001/);
    expect(await readPage(desk())).toContain('paid back by bank transfer on Tue 24 Nov 2026');
  });

  test('is listed under “To transfer” with what is owed, until it is paid back', async () => {
    await refund('5000');
    const payments = () => readSignedIn(desk(), deskPayments, '/desk/payments');
    const html = await payments();
    expect(html).toMatch(/data-group="transfer".*To transfer.*₹5,000/s);
    expect(html).toContain('₹5,000 to transfer.');
    expect(html).toContain(`/desk/${desk().reference}#tasks`);
    const found = await readSignedIn(desk(), deskPayments, '/desk/payments?show=transfer&q=CN/26');
    expect(found).toContain('data-group="transfer"');
    await paidBack();
    expect(await payments()).not.toContain('data-group="transfer"');
  });

  test('outlives the enquiry: the money is owed without the person, and entered on the task', async () => {
    await refund('11682');
    const { store } = desk().context;
    await store.eraseEnquiry(desk().id, desk().clock.now);
    const [task, ...others] = await store.listTasksDue(desk().clock.now + 30 * day);
    expect(others).toEqual([]);
    const { id = '' } = task?.task ?? {};
    expect(task?.task).toMatchObject({ kind: 'transfer', detail: { erased: desk().reference } });
    const list = await readSignedIn(desk(), deskList, '/desk?task=transfer');
    expect(list).toContain(`data-reference="${desk().reference}"`);
    expect(list).toContain('>Erased</a>');
    expect(list).not.toContain('Divya');
    const enter = async (fields: object) => {
      const browser = await signedInBrowser(desk());
      return (await browser.send(endLone, `/api/desk/tasks/${id}`, fields, { id })).status;
    };
    expect(await readSignedIn(desk(), openTask, `/desk/tasks/${id}`, { id })).toContain(
      'was erased',
    );
    expect(await enter({ action: 'done-task' })).toBe(422);
    const back = { action: 'paid-back', method: 'bank', number: 'UTR77002', on: '2026-11-24' };
    expect(await enter({ ...back, number: '' })).toBe(422);
    expect(await enter(back)).toBe(200);
    expect(await enter(back)).toBe(409);
    expect(await store.listTasksDue(desk().clock.now + 30 * day)).toEqual([]);
    const html = await readSignedIn(desk(), deskPayments, '/desk/payments');
    expect(html).not.toContain('data-group="transfer"');
  });

  test('is entered once: a second time nothing is left to transfer', async () => {
    await refund('11682');
    await paidBack();
    const again = await paidBack();
    expect([again.status, again.errors?.payment]).toEqual([
      422,
      'Nothing is left to transfer here.',
    ]);
    expect((await desk().file()).refunds).toHaveLength(1);
  });

  test('in two steps leaves two transfers, and which one was paid back has to be named', async () => {
    await refund('5000');
    await refund('6682');
    expect(await toTransfer()).toBe(2);
    expect((await paidBack()).errors).toHaveProperty('payment');
    expect((await paidBack({ payment: 'CN/26-27/00002' })).status).toBe(200);
    const { refunds } = await desk().file();
    expect(refunds.map(({ amountPaise, state }) => [amountPaise, state])).toEqual([
      [500_000, 'transfer'],
      [668_200, 'refunded'],
    ]);
    expect((await paidBack()).status).toBe(200);
    expect(await toTransfer()).toBe(0);
  });

  test.each([
    ['method', { method: '' }],
    ['number', { number: '' }],
    ['on', { on: '2026-11-25' }],
    ['on', { on: '2026-11-23' }],
  ])('is not entered with a wrong %s', async (field, wrong) => {
    await refund('1000');
    const answer = await paidBack(wrong);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect(await toTransfer()).toBe(1);
  });

  test('that two members enter at once is taken once, and the slower one reads who was faster', async () => {
    await refund('11682');
    const { version } = await findEnquiry(desk(), desk().reference);
    const post = async (email: string) => {
      const browser = await signedInBrowser(desk(), email);
      const { reference } = desk();
      const fields = {
        action: 'paid-back',
        version,
        method: 'upi',
        number: 'U1',
        on: '2026-11-24',
      };
      return browser.send(act, `/api/desk/${reference}`, fields, { reference });
    };
    const answers = [await post('meena@example.com'), await post('sathya@example.com')];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await answers[1]?.text()).toContain('Meena paid money back');
  });
});

describe('two members refund at once', () => {
  test('the slower one keeps amount and reason in the form, and reads what was refunded already', async () => {
    const { version } = await findEnquiry(desk(), desk().reference);
    const post = async (email: string, amount: string) => {
      const browser = await signedInBrowser(desk(), email);
      const { reference, invoice } = desk();
      const fields = {
        ...{ action: 'refund', version: String(version), payment: invoice },
        ...{ amount, reason: 'Cannot come', address: '12 Beach Road, Chennai', state: '33' },
      };
      return browser.post(act, `/api/desk/${reference}`, fields, { reference });
    };
    expect((await post('meena@example.com', '1000')).status).toBe(303);
    const slower = await post('sathya@example.com', '2000');
    expect(slower.status).toBe(409);
    const html = await slower.text();
    expect(html).toContain('Meena refunded ₹1,000');
    expect(html).toMatch(/Refunded already<\/dt><dd>₹1,000, [^<]*Meena Sample: Cannot come/);
    expect(html).toMatch(/name="amount" value="2000"/);
    expect(html).toMatch(/name="reason" value="Cannot come"/);
    expect((await desk().file()).refunds).toHaveLength(1);
  });

  test('and where all of it is gone, the slower one is not offered another refund', async () => {
    const { version } = await findEnquiry(desk(), desk().reference);
    await refund('11682');
    const browser = await signedInBrowser(desk(), 'sathya@example.com');
    const { reference, invoice } = desk();
    const fields = { action: 'refund', version: String(version), payment: invoice };
    const more = { amount: '11682', reason: 'Cannot come', address: 'x', state: '33' };
    const answer = await browser.post(
      act,
      `/api/desk/${reference}`,
      { ...fields, ...more },
      { reference },
    );
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('nothing is left to send');
    expect(html).not.toContain('>Refund it<');
  });
});

describe('the credit note of a buyer without GSTIN', () => {
  test('shows address and State that the form asks for, and asks no second time', async () => {
    const asked = await refund('1000', { address: '', state: '' });
    expect([asked.status, Object.keys(asked.errors ?? {})]).toEqual([422, ['address']]);
    await refund('1000', { address: '12 Beach Road, Chennai', state: '33' });
    await refund('500', { address: '', state: '' });
    const notes = (await desk().file()).documents.filter(({ kind }) => kind === 'credit-note');
    expect(notes.map(({ address, state }) => [address, state])).toEqual([
      ['12 Beach Road, Chennai', '33'],
      ['12 Beach Road, Chennai', '33'],
    ]);
    expect(await desk().tasks()).not.toContain('buyer-details');
  });

  test('that was made without them is a task until they are entered, once', async () => {
    const { creditNote } = await refund('1000');
    expect(await desk().tasks()).toContain('buyer-details');
    expect((await desk().perform('buyer-details', { address: '', state: '' })).status).toBe(422);
    const entered = { document: creditNote, address: '12 Beach Road, Chennai', state: '33' };
    expect((await desk().perform('buyer-details', entered)).status).toBe(200);
    expect(await desk().tasks()).not.toContain('buyer-details');
    const note = (await desk().file()).documents.find(({ number }) => number === creditNote);
    expect(note?.address).toBe('12 Beach Road, Chennai');
    const other = { ...entered, address: 'Somewhere else' };
    expect((await desk().perform('buyer-details', other)).status).toBe(422);
  });
});

test('a bank transfer that is refunded is to transfer as well', async () => {
  const other = await openPayDesk();
  await other.perform('ask-payment', { line: 'module-5' });
  const { invoice } = await other.perform('paid-elsewhere', { ...byBank, amount: '11682' });
  const back = { payment: invoice, amount: '1', reason: 'Rounding' };
  expect(await other.perform('refund', back)).toMatchObject({ refund: 'transfer' });
  await other.close();
});
