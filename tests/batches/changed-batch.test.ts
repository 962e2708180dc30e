/** A batch that changes, or is cancelled, under people who hold, have or wait for a seat in it. */
import { describe, expect, test } from '@jest/globals';
import { at, byBank, day, entriesIn, openSeatDesk, toVisitors } from '#tests/batches/seat-desk';
import {
  askAgain,
  openOrder,
  payDue,
  payOrder,
  readPage,
  verify,
} from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openSeatDesk);
const id = 'k7m3qz';
const line = `batch-${id}`;

/** One who holds a seat, one who has one, one who waits; the enquiry of the desk holds. */
async function threePeople() {
  await desk().addBatch({ seats: 2 });
  const asha = await desk().person('Asha');
  await desk().performOn(asha.reference, 'ask-payment', { line });
  await desk().performOn(asha.reference, 'paid-elsewhere', byBank('11682'));
  const hari = await desk().person('Hari');
  await desk().performOn(hari.reference, 'ask-payment', { line });
  const wani = await desk().person('Wani', { batch: { id, waits: true } });
  await desk().sent();
  desk().clock.now += 60_000;
  return { asha, hari, wani };
}

describe('a batch whose days change', () => {
  test('tells everybody who has, holds or waits for a seat, paid or not, once', async () => {
    await threePeople();
    expect((await desk().changeBatch(id, { starts: '2027-01-11' })).status).toBe(200);
    const mails = await desk().sent();
    expect(toVisitors(mails).map((each) => each.replace(/:.*/, ''))).toEqual([
      'asha@example.com',
      'hari@example.com',
      'wani@example.com',
    ]);
    for (const mail of mails) expect(mail.text).toContain('Mon 11 Jan 2027');
    // Only who has a seat has entries in the calendar.
    expect(mails.filter(({ attachments }) => attachments).map(({ to }) => to)).toEqual([
      'asha@example.com',
    ]);
    desk().clock.now += day;
    expect(toVisitors(await desk().sent())).toEqual([]);
  });

  test('is described as it is now by request, reminder and later invoice; what was issued stays', async () => {
    await desk().addBatch();
    await desk().perform('ask-payment', { line, parts: 2, until: '2026-12-10' });
    await payDue(desk());
    await desk().sent();
    expect((await desk().changeBatch(id, { starts: '2027-01-18' })).status).toBe(200);
    expect(await readPage(desk())).toContain('Mon 18 Jan 2027');
    at(desk(), '2027-01-09T09:00');
    const reminder = (await desk().sent()).find(({ subject }) => subject.includes('is due'));
    expect(reminder?.text).toContain('Mon 18 Jan 2027');
    expect(reminder?.text).not.toContain('Mon 4 Jan 2027');
    at(desk(), '2027-01-10T10:00');
    await payDue(desk());
    const { documents } = await desk().file();
    const when = documents.map(({ lines }) => lines[0]?.when?.slice(0, 26));
    expect(when.sort()).toEqual(['batch from Mon 18 Jan 2027', 'batch from Mon 4 Jan 2027,']);
  });

  test('to earlier days leaves no part due after it has ended', async () => {
    await desk().addBatch({ starts: '2027-02-01' });
    await desk().perform('ask-payment', { line, parts: 2, until: '2026-12-10' });
    await payDue(desk());
    await desk().changeBatch(id, { starts: '2026-12-14' });
    const batch = await desk().context.store.findBatch(id, desk().clock.now);
    const last = batch?.sessions.at(-1) ?? '';
    expect(last < '2027-01-10').toBe(true);
    expect((await desk().file()).requests[0]?.parts.map(({ due }) => due)).toEqual([
      '2026-12-10',
      last,
    ]);
  });

  test('to earlier days ends the hold, and the request, when it can no longer be joined', async () => {
    await desk().addBatch({ seats: 1 });
    await desk().perform('ask-payment', { line, until: '2026-12-20' });
    await desk().changeBatch(id, { starts: '2026-12-07' });
    expect((await desk().file()).requests[0]).toMatchObject({ until: '2026-12-07' });
    at(desk(), '2026-12-07T18:59');
    expect((await openOrder(desk())).status).toBe(200);
    at(desk(), '2026-12-07T19:00');
    expect((await openOrder(desk())).status).toBe(409);
    expect(await desk().seats(id)).toEqual([0, 0, 0]);
  });

  test('who holds a seat hears of another link or room, without the link itself', async () => {
    await threePeople();
    const link = 'https://meet.example.com/one';
    await desk().changeBatch(id, { action: 'join', link });
    expect(toVisitors(await desk().sent())).toEqual([
      'asha@example.com: Joining details: GST fundamentals',
    ]);
    desk().clock.now += day;
    await desk().changeBatch(id, { action: 'join', link: `${link}-2` });
    const mails = await desk().sent();
    expect(toVisitors(mails)).toHaveLength(3);
    const withLink = mails.filter(({ text, html }) => `${text}${html}`.includes(link));
    expect(withLink.map(({ to }) => to)).toEqual(['asha@example.com']);
  });
});

