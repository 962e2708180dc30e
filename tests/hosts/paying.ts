/** One payment, told of to both hosts by everybody who may tell: one registration. */
import { randomUUID } from 'node:crypto';
import { apiRoutes } from '#lib/shared/addresses/routes';
import type { Host } from '#tests/hosts/host';
import { query, stored, timesMailed, untilMailed } from '#tests/hosts/records';
import type { Report } from '#tests/hosts/report';
import type { Testbed } from '#tests/hosts/testbed';
import { post } from '#tests/hosts/visitor';
import { answerOf, tellByWebhook } from '#tests/journeys/checkout';

const tellAgain = 10;

export async function oneRegistration({ claim }: Report, stage: Testbed): Promise<void> {
  const { a, b, provider } = stage;
  const email = 'told@example.in';
  const key = randomUUID();
  const order = await open(a, email, key);
  claim('an order opened at one host is known at the other', await open(b, email, key), order);
  const payment = provider.pay(order, { status: 'authorized' });
  const callAll = ({ origin }: Host) => [
    post(origin, apiRoutes.verifyPayment, answerOf(payment)),
    tellByWebhook(origin, payment),
  ];
  const calls = Array.from({ length: tellAgain }, () => [...callAll(b), ...callAll(a)]).flat();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  claim('each word of its payment is taken by either', [...new Set(statuses)], [200]);
  claim('its money is taken once', provider.captures.filter((id) => id === payment.id).length, 1);
  await claimOnce({ claim }, stage, 'told of 40 times', email);
}

/** An order that is paid without a word to us; resolves with its e-mail address. */
export async function paySilently({ a, provider, databaseUrl }: Testbed): Promise<string> {
  const email = 'silent@example.in';
  provider.pay(await open(a, email, randomUUID()));
  // As if a minute had passed: either host may be the one that asks.
  await query(databaseUrl, 'update orders set next_check_at = 1 where email = $1', [email]);
  return email;
}

export async function claimOnce(
  { claim }: Pick<Report, 'claim'>,
  { databaseUrl, mail }: Testbed,
  how: string,
  email: string,
): Promise<void> {
  await untilMailed(databaseUrl);
  const ids = await stored(databaseUrl, 'webinar-paid', email);
  claim(`a payment ${how} is one registration`, ids.length, 1);
  const mails = (['staff', 'visitor'] as const).map((role) => timesMailed(mail, ids, role));
  claim('with one mail to staff and one confirmation', mails, [[1], [1]]);
}

/** Asks for an order of the paid webinar. */
export function askForOrder({ origin }: { readonly origin: string }, email: string, key: string) {
  const formData = {
    name: 'Meena Iyer',
    email,
    phone: '9840012345',
    accountingExp: 'advanced',
    preferredLang: 'Tamil',
  };
  return post(origin, apiRoutes.order, { formData }, { key });
}

async function open(host: Host, email: string, key: string): Promise<string> {
  const { status, body } = await askForOrder(host, email, key);
  if (status !== 200) throw new Error(`no order: ${status} ${body}`);
  return JSON.parse(body).order_id;
}
