/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PaymentForm } from '#components/webinars/payment-form';
import { editions } from '#data/webinars';
import { sandboxKey, sandboxPath } from '#lib/shared/addresses/payment-sandbox';
import { apiRoutes } from '#lib/shared/addresses/routes';
import '#tests/setup/async-timeout';

const [edition] = editions;
if (!edition) throw new Error('no edition');

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

/** What the server answers to each call of a payment in the sandbox. */
const answers: Readonly<Record<string, object>> = {
  [apiRoutes.order]: {
    success: true,
    order_id: 'order_1',
    amount: edition.price * 100,
    currency: 'INR',
    key_id: sandboxKey,
  },
  [sandboxPath]: {
    razorpay_order_id: 'order_1',
    razorpay_payment_id: 'pay_1',
    razorpay_signature: 'signed',
  },
  [apiRoutes.verifyPayment]: { success: true },
};

test('after the payment the receipt stands where the form was', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  globalThis.fetch = (async (path: string) => ({
    ok: true,
    status: 200,
    json: async () => answers[path],
  })) as unknown as typeof fetch;
  const user = userEvent.setup();
  render(<PaymentForm id="pay" title={edition.title} price={edition.price} />);
  await user.type(screen.getByRole('textbox', { name: /name/i }), 'Meena Iyer');
  await user.type(screen.getByRole('textbox', { name: /mail/i }), 'meena@example.com');
  await user.type(screen.getByRole('textbox', { name: /phone/i }), '9840012345');
  for (const list of screen.getAllByRole('combobox')) {
    await user.selectOptions(list, (list as HTMLSelectElement).options[1]?.value ?? '');
  }
  await user.click(screen.getByRole('button', { name: /and register$/ }));
  expect(screen.queryByText('All fields are required!')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Pay ₹[\d,]+$/ }));
  await screen.findByText('Registration & Payment Successful!');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText('Total paid')).not.toBeNull();
});
