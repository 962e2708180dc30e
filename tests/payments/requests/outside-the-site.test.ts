/** The provider acts without the site: refunds of its dashboard, disputes, money that nobody knows (fourth.md 1.7). */
import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { levelDetails } from '#data/certification';
import { receiveWebhook } from '#lib/payments/http/events';
import { withGst } from '#lib/platform/values/money';
import { checkoutAnswer, post } from '#tests/payments/payment-samples';
import { webhookSecret } from '#tests/payments/provider';
import { openProviderDesk } from '#tests/payments/requests/pay-desk';
import { openOrder, readPage, verify } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

/** Rupees of a further attempt at the exam, GST included. */
const exam = withGst(levelDetails.foundation.examFee).total;

const shop = forEachTest(async () => {
  const desk = await openProviderDesk();
  const opened = await openOrder(desk);
  const payment = desk.provider.pay(opened.order_id);
  await verify(checkoutAnswer(payment), opened.browser);
  return { ...desk, payment: payment.id };
});

type Payload = Readonly<Record<string, { readonly entity: object }>>;

async function tells(event: string, payload: Payload, id: string = randomUUID()) {
  const body = JSON.stringify({ event, created_at: Math.floor(shop().clock.now / 1000), payload });
  const headers = {
    'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
    'x-razorpay-event-id': id,
  };
  return (await receiveWebhook(post('/api/razorpay/webhook', body, headers))).status;
}

const refundOf = (changes: object = {}) => ({
  refund: {
    entity: {
      ...{ id: 'rfnd_OUT1', payment_id: shop().payment, amount: 200_000, receipt: null },
      ...changes,
    },
  },
});

const notes = async () =>
  (await shop().file()).documents.filter(({ kind }) => kind === 'credit-note');
const states = async () => (await shop().file()).refunds.map(({ state }) => state);

function openTasks(): readonly string[] {
  const connection = new DatabaseSync(join(shop().context.env.DATA_DIR, 'hoa.sqlite'));
  const rows = connection
    .prepare('select kind, subject from tasks where ended_at is null order by since, kind')
    .all();
  connection.close();
  return rows.map(({ kind, subject }) => `${kind} ${subject}`);
}

describe('a refund that somebody starts on the provider’s dashboard', () => {
  test('is recorded once with its credit note, however often it is told, and staff and visitor hear of it', async () => {
    const before = [await shop().countMails('staff'), await shop().countMails('visitor')] as const;
    expect(await tells('refund.created', refundOf(), 'evt_1')).toBe(200);
    for (const id of ['evt_1', 'evt_2']) await tells('refund.created', refundOf(), id);
    expect(await states()).toEqual(['sent']);
    expect(await notes()).toMatchObject([{ totalPaise: 200_000, number: 'CN/26-27/00001' }]);
    await tells('refund.processed', refundOf());
    await tells('refund.processed', refundOf());
    expect(await states()).toEqual(['refunded']);
    expect(await notes()).toHaveLength(1);
    expect(await shop().countMails('staff')).toBe(before[0] + 1);
    expect(await shop().countMails('visitor')).toBe(before[1] + 1);
    expect(await readPage(shop())).toContain('Credit note CN/26-27/00001');
    expect((await shop().enquiry()).state).toBe('done');
  });

  test('that is heard of only when it has arrived is recorded as arrived', async () => {
    await tells('refund.processed', refundOf());
    await tells('refund.created', refundOf());
    expect(await states()).toEqual(['refunded']);
    expect(await notes()).toHaveLength(1);
  });

  test('of all of it frees the seat, opens the enquiry again, and leaves nothing to refund', async () => {
    await tells('refund.processed', refundOf({ amount: 1_168_200 }));
    expect((await shop().file()).requests[0]?.state).toBe('refunded');
    const { state, outcome } = await shop().enquiry();
    expect([state, outcome]).toEqual(['talking', undefined]);
    const again = { payment: shop().payment, amount: '1', reason: 'More' };
    expect((await shop().perform('refund', again)).status).toBe(422);
  });

  test('lets the desk refund what is left, and no more', async () => {
    await tells('refund.processed', refundOf());
    const rest = { payment: shop().payment, reason: 'The rest' };
    expect((await shop().perform('refund', { ...rest, amount: '11682' })).status).toBe(422);
    expect(await shop().perform('refund', { ...rest, amount: '9682' })).toMatchObject({
      status: 200,
      payment: { state: 'refunded' },
    });
  });

  test('that fails afterwards is to be transferred by staff', async () => {
    await tells('refund.created', refundOf());
    await tells('refund.failed', refundOf());
    expect(await states()).toEqual(['refused']);
    expect(await shop().tasks()).toContain('transfer');
  });

  test('is documented with what is known of the buyer, and a task asks for the rest', async () => {
    await tells('refund.created', refundOf());
    expect(await notes()).toMatchObject([{ address: '', state: '33' }]);
    expect(await shop().tasks()).toContain('buyer-details');
  });

  test('is not one that the desk itself has asked for', async () => {
    const back = { payment: shop().payment, amount: '1000', reason: 'Agreed' };
    await shop().perform('refund', back);
    const [sent] = shop().provider.refunds;
    const own = refundOf({ id: sent?.id, amount: 100_000, receipt: sent?.receipt });
    for (const event of ['refund.created', 'refund.processed']) await tells(event, own);
    expect(await states()).toEqual(['refunded']);
    expect(await notes()).toHaveLength(1);
  });
});

