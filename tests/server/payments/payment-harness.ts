import { createHmac, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openGateway } from '#lib/server/payments/gateway';
import { openOrder } from '#lib/server/payments/open-order';
import { checkDue } from '#lib/server/payments/reconciler';
import { verifyPayment } from '#lib/server/payments/verify';
import { receiveWebhook } from '#lib/server/payments/webhook';
import { readEnv } from '#lib/server/settings/env';
import { openSite } from '#lib/server/site';
import { storeOver } from '#lib/server/store/repository';
import { openSqlite } from '#lib/server/store/sqlite/sqlite';
import type { Delivery, Store } from '#lib/server/store/store';
import { currentEdition } from '#lib/shared/calendar/edition';
import { post, registrant } from '#tests/server/payments/payment-samples';
import { type Provider, startProvider, webhookSecret } from '#tests/server/payments/provider';
import { newDataDir } from '#tests/setup/data-dir';

export const noon = Date.UTC(2026, 10, 20, 6, 30);
/** The edition on sale then; the environment keeps it open. */
export const onSale = currentEdition(noon);
/** What is waited for a provider that never answers; one that does may take its time on a busy machine. */
const timeoutsMs = { hanging: 300, answering: 30_000 };

/** A site with an open edition and a provider of its own; `clock.now` is what time it is. */
export interface PaymentHarness {
  readonly provider: Provider;
  readonly store: Store;
  readonly clock: { now: number };
  order(fields?: object, headers?: Record<string, string>): Promise<Response>;
  /** Opens an order and gives the provider's id. */
  opened(fields?: object): Promise<string>;
  verify(fields: object): Promise<Response>;
  webhook(event: string, payment: object, eventId?: string): Promise<Response>;
  reconcile(): Promise<number>;
  mails(): Promise<readonly Delivery[]>;
  /** Holds the store's lock until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

export async function openPaymentHarness(
  variables: Record<string, string> = {},
): Promise<PaymentHarness> {
  const provider = await startProvider();
  const dataDir = await newDataDir();
  const store = storeOver(await openSqlite(dataDir, 50));
  const env = readEnv({
    ...provider.settings,
    AI_WEBINAR_CLOSES_AT: '2027-01-01T09:00:00+05:30',
    RATE_LIMIT: 'off',
    ...variables,
  });
  const clock = { now: noon };
  const timeoutMs = () => timeoutsMs[provider.behaviour === 'hanging' ? 'hanging' : 'answering'];
  const site = { env, store, wakeCourier: () => undefined, now: () => clock.now };
  openSite(site);
  const harness: PaymentHarness = {
    provider,
    store,
    clock,
    order: (fields = registrant, headers = {}) =>
      openOrder(timeoutMs())(post('/api/order', { formData: fields }, headers)),
    async opened(fields) {
      const { order_id: id } = await (await harness.order(fields)).json();
      return id;
    },
    verify: (fields) => verifyPayment(timeoutMs())(post('/api/verify-payment', fields)),
    webhook(event, payment, eventId = randomUUID()) {
      const body = JSON.stringify({ event, payload: { payment: { entity: payment } } });
      const headers = {
        'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
        'x-razorpay-event-id': eventId,
      };
      return receiveWebhook(post('/api/razorpay/webhook', body, headers));
    },
    reconcile: async () => checkDue(site, await openGateway(env, store, timeoutMs())),
    mails: () => store.claimDue('test', 1000, clock.now + 1e12),
    hold() {
      const other = new DatabaseSync(join(dataDir, 'hoa.sqlite'));
      other.exec('begin immediate');
      return () => other.close();
    },
    async close() {
      await provider.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return harness;
}
