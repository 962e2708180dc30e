/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { InvoiceSheet } from '#components/webinars/invoice-sheet';
import { editions } from '#data/webinars';
import { readEnv } from '#lib/server/settings/env';
import { invoiceOf, supplierOf } from '#lib/shared/invoice/invoice';

const supplier = supplierOf(readEnv({}));

function receivedBy(providerOrderId: string): string {
  const paid = {
    edition: editions[0],
    providerOrderId,
    paymentId: 'pay_1',
    amountPaise: 49_900,
    paidAt: Date.parse('2026-11-24T12:00:00+05:30'),
    name: 'Meena Iyer',
  };
  const sheet = (
    <InvoiceSheet invoice={invoiceOf(paid, supplier)} supplier={supplier} paid={paid} />
  );
  return render(sheet).container.textContent ?? '';
}

test('the invoice of a trial says that no money moved, and another who received it', () => {
  expect(receivedBy('order_sandbox12')).toContain('in test mode: no money moved. Order order_sand');
  expect(receivedBy('order_R4zorpay')).toContain('by Razorpay. Order order_R4zorpay');
});
