/** A visitor who pays a part: the calls that a page without script and a script make. */

import { POST as order } from '#app/api/enquiry/[token]/order/route';
import { POST as change } from '#app/api/enquiry/[token]/route';
import { openGateway } from '#lib/server/payments/gateway';
import { payInSandbox } from '#lib/server/payments/gateway-sandbox';
import { verifyPayment } from '#lib/server/payments/verify';
import { GET as page } from '#pages/enquiry/[token]/route';
import type { PayDesk } from '#tests/server/payments/requests/pay-desk';

export const buyer = { state: '33', invoiceName: 'Divya Sample' };

interface Opened {
  readonly status: number;
  readonly order_id: string;
  readonly amount: number;
  readonly message?: string;
  readonly enquiry?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly cookie: string;
}

const headers = { 'sec-fetch-site': 'same-origin' };

export async function openOrder(
  { token }: Pick<PayDesk, 'token'>,
  fields: Readonly<Record<string, string>> = buyer,
): Promise<Opened> {
  const answer = await order(
    new Request(`http://localhost:3000/api/enquiry/${token}/order`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    }),
    { params: Promise.resolve({ token }) },
  );
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return {
    status: answer.status,
    cookie,
    ...((await answer.json()) as Omit<Opened, 'status' | 'cookie'>),
  };
}

export const askAgain = ({ token }: Pick<PayDesk, 'token'>) =>
  change(
    new Request(`http://localhost:3000/api/enquiry/${token}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ action: 'ask-payment-again' }),
    }),
    { params: Promise.resolve({ token }) },
  );

export const orderAsPage = ({ token }: Pick<PayDesk, 'token'>, fields: Record<string, string>) =>
  order(
    new Request(`http://localhost:3000/api/enquiry/${token}/order`, {
      method: 'POST',
      headers: { ...headers, accept: 'text/html' },
      body: new URLSearchParams(fields),
    }),
    { params: Promise.resolve({ token }) },
  );

/** What the sandbox's checkout hands to the browser for this order. */
export async function payOrder(desk: PayDesk, orderId: string, amountPaise?: number) {
  const { store, env, now } = desk.site;
  const found = await store.findOrder(orderId);
  const { secret } = await openGateway(env, store);
  const paid = { providerOrderId: orderId, amountPaise: amountPaise ?? found?.amountPaise ?? 0 };
  return payInSandbox(store, paid, 'captured', secret, now());
}

export async function verify(signed: object, cookie = '') {
  const answer = await verifyPayment()(
    new Request('http://localhost:3000/api/verify-payment', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', cookie },
      body: JSON.stringify(signed),
    }),
  );
  return {
    status: answer.status,
    ...((await answer.json()) as { enquiry?: string; message?: string }),
  };
}

/** The page as whoever holds the link reads it. */
export async function readPage({ token }: Pick<PayDesk, 'token'>): Promise<string> {
  const request = new Request(`http://localhost:3000/enquiry/${token}`);
  return (await page(request, { params: Promise.resolve({ token }) })).text();
}

/** Pays the part that is due, from order to verification. */
export async function payDue(desk: PayDesk, fields: Readonly<Record<string, string>> = buyer) {
  const opened = await openOrder(desk, fields);
  const signed = await payOrder(desk, opened.order_id);
  return { opened, signed, verified: await verify(signed, opened.cookie) };
}
