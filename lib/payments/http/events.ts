/** The provider reports (`/api/razorpay/webhook`, answered in 5 s), and so do browsers. */
import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { withErrorBoundary } from '#lib/forms/http/boundary';
import { notifyUnknownMoney } from '#lib/payments/actions/notices';
import { noteDispute, noteProviderRefund } from '#lib/payments/actions/provider-refund';
import { registerPayment } from '#lib/payments/actions/sale';
import { wherePaid } from '#lib/payments/http/verify';
import { noteFailure, wakeReconciler } from '#lib/payments/jobs';
import { statesBefore } from '#lib/payments/rules/orders';
import type { Order, PaymentEvent } from '#lib/payments/schema';
import { type AppContext, context } from '#lib/platform/context';
import { isSigned } from '#lib/platform/db/settings';
import {
  checkOrigin,
  type Fields,
  readBody,
  readBytes,
  tooLarge,
} from '#lib/platform/http/intake/body';
import {
  catchStoreUnavailable,
  httpError,
  replyError,
  replySuccess,
} from '#lib/platform/http/intake/reply';
import { checkRateLimit } from '#lib/platform/http/limits/network';
import { cut, line, own } from '#lib/platform/values/text';
import { cancelledText, failedText } from '#lib/webinars/words/checkout';

const limitBytes = 512 * 1024;

const name = z.string().check(z.minLength(1), z.maxLength(100));

