/** Asks, is paid, and pays back as fast as it can, until it is killed; what the provider took stands in the store's own sandbox. */
import { randomUUID } from 'node:crypto';
import { askForPayment } from '#lib/server/payments/requests/ask';
import { refund } from '#lib/server/payments/requests/refund';
import { registerPart } from '#lib/server/payments/requests/register-part';
import { readEnv } from '#lib/server/settings/env';
import { openStore } from '#lib/server/store/open-store';
import { keepEnquiry } from '#tests/server/store/enquiry-samples';
import { orderOf } from '#tests/server/store/order-samples';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, ...(databaseUrl && { databaseUrl }) });
const env = readEnv({});
const now = () => Date.now();
const site = { env, store, wakeCourier: () => {}, now };
const by = { address: 'meena@hoa.example', name: 'Meena' };

async function person(): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const { id, enquiry: kept } = await keepEnquiry(store, { kind: 'certificate', email });
  const stands = async () => {
    const enquiry = await store.findEnquiry(kept.reference);
    if (!enquiry) throw new Error('gone');
    return { site, by, enquiry, now: now() };
  };
  await askForPayment({ ...(await stands()), fields: { line: 'module-5' } });
  const [request] = (await store.findPaymentFile(id)).requests;
  const amountPaise = request?.amountPaise ?? 0;
  const order = await store.recordOrder(
    {
      ...orderOf({ edition: '', name: '', email: '', phone: '', openedAt: now() }),
      ...{ amountPaise, request: request?.number ?? '', part: 1, nextCheckAt: now() },
    },
    randomUUID(),
  );
  const paymentId = `pay_${randomUUID()}`;
  await store.recordPaymentEvent({
    ...{ id: paymentId, kind: 'sandbox-captured', at: now(), paymentId },
    ...{ providerOrderId: order.providerOrderId, detail: String(amountPaise) },
  });
  await registerPart(site, order, { id: paymentId, amountPaise, currency: 'INR' });
  const fields = { payment: paymentId, amount: '11682', reason: 'Agreed' };
  await refund({ ...(await stands()), fields });
}

async function people(): Promise<never> {
  for (;;) await person();
}

process.stdout.write('ready\n');
await Promise.all([people(), people()]);
