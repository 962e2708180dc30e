/** The provider's own word: `/api/razorpay/webhook`. It calls no one, so it answers within its 5 s. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { isSigned } from '#lib/server/hmac';
import { catchStoreUnavailable, httpError } from '#lib/server/http/errors/http-error';
import { readBytes, tooLarge } from '#lib/server/intake/body';
import { replyError, replySuccess, withErrorBoundary } from '#lib/server/intake/reply';
import { statesBefore } from '#lib/server/payments/order-states';
import { wherePaid } from '#lib/server/payments/payment-error-page';
import { noteFailure } from '#lib/server/payments/reconcile-order';
import { wakeReconciler } from '#lib/server/payments/reconciler';
import { registerPayment } from '#lib/server/payments/register';
import { notifyUnknownMoney } from '#lib/server/payments/staff-notices';
import { type Site, site } from '#lib/server/site';
import type { Order } from '#lib/server/store/payments/schema';

const limitBytes = 512 * 1024;

/** https://razorpay.com/docs/webhooks/payloads/payments */
const eventShape = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(
      z.object({
        entity: z.object({
          id: z.string().check(z.minLength(1), z.maxLength(100)),
          order_id: z.nullish(z.string()),
          amount: z.optional(z.number()),
          currency: z.optional(z.string()),
          status: z.optional(z.string()),
          created_at: z.optional(z.number()),
        }),
      }),
    ),
  }),
});
type Event = z.infer<typeof eventShape>;
type PaymentEntity = NonNullable<Event['payload']['payment']>['entity'];

export const receiveWebhook = wherePaid(
  withErrorBoundary(async (request) => {
    const { env } = site();
    const raw = (await readBytes(request, limitBytes))?.toString();
    if (raw === undefined) return replyError(tooLarge);
    const signature = request.headers.get('x-razorpay-signature');
    if (!isSigned(raw, signature, env.RAZORPAY_WEBHOOK_SECRET)) {
      return replyError(httpError(400, 'That event is not signed by the provider.').error);
    }
    const event = parse(raw);
    if (!event) return replyError(httpError(400, 'That event could not be read.').error);
    const id =
      request.headers.get('x-razorpay-event-id') ?? createHash('sha256').update(raw).digest('hex');
    const outcome = await catchStoreUnavailable(async () => ({
      ok: await take(site(), event, id),
    }));
    return 'error' in outcome ? replyError(outcome.error) : replySuccess('Received');
  }),
);

function parse(raw: string): Event | undefined {
  try {
    return eventShape.parse(JSON.parse(raw));
  } catch {
    return undefined;
  }
}

/** Recorded last: an event whose work was cut short is worked through again when it is repeated. */
async function take(site: Site, { event, payload }: Event, eventId: string): Promise<void> {
  const { store, now } = site;
  const entity = payload.payment?.entity;
  const order = entity?.order_id ? await store.findOrder(entity.order_id) : undefined;
  const id = `event:${eventId}`;
  const providerOrderId = entity?.order_id ?? undefined;
  if (order && entity) {
    const before = await store.findPaymentEvents(order.providerOrderId);
    if (before.some((each) => each.id === id)) return;
    await act(site, event, order, entity);
  }
  const money = !order && entity && providerOrderId ? moneyIn(event, entity) : undefined;
  if (money && providerOrderId) await notifyUnknownMoney(site, { ...money, providerOrderId });
  await store.recordPaymentEvent({
    id,
    kind: event,
    at: now(),
    ...(providerOrderId && { providerOrderId }),
    ...(entity && { paymentId: entity.id }),
  });
}

const tellsOfMoney = (event: string) => event === 'payment.captured' || event === 'order.paid';

/** What the provider calls failed or not begun in the same breath, or puts no sum to, is no payment. */
function moneyIn(event: string, entity: PaymentEntity) {
  const { id, amount: amountPaise, currency, status, created_at: madeAt } = entity;
  const isMoney = tellsOfMoney(event) && status !== 'failed' && status !== 'created';
  if (!isMoney || amountPaise === undefined || currency === undefined) return undefined;
  const paidAt = madeAt !== undefined && madeAt > 0 ? { paidAt: madeAt * 1000 } : {};
  return { id, amountPaise, currency, ...paidAt };
}

async function act(site: Site, event: string, order: Order, entity: PaymentEntity): Promise<void> {
  const { store, now } = site;
  if (tellsOfMoney(event)) {
    const money = moneyIn(event, entity);
    if (!money) {
      await store.makeOrderDue(order.id, now());
      return wakeReconciler();
    }
    await registerPayment(site, order, money);
  }
  if (event === 'payment.authorized') {
    await store.moveOrder(order.id, 'authorized', statesBefore('authorized'), now());
    await store.makeOrderDue(order.id, now());
    wakeReconciler();
  }
  if (event === 'payment.failed') await noteFailure(site, order, entity.id);
}