/** https://razorpay.com/docs/webhooks/payloads: payments, refunds and disputes. Seconds since 1970, paise. */
const eventShape = z.object({
  event: z.string(),
  created_at: z.optional(z.number()),
  payload: z.object({
    refund: z.optional(
      z.object({
        entity: z.object({
          id: name,
          payment_id: name,
          amount: z.number(),
          receipt: z.nullish(z.string()),
          status: z.optional(z.string()),
        }),
      }),
    ),
    dispute: z.optional(
      z.object({
        entity: z.object({
          id: name,
          payment_id: name,
          amount: z.number(),
          reason_code: z.nullish(z.string()),
          respond_by: z.nullish(z.number()),
        }),
      }),
    ),
    payment: z.optional(
      z.object({
        entity: z.object({
          id: name,
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
    const { env } = context();
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
      ok: await take(context(), event, id),
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
async function take(
  context: AppContext,
  { event, payload, created_at: happenedAt }: Event,
  eventId: string,
): Promise<void> {
  const { store, now } = context;
  const { refund, dispute } = payload;
  if (refund) await takeRefund(context, event, refund.entity);
  if (dispute) await takeDispute(context, event, dispute.entity);
  // Money that went back or is disputed is no money that comes.
  const entity = refund || dispute ? undefined : payload.payment?.entity;
  const order = entity?.order_id ? await store.findOrder(entity.order_id) : undefined;
  const id = `event:${eventId}`;
  const providerOrderId = entity?.order_id ?? undefined;
  const paymentId = (refund ?? dispute)?.entity.payment_id ?? entity?.id;
  if (order && entity) {
    const before = await store.findPaymentEvents(order.providerOrderId);
    if (before.some((each) => each.id === id)) return;
    await act(context, event, order, capturedThen(event, entity, happenedAt));
  }
  const money =
    !order && entity && providerOrderId
      ? moneyIn(event, capturedThen(event, entity, happenedAt))
      : undefined;
  if (money && providerOrderId) await notifyUnknownMoney(context, { ...money, providerOrderId });
  await store.recordPaymentEvent({
    id,
    kind: event,
    at: now(),
    ...(providerOrderId && { providerOrderId }),
    ...(paymentId && { paymentId }),
  });
}

type RefundEntity = NonNullable<Event['payload']['refund']>['entity'];
type DisputeEntity = NonNullable<Event['payload']['dispute']>['entity'];

const refundStates = {
  'refund.created': 'pending',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
} as const;

async function takeRefund(context: AppContext, event: string, refund: RefundEntity) {
  const reported = own(refundStates, event);
  if (!reported) return;
  await noteProviderRefund(context, {
    id: refund.id,
    paymentId: refund.payment_id,
    amountPaise: refund.amount,
    receipt: refund.receipt ?? '',
    // An instant refund is processed when it is created.
    status: refund.status === 'processed' ? 'processed' : reported,
    by: 'provider',
  });
}

async function takeDispute(context: AppContext, event: string, dispute: DisputeEntity) {
  if (!event.startsWith('payment.dispute.')) return;
  const { respond_by: respondBy } = dispute;
  await noteDispute(
    context,
    {
      id: dispute.id,
      paymentId: dispute.payment_id,
      amountPaise: dispute.amount,
      reason: cut(line(dispute.reason_code) || 'no reason named', 100),
      respondBy: respondBy ? respondBy * 1000 : undefined,
    },
    event,
  );
}

const isAboutMoney = (event: string) => event === 'payment.captured' || event === 'order.paid';

/** The day of a payment is that of its capture: a late one is made days before. The event of the capture says when. */
const capturedThen = (
  event: string,
  entity: PaymentEntity,
  happenedAt: number | undefined,
): PaymentEntity =>
  isAboutMoney(event) && happenedAt !== undefined && happenedAt > (entity.created_at ?? 0)
    ? { ...entity, created_at: happenedAt }
    : entity;

/** An answer that the provider itself calls failed or not started, or that has no amount, is not a payment. */
function moneyIn(event: string, entity: PaymentEntity) {
  const { id, amount: amountPaise, currency, status, created_at: madeAt } = entity;
  const isMoney = isAboutMoney(event) && status !== 'failed' && status !== 'created';
  if (!isMoney || amountPaise === undefined || currency === undefined) return undefined;
  const paidAt = madeAt !== undefined && madeAt > 0 ? { paidAt: madeAt * 1000 } : {};
  return { id, amountPaise, currency, ...paidAt };
}

async function act(
  context: AppContext,
  event: string,
  order: Order,
  entity: PaymentEntity,
): Promise<void> {
  const { store, now } = context;
  if (isAboutMoney(event)) {
    const money = moneyIn(event, entity);
    if (!money) {
      await store.makeOrderDue(order.id, now());
      return wakeReconciler();
    }
    await registerPayment(context, order, money);
  }
  if (event === 'payment.authorized') {
    await store.moveOrder(order.id, 'authorized', statesBefore('authorized'), now());
    await store.makeOrderDue(order.id, now());
    wakeReconciler();
  }
  if (event === 'payment.failed') await noteFailure(context, order, entity.id);
}

type Report = (request: Request) => Promise<Response>;

/** `/api/closedPaymentWindow`: the checkout was dismissed. */
export const reportClosed: Report = report('closed', () => cancelledText);

/** `/api/paymentfailurecheck`: an attempt failed; the checkout may still be open. */
export const reportFailure: Report = report('failed', (fields) => {
  const why = cut(line(fields.description) || line(reasonIn(fields.status)), 200);
  return failedText(why || 'Unknown error');
});

/** A status that only repeats that it failed gives no reason. */
const reasonIn = (status: unknown) =>
  typeof status === 'string' ? status.replace(/^\s*payment failed:?/i, '') : undefined;

/** A report proves nothing: it is recorded, and moves no state. */
function report(kind: 'closed' | 'failed', message: (fields: Fields) => string): Report {
  return withErrorBoundary(async (request) => {
    const error = checkOrigin(request, context().env);
    if (error) return replyError(error);
    const read = await readBody(request);
    if ('error' in read) return replyError(read.error);
    const { fields } = read.ok;
    const outcome = await catchStoreUnavailable(async () => {
      const tooMany = await checkRateLimit(request, context(), 'reports');
      if (tooMany) return { error: tooMany };
      await context().store.recordPaymentEvent(await eventOf(kind, fields, keyOf(request)));
      return { ok: undefined };
    });
    return 'error' in outcome ? replyError(outcome.error) : replySuccess(message(fields));
  });
}

const keyOf = (request: Request) => request.headers.get('idempotency-key')?.trim();

async function eventOf(
  kind: 'closed' | 'failed',
  fields: Fields,
  key: string | undefined,
): Promise<PaymentEvent> {
  const { store, now } = context();
  const paymentId = cut(line(fields.paymentId), 100);
  const order = await store.findOrder(line(fields.orderId));
  return {
    // The provider may report the same failed payment too: it counts once.
    id:
      order && paymentId && kind === 'failed' ? `failed:${paymentId}` : eventId(kind, fields, key),
    kind,
    at: now(),
    ...(order && { providerOrderId: order.providerOrderId }),
    ...(paymentId && { paymentId }),
    detail: detailOf(fields, order !== undefined),
  };
}

/** Reports are idempotent by key. */
function eventId(kind: 'closed' | 'failed', fields: Fields, key: string | undefined): string {
  if (!key) return randomUUID();
  const { elapsedMs: _, ...reported } = fields;
  return createHash('sha256')
    .update(JSON.stringify([kind, key, reported]))
    .digest('base64url');
}

/** As an erasure will look for it: each text as a field keeps it, an address in small letters. */
function normalized(formData: unknown): unknown {
  if (typeof formData !== 'object' || formData === null) return line(formData);
  return Object.fromEntries(
    Object.entries(formData).map(([name, value]) => [
      name,
      name === 'email' ? line(value).toLowerCase() : line(value),
    ]),
  );
}

/** An order holds the registrant already; a report that names none is stored with its contents. */
function detailOf(fields: Fields, known: boolean): string {
  const { status, description, date, time, formData } = fields;
  const person = known ? {} : { formData: normalized(formData) };
  const reported = { status, description, date, time, ...person };
  return cut(JSON.stringify(reported), 2000);
}
