import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openStore } from '#lib/store/open-store';
import { ReferenceTaken, type Store } from '#lib/store/store';
import type { Place } from '#tests/store/engines';
import { enquiryOf, eventOf, member, webhookOf } from '#tests/store/enquiry-samples';
import { fileOf, mailOf, noon, submissionOf } from '#tests/store/samples';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What the desk may rely on, whatever the engine. */
export function describeEnquiries(place: () => Promise<Place>): void {
  let at: Place;
  let store: Store;
  beforeEach(async () => {
    at = await place();
    store = await openStore(at);
  });
  afterEach(async () => {
    await store.close();
    await at.remove();
  });

  const keep = async (...args: Parameters<typeof enquiryOf>) => {
    const submission = enquiryOf(...args);
    await store.recordSubmission(submission, [mailOf()]);
    return submission;
  };
  const listed = async (q: string) => {
    const { rows } = await store.listEnquiries({ list: 'all', q }, 1, 50);
    return rows.map(({ name }) => name);
  };

  test('an enquiry is found by reference, by submission and by the hash of its token', async () => {
    const { id, enquiry } = await keep();
    const found = await store.findEnquiry(enquiry.reference);
    expect(found).toMatchObject({
      id,
      ...enquiry,
      state: 'new',
      name: 'Meena Iyer',
      dueAt: enquiry.promisedBy,
      tries: 0,
      version: 1,
    });
    expect(await store.findEnquiryOf(id)).toEqual(found);
    expect(await store.findEnquiryByToken(enquiry.tokenHash)).toEqual(found);
    expect(await store.findEnquiryByToken('')).toBeUndefined();
    expect(await store.findEnquiry('HOA-0000-000\0')).toBeUndefined();
  });

  test('a reference is given once: the second submission is not stored under it', async () => {
    const { enquiry } = await keep();
    const other = enquiryOf({}, { reference: enquiry.reference });
    await expect(store.recordSubmission(other, [mailOf()])).rejects.toBeInstanceOf(ReferenceTaken);
    expect(await store.findSubmission(other.id)).toBeUndefined();
  });

  test('a digest is no enquiry', async () => {
    const digest = submissionOf({ kind: 'digest' });
    await store.recordSubmission(digest, [mailOf()]);
    expect(await store.findEnquiryOf(digest.id)).toBeUndefined();
    expect((await store.listEnquiries({ list: 'all' }, 1, 50)).total).toBe(0);
  });

  test('a change writes state, history, mail and event together, and raises the version', async () => {
    const { id, enquiry } = await keep();
    const written = await store.changeEnquiry({
      id,
      version: 1,
      change: {
        state: 'talking',
        member: member.address,
        reachedAt: noon,
        keptAt: noon,
        dueAt: null,
      },
      event: eventOf({ action: 'spoke' }),
      mails: [mailOf({ topic: 'spoke-1' })],
      webhooks: [webhookOf(enquiry.reference, 'enquiry.changed')],
    });
    expect(written).toBe(true);
    const after = await store.findEnquiryOf(id);
    expect(after).toMatchObject({ state: 'talking', member: member.address, version: 2 });
    expect(after).not.toHaveProperty('dueAt');
    const events = await store.listEvents(id);
    expect(events.map(({ action }) => action)).toEqual(['received', 'spoke']);
    expect(events[1]).toMatchObject({ by: member, detail: { note: 'Asks for evening batches' } });
    expect((await store.findBelongings(id)).mails).toHaveLength(2);
    expect(await store.claimWebhooks('here', 10, noon + hour)).toHaveLength(1);
  });

  test('of two members who read the same page, one is too late and changes nothing', async () => {
    const { id } = await keep();
    const take = (address: string) =>
      store.changeEnquiry({ id, version: 1, change: { member: address }, event: eventOf() });
    const both = await Promise.all([take('a@hoa.example'), take('b@hoa.example')]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await store.listEvents(id)).toHaveLength(2);
  });

  test('what the visitor adds does not make a page of the desk stale', async () => {
    const { id } = await keep();
    const wish = { time: 'evening', language: 'Tamil' };
    const event = eventOf({ by: { kind: 'visitor' }, action: 'wish', detail: wish });
    expect(await store.changeEnquiry({ id, change: { wish }, event })).toBe(true);
    expect(await store.findEnquiryOf(id)).toMatchObject({ wish, version: 1 });
  });

  test('a corrected phone is the one to call and to search for', async () => {
    const { id } = await keep();
    const event = eventOf({ by: { kind: 'visitor' }, action: 'phone' });
    await store.changeEnquiry({ id, change: { phone: '9876543210' }, event });
    expect(await store.findEnquiryOf(id)).toMatchObject({ phone: '9876543210' });
    expect(await listed('98765')).toHaveLength(1);
    expect(await listed('98400')).toHaveLength(0);
  });

  test('the open ones stand by when they fall due, in pages, with their answers', async () => {
    for (const late of [3, 1, 2]) await keep({ receivedAt: noon + late * day, name: `${late}` });
    const page = (number: number) => store.listEnquiries({ list: 'open' }, number, 2);
    const first = await page(1);
    expect(first.total).toBe(3);
    expect(first.rows.map(({ name }) => name)).toEqual(['1', '2']);
    expect(first.rows[0]?.transcript[0]?.label).toBe('Message');
    expect((await page(2)).rows.map(({ name }) => name)).toEqual(['3']);
    expect((await page(9)).rows).toEqual([]);
  });

  test('the lists keep open, done and suspicious apart', async () => {
    const done = await keep({ name: 'Done' });
    await keep({ name: 'Open' });
    await keep({ name: 'Robot', suspicion: 'trap field filled' });
    const change = { state: 'done', outcome: 'answered', doneAt: noon, dueAt: null } as const;
    await store.changeEnquiry({ id: done.id, version: 1, change, event: eventOf() });
    const names = async (list: 'open' | 'done' | 'suspicious' | 'all') =>
      (await store.listEnquiries({ list }, 1, 50)).rows.map(({ name }) => name).sort();
    expect(await names('open')).toEqual(['Open']);
    expect(await names('done')).toEqual(['Done']);
    expect(await names('suspicious')).toEqual(['Robot']);
    expect(await names('all')).toEqual(['Done', 'Open']);
  });

  test('a person after all joins the others', async () => {
    const { id } = await keep({ suspicion: 'sent within a second' });
    const change = { suspicion: null, promisedBy: noon + day, dueAt: noon + day };
    await store.changeEnquiry({ id, version: 1, change, event: eventOf() });
    expect((await store.listEnquiries({ list: 'open' }, 1, 50)).total).toBe(1);
    expect(await store.findSubmission(id)).not.toHaveProperty('suspicion');
    expect((await store.leadCounts()).stored).toBe(1);
  });

  test.each([
    ['part of a name', 'kavi'],
    ['two parts in any order', 'sundar kavi'],
    ['part of an address', 'traders.ex'],
    ['a phone with the country', '+91 98400 12345'],
    ['a phone with a zero', '098400-12345'],
    ['a part of the phone', '40012'],
    ['the plus and a part', '+91 98400'],
  ])('a search finds by %s', async (_, q) => {
    await keep({ name: 'KAVITHA Sundaram', email: 'kavi@traders.example', phone: '919840012345' });
    await keep({ name: 'Ravi', email: 'ravi@example.com', phone: '+91 90000 11111' });
    expect(await listed(q)).toEqual(['KAVITHA Sundaram']);
  });

  test('a search finds by reference as it is typed, and takes nothing for a pattern', async () => {
    const { enquiry } = await keep({ name: '100% sure_' });
    await keep({ name: 'Other' });
    const typed = enquiry.reference.toLowerCase().replaceAll('-', ' ');
    expect(await listed(typed)).toEqual(['100% sure_']);
    expect(await listed(enquiry.reference.slice(0, 8))).toContain('100% sure_');
    expect(await listed('100%')).toEqual(['100% sure_']);
    for (const q of ['%', '_', '\\', "' or 1=1 --", '\0', 'nobody']) {
      expect(await listed(q)).not.toContain('Other');
    }
  });

  test('counts say how many wait, of what and with whom', async () => {
    const first = await keep({ kind: 'callback' });
    await keep({ receivedAt: noon + 30 * day });
    await keep({ suspicion: 'trap field filled' });
    await store.changeEnquiry({
      id: first.id,
      version: 1,
      change: { state: 'no-answer', member: member.address, tries: 1, dueAt: noon + 2 * hour },
      event: eventOf({ action: 'no-answer' }),
    });
    const counts = await store.countEnquiries(noon + hour, noon + 12 * hour, [noon, noon + day]);
    expect(counts).toMatchObject({
      open: 2,
      overdue: 0,
      dueToday: 1,
      later: 1,
      done: 0,
      suspicious: 1,
      kinds: { callback: 1, contact: 1 },
      states: { 'no-answer': 1, new: 1 },
      members: { [member.address]: 1, nobody: 1 },
      days: [
        { from: noon, due: 1, done: 0 },
        { from: noon + day, due: 0, done: 0 },
      ],
    });
    expect((await store.countEnquiries(noon + 3 * hour, noon + 12 * hour, [])).overdue).toBe(1);
  });

  test('others of the same phone or address are related, however they were typed', async () => {
    const own = await keep({ phone: '+91 98400 00001', email: 'a@example.com' });
    const byPhone = await keep({ phone: '098400 00001', email: 'b@example.com' });
    const byEmail = await keep({ phone: '9000000000', email: 'a@example.com' });
    await keep({ phone: '9111111111', email: 'c@example.com' });
    const related = await store.listRelated(own.id);
    expect(related.map(({ id }) => id).sort()).toEqual([byPhone.id, byEmail.id].sort());
  });

  test('a new one that nobody touched is told of before its promise ends, once', async () => {
    const { id, enquiry } = await keep();
    const before = enquiry.promisedBy + 1;
    expect(await store.listUntouched(before)).toHaveLength(1);
    expect(await store.listUntouched(enquiry.promisedBy)).toHaveLength(0);
    const event = eventOf({ by: { kind: 'site' }, action: 'promise-told', detail: {} });
    await store.changeEnquiry({ id, change: { promiseToldAt: noon }, event });
    expect(await store.listUntouched(before)).toHaveLength(0);
    expect(await store.listDue(before)).toHaveLength(1);
  });

  test('sums of weeks and recorded days are what the numbers are made of', async () => {
    const week = 7 * day;
    const { id, enquiry } = await keep();
    await keep({ kind: 'coaching', receivedAt: noon + 1 });
    await keep({ receivedAt: noon + 2, suspicion: 'trap' });
    await keep({ receivedAt: noon + 9 * day });
    const late = await keep({ receivedAt: noon - 5 * week }, { promisedBy: noon + hour });
    const change = { keptAt: noon + hour, state: 'talking' } as const;
    await store.changeEnquiry({ id, version: 1, change, event: eventOf() });
    const now = enquiry.promisedBy - 1;
    const sums = await store.sumEnquiries(noon, 2, now);
    expect([...sums.received].sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { week: 0, kind: 'coaching', many: 1 },
      { week: 0, kind: 'contact', many: 1 },
    ]);
    // Kept before its time is over, and one whose time is over; the third is still running.
    expect(sums.due).toEqual([{ week: 0, due: 2, inTime: 1, never: 1 }]);
    expect(sums.contacts).toEqual([{ receivedAt: noon, keptAt: noon + hour }]);
    const keptLate = { keptAt: noon + week + hour };
    await store.changeEnquiry({ id: late.id, change: keptLate, event: eventOf() });
    const after = await store.sumEnquiries(noon, 2, noon + 2 * week);
    expect(after.due.map((each) => ({ ...each }))).toEqual(
      expect.arrayContaining([{ week: 0, due: 3, inTime: 1, never: 1 }]),
    );
    expect(after.contacts).toHaveLength(2);
    expect(await store.sumEnquiries(noon + 60 * week, 2, noon + 62 * week)).toEqual({
      received: [],
      due: [],
      contacts: [],
    });
    expect(await store.listRecorded(noon, noon + day)).toEqual([noon + 60_000]);
    expect(await store.listRecorded(noon + day, noon + 2 * day)).toEqual([]);
  });

  test('erasing one takes answers, file, history and mails, and leaves the person’s others', async () => {
    const other = await keep();
    const submission = enquiryOf();
    await store.recordSubmission(submission, [mailOf()], fileOf(Buffer.from('%PDF-')));
    const { id, enquiry } = submission;
    expect(await store.findEnquiryHoldings(id, noon)).toEqual({
      answers: 1,
      files: 1,
      events: 1,
      mails: 1,
      sending: 0,
    });
    const notice = submissionOf({ kind: 'withdrawal', email: '', name: enquiry.reference });
    const gone = await store.eraseEnquiry(id, noon, {
      notice: { submission: notice, mails: [mailOf()] },
      webhooks: [webhookOf(enquiry.reference, 'enquiry.erased')],
    });
    expect(gone).toMatchObject({ files: 1 });
    expect(await store.findEnquiry(enquiry.reference)).toBeUndefined();
    expect(await store.findSubmission(id)).toBeUndefined();
    expect(await store.findSubmission(notice.id)).toBeDefined();
    expect(await store.findEnquiryOf(other.id)).toBeDefined();
    expect(await store.eraseEnquiry(id, noon)).toBeUndefined();
  });

  test('a waiting event of somebody erased still goes, with nothing of the person in it', async () => {
    const kept = enquiryOf();
    const event = webhookOf(kept.enquiry.reference);
    await store.recordSubmission({ ...kept, enquiry: { ...kept.enquiry, webhook: event } }, []);
    await store.erasePerson('meena@example.com', noon, ({ reference }) =>
      webhookOf(reference, 'enquiry.erased'),
    );
    const waiting = await store.claimWebhooks('here', 10, noon + hour);
    expect(waiting.map(({ type }) => type).sort()).toEqual(['enquiry.erased', 'enquiry.received']);
    expect(waiting.find(({ id }) => id === event.id)?.body).toBe(event.emptied);
  });

  test('an event is leased, tried, parked, sent again and emptied once it arrived', async () => {
    const kept = enquiryOf();
    const event = webhookOf(kept.enquiry.reference);
    await store.recordSubmission({ ...kept, enquiry: { ...kept.enquiry, webhook: event } }, []);
    const claim = async (at: number) => (await store.claimWebhooks('here', 10, at))[0];
    const first = await claim(noon);
    expect(first).toMatchObject({ id: event.id, body: event.body, attempts: 0 });
    expect(await claim(noon)).toBeUndefined();
    if (!first) throw new Error('nothing was claimed');
    const deferred = { as: 'deferred', reason: 'HTTP 500', nextAttemptAt: noon + hour, at: noon };
    expect(await store.markWebhook(first, deferred as never)).toBe(true);
    expect(await claim(noon + hour - 1)).toBeUndefined();
    const second = await claim(noon + hour);
    expect(second).toMatchObject({ id: event.id, attempts: 1, deferredSince: noon });
    if (!second) throw new Error('nothing was claimed');
    expect(await store.markWebhook(first, { as: 'sent', at: noon })).toBe(false);
    await store.markWebhook(second, { as: 'parked', reason: 'HTTP 410', at: noon + hour });
    expect(await store.listDeadWebhooks()).toMatchObject([
      { id: event.id, reference: kept.enquiry.reference, reason: 'HTTP 410', attempts: 2 },
    ]);
    expect((await store.countEnquiries(noon, noon, [])).parked).toBe(1);
    expect(await store.resendWebhook(event.id, noon + day)).toBe(true);
    const third = await claim(noon + day);
    if (!third) throw new Error('nothing was claimed');
    await store.markWebhook(third, { as: 'sent', at: noon + day });
    expect(await store.resendWebhook(event.id, noon + day)).toBe(false);
    expect(await store.forgetWebhooks(noon + 2 * day)).toBe(1);
  });

  test('who was spoken with lately is kept; who was only called is not', async () => {
    const [spoken, called] = [
      await keep({ email: 'a@example.com' }),
      await keep({ email: 'b@example.com' }),
    ];
    const later = noon + 100 * day;
    for (const [{ id }, action] of [
      [spoken, 'spoke'],
      [called, 'no-answer'],
    ] as const) {
      await store.changeEnquiry({ id, change: {}, event: eventOf({ at: later, action }) });
    }
    expect(await store.eraseContacts(noon + day, later)).toBe(1);
    expect(await store.findEnquiryOf(spoken.id)).toBeDefined();
    const [talk] = (await store.listEvents(spoken.id)).filter(({ action }) => action === 'spoke');
    const undone = eventOf({ at: later, action: 'take-back', detail: { of: talk?.id ?? '' } });
    await store.changeEnquiry({ id: spoken.id, change: {}, event: undone });
    expect(await store.eraseContacts(noon + day, later)).toBe(1);
  });

  test('one mail is sent again, or given up, by its id', async () => {
    const { id } = await keep();
    const [mail] = (await store.findBelongings(id)).mails;
    if (!mail) throw new Error('there is no mail');
    const [claimed] = await store.claimDue('here', 1, noon);
    if (!claimed) throw new Error('nothing was claimed');
    await store.markDeadLetter(claimed, 'mailbox-unknown', noon);
    expect(await store.resendMail('another', mail.id, noon)).toBe(false);
    expect(await store.resendMail(id, mail.id, noon)).toBe(true);
    const [again] = await store.claimDue('here', 1, noon);
    expect(again?.messageId).toBe(claimed.messageId);
    if (!again) throw new Error('nothing was claimed');
    await store.markDeadLetter(again, 'mailbox-unknown', noon);
    expect(await store.closeMail(id, mail.id, noon)).toBe(true);
    expect(await store.closeMail(id, mail.id, noon)).toBe(false);
    expect(await store.resendMail(id, mail.id, noon)).toBe(false);
  });
}
