/** Asks, is paid and pays back as fast as it can, and says what was acknowledged, until it is killed. */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { log } from '#lib/server/log';
import { openGateway } from '#lib/server/payments/gateway';
import { payInSandbox } from '#lib/server/payments/gateway-sandbox';
import { registerPayment } from '#lib/server/payments/register';
import { askForPayment } from '#lib/server/payments/requests/ask';
import { keepElsewhere } from '#lib/server/payments/requests/elsewhere';
import { refund } from '#lib/server/payments/requests/refund';
import { sendRefunds } from '#lib/server/payments/requests/refund-sending';
import { readEnv } from '#lib/server/settings/env';
import { openSite, type Site } from '#lib/server/site';
import { openStore } from '#lib/server/store/open-store';
import type { PaymentFile } from '#lib/server/store/payments/payment-store';

const [place = '', ...references] = process.argv.slice(2);
log().level = 'silent';
const where = place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place };
const store = await openStore({ dataDir: '', ...where });
const env = readEnv({ RATE_LIMIT: 'off' });
const site: Site = { env, store, wakeCourier: () => undefined, now: Date.now };
openSite(site);
const gateway = await openGateway(env, store);
const by = { address: 'meena@example.com', name: 'Meena Sample' };

async function deedOf(reference: string, fields: Readonly<Record<string, string>>) {
  const enquiry = await store.findEnquiry(reference);
  if (!enquiry) throw new Error(`${reference} is gone`);
  return { site, by, enquiry, fields, now: Date.now() };
}

async function fileOf(reference: string): Promise<PaymentFile> {
  return store.findPaymentFile((await store.findEnquiry(reference))?.id ?? '');
}

const say = (...words: readonly string[]) => writeSync(1, `${words.join(' ')}\n`);

/** The first part by the provider, pressed twice as browser and webhook do. */
async function payOnline(reference: string, { requests: [request] }: PaymentFile) {
  const part = request?.parts.find((each) => each.part === 1 && each.paidAt === undefined);
  if (!request || !part) return;
  const order = await store.recordOrder(
    {
      id: randomUUID(),
      edition: '',
      name: 'Divya Sample',
      email: '',
      phone: '',
      accountingExp: '',
      preferredLang: '',
      amountPaise: part.amountPaise,
      currency: 'INR',
      state: 'opened',
      providerOrderId: await gateway.openOrder(
        { amountPaise: part.amountPaise, currency: 'INR' },
        '',
      ),
      attempts: 0,
      openedAt: Date.now(),
      changedAt: Date.now(),
      checks: 0,
      request: request.number,
      part: 1,
      buyer: { state: '29', name: 'Divya Sample', address: '', gstin: '' },
    },
    `${request.number}/1`,
  );
  const known = await gateway.paymentsOf(order.providerOrderId);
  if (known.length === 0) await payInSandbox(store, order, 'captured', gateway.secret, Date.now());
  const [payment] = await gateway.paymentsOf(order.providerOrderId);
  if (!payment) throw new Error('the sandbox has no payment');
  await Promise.all([registerPayment(site, order, payment), registerPayment(site, order, payment)]);
  say('paid', reference, '1');
}

async function payElsewhere(reference: string, { requests: [request] }: PaymentFile) {
  const part = request?.parts.find((each) => each.part === 2);
  if (!part || part.paidAt !== undefined) return;
  const amount = String(part.amountPaise / 100);
  const typed = { method: 'bank', amount, number: `UTR ${reference}` };
  const [first] = await Promise.all([
    keepElsewhere(await deedOf(reference, typed)),
    keepElsewhere(await deedOf(reference, typed)),
  ]);
  if ('answer' in first) say('paid', reference, '2');
}

async function payBack(reference: string, { documents, refunds }: PaymentFile) {
  const invoice = documents.find(({ method, kind }) => method === 'razorpay' && kind === 'invoice');
  if (!invoice || refunds.some((each) => each.invoice === invoice.number)) return;
  const amount = String(invoice.totalPaise / 100);
  const typed = { payment: invoice.payment, amount, reason: 'Cancelled' };
  const [first] = await Promise.all([
    refund(await deedOf(reference, typed)),
    refund(await deedOf(reference, typed)),
  ]);
  if ('answer' in first) say('refunded', reference);
}

say('ready');
await store.makeRefundsDue(Date.now());
await sendRefunds(site, gateway);
for (const reference of references) {
  if ((await fileOf(reference)).requests.length === 0) {
    await askForPayment(await deedOf(reference, { line: 'module-5', parts: '2' }));
  }
  await payOnline(reference, await fileOf(reference));
  await payElsewhere(reference, await fileOf(reference));
  await payBack(reference, await fileOf(reference));
}
await store.close();
