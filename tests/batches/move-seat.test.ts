/** A seat that is moved to another batch: what follows for money, calendar, list and tasks, one step after the other. */
import { describe, expect, test } from '@jest/globals';
import { GET as deskPage } from '#app/desk/[reference]/route';
import { at, byBank, day, entriesIn, openSeatDesk } from '#tests/batches/seat-desk';
import { signedInBrowser } from '#tests/desk/desk-site';
import { openOrder, payDue, readPage } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openSeatDesk);
const [first, second] = ['k7m3qz', 'later'];

async function twoBatches(later: object = {}, earlier: object = {}) {
  await desk().addBatch({ seats: 1, ...earlier });
  await desk().addBatch({ id: second, starts: '2027-02-01', seats: 1, ...later });
}

const ask = (more: object = {}) =>
  desk().perform('ask-payment', { line: `batch-${first}`, ...more });
const move = (to = second, from = first) => desk().perform('move-seat', { from, to });

describe('a paid seat', () => {
  test('moves without a refund, a request or an invoice, with one mail that changes the calendar', async () => {
    await twoBatches();
    await ask();
    await payDue(desk());
    await desk().sent();
    desk().clock.now += day;
    const moved = await move();
    expect(moved).toMatchObject({ status: 200, from: first, to: second });
    expect(await desk().seats(first)).toEqual([0, 0, 0]);
    expect(await desk().seats(second)).toEqual([0, 1, 0]);
    const { requests, documents, refunds } = await desk().file();
    expect([requests.length, documents.length, refunds.length]).toEqual([1, 1, 0]);
    expect(requests[0]?.lines[0]).toMatchObject({
      code: `batch-${second}`,
      when: expect.stringContaining('Mon 1 Feb 2027'),
    });
    const mails = (await desk().sent()).filter(({ role }) => role === 'visitor');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Mon 1 Feb 2027');
    expect(mails.flatMap(entriesIn)).toMatchObject([
      { method: 'CANCEL', uid: `batch-${first}-1@batches.hoa`, status: 'CANCELLED' },
      { method: 'PUBLISH', uid: `batch-${second}-1@batches.hoa` },
    ]);
    const page = await readPage(desk());
    expect(page).toContain('Mon 1 Feb 2027');
  });

  test('moves back again, and the calendar takes the entries as newer ones each time', async () => {
    await twoBatches();
    await ask();
    await payDue(desk());
    await desk().sent();
    const sequences: number[] = [];
    for (const [to, from] of [
      [second, first],
      [first, second],
      [second, first],
    ] as const) {
      desk().clock.now += day;
      expect((await move(to, from)).status).toBe(200);
      const [mail] = (await desk().sent()).filter(({ role }) => role === 'visitor');
      const entry =
        mail && entriesIn(mail).find(({ uid }) => String(uid).startsWith(`batch-${first}`));
      sequences.push(entry?.sequence ?? 0);
    }
    expect(sequences).toEqual([1, 2, 3]);
    expect(await desk().seats(first)).toEqual([0, 0, 0]);
  });

  test('and the first who waits for it becomes a task of staff, once', async () => {
    await twoBatches();
    await ask();
    await payDue(desk());
    const waiter = await desk().person('Ravi', { batch: { id: first, waits: true } });
    desk().clock.now += 1000;
    await desk().person('Sita', { batch: { id: first, waits: true } });
    await desk().sent();
    expect(await desk().tasks(waiter.id)).toEqual([]);
    await move();
    expect(await desk().tasks(waiter.id)).toEqual(['seat-free']);
    const notified = (await desk().sent()).filter(({ subject }) =>
      subject.includes('[batch-seat]'),
    );
    expect(notified.map(({ text }) => text.includes(waiter.reference))).toEqual([true]);
  });

  test('in parts stays in parts: what is still to come is due before the new batch ends', async () => {
    await twoBatches({ starts: '2026-12-07' });
    await ask({ parts: 2, until: '2026-12-01' });
    await payDue(desk());
    const moved = await move();
    expect(moved.payment).toMatchObject({ state: 'part', parts: [{}, { due: '2026-12-24' }] });
    expect((await openOrder(desk())).status).toBe(200);
  });
});

