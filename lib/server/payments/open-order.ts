/** Opens an order, `/api/order` (contract: Calls). */
import { createHash } from 'node:crypto';
import { catchStoreUnavailable, httpError, type Result } from '#lib/server/http/errors/http-error';
import { type Body, isPlainPost, readBody } from '#lib/server/intake/body';
import { withCookie } from '#lib/server/intake/cookies';
import { checkOrigin, checkRateLimit, suspicionOf } from '#lib/server/intake/guard';
import { fieldErrors } from '#lib/server/intake/receive';
import {
  leadTo,
  replyError,
  replyErrorPage,
  replySuccess,
  withErrorBoundary,
} from '#lib/server/intake/reply';
import { openGateway } from '#lib/server/payments/gateway';
import { checkoutOf } from '#lib/server/payments/order-page';
import { amountOf } from '#lib/server/payments/order-states';
import { replyPaymentErrorPage, wherePaid } from '#lib/server/payments/payment-error-page';
import { type Opened, openedAs, placeOrder } from '#lib/server/payments/place-order';
import { receiptCookie } from '#lib/server/payments/receipt-cookie';
import { site } from '#lib/server/site';
import { sentFrom } from '#lib/server/views/origin';
import { routes } from '#lib/shared/addresses/routes';
import { currentEdition, isOpen } from '#lib/shared/calendar/rules';
import type { Values } from '#lib/shared/forms/define';
import { line } from '#lib/shared/forms/sanitize';
import { againField, webinarPaid } from '#lib/shared/forms/webinar-paid/form';

type Registrant = Values<typeof webinarPaid>;
interface Taken extends Opened {
  /** The order is paid already: the cookie that shows its receipt. */
  readonly receipt?: string;
}

/** `timeoutMs` is the longest that the provider is waited for. */
export const openOrder = (timeoutMs?: number) =>
  wherePaid(
    withErrorBoundary(async (request) => {
      const error = checkOrigin(request, site().env);
      if (error) return answer({ error }, { plain: isPlainPost(request), fields: {} });
      const read = await readBody(request);
      if ('error' in read) return answer(read, { plain: isPlainPost(request), fields: {} });
      const body = { ...read.ok, fields: registrantIn(read.ok.fields) };
      return answer(await catchStoreUnavailable(() => take(request, body, timeoutMs)), body);
    }),
  );

/** A script sends the registrant's fields as `formData`, a plain form sends them flat. */
export function registrantIn(fields: Body['fields']): Body['fields'] {
  const { formData, ...rest } = fields;
  return typeof formData === 'object' && formData !== null ? { ...rest, ...formData } : fields;
}

async function answer(outcome: Result<Taken>, body: Body): Promise<Response> {
  if ('error' in outcome) {
    if (!body.plain) return replyError(outcome.error);
    if (outcome.error.status === 410) return replyPaymentErrorPage(outcome.error, 'closed');
    // Sent from the page that asks, it is the answer.
    const asked = outcome.error.status === 409 && { [againField]: line(body.fields.email) };
    return replyErrorPage(outcome.error, webinarPaid, { ...body.fields, ...asked });
  }
  const { order, keyId, mark, receipt } = outcome.ok;
  const response = body.plain
    ? leadTo(receipt ? routes.thankYou : checkoutOf(outcome.ok))
    : replySuccess('Order created', {
        amount: order.amountPaise,
        currency: order.currency,
        order_id: order.providerOrderId,
        key_id: keyId,
        ...(receipt && { paid: true }),
      });
  withCookie(response, mark);
  return receipt ? withCookie(response, receipt) : response;
}

async function take(request: Request, body: Body, timeoutMs?: number): Promise<Result<Taken>> {
  const { env, store, now } = site();
  const parsed = webinarPaid.schema.safeParse(body.fields);
  const edition = currentEdition(now());
  const open = () => isOpen(edition, env, now(), store);
  if (!parsed.success) {
    // Nobody is asked to mend what is too late anyway.
    return (await open()) ? { error: fieldErrors(webinarPaid, parsed.error, body) } : closed();
  }
  const gateway = await openGateway(env, store, timeoutMs);
  const suspicion = suspicionOf(body.fields);
  const key = keyOf(request, parsed.data, suspicion);
  const before = key && (await store.findOrderByKey(key));
  if (before) {
    const receipt = before.paymentId && (await receiptCookie(before, site()));
    return { ok: { ...(await openedAs(gateway, before)), ...(receipt && { receipt }) } };
  }
  if (!(await open())) return closed();
  // Of two a visitor may not have known; before a third they are asked.
  const email = parsed.data.email.toLowerCase();
  const said = line(body.fields[againField]).toLowerCase();
  if (said !== email && (await store.countPaid(edition.id, email)) > 1) return askAgain();
  const tooMany = await checkRateLimit(request, site(), 'submissions');
  if (tooMany) return { error: tooMany };
  const sold = { ...parsed.data, ...amountOf(edition), email, edition: edition.id };
  const from = { ...sentFrom(request), ...(suspicion && { suspicion }) };
  return placeOrder(gateway, { ...sold, ...from }, key);
}

const askAgain = () =>
  httpError(
    409,
    'This e-mail address has paid for this edition twice already: one place is booked, and we will refund the second payment. We would have to refund a third one too. To register another person, please enter their own e-mail address. Nothing was charged now. If you still want to pay again, press the button once more.',
  );

const closed = () => httpError(410, 'Registrations are closed.');

function keyOf(
  request: Request,
  registrant: Registrant,
  suspicion: string | undefined,
): string | undefined {
  const key = request.headers.get('idempotency-key')?.trim();
  if (!key) return undefined;
  const content = JSON.stringify([webinarPaid.action, key, registrant, suspicion ?? '']);
  return createHash('sha256').update(content).digest('base64url');
}
