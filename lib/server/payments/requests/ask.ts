/** Asking for payment: computed and shown first where that is asked, then stored with its seats and its mail; and asking no more. */
import { randomBytes } from 'node:crypto';
import { writeOf } from '#lib/server/enquiries/action-write';
import { type Deed, type DeedDone, paymentOf } from '#lib/server/payments/requests/payment-answer';
import { readAsk } from '#lib/server/payments/requests/read-ask';
import { askedMail } from '#lib/server/payments/requests/request-mails';
import { paiseInWords, partsInWords } from '#lib/server/payments/requests/words';
import type { StoredRequest } from '#lib/server/store/payments/schema';
import { stateAfter } from '#lib/shared/enquiries/progress';
import { line } from '#lib/shared/forms/sanitize';
import { dayMs, instantInIndia, isoDayInIndia } from '#lib/shared/india';
import { makeRequestNumber, unpaidParts } from '#lib/shared/payments/rules';

/** Nobody pays for these here: they are about a post, an employer's wish, or a webinar that has a way of its own. */
export const asksPayment = (kind: string): boolean =>
  kind !== 'application' && kind !== 'employer' && !kind.startsWith('webinar-');

export async function askForPayment(deed: Deed): Promise<DeedDone> {
  const { site, by, enquiry, fields, now } = deed;
  const { store, env } = site;
  if (!asksPayment(enquiry.kind)) {
    return { wrong: { action: 'You cannot ask for payment on an enquiry of this kind.' } };
  }
  const read = await readAsk(site, fields, now);
  if ('wrong' in read) return read;
  if (line(fields.show) !== '') return { shown: read.ok };
  const { batches, quotation, ...asked } = read.ok;
  const state = stateAfter('ask-payment', {
    state: enquiry.state,
    reached: enquiry.reachedAt !== undefined,
  });
  const quoted = quotation ? `, fees of ${quotation}` : '';
  const sum = `${paiseInWords(asked.amountPaise)}${partsInWords(asked.parts.length)}${quoted}`;
  for (;;) {
    const request: StoredRequest = {
      ...asked,
      number: makeRequestNumber(randomBytes(3), isoDayInIndia(now)),
      enquiryId: enquiry.id,
      reference: enquiry.reference,
      state: 'open',
      madeAt: now,
      madeBy: by.address,
    };
    const action = { name: 'ask-payment', sum } as const;
    const write = await writeOf(site, by, enquiry, state ?? enquiry.state, action);
    const done = await store.askPayment({
      write: { ...write, mails: askedMail(enquiry, request, env) },
      request,
      seats: batches.map((batch) => ({
        batch,
        // Through the last day on which it can be paid.
        until: instantInIndia(request.until) + dayMs,
      })),
    });
    if (done.done === 'number-taken') continue;
    if (done.done === 'stale') return { stale: true };
    if (done.done === 'part-paid') {
      return {
        wrong: { action: 'A part of the earlier request is paid: cancel the rest of it first.' },
      };
    }
    if ('batch' in done) return refused(done.done);
    site.wakeCourier();
    site.wakeBatches?.();
    return { answer: { payment: paymentOf(request, isoDayInIndia(now)) } };
  }
}

function refused(why: 'full' | 'past' | 'unknown'): DeedDone {
  if (why !== 'full') {
    return {
      wrong: { line: 'This batch is cancelled or closed: choose another, or none.' },
    };
  }
  const text =
    'Somebody else got the last seat just now. Choose another batch, or the waiting list.';
  return { wrong: { line: text }, status: 409 };
}

export async function cancelPayment({ site, by, enquiry, now }: Deed): Promise<DeedDone> {
  const { store } = site;
  const { requests } = await store.findPaymentFile(enquiry.id);
  const open = requests.find(({ state }) => state === 'open' || state === 'part');
  if (!open) return { wrong: { action: 'No request for payment is open.' } };
  const left = unpaidParts(open).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const action = { name: 'cancel-payment', sum: paiseInWords(left) } as const;
  const write = await writeOf(site, by, enquiry, enquiry.state, action);
  const done = await store.cancelPayment(write, open.number);
  if (done === 'stale') return { stale: true };
  if (done === 'not-open') return { wrong: { action: 'No request for payment is open.' } };
  site.wakeCourier();
  site.wakeBatches?.();
  const request = await store.findPaymentRequest(open.number);
  return { answer: request ? { payment: paymentOf(request, isoDayInIndia(now)) } : {} };
}