describe('a seat is asked for no longer than the batch can be joined', () => {
  const ask = (more: object) => desk().perform('ask-payment', { line, ...more });

  test('without a day the request ends with joining, and may end on that day, not later', async () => {
    await desk().addBatch({ starts: '2026-11-26' });
    expect((await ask({ until: '2026-11-27' })).errors).toHaveProperty('until');
    expect((await ask({ until: '2026-11-26' })).payment?.until).toBe('2026-11-26');
    expect((await ask({})).payment?.until).toBe('2026-11-26');
    at(desk(), '2026-11-26T18:00');
    expect((await ask({})).payment?.until).toBe('2026-11-26');
    at(desk(), '2026-11-26T19:00');
    expect((await openOrder(desk())).status).toBe(409);
  });

  test('joinBy later than the first session prolongs it, and a part after the last one is refused', async () => {
    await desk().addBatch({ starts: '2026-11-26', joinBy: '2026-12-01' });
    expect((await ask({ until: '2026-12-02' })).errors).toHaveProperty('until');
    expect((await ask({ until: '2026-12-01' })).status).toBe(200);
    expect((await ask({ until: '2026-12-01', parts: 2 })).errors).toHaveProperty('parts');
    at(desk(), '2026-12-01T23:59');
    expect((await openOrder(desk())).status).toBe(200);
    at(desk(), '2026-12-02T00:00');
    expect((await openOrder(desk())).status).toBe(409);
  });

  test('a shorter joinBy ends what is held already', async () => {
    await desk().addBatch({ starts: '2026-11-26', joinBy: '2026-12-01' });
    await ask({ until: '2026-12-01' });
    expect((await desk().changeBatch(id, { joinBy: '2026-11-25' })).status).toBe(422);
    expect((await desk().changeBatch(id, { joinBy: '2026-11-27' })).status).toBe(200);
    expect((await desk().file()).requests[0]).toMatchObject({ until: '2026-11-27' });
    at(desk(), '2026-11-28T00:00');
    expect(await desk().seats(id)).toEqual([0, 0, 0]);
  });
});

