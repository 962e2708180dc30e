import { describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { GET as page } from '#app/desk/batches/[id]/route';
import { sendBatchMails } from '#lib/batches/jobs';
import { freeSeats } from '#lib/batches/queries/seats';
import type { Delivery } from '#lib/platform/mail/schema';
import { openBatchDesk } from '#tests/desk/batch-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const at = forEachTest(openBatchDesk);
const link = 'https://meet.example.com/gst-4jan';

async function sent(): Promise<Delivery[]> {
  const { context, clock } = at().desk;
  await sendBatchMails(context);
  await sendBatchMails(context);
  const due = await context.store.claimDue('test', 50, clock.now + 1);
  for (const each of due) await context.store.markSent(each, clock.now);
  return [...due];
}

const summaryOf = (mails: readonly Delivery[]) =>
  mails.map(({ mail }) => `${mail.to}: ${mail.topic?.replace(/^batch-[^-]+-/, '')}`).sort();

function entriesOf({ mail }: Delivery) {
  const calendar = new ICAL.Component(ICAL.parse(mail.attachments?.[0]?.content ?? ''));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: event.getFirstPropertyValue('uid'),
      sequence: event.getFirstPropertyValue('sequence'),
      status: event.getFirstPropertyValue('status'),
      location: event.getFirstPropertyValue('location'),
    })),
  };
}

