import assert from 'node:assert/strict';
import { describe, test } from '@jest/globals';
import fc from 'fast-check';
import { amountsOf, partsOf } from '#lib/shared/payments/amounts';
import type { PaymentLine } from '#lib/shared/payments/request';

const line = (feePaise: number): PaymentLine => ({
  code: 'module-1',
  label: 'module-1',
  sac: '999293',
  feePaise,
});

const total = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const sumOf = <T>(list: readonly T[], of: (each: T) => number) => total(list.map(of));

const requests = fc
  .record({
    lines: fc.array(
      fc.integer({ min: 100, max: 30_000_000 }).map((fee) => line(fee)),
      { minLength: 1, maxLength: 20 },
    ),
    off: fc.double({ min: 0, max: 0.99, noNaN: true }),
    parts: fc.constantFrom(1, 2, 3),
  })
  .map(({ lines, off, parts }) => {
    const fees = sumOf(lines, ({ feePaise }) => feePaise);
    return { lines, parts, discount: Math.min(Math.floor(fees * off), fees - 100) };
  });

// Node's own comparison: a million of Jest's take half a minute.
describe('of 10,000 requests', () => {
  test('parts, their GST, each line and the discount add up to the paisa, and none is below zero', () => {
    fc.assert(
      fc.property(requests, ({ lines, discount, parts: many }) => {
        const asked = amountsOf(lines, discount);
        const parts = partsOf(lines, discount, many);
        assert.equal(parts.length, many);
        assert.equal(
          sumOf(parts, (part) => part.taxablePaise),
          asked.taxablePaise,
        );
        assert.equal(
          sumOf(parts, (part) => part.gstPaise),
          asked.gstPaise,
        );
        assert.equal(
          sumOf(parts, (part) => part.amountPaise),
          asked.amountPaise,
        );
        const all = parts.flatMap((part) => part.lines);
        assert.equal(
          sumOf(all, (each) => each.discountPaise),
          discount,
        );
        for (const part of parts) {
          assert.equal(part.amountPaise, part.taxablePaise + part.gstPaise);
          assert.ok(part.gstPaise >= 0);
          assert.equal(
            sumOf(part.lines, (each) => each.taxablePaise),
            part.taxablePaise,
          );
        }
        for (const each of all) {
          assert.equal(each.feePaise, each.taxablePaise + each.discountPaise);
          assert.ok(Math.min(each.taxablePaise, each.discountPaise) >= 0);
        }
        lines.forEach(({ feePaise }, at) => {
          assert.equal(
            sumOf(parts, (part) => part.lines[at]?.feePaise ?? 0),
            feePaise,
          );
        });
        // Equal but for the odd paise, which the first has.
        const [first = 0, ...others] = parts.map((part) => part.taxablePaise);
        for (const other of others) assert.equal(first - other, asked.taxablePaise % many);
      }),
      { numRuns: 10_000 },
    );
  });
});
