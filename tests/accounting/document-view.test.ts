import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stateCodeOf, supplierOf, webinarDocument } from '#lib/accounting/rules/invoice';
import { documentView } from '#lib/accounting/words';
import { readEnv } from '#lib/platform/config/env';

const paid = {
  title: 'AI for accountants',
  paymentId: 'pay_1',
  amountPaise: 49_900,
  paidAt: Date.parse('2026-11-24T12:00:00+05:30'),
  invoiceNumber: 'HOA/26-27/00001',
  name: 'Meena Iyer',
};
const supplier = supplierOf({ ...readEnv({}), GSTIN: '33ABCDE1234F1Z7' });
const viewOf = (given: Parameters<typeof webinarDocument>[0], order = 'order_1') =>
  documentView(webinarDocument(given, stateCodeOf(supplier)), supplier, { order });

test('the invoice splits the tax inside ₹499 into its halves and names the place of supply', () => {
  const view = viewOf(paid);
  expect(view).toMatchObject({
    title: 'Tax invoice',
    taxes: [
      { name: 'CGST 9%', paise: 38_06 },
      { name: 'SGST 9%', paise: 38_06 },
    ],
    amounts: { taxablePaise: 422_88, totalPaise: 499_00 },
    lines: [{ line: { sac: '999293' } }],
  });
  expect(view.facts).toContainEqual(['Place of supply', 'Tamil Nadu (33)']);
  expect(view.facts).toContainEqual(['Reverse charge', 'No']);
});

test('whatever was paid, fee and taxes add up to it, to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10_000_000 }), (amountPaise) => {
      const { amounts, taxes } = viewOf({ ...paid, amountPaise });
      const sum = taxes.reduce((all, { paise }) => all + paise, amounts.taxablePaise);
      expect(sum).toBe(amountPaise);
      expect(amounts.totalPaise).toBe(amountPaise);
    }),
  );
});

test('what was paid before invoices were numbered has a receipt', () => {
  const { invoiceNumber, ...before } = paid;
  expect(invoiceNumber).toBeDefined();
  expect(viewOf(before)).toMatchObject({ title: 'Receipt', amounts: { totalPaise: 499_00 } });
});

test('the invoice of a trial says that no money moved, and another who received it', () => {
  const paidBy = (given: typeof paid) =>
    viewOf(given)
      .sections.find(({ title }) => title === 'Paid')
      ?.lines.join(' ');
  expect(paidBy({ ...paid, paymentId: 'pay_sandbox12' })).toContain('in test mode: no money moved');
  expect(paidBy(paid)).toBe(
    '₹499 on Tue 24 Nov 2026, 12:00 PM, through Razorpay Payment pay_1 Order order_1',
  );
});