describe('who has paid a part', () => {
  test('gets one mail on how to join, also after a later payment, with the sessions for the calendar', async () => {
    const { id } = await at().add();
    await at().seat(id, { email: 'asha@example.com' });
    await at().seat(id, { email: 'held@example.com', paid: false });
    expect(summaryOf(await sent())).toEqual([]);
    await at().change({ action: 'join', link, version: 1 }, id);
    const [mail, ...more] = await sent();
    expect(summaryOf([mail as Delivery, ...more])).toEqual(['asha@example.com: join-1']);
    expect(mail?.mail.text).toContain(link);
    const { method, events } = entriesOf(mail as Delivery);
    expect([method, events.length]).toEqual(['PUBLISH', 14]);
    expect(events[0]).toMatchObject({ uid: `batch-${id}-1@batches.hoa`, location: link });
    await at().seat(id, { email: 'ravi@example.com' });
    expect(summaryOf(await sent())).toEqual(['ravi@example.com: join-1']);
  });

  test('and the page of the batch says when it went and to how many, and whom it did not reach', async () => {
    const { id } = await at().add();
    await at().seat(id, { email: 'asha@example.com' });
    await at().seat(id, { email: 'lost@example.com', name: 'Lost Sample' });
    await at().change({ action: 'join', link, version: 1 }, id);
    const { context, clock } = at().desk;
    await sendBatchMails(context);
    for (const each of await context.store.claimDue('test', 50, clock.now + 1)) {
      const lost = each.mail.to === 'lost@example.com';
      if (lost) await context.store.markDeadLetter(each, 'refused', clock.now);
      else await context.store.markSent(each, clock.now);
    }
    const params = { id };
    const answer = await (await at().browser()).ask(page, `/desk/batches/${id}`, {}, params);
    const html = await answer.text();
    expect(html).toContain('How they join, to Lost Sample');
    expect(html).toMatch(/How they join<\/span><span class="sub">Tue 24 Nov.*?, to 1</);
  });

  test('is notified of another day and of another link by entries that replace the former ones', async () => {
    const { id } = await at().add();
    await at().seat(id, { email: 'asha@example.com' });
    await at().change({ action: 'join', link, version: 1 }, id);
    const [before] = await sent();
    at().desk.clock.now += 1000;
    // Two hours each: 10 sessions are left of 14.
    await at().change({ to: '21:00', version: 2 }, id);
    const [moved] = await sent();
    expect(summaryOf([moved as Delivery])).toEqual(['asha@example.com: moved-1']);
    const [old, fresh] = [entriesOf(before as Delivery), entriesOf(moved as Delivery)];
    expect(fresh.events.map(({ uid }) => uid)).toEqual(old.events.map(({ uid }) => uid));
    expect(Number(fresh.events[0]?.sequence)).toBeGreaterThan(Number(old.events[0]?.sequence));
    expect(fresh.events.filter(({ status }) => status === 'CANCELLED')).toHaveLength(4);
    await at().change({ action: 'join', link: `${link}-2`, version: 3 }, id);
    expect(summaryOf(await sent())).toEqual(['asha@example.com: join-2']);
  });

  test('hears nothing of seats, trainer and note alone', async () => {
    const { id } = await at().add();
    await at().seat(id, { email: 'asha@example.com' });
    await at().change(
      { seats: 20, trainer: 'Sample Trainer', note: 'Bring a laptop', version: 1 },
      id,
    );
    expect(summaryOf(await sent())).toEqual([]);
  });

  test('is reminded at nine on the day before the first session, and of the new one after a move', async () => {
    const { id } = await at().add();
    await at().seat(id, { email: 'asha@example.com' });
    at().desk.clock.now = Date.parse('2027-01-03T08:59:59+05:30');
    expect(summaryOf(await sent())).toEqual([]);
    at().desk.clock.now = Date.parse('2027-01-03T09:00:00+05:30');
    expect(summaryOf(await sent())).toEqual(['asha@example.com: tomorrow-20270104']);
    await at().change({ starts: '2027-01-06', version: 1 }, id);
    expect(summaryOf(await sent())).toEqual(['asha@example.com: moved-1']);
    at().desk.clock.now = Date.parse('2027-01-05T10:00:00+05:30');
    expect(summaryOf(await sent())).toEqual(['asha@example.com: tomorrow-20270106']);
  });

  test('hears “today” where an outage lasted through the day before, whether the mail was not written or not sent', async () => {
    const { id } = await at().add();
    await at().seat(id, { email: 'asha@example.com' });
    const { desk } = at();
    desk.clock.now = Date.parse('2027-01-03T09:00:00+05:30');
    // Written on the day before, and not sent then.
    await sendBatchMails(desk.context);
    await at().seat(id, { email: 'late@example.com', phone: '' });
    desk.clock.now = Date.parse('2027-01-04T00:01:00+05:30');
    const mails = await sent();
    expect(summaryOf(mails)).toEqual([
      'asha@example.com: today-20270104',
      'late@example.com: today-20270104',
    ]);
    expect(mails[0]?.mail.text).toContain('Your first session is today, Mon 4 Jan 2027.');
    desk.clock.now = Date.parse('2027-01-04T19:00:00+05:30');
    expect(summaryOf(await sent())).toEqual([]);
  });

  test('is notified of a cancellation by mail and by calendar, without the link', async () => {
    const { id } = await at().add();
    await at().seat(id, { email: 'asha@example.com' });
    await at().change({ action: 'join', link, version: 1 }, id);
    await sent();
    await at().change(
      { action: 'cancel', confirm: 'yes', reason: 'Too few people', version: 2 },
      id,
    );
    const [mail, ...more] = await sent();
    expect(summaryOf([mail as Delivery, ...more])).toEqual(['asha@example.com: cancelled-1']);
    expect(mail?.mail.text).toContain('Too few people');
    expect(JSON.stringify(mail)).not.toContain(link);
    const { method, events } = entriesOf(mail as Delivery);
    expect(method).toBe('CANCEL');
    expect(
      events.every(({ status, sequence }) => status === 'CANCELLED' && Number(sequence) === 2),
    ).toBe(true);
  });
});

test('a seat that comes free is reported to staff once, naming who waits first', async () => {
  const { id } = await at().add({ seats: 1 });
  const { request } = await at().seat(id);
  await sent();
  const { desk } = at();
  const wait = (email: string) =>
    at().seat('none', { email, batch: { id, waits: true }, paid: false });
  const first = await wait('first@example.com');
  desk.clock.now += 1;
  await wait('second@example.com');
  expect(summaryOf(await sent())).toEqual([]);
  await at().inTransaction((tx) => freeSeats(tx, { request }));
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  expect(mail?.mail).toMatchObject({ role: 'staff', to: desk.context.env.MAIL_TO });
  expect(mail?.mail.text).toContain(first.enquiry.reference);
  expect(mail?.mail.text).not.toContain('second@example.com');
});
