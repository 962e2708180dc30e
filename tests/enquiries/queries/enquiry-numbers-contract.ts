import { expect, test } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { dayMs as day, hourMs as hour, istOffset } from '#lib/platform/values/india';
import { type enquiryOf, eventOf, member, storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { noon } from '#tests/platform/db/samples';

export function describeEnquiryNumbersContract(store: Store): void {
  const add = (...made: Parameters<typeof enquiryOf>) => storeEnquiry(store, ...made);

  test('counts say how many wait, of what and with whom', async () => {
    const first = await add({ kind: 'callback' });
    await add({ receivedAt: noon + 30 * day });
    await add({ suspicion: 'trap field filled' });
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

  test('what came of enquiries is added up by kind, source and day, and actions without those that were undone', async () => {
    const came = { page: '/coaching', campaign: 'insta' };
    const first = await add({ kind: 'coaching', ...came });
    await add({ kind: 'coaching', ...came });
    const byHand = { kind: 'member', address: member.address, name: member.name } as const;
    await add({ receivedAt: noon + day }, { enteredBy: { ...byHand, source: 'call' } });
    await add({ suspicion: 'trap' });
    await add({ receivedAt: noon + 3 * day });
    const close = eventOf({ action: 'close', at: noon + 2, detail: { note: 'Too far' } });
    await store.changeEnquiry({
      id: first.id,
      version: 1,
      change: { state: 'done', outcome: 'not interested', doneAt: noon + 2, reachedAt: noon + 1 },
      event: close,
    });
    const take = eventOf({ action: 'take', at: noon + 3 });
    await store.changeEnquiry({ id: first.id, change: {}, event: take });
    const undo = eventOf({ action: 'take-back', at: noon + 4, detail: { of: take.id } });
    await store.changeEnquiry({ id: first.id, change: {}, event: undo });
    const sums = await store.sumOutcomes(noon, noon + 2 * day);
    expect(sums).toHaveLength(3);
    expect(sums).toEqual(
      expect.arrayContaining([
        {
          kind: 'coaching',
          ...came,
          outcome: 'not interested',
          isOpen: false,
          isContacted: true,
          many: 1,
        },
        { kind: 'coaching', ...came, isOpen: true, isContacted: false, many: 1 },
        { kind: 'contact', byHand: 'call', isOpen: true, isContacted: false, many: 1 },
      ]),
    );
    const midnight = Math.floor((noon + istOffset) / day) * day - istOffset;
    const days = await store.sumOutcomesByDay(midnight, midnight + 2 * day);
    expect(days.filter((each) => each.day === midnight)).toHaveLength(2);
    expect(days.filter((each) => each.day === midnight + day)).toEqual([
      { day: midnight + day, isOpen: true, isContacted: false, many: 1 },
    ]);
    const actions = (await store.sumActions(noon, noon + hour)).map((each) => ({ ...each }));
    expect(actions).toEqual(
      expect.arrayContaining([
        { member: member.address, action: 'close', many: 1 },
        { member: member.address, action: 'take', many: 0 },
      ]),
    );
    const lost = await store.listLost(noon, noon + day, 5);
    expect(lost.map(({ id }) => id)).toEqual([first.id]);
  });

  test('sums of weeks and recorded days are what the numbers are made of', async () => {
    const week = 7 * day;
    const { id, enquiry } = await add();
    await add({ kind: 'coaching', receivedAt: noon + 1 });
    await add({ receivedAt: noon + 2, suspicion: 'trap' });
    await add({ receivedAt: noon + 9 * day });
    const late = await add({ receivedAt: noon - 5 * week }, { promisedBy: noon + hour });
    const change = { keptAt: noon + hour, reachedAt: noon + hour, state: 'talking' } as const;
    await store.changeEnquiry({ id, version: 1, change, event: eventOf() });
    const now = enquiry.promisedBy - 1;
    const sums = await store.sumEnquiries(noon, 2, now);
    expect([...sums.received].sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { week: 0, kind: 'coaching', many: 1 },
      { week: 0, kind: 'contact', many: 1 },
    ]);
    // One whose time is over; met early or not, the others are still running.
    expect(sums.due).toEqual([{ week: 0, due: 1, inTime: 0, never: 1 }]);
    expect(sums.contacts).toEqual([{ receivedAt: noon, reachedAt: noon + hour }]);
    expect(sums.since).toBe(noon - 5 * week);
    const contactedLate = { keptAt: noon + week + hour, reachedAt: noon + week + hour };
    await store.changeEnquiry({ id: late.id, change: contactedLate, event: eventOf() });
    const after = await store.sumEnquiries(noon, 2, noon + 2 * week);
    expect(after.due.map((each) => ({ ...each }))).toEqual(
      expect.arrayContaining([{ week: 0, due: 3, inTime: 1, never: 1 }]),
    );
    expect(after.contacts).toHaveLength(2);
    expect(await store.sumEnquiries(noon + 60 * week, 2, noon + 62 * week)).toEqual({
      received: [],
      due: [],
      contacts: [],
      since: noon - 5 * week,
    });
    expect(await store.listRecorded(noon, noon + day)).toEqual([noon + 60_000]);
    expect(await store.listRecorded(noon + day, noon + 2 * day)).toEqual([]);
  });
}
