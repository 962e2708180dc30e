import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { backoffMs, nextAttempt } from '#lib/platform/mail/outbox/timing';

const second = 1_000;
const hour = 3600 * second;
const day = 24 * hour;

const attempts = fc.nat({ max: 100_000 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const now = fc.integer({ min: 0, max: 4e12 });

describe('the schedule of a deferred mail', () => {
  it('waits between eleven seconds and six hours, always whole milliseconds', () => {
    fc.assert(
      fc.property(attempts, random, (count, chance) => {
        const wait = backoffMs(count, chance);
        expect(Number.isInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(11.25 * second);
        expect(wait).toBeLessThanOrEqual(6 * hour);
      }),
    );
  });

  it('doubles from fifteen seconds', () => {
    const whole = Array.from({ length: 13 }, (_, count) => backoffMs(count, 1) / second);
    const minutes = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360];
    expect(whole).toEqual(minutes.map((count) => count * 60));
  });

  it('never comes sooner after more attempts with the same luck', () => {
    fc.assert(
      fc.property(attempts, random, (count, chance) => {
        expect(backoffMs(count + 1, chance)).toBeGreaterThanOrEqual(backoffMs(count, chance));
      }),
    );
  });

  it('gives up after three days of deferrals, never sooner', () => {
    const held = fc.integer({ min: 0, max: 10 * day });
    fc.assert(
      fc.property(attempts, now, held, random, fc.boolean(), (count, at, ms, chance, scout) => {
        const delivery = { attempts: count, deferredSince: at - ms };
        const next = nextAttempt(delivery, at, chance, scout);
        if (ms >= 3 * day) expect(next).toBeUndefined();
        else expect(next).toBeGreaterThan(at);
      }),
    );
  });

  it('never gives up at the first deferral, however long the mail waited', () => {
    fc.assert(
      fc.property(attempts, now, random, fc.boolean(), (count, at, chance, scout) => {
        expect(nextAttempt({ attempts: count }, at, chance, scout)).toBeGreaterThan(at);
      }),
    );
  });

  it('lets a scout ask again within four minutes', () => {
    fc.assert(
      fc.property(attempts, now, random, (count, at, chance) => {
        const next = nextAttempt({ attempts: count, deferredSince: at }, at, chance, true) ?? 0;
        expect(next - at).toBeLessThanOrEqual(240 * second);
      }),
    );
  });
});
