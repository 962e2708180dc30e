import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PaymentOrder } from '#components/payments/webinar-payment-pages';

const shown = (title: string, isRequest: boolean) =>
  renderToStaticMarkup(
    <PaymentOrder found={{ title, isRequest, price: 499 }} cancelled>
      pay
    </PaymentOrder>,
  );

test('the checkout of a webinar is for one place, and leads back to its form', () => {
  const html = shown('AI for Accountants', false);
  expect(html).toContain('AI for Accountants, one place');
  expect(html).toContain('go back to the form');
});

test('the checkout of a request for payment speaks of neither place nor webinar', () => {
  const html = shown('Part 1 of 2, P-20261127-9C2Q', true);
  expect(html).toContain('Part 1 of 2, P-20261127-9C2Q');
  expect(html).toContain('later, with the link we mailed you.');
  expect(html).not.toMatch(/one place|webinar/i);
});
