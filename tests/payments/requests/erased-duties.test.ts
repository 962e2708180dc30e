/** Whoever is erased while their batch is cancelled still gets the money back: staff see it without the person. */
import { describe, expect, test } from '@jest/globals';
import { POST as endLone } from '#app/api/desk/tasks/[id]/route';
import { POST as change } from '#app/api/enquiry/[token]/route';
import { GET as deskList } from '#app/desk/route';
import { GET as openTask } from '#app/desk/tasks/[id]/route';
import { noteProviderRefund } from '#lib/payments/actions/provider-refund';
import { GET as withdrawPage } from '#pages/enquiry/[token]/withdraw/route';
import { readSignedIn } from '#tests/desk/desk-samples';
import { newBrowser, signedInBrowser } from '#tests/desk/desk-site';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { payDue } from '#tests/payments/requests/pay-visitor';
import { batchOf } from '#tests/platform/db/batch-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const day = 24 * 60 * 60 * 1000;
const desk = forEachTest(openPayDesk);
const store = () => desk().context.store;
const byBank = { method: 'bank', amount: '11682', number: 'SMPLN26331000001', on: '2026-11-24' };

async function cancelBatch() {
  const by = { member: 'meena@example.com', at: desk().clock.now };
  const { version = 0 } = (await store().findBatch('k7m3qz', desk().clock.now)) ?? {};
  await store().changeBatch({ id: 'k7m3qz', version, change: { kind: 'cancel' }, by });
}

/** Paid for a batch that we cancelled; then they withdraw. */
async function withdrawAfter(pay: () => Promise<unknown>) {
  const by = { member: 'meena@example.com', at: desk().clock.now };
  await store().addBatch(batchOf(), by);
  await desk().perform('ask-payment', { line: 'batch-k7m3qz' });
  await pay();
  await cancelBatch();
  return withdraw();
}

async function withdraw() {
  const { token } = desk();
  const page = await newBrowser().read(withdrawPage, `/enquiry/${token}/withdraw`, { token });
  await newBrowser().post(
    change,
    `/api/enquiry/${token}`,
    { action: 'withdraw', confirm: 'yes' },
    { token },
  );
  return page;
}

const openTasks = async () =>
  (await store().listTasksDue(desk().clock.now + 30 * day)).flatMap(({ task }) => task ?? []);

async function post(fields: Readonly<Record<string, string>>, kind = 'batch-cancelled') {
  const { id = '' } = (await openTasks()).find((each) => each.kind === kind) ?? {};
  const browser = await signedInBrowser(desk());
  return (await browser.send(endLone, `/api/desk/tasks/${id}`, fields, { id })).status;
}

const pageOf = (id: string) => readSignedIn(desk(), openTask, `/desk/tasks/${id}`, { id });

