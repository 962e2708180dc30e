import { describe, expect, it } from '@jest/globals';
import { type Edition, editions } from '#data/webinars';
import { amountOf, mayMove, nextCheck, statesBefore } from '#lib/payments/rules/orders';
import { isOpen } from '#lib/payments/views/visitor';
import { gstWithin } from '#lib/platform/values/money';
import { currentEdition } from '#lib/webinars/rules/sessions';

const minute = 60_000;

describe('a price', () => {
  it('holds 18% GST: ₹499 is ₹422.88 and ₹76.12', () => {
    expect(gstWithin(499)).toEqual({ fee: 422.88, gst: 76.12, total: 499 });
    expect(amountOf({ price: 499 })).toEqual({ amountPaise: 49_900, currency: 'INR' });
  });
});

describe('an edition', () => {
  it('of 22 June 2025 stays as sold', () => {
    expect(editions[0]).toMatchObject({ price: 499 });
  });

  it('closes when its seats are paid for', async () => {
    const env = { AI_WEBINAR_CLOSES_AT: '2027-01-01T09:00:00+05:30' };
    const edition = { ...currentEdition(), seats: 30 };
    const paid = (count: number) => ({ countPaid: async () => count });
    expect(await isOpen(edition, env, 0, paid(29))).toBe(true);
    expect(await isOpen(edition, env, 0, paid(30))).toBe(false);
  });
});

describe('the table of moves', () => {
  it('only goes forward, honours a late capture, and ends with paid', () => {
    expect(mayMove('failed', 'paid')).toBe(true);
    expect(mayMove('lapsed', 'paid')).toBe(true);
    expect(mayMove('authorized', 'failed')).toBe(false);
    expect(statesBefore('failed')).toEqual(['opened']);
    expect(statesBefore('paid')).not.toContain('paid');
    expect(mayMove('paid', 'failed')).toBe(false);
  });
});

describe('the times at which the provider is asked', () => {
  const order = { openedAt: 0, checks: 0, unpaidToldAt: undefined };

  it('begin after a minute, back off to six hours, and end after three days', () => {
    expect(nextCheck(order, 0, true)).toBe(minute);
    expect(nextCheck({ ...order, checks: 3 }, 7 * minute, true)).toBe(15 * minute);
    const late = { ...order, checks: 12, unpaidToldAt: 30 * minute };
    expect(nextCheck(late, 600 * minute, true)).toBe(960 * minute);
    expect(nextCheck(late, 4319 * minute, true)).toBe(4320 * minute);
    expect(nextCheck(late, 4320 * minute, true)).toBeUndefined();
  });

  it('include the half hour after which staff are notified', () => {
    expect(nextCheck({ ...order, checks: 5 }, 29 * minute, true)).toBe(30 * minute);
  });

  it('go on for a week while the provider does not answer', () => {
    expect(nextCheck({ ...order, checks: 12, unpaidToldAt: 1 }, 4400 * minute, false)).toBe(
      4760 * minute,
    );
    expect(nextCheck(order, 10_080 * minute, false)).toBeUndefined();
  });
});

it('of several editions the next one that is not over is sold, and the newest once all are', () => {
  const dated = (date: string): Edition => ({ ...currentEdition(), id: `ai-${date}`, date });
  const list = [dated('2025-06-22'), dated('2027-03-07'), dated('2027-01-10')] as const;
  const onSale = (at: string) => currentEdition(Date.parse(at), list).date;
  expect(onSale('2026-11-22T09:00:00+05:30')).toBe('2027-01-10');
  expect(onSale('2027-01-10T17:00:01+05:30')).toBe('2027-03-07');
  expect(onSale('2028-01-01T00:00:00+05:30')).toBe('2027-01-10');
});