test('a seat that is only held moves with its request, which is then paid for the new batch', async () => {
  await twoBatches({ starts: '2026-11-30' });
  await ask({ until: '2026-12-20' });
  const moved = await move();
  // The new batch can be joined until its first session.
  expect(moved).toMatchObject({ status: 200, payment: { state: 'open', until: '2026-11-30' } });
  expect(await desk().seats(second)).toEqual([1, 0, 0]);
  await payDue(desk());
  expect(await desk().seats(second)).toEqual([0, 1, 0]);
  const { documents } = await desk().file();
  expect(documents[0]?.lines[0]).toMatchObject({ code: `batch-${second}` });
});

describe('a move is refused', () => {
  test.each([
    ['past', { starts: '2026-11-25' }, 422],
    ['of other modules', { what: ['module-1'] }, 422],
    ['full', { seats: 1 }, 409],
    ['cancelled', {}, 422],
  ])('to a batch that is %s', async (why, later, status) => {
    await twoBatches(later);
    await ask();
    if (why === 'cancelled') await desk().cancelBatch(second);
    if (why === 'past') desk().clock.now += 2 * day;
    if (why === 'full') {
      const other = await desk().person('Ravi');
      await desk().performOn(other.reference, 'ask-payment', { line: `batch-${second}` });
    }
    const refused = await move();
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([status, ['to']]);
    expect(await desk().seats(first)).toEqual([1, 0, 0]);
  });

  test('without a seat there, to where they are, to nowhere, and over an old page', async () => {
    await twoBatches();
    expect((await move()).errors).toHaveProperty('from');
    await ask();
    expect((await move(first)).errors).toHaveProperty('to');
    expect((await move('none')).errors).toHaveProperty('to');
    const stale = { from: first, to: second, version: 1 };
    expect((await desk().perform('move-seat', stale)).status).toBe(409);
    // Where they have one seat, it need not be named.
    expect((await desk().perform('move-seat', { to: second })).status).toBe(200);
  });

  test('once the hold has ended', async () => {
    await twoBatches();
    await ask({ until: '2026-11-26' });
    desk().clock.now += 3 * day;
    expect((await move()).errors).toHaveProperty('from');
  });
});

test('from a classroom to online across States the invoice is credited and issued again, and what is refunded later is refunded once', async () => {
  await twoBatches({ mode: 'Online' }, { mode: 'Chennai' });
  await ask();
  const paid = await desk().perform('paid-elsewhere', {
    ...byBank('11682'),
    state: '29',
    invoiceName: 'Divya Sample',
  });
  expect(paid.status).toBe(200);
  const moved = await move();
  const { documents, requests } = await desk().file();
  const former = documents.find(({ number }) => number === paid.invoice);
  const fresh = documents.find(({ number }) => number === moved.invoice);
  const note = documents.find(({ number }) => number === moved.creditNote);
  expect([former?.igstPaise, fresh?.cgstPaise]).toEqual([0, 0]);
  expect(former).toMatchObject({ placeOfSupply: '33', replacedBy: moved.invoice });
  expect(fresh).toMatchObject({ placeOfSupply: '29', totalPaise: 1_168_200 });
  expect(note).toMatchObject({ ofInvoice: paid.invoice, totalPaise: 1_168_200 });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ state: 'paid' });
  expect(requests[0]?.parts[0]?.invoiceNumber).toBe(moved.invoice);
  const of = (payment: string | undefined, amount: string) =>
    desk().perform('refund', { payment, amount, reason: 'Agreed' });
  expect((await of(paid.invoice, '11682')).status).toBe(422);
  expect((await of(moved.invoice, '11682')).status).toBe(200);
  expect(await desk().seats(second)).toEqual([0, 0, 0]);
});

test('within one State, and for a registered buyer, no document is issued by a move', async () => {
  await twoBatches({ mode: 'Online' }, { mode: 'Chennai' });
  await ask();
  await payDue(desk());
  const moved = await move();
  expect([moved.status, moved.invoice]).toEqual([200, undefined]);
  expect((await desk().file()).documents).toHaveLength(1);
});

test('the page of the enquiry offers the move to batches of the same with a free seat, closed or not', async () => {
  await twoBatches();
  await desk().addBatch({ id: 'other', what: ['module-1'], starts: '2027-02-01' });
  await ask();
  await payDue(desk());
  at(desk(), '2026-11-25T11:00');
  const browser = await signedInBrowser(desk());
  const { reference } = desk();
  const html = await browser.read(deskPage, `/desk/${reference}`, { reference });
  expect(html).toContain('value="move-seat"');
  expect(html).toContain(`<option value="${second}">`);
  expect(html).not.toContain('<option value="other">');
});
