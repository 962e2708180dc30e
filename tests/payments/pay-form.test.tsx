import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PayForm } from '#components/payments/pay-request';
import { routes } from '#data/addresses/routes';
import type { VisitorPayment } from '#lib/accounts/views/payment';

test('the 24 hours lead to the policy that grants them, and to the one that says how money comes back', () => {
  const payment: VisitorPayment = {
    heading: { title: 'Pay ₹5,310 by 4 December', text: 'The first of two parts.' },
    state: 'open',
    isOverdue: false,
    number: 'P-20261127-9C2Q',
    due: { sum: '₹5,310', by: 'Fri 4 Dec 2026', part: 'Part 1 of 2' },
    lines: [],
    fee: '₹9,000',
    gst: '₹1,620',
    total: '₹10,620',
    parts: [],
    notices: [],
    addressNeeded: false,
    takesPayments: true,
    mayAskAgain: false,
  };
  const html = renderToStaticMarkup(
    <PayForm payment={payment} token="token" errors={{}} typed={{}} />,
  );
  expect(html).toMatch(
    new RegExp(
      `24 hours of paying: ?<a href="${routes.cancellation}">cancellation policy</a>, <a href="${routes.refund}">refund policy</a>`,
    ),
  );
});
