/** Staff enter how they transferred money that no provider sends, and a buyer's address that was unknown. */
import { lacksBuyer } from '#lib/accounting/rules/invoice';
import type { Buyer } from '#lib/accounting/rules/tax';
import { stateIn } from '#lib/accounting/rules/tax';
import { paymentEvents } from '#lib/enquiries/actions/record';
import { writeOf } from '#lib/enquiries/actions/write';
import { buyerForm, paidBackForm } from '#lib/payments/forms';
import { refundMail } from '#lib/payments/mails';
import { paymentOf } from '#lib/payments/rules/requests';
import type {
  ActionInput,
  ActionResult,
  PaidBack,
  PaymentFile,
  Refund,
  Wrong,
} from '#lib/payments/schema';
import { methodInWords, paiseInWords } from '#lib/payments/words';
import type { Fields } from '#lib/platform/http/intake/body';
import { isDay, isoDayInIndia, shortDay } from '#lib/platform/values/india';

/** As it is afterwards. */
export async function answerOf(
  { context: { store }, enquiry, now }: ActionInput,
  { id, request: number, state }: Refund,
  creditNote: string | undefined,
): Promise<ActionResult> {
  const request = number && (await store.findPaymentRequest(number));
  const after = (await store.findPaymentFile(enquiry.id)).refunds.find((each) => each.id === id);
  return {
    answer: {
      ...(request && { payment: paymentOf(request, isoDayInIndia(now)) }),
      ...(creditNote && { creditNote }),
      refund: after?.state ?? state,
    },
  };
}

/** The first of this payment that staff have to pay back themselves; undefined where there is none. */
export const refusedOf = ({ refunds }: PaymentFile, payment: string): Refund | undefined =>
  refunds.find((each) => each.payment === payment && isToTransfer(each));

/** The provider does not send it: it was paid elsewhere, or the provider refused it. */
export const isToTransfer = ({ state }: Pick<Refund, 'state'>): boolean =>
  state === 'transfer' || state === 'refused';

/** Staff say how they have paid back what the provider does not send. */
export async function recordPaidBack(input: ActionInput): Promise<ActionResult> {
  const { context, enquiry, fields, now } = input;
  const file = await context.store.findPaymentFile(enquiry.id);
  const waiting = file.refunds.filter(isToTransfer);
  const { payment } = paidBackForm.schema.parse(fields);
  const named = waiting.filter(({ id, payment: of, creditNote, invoice }) =>
    [id, of, creditNote, invoice].includes(payment),
  );
  const refund = payment === '' ? (waiting.length === 1 ? waiting[0] : undefined) : named[0];
  if (!refund) {
    const text =
      waiting.length === 0
        ? 'Nothing is left to transfer here.'
        : 'Choose what you have paid back.';
    return { wrong: { payment: text } };
  }
  const back = readBack(fields, { since: refund.askedAt, now });
  if ('wrong' in back) return back;
  if (!(await settlePaidBack(input, refund, back.ok))) return { stale: true };
  return answerOf(input, refund, refund.creditNote);
}

type Back = Pick<PaidBack, 'number' | 'method' | 'on'>;

/** How a member transferred what was owed `since` then; epoch milliseconds. */
export function readBack(
  fields: Fields,
  { since, now }: { readonly since: number; readonly now: number },
): { readonly ok: Back } | { readonly wrong: Wrong } {
  const { method, number, ...typed } = paidBackForm.schema.parse(fields);
  const [first, today] = [isoDayInIndia(since), isoDayInIndia(now)];
  const on = typed.on || today;
  const wrong = {
    ...(!method && { method: 'Choose how you paid it back.' }),
    ...((!isDay(on) || on > today || on < first) && {
      on: `Choose the day of the transfer: from ${shortDay(first)} to today.`,
    }),
    ...(!number && method !== 'cash' && { number: 'Write the number of your transfer.' }),
  };
  if (!method || Object.keys(wrong).length > 0) return { wrong };
  return { ok: { number, method, on } };
}

/** False where somebody was faster. */
export async function settlePaidBack(
  { context, by, enquiry, now }: ActionInput,
  refund: Refund,
  back: Back,
): Promise<boolean> {
  const { store, env } = context;
  const sum = paidBackInWords(refund.amountPaise, back);
  const write = await writeOf(context, by, enquiry, enquiry.state, { name: 'paid-back', sum });
  const mails = refundMail(enquiry, { ...refund, sentBy: 'staff', hasNote: false, back }, env);
  // A refund by transfer was reported when it was asked for.
  const refundEvents =
    refund.state === 'transfer'
      ? []
      : paymentEvents('payment.refunded', enquiry, env, now, {
          payment: refund.request,
          amount: refund.amountPaise,
          creditNote: refund.creditNote,
          refund: back.number,
        });
  const webhooks = [...(write.webhooks ?? []), ...refundEvents];
  const done = await store.recordPaidBack(
    { ...write, mails, webhooks },
    { ...back, id: refund.id, by: by.address, at: now },
  );
  if (done) context.wake('mail');
  return done;
}

export const paidBackInWords = (
  amountPaise: number,
  { number, method }: Omit<Back, 'on'>,
): string =>
  [paiseInWords(amountPaise), `by ${methodInWords[method]}`, number].filter(Boolean).join(', ');

/** Address and State that a document was issued without. */
export async function enterBuyer(input: ActionInput): Promise<ActionResult> {
  const { context, by, enquiry, fields, now } = input;
  const { documents } = await context.store.findPaymentFile(enquiry.id);
  const typed = buyerForm.schema.parse(fields);
  const lacking = documents.filter(lacksBuyer);
  const document =
    typed.document === ''
      ? lacking.length === 1
        ? lacking[0]
        : undefined
      : lacking.find(({ number }) => number === typed.document);
  if (!document) return { wrong: { document: 'Choose the document that lacks the address.' } };
  const address = document.address || typed.address;
  const state = document.state || stateIn(typed.state);
  const wrong = buyerWrong({ address, state });
  if (Object.keys(wrong).length > 0) return { wrong };
  const { number } = document;
  const write = await writeOf(context, by, enquiry, enquiry.state, {
    name: 'buyer-details',
    sum: number,
  });
  const entered = { number, address, state, by: by.address, at: now };
  if (!(await context.store.enterBuyer(write, entered))) return { stale: true };
  return { answer: { document: number } };
}

export const buyerWrong = ({ address, state }: Pick<Buyer, 'address' | 'state'>): Wrong => ({
  ...(!address && {
    address: 'Write the address: a credit note to a buyer without GSTIN must show it.',
  }),
  ...(!state && { state: 'Choose the State of the buyer.' }),
});
