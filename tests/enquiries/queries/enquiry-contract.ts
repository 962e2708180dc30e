import { expect, test } from '@jest/globals';
import { ReferenceTaken } from '#lib/platform/db/errors';
import type { Store } from '#lib/platform/db/store';
import { dayMs as day, hourMs as hour } from '#lib/platform/values/india';
import {
  enquiryOf,
  eventOf,
  member,
  namesFound,
  storeEnquiry,
  webhookOf,
} from '#tests/platform/db/enquiry-samples';
import { claimMail, mailOf, noon, submissionOf } from '#tests/platform/db/samples';

export function describeEnquiryContract(store: Store): void {
  const add = (...made: Parameters<typeof enquiryOf>) => storeEnquiry(store, ...made);
  const listed = (q: string) => namesFound(store, q);

  test('an enquiry is found by reference, by submission and by the hash of its token', async () => {
    const { id, enquiry } = await add();
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
    const { enquiry } = await add();
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

  test('of changes of the visitor that come at once all are written, and only so many are mailed', async () => {
    const { id } = await add();
    const says = (note: string) => {
      const event = eventOf({ by: { kind: 'visitor' }, detail: { note } });
      const mails = [mailOf({ topic: `change-${event.id}` })];
      return store.changeEnquiry({
        id,
        change: {},
        event,
        mails,
        mailed: { since: noon, most: 2 },
      });
    };
    await Promise.all(['a', 'b', 'c', 'd'].map(says));
    const notes = (await store.listEvents(id)).slice(1).map(({ detail }) => detail.note);
    expect(notes.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    const { mails } = await store.findRelations(id);
    expect(mails.filter(({ messageId }) => messageId.includes('.change-'))).toHaveLength(2);
  });

  test('a change writes state, history, mail and event together, and raises the version', async () => {
    const { id, enquiry } = await add();
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
    expect((await store.findRelations(id)).mails).toHaveLength(2);
    expect(await store.claimWebhooks('here', 10, noon + hour)).toHaveLength(1);
  });

  test('of two members who read the same page, one is too late and changes nothing', async () => {
    const { id } = await add();
    const take = (address: string) =>
      store.changeEnquiry({ id, version: 1, change: { member: address }, event: eventOf() });
    const both = await Promise.all([take('a@hoa.example'), take('b@hoa.example')]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await store.listEvents(id)).toHaveLength(2);
  });

  test('what the visitor adds does not make a page of the desk stale', async () => {
    const { id } = await add();
    const preference = { time: 'evening', language: 'Tamil' };
    const event = eventOf({ by: { kind: 'visitor' }, action: 'wish', detail: preference });
    expect(await store.changeEnquiry({ id, change: { preference }, event })).toBe(true);
    expect(await store.findEnquiryOf(id)).toMatchObject({ preference, version: 1 });
  });

  test('a corrected phone is the one to call and to search for', async () => {
    const { id } = await add();
    const event = eventOf({ by: { kind: 'visitor' }, action: 'phone' });
    await store.changeEnquiry({ id, change: { phone: '9876543210' }, event });
    expect(await store.findEnquiryOf(id)).toMatchObject({ phone: '9876543210' });
    expect(await listed('98765')).toHaveLength(1);
    expect(await listed('98400')).toHaveLength(0);
  });

  test('a person after all joins the others', async () => {
    const { id } = await add({ suspicion: 'sent within a second' });
    const change = { suspicion: null, promisedBy: noon + day, dueAt: noon + day };
    await store.changeEnquiry({ id, version: 1, change, event: eventOf() });
    expect((await store.listEnquiries({ list: 'open' }, 1, 50)).total).toBe(1);
    expect(await store.findSubmission(id)).not.toHaveProperty('suspicion');
    expect((await store.leadCounts()).stored).toBe(1);
  });

  test('one mail is sent again, or given up, by its id', async () => {
    const { id } = await add();
    const [mail] = (await store.findRelations(id)).mails;
    if (!mail) throw new Error('there is no mail');
    const claimed = await claimMail(store);
    await store.markDeadLetter(claimed, 'mailbox-unknown', noon);
    expect(await store.resendMail('another', mail.id, noon)).toBe(false);
    expect(await store.resendMail(id, mail.id, noon)).toBe(true);
    const again = await claimMail(store);
    expect(again.messageId).toBe(claimed.messageId);
    await store.markDeadLetter(again, 'mailbox-unknown', noon);
    expect(await store.closeMail(id, mail.id, noon)).toBe(true);
    expect(await store.closeMail(id, mail.id, noon)).toBe(false);
    expect(await store.resendMail(id, mail.id, noon)).toBe(false);
  });
}
