/** Money that came by bank, cash, cheque or UPI: the same invoice, seat and mails as of what was paid here. */
import { law } from '#data/law';
import type { PaymentMethod } from '#lib/accounting/rules/invoice';
import { invoiceDocument, supplierState } from '#lib/accounting/rules/invoice';
import { type Buyer, needsAddress, readBuyer } from '#lib/accounting/rules/tax';
import { writeOf } from '#lib/enquiries/actions/write';
import { partReceipt } from '#lib/payments/actions/sale';
import { elsewhereForm } from '#lib/payments/forms';
import type { StoredRequest } from '#lib/payments/rules/requests';
import {
  amountAt,
  isOpenState,
  type PaymentPart,
  paymentOf,
  stateOn,
  unpaidParts,
} from '#lib/payments/rules/requests';
import type { ActionInput, ActionResult, PaymentFile, Wrong } from '#lib/payments/schema';
import { methodInWords, paiseInWords } from '#lib/payments/words';
import type { Store } from '#lib/platform/db/store';
import type { Fields } from '#lib/platform/http/intake/body';
import { dayMs, instantInIndia, isDay, isoDayInIndia, shortDay } from '#lib/platform/values/india';
import { line } from '#lib/platform/values/text';

const cash = law['cash-limit'];
const cashLimitPaise = cash.values.rupees * 100;

/** Refused by law, whoever gives it; the section is in `data/law`. */
export const cashRefused = `Cash of ${paiseInWords(cashLimitPaise)} or more from one person in a day is refused: section ${cash.values.section} of the Income-tax Act, 2025 (${cash.values.before} before). Ask for a bank transfer or an account-payee cheque.`;

export async function recordPaidElsewhere(input: ActionInput): Promise<ActionResult> {
  const { context, by, enquiry, fields, now } = input;
  const { store } = context;
  const today = isoDayInIndia(now);
  const file = await store.findPaymentFile(enquiry.id);
  const request = file.requests.find(({ state }) => isOpenState(state));
  if (!request) return { wrong: { action: 'No request for payment is open: ask for it first.' } };
  const isConfirmed = line(fields.confirm) === 'yes';
  const read = readReceipt(fields, request, { today, isConfirmed });
  if ('wrong' in read) return read;
  const { method, number, parts } = read;
  const other = number && !isConfirmed ? await store.findPaymentOfNumber(number) : undefined;
  if (other) return { wrong: { number: alreadySaved(other), confirm: confirmFirst } };
  const buyer = await buyerOf(input, file, request);
  if ('wrong' in buyer) return buyer;
  const sum = parts.reduce((all, { amountPaise }) => all + amountPaise, 0);
  const words = `${paiseInWords(sum)} by ${methodInWords[method]}`;
  const action = { name: 'paid-elsewhere', sum: words } as const;
  const write = await writeOf(context, by, enquiry, enquiry.state, action);
  const done = await store.receiveElsewhere({
    write,
    parts: receiptsOf(input, request, { ...read, buyer: buyer.ok, payment: number }),
    by: by.address,
    ...(method === 'cash' && { cashLimitPaise }),
  });
  if (!('invoices' in done)) {
    if (done.done === 'stale') return { stale: true };
    const text =
      done.done === 'cash-limit' ? cashRefused : 'This part is already paid or cancelled.';
    return { wrong: { amount: text } };
  }
  context.wake('mail');
  context.wake('batches');
  const after = await store.findPaymentRequest(request.number);
  const [invoice] = done.invoices;
  return {
    answer: {
      ...(after && { payment: paymentOf(after, isoDayInIndia(now)) }),
      invoice,
      ...(done.invoices.length > 1 && { invoices: done.invoices }),
    },
  };
}

/** `amountPaise` of each part: what came for it. */
interface Receipt {
  readonly method: PaymentMethod;
  readonly number: string;
  readonly on: string;
  readonly parts: readonly PaymentPart[];
}

/** Further back a day is rather a slip of the pen. */
const longAgoDays = 180;

const confirmFirst = 'Tick “It is right” to save it all the same.';

const alreadySaved = ({ number, reference }: { number: string; reference: string }) =>
  `Another payment has this number: ${[number, reference].filter(Boolean).join(', ')}. Look whether it is the same money.`;

/** Each of several parts paid at once has its own invoice, whose text names the parts that are left after it. */
function receiptsOf(
  { context: { env }, enquiry, now }: ActionInput,
  request: StoredRequest,
  { parts, method, payment, on, buyer }: Receipt & { buyer: Buyer; payment: string },
) {
  let standing = request;
  return parts.map((part) => {
    const document = invoiceDocument(env, {
      request,
      part,
      buyer,
      method,
      payment,
      receivedOn: on,
      at: now,
      amountPaise: part.amountPaise,
    });
    const receipt = partReceipt(env, {
      enquiry,
      request: standing,
      part,
      document,
      paidAt: now,
      at: now,
    });
    standing = {
      ...standing,
      parts: standing.parts.map((each) =>
        each.part === part.part ? { ...each, paidAt: now } : each,
      ),
    };
    return receipt;
  });
}

