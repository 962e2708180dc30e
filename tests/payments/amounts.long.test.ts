import assert from 'node:assert/strict';
import { describe, test } from '@jest/globals';
import fc from 'fast-check';
import type { PaymentLine } from '#lib/accounting/rules/invoice';
import { amountsOf, partsOf } from '#lib/payments/rules/requests';

const line = (feePaise: number): PaymentLine => ({
  code: 'module-1',
  label: 'module-1',
  sac: '999293',
  feePaise,
});

const sumOf = <Name extends string>(list: readonly Record<Name, number>[], name: Name) =>
  list.reduce((all, each) => all + each[name], 0);

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
    const fees = sumOf(lines, 'feePaise');
    return { lines, parts, discount: Math.min(Math.floor(fees * off), fees - 100) };
  });

// Node's own comparison: a million of Jest's take half a minute.
describe('of 10,000 requests', () => {
  test('parts, their GST, each line and the discount add up to the paisa, and none is below zero', () => {
    fc.assert(
      fc.property(requests, ({ lines, discount, parts: many }) => {
        const asked = amountsOf(lines, discount, many);
        const parts = partsOf(lines, discount, many);
        assert.equal(parts.length, many);
        for (const paise of ['taxablePaise', 'gstPaise', 'amountPaise'] as const) {
          assert.equal(sumOf(parts, paise), asked[paise]);
        }
        const all = parts.flatMap((part) => part.lines);
        assert.equal(sumOf(all, 'discountPaise'), discount);
        for (const part of parts) {
          assert.equal(part.amountPaise, part.taxablePaise + part.gstPaise);
          assert.ok(part.gstPaise >= 0);
          assert.equal(sumOf(part.lines, 'taxablePaise'), part.taxablePaise);
        }
        for (const each of all) {
          assert.equal(each.feePaise, each.taxablePaise + each.discountPaise);
          assert.ok(Math.min(each.taxablePaise, each.discountPaise) >= 0);
        }
        lines.forEach(({ feePaise }, at) => {
          const shares = parts.flatMap((part) => part.lines[at] ?? []);
          assert.equal(sumOf(shares, 'feePaise'), feePaise);
        });
        // Equal but for the odd paise, which the first has.
        const [first = 0, ...others] = parts.map((part) => part.taxablePaise);
        for (const other of others) assert.equal(first - other, asked.taxablePaise % many);
      }),
      { numRuns: 10_000 },
    );
  });
});
