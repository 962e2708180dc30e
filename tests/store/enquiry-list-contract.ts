import { beforeEach, expect, test } from '@jest/globals';
import { readReference } from '#lib/enquiries/reference';
import type { Store } from '#lib/store/store';
import {
  type enquiryOf,
  eventOf,
  keepEnquiry,
  member,
  namesFound,
} from '#tests/store/enquiry-samples';
import { noon } from '#tests/store/samples';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What the desk’s lists, its search and its numbers are made of, whatever the engine. */
export function describeEnquiryListContract(current: () => Store): void {
  let store: Store;
  beforeEach(() => {
    store = current();
  });

  const keep = (...made: Parameters<typeof enquiryOf>) => keepEnquiry(store, ...made);
  const listed = (q: string) => namesFound(store, q);

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
    expect(await listed(typed.slice('hoa '.length))).toEqual(['100% sure_']);
    expect(await listed('100%')).toEqual(['100% sure_']);
    for (const q of ['%', '_', '\\', "' or 1=1 --", '\0', 'nobody']) {
      expect(await listed(q)).not.toContain('Other');
    }
  });

  test('seven characters that pass for a whole reference find what they are a part of, too', async () => {
    expect(readReference('HOA0003')).toEqual({ reference: 'HOA-H0A0-003' });
    await keep({ name: 'Meena' }, { reference: 'HOA-0003-ZZZ' });
    expect(await listed('HOA-0003')).toEqual(['Meena']);
    expect(readReference('4000004')).toHaveProperty('reference');
    await keep({ name: 'Ravi', phone: '98 4000004 4' });
    expect(await listed('4000004')).toEqual(['Ravi']);
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
}