describe('somebody who withdraws after their batch was cancelled', () => {
  test('reads that all of it comes back, and staff find it on the list without the person', async () => {
    const page = await withdrawAfter(() => payDue(desk()));
    expect(page).toContain('We cancelled your batch, so we will refund the full ₹11,682');
    const [task, ...others] = await openTasks();
    expect(others).toEqual([]);
    expect(task).toMatchObject({ kind: 'batch-cancelled', detail: { erased: desk().reference } });
    expect(JSON.stringify(task)).not.toContain(desk().id);
    const list = await readSignedIn(desk(), deskList, '/desk?task=batch-cancelled');
    expect(list).toContain(`data-reference="${desk().reference}"`);
    expect(list).toMatch(/>Refund(?:<[^>]*>)*</);
    expect(list).not.toContain('>Decide<');
    const html = await pageOf(task?.id ?? '');
    expect(html).toContain('Refund ₹11,682 of HOA/26-27/00001');
    expect(html).not.toContain('Move the seat');
    expect(html).not.toContain('name="address"');
    for (const each of [list, html]) expect(each).not.toContain('Divya');
    const mails = await store().claimDue('test', 50, desk().clock.now + day);
    const notice = mails.find(({ mail }) => mail.text.includes('Withdrawn by the visitor'));
    expect(notice?.mail.text).toContain('The desk lists it without the person');
    expect(await post({ action: 'done-task' })).toBe(422);
  });

  test('gets a payment of the provider back from the page of the task, with its credit note', async () => {
    await withdrawAfter(() => payDue(desk()));
    const [invoice] = (await store().findRequestMoney(await requestOf())).documents;
    const fields = { action: 'refund', payment: invoice?.payment ?? '', amount: '11682' };
    expect(await post(fields)).toBe(422);
    expect(await post({ ...fields, amount: '11683', reason: 'Cancelled' })).toBe(422);
    // Two members at once: one of them refunds.
    const both = await Promise.all(
      ['Cancelled', 'The batch was cancelled'].map((reason) => post({ ...fields, reason })),
    );
    expect(both.filter((status) => status === 200)).toHaveLength(1);
    const { documents, refunds } = await store().findRequestMoney(await requestOf());
    expect(documents.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
      ['invoice', 1_168_200],
      ['credit-note', 1_168_200],
    ]);
    expect(refunds.map(({ state, reference }) => [state, reference])).toEqual([
      ['refunded', desk().reference],
    ]);
    expect(await openTasks()).toEqual([]);
  });

  test('gets what was paid by bank back by transfer, which stays on the list until it is entered', async () => {
    await withdrawAfter(() => desk().perform('paid-elsewhere', byBank));
    const refund = { action: 'refund', payment: 'HOA/26-27/00001', reason: 'Cancelled' };
    expect(await post({ ...refund, amount: '5000' })).toBe(200);
    const kinds = (await openTasks()).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['batch-cancelled', 'transfer']);
    expect(await post({ ...refund, amount: '6682' })).toBe(200);
    const transfers = await openTasks();
    expect(transfers.map(({ detail }) => [detail.amount, detail.erased])).toEqual(
      expect.arrayContaining([
        ['₹5,000', desk().reference],
        ['₹6,682', desk().reference],
      ]),
    );
    const back = { action: 'paid-back', method: 'bank', number: 'UTR1', on: '2026-11-24' };
    expect(await post(back, 'transfer')).toBe(200);
    expect(await post({ ...back, number: 'UTR2' }, 'transfer')).toBe(200);
    expect(await openTasks()).toEqual([]);
  });

  test('gets it back at the provider too, which ends the task', async () => {
    await withdrawAfter(() => payDue(desk()));
    const [invoice] = (await store().findRequestMoney(await requestOf())).documents;
    await noteProviderRefund(desk().context, {
      id: 'rfnd_1',
      paymentId: invoice?.payment ?? '',
      amountPaise: 1_168_200,
      receipt: '',
      status: 'processed',
      by: 'provider',
    });
    expect(await openTasks()).toEqual([]);
    const { documents } = await store().findRequestMoney(await requestOf());
    expect(documents.map(({ kind }) => kind).sort()).toEqual(['credit-note', 'invoice']);
  });
});

describe('somebody who withdraws within a day of paying', () => {
  test('is owed the money, which stays on the list until a member refunds it and says so', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    await payDue(desk());
    await withdraw();
    const [task, ...others] = await openTasks();
    expect(others).toEqual([]);
    expect(task).toMatchObject({ kind: 'follow-up', detail: { erased: desk().reference } });
    const html = await pageOf(task?.id ?? '');
    expect(html).toContain('Refund ₹11,682 less what the gateway charged');
    expect(html).toContain('Refund ₹11,682 of HOA/26-27/00001');
    expect(html).not.toContain('Divya');
    const [invoice] = (await store().findRequestMoney(await requestOf())).documents;
    const fields = { payment: invoice?.payment ?? '', amount: '11406', reason: 'Withdrawn' };
    expect(await post({ action: 'refund', ...fields }, 'follow-up')).toBe(200);
    const done = { action: 'done-task', note: 'Refunded less the charge' };
    expect(await post(done, 'follow-up')).toBe(200);
    expect(await openTasks()).toEqual([]);
  });

  test('is owed nothing more after all of it went back', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    await payDue(desk());
    const [invoice] = (await desk().file()).documents;
    const all = { payment: invoice?.payment ?? '', amount: '11682', reason: 'Changed plans' };
    await desk().perform('refund', all);
    await withdraw();
    expect(await openTasks()).toEqual([]);
  });
});

async function requestOf(): Promise<string> {
  const { document } = (await store().findDocument('HOA/26-27/00001')) ?? {};
  return document?.request ?? '';
}