describe('a batch that is cancelled', () => {
  test('cancels unpaid requests at once, tells everybody, and gives staff a task for who paid', async () => {
    const { asha, hari, wani } = await threePeople();
    await desk().cancelBatch(id);
    const { store } = desk().context;
    const { requests } = await store.findPaymentFile(hari.id);
    expect(requests[0]).toMatchObject({ state: 'cancelled' });
    const mails = await desk().sent();
    expect(toVisitors(mails)).toEqual([
      'asha@example.com: GST fundamentals from Mon 4 Jan 2027 is cancelled',
      'hari@example.com: GST fundamentals from Mon 4 Jan 2027 is cancelled',
      'wani@example.com: GST fundamentals from Mon 4 Jan 2027 is cancelled',
    ]);
    const toHari = mails.find(({ to }) => to.startsWith('hari'));
    expect(toHari?.text).toContain('you owe nothing');
    expect(await desk().tasks(asha.id)).toEqual(['batch-cancelled']);
    expect([await desk().tasks(hari.id), await desk().tasks(wani.id)]).toEqual([[], []]);
    desk().clock.now += day;
    expect(toVisitors(await desk().sent())).toEqual([]);
  });

  test('takes no order from that second on, and money that comes by one opened before is to go back', async () => {
    await desk().addBatch();
    await desk().perform('ask-payment', { line });
    const opened = await openOrder(desk());
    await desk().cancelBatch(id);
    expect((await openOrder(desk())).status).toBe(409);
    await verify(await payOrder(desk(), opened.order_id), opened.browser);
    const { requests, documents, strays } = await desk().file();
    expect([requests[0]?.state, documents.length]).toEqual(['cancelled', 0]);
    expect(strays).toMatchObject([{ why: 'cancelled' }]);
    expect((await askAgain(desk())).status).toBe(200);
  });

  test('suspends later parts: no due day, no order, no reminder, nothing overdue; a move brings them back', async () => {
    await desk().addBatch();
    await desk().addBatch({ id: 'later', starts: '2027-02-01' });
    await desk().perform('ask-payment', { line, parts: 2, until: '2026-12-01' });
    await payDue(desk());
    await desk().cancelBatch(id);
    await desk().sent();
    const page = await readPage(desk());
    expect(page).toContain('data-payment="part"');
    expect(page).not.toMatch(/data-due="\d/);
    expect(page).toContain('Your batch is cancelled, so nothing more is due now.');
    expect((await openOrder(desk())).status).toBe(409);
    for (const time of ['2026-12-31T09:00', '2027-01-01T09:00', '2027-01-02T09:00']) {
      at(desk(), time);
      expect([time, toVisitors(await desk().sent())]).toEqual([time, []]);
      expect(await desk().tasks()).toEqual(['batch-cancelled']);
    }
    const elsewhere = await desk().perform('paid-elsewhere', byBank('5841'));
    expect(elsewhere.status).toBe(422);
    const moved = await desk().perform('move-seat', { to: 'later' });
    // Its day has passed meanwhile: a week is left.
    expect(moved).toMatchObject({ status: 200, payment: { parts: [{}, { due: '2027-01-09' }] } });
    expect(await desk().tasks()).toEqual([]);
    expect(await readPage(desk())).toMatch(/data-due="584100"/);
    await payDue(desk());
    expect((await desk().file()).requests[0]).toMatchObject({ state: 'paid' });
    const { documents } = await desk().file();
    expect(documents[0]?.lines[0]?.code).toBe('batch-later');
  });

  test('the task stays while only a part went back or the rest was cancelled, and ends when all has gone back', async () => {
    await desk().addBatch();
    await desk().addBatch({ id: 'later', starts: '2027-02-01' });
    await desk().perform('ask-payment', { line, parts: 2, until: '2026-12-01' });
    const paid = await desk().perform('paid-elsewhere', byBank('5841'));
    await desk().cancelBatch(id);
    const buyer = { address: '12 Beach Road, Chennai', state: '33' };
    const back = { payment: paid.invoice, reason: 'Batch cancelled', ...buyer };
    await desk().perform('refund', { ...back, amount: '841' });
    const tasks = async () => [...(await desk().tasks())].sort();
    expect(await tasks()).toEqual(['batch-cancelled', 'transfer']);
    await desk().perform('cancel-payment');
    expect(await tasks()).toEqual(['batch-cancelled', 'transfer']);
    await desk().perform('refund', { ...back, amount: '5000' });
    // Nothing is left to decide, and two transfers to enter.
    expect(await tasks()).toEqual(['transfer', 'transfer']);
    expect((await desk().perform('move-seat', { to: 'later' })).errors).toHaveProperty('from');
  });

  test('the calendar entries of who paid are taken out once, also after a move', async () => {
    await desk().addBatch();
    await desk().addBatch({ id: 'later', starts: '2027-02-01' });
    await desk().perform('ask-payment', { line });
    await payDue(desk());
    await desk().sent();
    await desk().cancelBatch(id);
    const [cancelled] = await desk().sent();
    expect(cancelled && entriesIn(cancelled)).toMatchObject([{ method: 'CANCEL' }]);
    desk().clock.now += day;
    await desk().perform('move-seat', { to: 'later' });
    const moved = (await desk().sent()).filter(({ role }) => role === 'visitor');
    expect(moved).toHaveLength(1);
    expect(moved.flatMap(entriesIn).map(({ method }) => method)).toEqual(['CANCEL', 'PUBLISH']);
  });
});
