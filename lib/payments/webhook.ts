/** The provider's own word: `/api/razorpay/webhook`. It calls no one, so it answers within its 5 s. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { answering } from '#lib/intake/answering';
import { readBytes, tooLarge } from '#lib/intake/body';
import { refuse } from '#lib/intake/refusal';
import { replyRefusal, replySuccess } from '#lib/intake/reply';
import { storeTroubled } from '#lib/intake/trouble';
import { statesBefore } from '#lib/payments/payment';
import { wakeReconciler } from '#lib/payments/reconcile';
import { registerPayment } from '#lib/payments/register';
import { isSigned } from '#lib/payments/signature';
import { type Site, site } from '#lib/site';
import type { Order } from '#lib/store/orders';

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
          amount: z.number(),
          currency: z.string(),
        }),
      }),
    ),
  }),
});
type Event = z.infer<typeof eventShape>;
type Told = NonNullable<Event['payload']['payment']>['entity'];

export const receiveWebhook = answering(async (request) => {
  const { env } = site();
  const raw = (await readBytes(request, limitBytes))?.toString();
  if (raw === undefined) return replyRefusal(tooLarge);
  const signature = request.headers.get('x-razorpay-signature');
  if (!isSigned(raw, signature, env.RAZORPAY_WEBHOOK_SECRET)) {
    return replyRefusal(refuse(400, 'That event is not signed by the provider.').refused);
  }
  const event = parse(raw);
  if (!event) return replyRefusal(refuse(400, 'That event could not be read.').refused);
  const id =
    request.headers.get('x-razorpay-event-id') ?? createHash('sha256').update(raw).digest('hex');
  const outcome = await storeTroubled(async () => ({ ok: await take(site(), event, id) }));
  return 'refused' in outcome ? replyRefusal(outcome.refused) : replySuccess('Received');
});

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
  const told = payload.payment?.entity;
  const order = told?.order_id ? await store.findOrder(told.order_id) : undefined;
  const id = `event:${eventId}`;
  const providerOrderId = told?.order_id ?? undefined;
  if (order && told) {
    const before = await store.findPaymentEvents(order.providerOrderId);
    if (before.some((each) => each.id === id)) return;
    await act(site, event, order, told);
  }
  await store.recordPaymentEvent({
    id,
    kind: event,
    at: now(),
    ...(providerOrderId && { providerOrderId }),
    ...(told && { paymentId: told.id }),
  });
}

async function act(site: Site, event: string, order: Order, told: Told): Promise<void> {
  const { store, now } = site;
  if (event === 'payment.captured' || event === 'order.paid') {
    const { id, amount: amountPaise, currency } = told;
    await registerPayment(site, order, { id, amountPaise, currency });
  }
  if (event === 'payment.authorized') {
    await store.moveOrder(order.id, 'authorized', statesBefore('authorized'), now());
    await store.hurryOrder(order.id, now());
    wakeReconciler();
  }
  if (event === 'payment.failed') {
    await store.recordPaymentEvent({
      id: `failed:${told.id}`,
      kind: 'failed',
      at: now(),
      providerOrderId: order.providerOrderId,
      paymentId: told.id,
    });
    await store.moveOrder(order.id, 'failed', statesBefore('failed'), now());
  }
}
