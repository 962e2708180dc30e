/** What the visitor's browser reports of a checkout that did not end in a payment. */
import { createHash, randomUUID } from 'node:crypto';
import { catchStoreUnavailable } from '#lib/server/http/errors/http-error';
import { type Fields, readBody } from '#lib/server/intake/body';
import { checkOrigin, checkRateLimit } from '#lib/server/intake/guard';
import { replyError, replySuccess, withErrorBoundary } from '#lib/server/intake/reply';
import { site } from '#lib/server/site';
import type { PaymentEvent } from '#lib/server/store/payments/schema';
import { cut, line } from '#lib/shared/forms/sanitize';
import { cancelledText, failedText } from '#lib/shared/payments/checkout-texts';

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
    const error = checkOrigin(request, site().env);
    if (error) return replyError(error);
    const read = await readBody(request);
    if ('error' in read) return replyError(read.error);
    const { fields } = read.ok;
    const outcome = await catchStoreUnavailable(async () => {
      const tooMany = await checkRateLimit(request, site(), 'reports');
      if (tooMany) return { error: tooMany };
      await site().store.recordPaymentEvent(await eventOf(kind, fields, keyOf(request)));
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
  const { store, now } = site();
  const paymentId = cut(line(fields.paymentId), 100);
  const order = await store.findOrder(line(fields.orderId));
  return {
    // The same failed payment may be told by the provider too: it counts once.
    id:
      order && paymentId && kind === 'failed' ? `failed:${paymentId}` : eventId(kind, fields, key),
    kind,
    at: now(),
    ...(order && { providerOrderId: order.providerOrderId }),
    ...(paymentId && { paymentId }),
    detail: detailOf(fields, order !== undefined),
  };
}

/** The same report under the same key is one. */
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

/** An order holds the registrant already; a report that names none is kept with what it says. */
function detailOf(fields: Fields, known: boolean): string {
  const { status, description, date, time, formData } = fields;
  const person = known ? {} : { formData: normalized(formData) };
  const reported = { status, description, date, time, ...person };
  return cut(JSON.stringify(reported), 2000);
}
