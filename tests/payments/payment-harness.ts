import { createHmac, randomUUID } from 'node:crypto';
import { openGateway } from '#lib/payments/gateway/gateway';
import { receiveWebhook } from '#lib/payments/http/events';
import { openOrder } from '#lib/payments/http/order';
import { verifyPayment } from '#lib/payments/http/verify';
import { checkDue } from '#lib/payments/jobs';
import { currentEdition } from '#lib/webinars/rules/sessions';
import { post, registrant } from '#tests/payments/payment-samples';
import { startProvider, webhookSecret } from '#tests/payments/provider';
import { noon, openTestSite } from '#tests/setup/test-site';

/** The edition on sale then; the environment keeps it open. */
export const onSale = currentEdition(noon);
/** A provider that never answers is waited for so long; one that does may take its time on a busy machine. */
const timeoutsMs = { hanging: 300, answering: 30_000 };

export type PaymentHarness = Awaited<ReturnType<typeof openPaymentHarness>>;

/** A site with an open edition and a provider of its own. */
export async function openPaymentHarness(variables: Readonly<Record<string, string>> = {}) {
  const provider = await startProvider();
  const settings = {
    ...provider.settings,
    AI_WEBINAR_CLOSES_AT: '2027-01-01T09:00:00+05:30',
    RATE_LIMIT: 'off',
    ...variables,
  };
  const opened = await openTestSite(settings, { busyMs: 50 });
  const { context, store, clock } = opened;
  const timeoutMs = () => timeoutsMs[provider.behaviour === 'hanging' ? 'hanging' : 'answering'];
  const order = (fields: object = registrant, headers: Record<string, string> = {}) =>
    openOrder(timeoutMs())(post('/api/order', { formData: fields }, headers));
  return {
    ...opened,
    provider,
    order,
    /** Opens an order and gives the provider's id. */
    async opened(fields?: object): Promise<string> {
      const { order_id: id } = await (await order(fields)).json();
      return id;
    },
    /** `cookie`: of the browser that opened the order. */
    verify: (fields: object, cookie = '') =>
      verifyPayment(timeoutMs())(post('/api/verify-payment', fields, cookie ? { cookie } : {})),
    webhook(event: string, payment: object, eventId: string = randomUUID()) {
      const body = JSON.stringify({ event, payload: { payment: { entity: payment } } });
      const headers = {
        'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
        'x-razorpay-event-id': eventId,
      };
      return receiveWebhook(post('/api/razorpay/webhook', body, headers));
    },
    reconcile: async () => checkDue(context, await openGateway(context.env, store, timeoutMs())),
    mails: () => store.claimDue('test', 1000, clock.now + 1e12),
    async close() {
      await provider.close();
      await opened.close();
    },
  };
}
