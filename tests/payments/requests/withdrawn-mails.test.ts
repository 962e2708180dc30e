/** A mail that still waits is not sent once what it says no longer holds (the mail server was away meanwhile). */
import { describe, expect, test } from '@jest/globals';
import { sendBatchMails } from '#lib/batches/jobs';
import { remindOfParts } from '#lib/payments/jobs';
import { at, byBank, openSeatDesk, toVisitors } from '#tests/batches/seat-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openSeatDesk);
const id = 'k7m3qz';
const line = `batch-${id}`;

const asked = (mails: Parameters<typeof toVisitors>[0]) =>
  toVisitors(mails).filter((each) => /: Pay ₹| is due /.test(each));

describe('a mail “Pay … by …” that waits', () => {
  test('is withdrawn with its request, whether a member cancels it or asks for something else', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    await desk().perform('cancel-payment');
    expect(asked(await desk().sent())).toEqual([]);
    await desk().perform('ask-payment', { line: 'module-5' });
    const second = await desk().perform('ask-payment', { line: 'module-6' });
    const mails = asked(await desk().sent());
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(second.payment?.number);
  });

  test('is withdrawn with its batch, and the mail about the cancellation goes alone', async () => {
    await desk().addBatch();
    await desk().perform('ask-payment', { line });
    await desk().cancelBatch(id);
    expect(toVisitors(await desk().sent())).toEqual([
      expect.stringContaining('GST fundamentals from Mon 4 Jan 2027 is cancelled'),
    ]);
  });

  test('is not sent to who has paid meanwhile', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    await desk().perform('paid-elsewhere', byBank('11682'));
    expect(toVisitors(await desk().sent())).toEqual([
      expect.stringContaining('Payment complete: you are enrolled'),
    ]);
  });

  test('is not sent after its last day', async () => {
    await desk().perform('ask-payment', { line: 'module-5', until: '2026-11-26' });
    at(desk(), '2026-11-27T00:00');
    expect(asked(await desk().sent())).toEqual([]);
  });

  test('goes out where nothing changed', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    expect(asked(await desk().sent())).toHaveLength(1);
  });
});

describe('a reminder that waits', () => {
  const reminded = async () => {
    await desk().addBatch();
    await desk().perform('ask-payment', { line, parts: 2, until: '2026-12-01' });
    await desk().perform('paid-elsewhere', byBank('5841'));
    await desk().sent();
    at(desk(), '2026-12-31T10:00');
    await remindOfParts(desk().context);
  };

  test('is withdrawn where the batch is cancelled and the part suspended', async () => {
    await reminded();
    await desk().cancelBatch(id);
    expect(asked(await desk().sent())).toEqual([]);
  });

  test('does not say “tomorrow” on the day itself', async () => {
    await reminded();
    at(desk(), '2027-01-01T08:00');
    expect(asked(await desk().sent())).toEqual([]);
    at(desk(), '2027-01-01T09:00');
    expect(asked(await desk().sent())).toEqual([expect.stringContaining('is due today')]);
  });
});

test('of a batch that changes twice, people read the last plan alone', async () => {
  await desk().addBatch();
  await desk().perform('ask-payment', { line });
  await desk().perform('paid-elsewhere', byBank('11682'));
  await desk().sent();
  desk().clock.now += 60_000;
  await desk().changeBatch(id, { starts: '2027-01-11' });
  await sendBatchMails(desk().context);
  desk().clock.now += 60_000;
  await desk().changeBatch(id, { starts: '2027-01-18' });
  const mails = (await desk().sent()).filter(({ role }) => role === 'visitor');
  expect(mails.map(({ text }) => text.includes('Mon 18 Jan 2027'))).toEqual([true]);
});
