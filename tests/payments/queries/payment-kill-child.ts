/** Asks, is paid and pays back as fast as it can, pressing everything twice, and says what was acknowledged, until it is killed. */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { askForPayment } from '#lib/payments/actions/ask';
import { recordPaidElsewhere } from '#lib/payments/actions/elsewhere';
import { refund } from '#lib/payments/actions/refund';
import { registerPayment } from '#lib/payments/actions/sale';
import { readEnv } from '#lib/platform/config/env';
import { log } from '#lib/platform/log/log';
import { openStore } from '#lib/start/open-store';
import { storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { partOrderOf } from '#tests/platform/db/order-samples';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
log().level = 'silent';
const store = await openStore({ dataDir, ...(databaseUrl && { databaseUrl }) });
const context = { env: readEnv({}), store, wake: () => {}, now: () => Date.now() };
const by = { address: 'meena@hoa.example', name: 'Meena' };

const say = (...words: readonly string[]) => writeSync(1, `${words.join(' ')}\n`);
const twice = async <T>(submit: () => Promise<T>) => (await Promise.all([submit(), submit()]))[0];

async function person(): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const { id, enquiry: stored } = await storeEnquiry(store, { kind: 'certificate', email });
  const inputOf = async (fields: Readonly<Record<string, string>>) => {
    const enquiry = await store.findEnquiry(stored.reference);
    if (!enquiry) throw new Error('gone');
    return { context, by, enquiry, fields, now: Date.now() };
  };
  await askForPayment(await inputOf({ line: 'module-5', parts: '2' }));
  const [request] = (await store.findPaymentFile(id)).requests;
  const [first, second] = request?.parts ?? [];
  if (!request || !first || !second) throw new Error('nothing was asked for');
  const { amountPaise } = first;
  const order = await store.recordOrder(
    partOrderOf(request.number, 1, {
      ...{ amountPaise, openedAt: Date.now(), nextCheckAt: Date.now() },
    }),
    randomUUID(),
  );
  const payment = `pay_${randomUUID()}`;
  // The store's own sandbox holds the provider's payments.
  await store.recordPaymentEvent({
    ...{ id: payment, kind: 'sandbox-captured', at: Date.now(), paymentId: payment },
    ...{ providerOrderId: order.providerOrderId, detail: String(amountPaise) },
  });
  const came = { id: payment, amountPaise, currency: 'INR' };
  await twice(() => registerPayment(context, order, came));
  say('paid', payment);
  const other = { method: 'bank', amount: `${second.amountPaise / 100}`, number: `UTR${payment}` };
  const elsewhere = await inputOf(other);
  if ('answer' in (await twice(() => recordPaidElsewhere(elsewhere)))) say('paid', other.number);
  const back = await inputOf({ payment, amount: `${amountPaise / 100}`, reason: 'Agreed' });
  if ('answer' in (await twice(() => refund(back)))) say('refunded', payment);
}

async function people(): Promise<never> {
  for (;;) await person();
}

say('ready');
await Promise.all([people(), people()]);
