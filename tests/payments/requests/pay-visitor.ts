/** A visitor who pays a part: the calls that a page without script and a script make. */
import { POST as order } from '#app/api/enquiry/[token]/order/route';
import { POST as change } from '#app/api/enquiry/[token]/route';
import { openGateway, payInSandbox } from '#lib/payments/gateway/gateway';
import { verifyPayment } from '#lib/payments/http/verify';
import { GET as page } from '#pages/enquiry/[token]/route';
import { type Fields, newBrowser } from '#tests/desk/desk-site';
import type { PayDesk } from '#tests/payments/requests/pay-desk';

export const buyer = { state: '33', invoiceName: 'Divya Sample' };

interface Opened {
  readonly status: number;
  readonly order_id: string;
  readonly amount: number;
  readonly message?: string;
  readonly enquiry?: string;
  readonly errors?: Readonly<Record<string, string>>;
  /** That of the visitor, from then on. */
  readonly browser: ReturnType<typeof newBrowser>;
}

export async function openOrder(
  { token }: Pick<PayDesk, 'token'>,
  fields: Readonly<Record<string, string>> = buyer,
): Promise<Opened> {
  const browser = newBrowser();
  const answer = await browser.send(order, `/api/enquiry/${token}/order`, fields, { token });
  return { status: answer.status, browser, ...(await answer.json()) };
}

export const askAgain = ({ token }: Pick<PayDesk, 'token'>) =>
  newBrowser().send(change, `/api/enquiry/${token}`, { action: 'ask-payment-again' }, { token });

export const orderAsPage = ({ token }: Pick<PayDesk, 'token'>, fields: Fields) =>
  newBrowser().post(order, `/api/enquiry/${token}/order`, fields, { token });

export async function payOrder(desk: PayDesk, orderId: string, amountPaise?: number) {
  const { store, env, now } = desk.context;
  const found = await store.findOrder(orderId);
  const { secret } = await openGateway(env, store);
  const paid = { providerOrderId: orderId, amountPaise: amountPaise ?? found?.amountPaise ?? 0 };
  return payInSandbox(store, paid, 'captured', secret, now());
}

export async function verify(signed: object, browser = newBrowser()) {
  const answer = await browser.send(verifyPayment(), '/api/verify-payment', signed);
  const said = (await answer.json()) as { enquiry?: string; message?: string };
  return { status: answer.status, ...said };
}

export const readPage = ({ token }: Pick<PayDesk, 'token'>) =>
  newBrowser().read(page, `/enquiry/${token}`, { token });

/** Pays the part that is due, from order to verification. */
export async function payDue(desk: PayDesk, fields: Readonly<Record<string, string>> = buyer) {
  const opened = await openOrder(desk, fields);
  const signed = await payOrder(desk, opened.order_id);
  return { opened, signed, verified: await verify(signed, opened.browser) };
}
