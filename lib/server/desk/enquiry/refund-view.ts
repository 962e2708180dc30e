/** What a refund is asked about: the payment, where it goes, how much of it, and what follows. */
import { nameShown } from '#lib/server/desk/list/rows';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { refundableBy, refusedOf } from '#lib/server/payments/actions/refund';
import { methodInWords, paiseInWords } from '#lib/server/payments/words';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { shortDay } from '#lib/shared/dates';
import { isoDayInIndia } from '#lib/shared/india';
import { unpaidParts } from '#lib/shared/payments/rules';

export type RefundView = NonNullable<Awaited<ReturnType<typeof refundView>>>;

export async function refundView({ site: { store } }: Visit, enquiry: Enquiry, payment: string) {
  const file = await store.findPaymentFile(enquiry.id);
  const of = refundableBy(file, payment);
  const refused = of && refusedOf(file, of.payment);
  const left = refused ? refused.amountPaise : of && of.paidPaise - of.refundedPaise;
  if (!of || !left) return undefined;
  const { invoice, stray } = of;
  const name = nameShown(enquiry.name);
  const isProvider = !invoice || invoice.method === 'razorpay';
  const came = invoice ? invoice.receivedOn : isoDayInIndia(stray?.receivedAt ?? 0);
  const request = file.requests.find(({ number }) => number === invoice?.request);
  const later = request ? unpaidParts(request) : [];
  const sum = later.reduce((all, { amountPaise }) => all + amountPaise, 0);
  return {
    reference: enquiry.reference,
    version: enquiry.version,
    name,
    payment: of.payment,
    facts: [
      [
        'Payment',
        `${invoice?.payment || of.payment}, ${shortDay(came)}${invoice ? `, ${methodInWords[invoice.method]}` : ''}`,
      ],
      ['Invoice', invoice ? invoice.number : 'none: it belongs to no request'],
      [
        'Goes to',
        refused
          ? 'them by your own transfer: Razorpay refused it'
          : isProvider
            ? 'the account it came from, within 7 working days'
            : 'them by your own bank transfer: the site cannot send it',
      ],
    ],
    // In rupees, and in words.
    amount: String(left / 100),
    most: paiseInWords(left),
    // The provider would send it: staff may have paid it back by themselves instead.
    isProvider,
    // The provider refused it: all that is asked is how it was paid back.
    isRefused: refused !== undefined,
    does: [
      ...(refused ? [`A mail to ${name} with the number`] : []),
      ...(refused
        ? []
        : invoice
          ? [`A mail to ${name} with a credit note for ${invoice.number}`]
          : [`A mail to ${name}; no credit note, since there is no invoice`]),
      ...(!refused && invoice && request
        ? [
            'All that was paid is refunded: the seat becomes free, and the enquiry is in conversation again',
          ]
        : []),
      ...(!refused && invoice && sum > 0
        ? [
            `All that was paid is refunded: we no longer ask for the ${paiseInWords(sum)} still to come`,
          ]
        : []),
    ],
  };
}