describe('a dispute', () => {
  const dispute = () => ({
    dispute: {
      entity: {
        ...{ id: 'disp_1', payment_id: shop().payment, amount: 1_168_200 },
        ...{
          reason_code: 'goods_not_received',
          respond_by: Date.parse('2026-12-03T10:00:00Z') / 1000,
        },
      },
    },
  });

  test('is a task with its day until it is decided, told once', async () => {
    const before = await shop().countMails('staff');
    await tells('payment.dispute.created', dispute());
    await tells('payment.dispute.action_required', dispute());
    const tasks = await shop().context.store.listTasksOf(shop().id);
    const open = tasks.filter(({ kind }) => kind === 'dispute');
    expect(open).toMatchObject([{ subject: 'disp_1', dueAt: Date.parse('2026-12-03T10:00:00Z') }]);
    expect(open[0]?.detail.text).toContain('by Thu 3 Dec 2026');
    expect(await shop().countMails('staff')).toBe(before + 1);
    await tells('payment.dispute.won', dispute());
    expect(await shop().tasks()).not.toContain('dispute');
  });

  test('that is lost says so as a task of its own', async () => {
    await tells('payment.dispute.created', dispute());
    await tells('payment.dispute.lost', dispute());
    expect(openTasks().filter((each) => each.startsWith('dispute'))).toEqual([
      'dispute disp_1/lost',
    ]);
  });

  test('that is lost is money that went back: a credit note, once, and nobody is enrolled', async () => {
    await tells('payment.dispute.created', dispute());
    for (const id of ['evt_l1', 'evt_l1', 'evt_l2']) {
      await tells('payment.dispute.lost', dispute(), id);
    }
    expect(await notes()).toMatchObject([
      {
        totalPaise: 1_168_200,
        number: 'CN/26-27/00001',
        reason: 'Taken back by the bank of the payer',
      },
    ]);
    expect(await states()).toEqual(['refunded']);
    expect((await shop().file()).requests[0]?.state).toBe('refunded');
    const page = await readPage(shop());
    expect(page).toContain('Credit note CN/26-27/00001');
    expect(page).toContain('data-enrolled="no"');
    expect((await shop().enquiry()).state).toBe('talking');
    const owed = await shop().context.store.claimDue('test', 50, shop().clock.now);
    const [toVisitor, ...others] = owed.filter(
      ({ mail }) => mail.role === 'visitor' && mail.topic?.startsWith('refund'),
    );
    expect(others).toEqual([]);
    expect(toVisitor?.mail.subject).toBe('Your bank has taken ₹11,682 back for you');
    const again = { payment: shop().payment, amount: '1', reason: 'More' };
    expect((await shop().perform('refund', again)).status).toBe(422);
  });

  test('of a part that is lost leaves the rest paid and refundable', async () => {
    const part = dispute();
    part.dispute.entity.amount = 200_000;
    await tells('payment.dispute.lost', part);
    expect(await notes()).toMatchObject([{ totalPaise: 200_000 }]);
    expect((await shop().file()).requests[0]?.state).toBe('paid');
    const rest = { payment: shop().payment, amount: '9682', reason: 'The rest' };
    expect((await shop().perform('refund', rest)).status).toBe(200);
  });
});

describe('money whose order the store does not know', () => {
  const unknown = {
    payment: {
      entity: {
        ...{ id: 'pay_unknown', order_id: 'order_unknown', amount: 1_168_200, currency: 'INR' },
      },
    },
  };

  test('is a task once, until it is refunded at the provider', async () => {
    for (const event of ['payment.captured', 'order.paid']) await tells(event, unknown);
    expect(openTasks()).toContain('unknown-money pay_unknown');
    const back = { id: 'rfnd_U', payment_id: 'pay_unknown', amount: 1_168_200 };
    await tells('refund.processed', refundOf(back));
    expect(openTasks()).not.toContain('unknown-money pay_unknown');
    await tells('payment.captured', unknown);
    expect(openTasks()).not.toContain('unknown-money pay_unknown');
  });

  test('or until it is entered on the enquiry of whoever paid it', async () => {
    await tells('payment.captured', unknown);
    await shop().perform('ask-payment', { line: 'module-5' });
    const paid = { method: 'upi', amount: '11682', number: 'pay_unknown', on: '2026-11-24' };
    expect((await shop().perform('paid-elsewhere', paid)).status).toBe(200);
    expect(openTasks()).not.toContain('unknown-money pay_unknown');
  });
});

test('money that came twice is a task until it is asked back', async () => {
  const one = await openOrder(shop(), { state: '33', invoiceName: 'Divya S' });
  expect(one.status).toBe(409);
  await shop().perform('ask-payment', { line: 'exam-foundation' });
  const [first, second] = [
    await openOrder(shop()),
    await openOrder(shop(), { state: '33', invoiceName: 'Divya T' }),
  ];
  for (const order of [first, second]) {
    await verify(checkoutAnswer(shop().provider.pay(order.order_id)), order.browser);
  }
  expect(await shop().tasks()).toContain('to-go-back');
  const { strays } = await shop().file();
  await shop().perform('refund', {
    payment: strays[0]?.payment,
    amount: String(exam),
    reason: 'Twice',
  });
  expect(await shop().tasks()).not.toContain('to-go-back');
});
