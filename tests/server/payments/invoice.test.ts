import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editions } from '#data/webinars';
import type { Paid } from '#lib/server/payments/receipt';
import { readEnv } from '#lib/server/settings/env';
import { invoiceOf, supplierOf } from '#lib/shared/invoice/invoice';

const paid: Paid = {
  edition: editions[0],
  providerOrderId: 'order_1',
  paymentId: 'pay_1',
  amountPaise: 49_900,
  paidAt: Date.parse('2026-11-24T12:00:00+05:30'),
  invoiceNumber: 'HOA/26-27/00001',
  name: 'Meena Iyer',
};
const supplier = supplierOf({ ...readEnv({}), GSTIN: '33ABCDE1234F1Z5' });

test('the invoice splits the tax inside ₹499 into its halves and names the place of supply', () => {
  expect(invoiceOf(paid, supplier)).toMatchObject({
    title: 'Tax invoice',
    sac: '999293',
    fee: 422.88,
    taxes: [
      { name: 'CGST 9%', amount: 38.06 },
      { name: 'SGST 9%', amount: 38.06 },
    ],
    total: 499,
    placeOfSupply: 'Tamil Nadu (33)',
  });
});

test('whatever was paid, fee and taxes add up to it, to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10_000_000 }), (amountPaise) => {
      const { fee, taxes, total } = invoiceOf({ ...paid, amountPaise }, supplier);
      const sum = taxes.reduce((all, { amount }) => all + amount, fee);
      expect(Math.round(sum * 100)).toBe(amountPaise);
      expect(total).toBe(amountPaise / 100);
    }),
  );
});

test('what was paid before invoices were numbered has a receipt', () => {
  const { invoiceNumber, ...before } = paid;
  expect(invoiceNumber).toBeDefined();
  expect(invoiceOf(before, supplier)).toMatchObject({ title: 'Receipt', total: 499 });
});