function readReceipt(
  fields: Fields,
  request: StoredRequest,
  { today, isConfirmed }: { readonly today: string; readonly isConfirmed: boolean },
): Receipt | { readonly wrong: Wrong } {
  const { method, number, amount: amountPaise, ...typed } = elsewhereForm.schema.parse(fields);
  const on = typed.on || today;
  const parts = partsFor(request, amountPaise);
  const isPast = isDay(on) && on <= today;
  const isLongAgo =
    isPast && instantInIndia(today) - instantInIndia(on) > longAgoDays * dayMs && !isConfirmed;
  const wrong = {
    ...(!method && { method: 'Choose how it was paid.' }),
    ...(!isPast && { on: 'Choose the day on which it came: today or earlier.' }),
    ...(!number && method !== 'cash' && { number: 'Write their number: UTR, cheque or receipt.' }),
    ...(!parts && { amount: amountsOffered(request) }),
    ...(method === 'cash' && (amountPaise ?? 0) >= cashLimitPaise && { amount: cashRefused }),
    ...(isPast &&
      stateOn(request, on) === 'expired' && {
        on: `The request expired on ${shortDay(request.until)}: ask for payment again.`,
      }),
    ...(isLongAgo && {
      on: `${shortDay(on)} is more than ${longAgoDays} days ago. Look whether the day is right.`,
      confirm: confirmFirst,
    }),
  };
  if (Object.keys(wrong).length > 0 || !method || !parts) return { wrong };
  return { method, number, on, parts };
}

/** The first unpaid parts that come to this amount, with what came for each: as they were asked for, or with IGST. */
function partsFor(
  request: StoredRequest,
  amountPaise: number | undefined,
): readonly PaymentPart[] | undefined {
  const open = unpaidParts(request);
  const withIgst = open.map((part) => ({ ...part, amountPaise: amountAt(part, acrossStates) }));
  return firstThatCome(open, amountPaise) ?? firstThatCome(withIgst, amountPaise);
}

const acrossStates = { placeOfSupply: 'other', supplierState: 'own' };

function firstThatCome(open: readonly PaymentPart[], amountPaise: number | undefined) {
  let sum = 0;
  const last = open.findIndex((part) => {
    sum += part.amountPaise;
    return sum === amountPaise;
  });
  return last < 0 ? undefined : open.slice(0, last + 1);
}

function amountsOffered(request: StoredRequest): string {
  let sum = 0;
  const sums = unpaidParts(request).map(({ amountPaise }) => {
    sum += amountPaise;
    return paiseInWords(sum);
  });
  return `Enter the amount of one or more open parts: ${sums.join(' or ')}.`;
}

/** As the person said it of this request before, for an invoice or an order. */
export async function knownBuyer(
  store: Pick<Store, 'findBuyer'>,
  { documents }: PaymentFile,
  request: Pick<StoredRequest, 'number'>,
): Promise<Buyer | undefined> {
  const last = documents.find((each) => each.kind === 'invoice' && each.request === request.number);
  const known = last ?? (await store.findBuyer(request.number));
  return (
    known && { state: known.state, name: known.name, address: known.address, gstin: known.gstin }
  );
}

/**
 * As typed here, else as the person said it before; else the enquiry's own name and our State. A form asks for what the
 * invoice needs; a script that names no buyer at all is taken as it is.
 */
async function buyerOf(
  { context, enquiry, fields }: ActionInput,
  file: PaymentFile,
  request: StoredRequest,
): Promise<{ readonly ok: Buyer } | { readonly wrong: Wrong }> {
  const known = await knownBuyer(context.store, file, request);
  const own = { state: supplierState(context.env), name: enquiry.name, address: '', gstin: '' };
  const isAsked = !known && fields.address !== undefined && needsAddress(request);
  const usual = known ?? (isAsked ? { ...own, state: '' } : own);
  const isTyped = ['state', 'invoiceName', 'gstin', 'address'].some((name) => line(fields[name]));
  if (!isTyped && !isAsked) return { ok: usual };
  const typed = {
    state: line(fields.state) || usual.state,
    invoiceName: line(fields.invoiceName) || usual.name,
    address: line(fields.address) || usual.address,
    gstin: line(fields.gstin) || usual.gstin,
  };
  return readBuyer(typed, request.taxablePaise);
}
