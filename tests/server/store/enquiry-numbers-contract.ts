import { beforeEach, expect, test } from '@jest/globals';
import type { Store } from '#lib/server/store/store';
import { type enquiryOf, eventOf, keepEnquiry, member } from '#tests/server/store/enquiry-samples';
import { noon } from '#tests/server/store/samples';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What the desk’s numbers are made of, whatever the engine. */
export function describeEnquiryNumbersContract(current: () => Store): void {
  let store: Store;
  beforeEach(() => {
    store = current();
  });

  const keep = (...made: Parameters<typeof enquiryOf>) => keepEnquiry(store, ...made);

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

  test('sums of weeks and recorded days are what the numbers are made of', async () => {
    const week = 7 * day;
    const { id, enquiry } = await keep();
    await keep({ kind: 'coaching', receivedAt: noon + 1 });
    await keep({ receivedAt: noon + 2, suspicion: 'trap' });
    await keep({ receivedAt: noon + 9 * day });
    const late = await keep({ receivedAt: noon - 5 * week }, { promisedBy: noon + hour });
    const change = { keptAt: noon + hour, reachedAt: noon + hour, state: 'talking' } as const;
    await store.changeEnquiry({ id, version: 1, change, event: eventOf() });
    const now = enquiry.promisedBy - 1;
    const sums = await store.sumEnquiries(noon, 2, now);
    expect([...sums.received].sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { week: 0, kind: 'coaching', many: 1 },
      { week: 0, kind: 'contact', many: 1 },
    ]);
    // One whose time is over; kept early or not, the others are still running.
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
