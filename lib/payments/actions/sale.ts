/** The one place where a payment becomes a sale, whatever is sold and whoever reported it. */

import { randomUUID } from 'node:crypto';
import type { NewDocument } from '#lib/accounting/rules/invoice';
import { invoiceDocument } from '#lib/accounting/rules/invoice';
import { paymentEvents, siteEvent } from '#lib/enquiries/actions/record';
import { staffNote } from '#lib/enquiries/mails';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { Consequence, Enquiry } from '#lib/enquiries/schema/enquiry';
import { type Came, webinarSale } from '#lib/payments/actions/webinar-sale';
import { openGateway } from '#lib/payments/gateway/gateway';
import { paidMail, strayNotice } from '#lib/payments/mails';
import {
  isExact,
  isOfWebinar,
  type Payment,
  paymentTimes,
  statesBefore,
} from '#lib/payments/rules/orders';
import type { StoredRequest } from '#lib/payments/rules/requests';
import {
  hasClasses,
  numberMark,
  type PaymentPart,
  type StrayReason,
  unpaidParts,
} from '#lib/payments/rules/requests';
import type {
  Order,
  OrderPaid,
  PartReceipt,
  Received,
  StrayPayment,
  StrayReceipt,
} from '#lib/payments/schema';
import { lineInWords, methodInWords, paiseInWords, partInWords } from '#lib/payments/words';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import { errorFields, log } from '#lib/platform/log/log';
import { inIndia, isoDayInIndia, shortDay } from '#lib/platform/values/india';
import { memberOf, nameShown } from '#lib/staff/rules';

export type Registered = Received | 'mispaid';

/**
 * Registers the payment of an order that is proved (captured, or signed by the provider): its sale, invoice and mails are made
 * once, however often and from wherever it is called. `nextCheckAt` is given where the provider is to be asked once more.
 */
export async function registerPayment(
  context: AppContext,
  order: Order,
  payment: Pick<Payment, 'id' | 'amountPaise' | 'currency' | 'paidAt'>,
  nextCheckAt?: number,
): Promise<Registered> {
  const { store, now } = context;
  const sale = isOfWebinar(order)
    ? webinarSale(context, order, payment)
    : await partSale(context, order, payment);
  if (!isExact(payment, order)) {
    await store.moveOrder(order.id, 'mispaid', statesBefore('mispaid'), now());
    await sale.giveBack('amount');
    return 'mispaid';
  }
  const outcome = await sale.receive({
    order,
    paymentId: payment.id,
    from: statesBefore('paid'),
    paidAt: paymentTimes(payment, now()).capturedAt,
    ...(nextCheckAt === undefined ? {} : { nextCheckAt }),
  });
  log().info({ order: order.id, outcome }, 'payment');
  if (outcome === 'registered' || outcome === 'stray') context.wake('mail');
  if (outcome === 'registered') {
    void nameInvoice(context, order.providerOrderId);
    sale.wake();
  }
  if (outcome === 'taken') await sale.giveBack('twice');
  return outcome;
}

/** The provider's own record of the order bears the number of its invoice. One that it was not told is told by nobody else. */
async function nameInvoice(
  { store, env }: Pick<AppContext, 'store' | 'env'>,
  providerOrderId: string,
): Promise<void> {
  try {
    const gateway = await openGateway(env, store);
    if (gateway.sandbox) return;
    const number = (await store.findOrder(providerOrderId))?.invoiceNumber;
    if (number) await gateway.nameInvoice(providerOrderId, number);
  } catch (error) {
    log().warn(errorFields(error), 'the provider was not told the number of an invoice');
  }
}

async function partSale(context: AppContext, order: Order, payment: Came) {
  const { store } = context;
  const request = await store.findPaymentRequest(order.request ?? '');
  const enquiry = request?.enquiryId ? await store.findEnquiry(request.reference) : undefined;
  const part = request?.parts.find((each) => each.part === order.part);
  const money = { context, order, payment, request, enquiry };
  return {
    receive: (paid: OrderPaid) =>
      store.receiveOrder({
        ...paid,
        part: {
          paidOn: isoDayInIndia(paid.paidAt),
          ...(request && enquiry && part && { receipt: receiptOf(money, request, part, enquiry) }),
          strays: {
            twice: strayOf(money, 'twice'),
            late: strayOf(money, 'late'),
            cancelled: strayOf(money, 'cancelled'),
          },
        },
      }),
    /** Stored, and reported once. */
    async giveBack(why: 'twice' | 'amount') {
      if (await store.storeStray(strayOf(money, why))) context.wake('mail');
    },
    wake: () => context.wake('batches'),
  };
}

interface Money {
  readonly context: AppContext;
  readonly order: Order;
  readonly payment: Came;
  readonly request: StoredRequest | undefined;
  readonly enquiry: Enquiry | undefined;
}

function receiptOf(
  { context: { env, now }, order, payment }: Money,
  request: StoredRequest,
  part: PaymentPart,
  enquiry: Enquiry,
) {
  const at = now();
  const { capturedAt, issuedAt } = paymentTimes(payment, at);
  const document = invoiceDocument(env, {
    request,
    part,
    buyer: order.buyer ?? { state: '', name: enquiry.name, address: '', gstin: '' },
    method: 'razorpay',
    payment: payment.id,
    receivedOn: isoDayInIndia(capturedAt),
    at: issuedAt,
    amountPaise: payment.amountPaise,
  });
  return partReceipt(env, { enquiry, request, part, document, paidAt: capturedAt, at });
}

const strayOf = ({ context, order, payment, request, enquiry }: Money, why: StrayReason) =>
  strayReceipt(
    context.env,
    {
      payment: payment.id,
      why,
      ...(order.request !== undefined && { request: order.request }),
      ...(order.part !== undefined && { part: order.part }),
      providerOrderId: order.providerOrderId,
      ...(enquiry && { enquiryId: enquiry.id }),
      reference: request?.reference ?? '',
      amountPaise: payment.amountPaise,
      receivedAt: paymentTimes(payment, context.now()).capturedAt,
    },
    enquiry,
  );

interface Paid {
  readonly enquiry: Enquiry;
  readonly request: StoredRequest;
  readonly part: PaymentPart;
  readonly document: NewDocument;
  /** When the money came, and when the site heard of it; epoch milliseconds. */
  readonly paidAt: number;
  readonly at: number;
}

export function partReceipt(env: Env, asked: Paid): PartReceipt {
  const { enquiry, request, document, paidAt, at } = asked;
  // With the State of the buyer the tax may be a paisa off what was asked for: mails say what was paid.
  const part = {
    ...asked.part,
    gstPaise: document.cgstPaise + document.sgstPaise + document.igstPaise,
    amountPaise: document.totalPaise,
  };
  const paid = { ...asked, part };
  return {
    request: request.number,
    part: part.part,
    paidAt,
    at,
    prefix: env.INVOICE_PREFIX,
    document,
    ...(hasClasses(request) && { callBy: promisedBy(paidAt) }),
    more: paidConsequence(env, paid, false),
    all: paidConsequence(env, paid, true),
    seatLost: staffNote(
      enquiry,
      {
        topic: `seat-${request.number}-${part.part}`,
        about: 'paid, but the seat is gone',
        rows: [
          ['What to do', 'Find another seat with them, or refund'],
          ...whoAndWhat(env, enquiry, request),
          ['Request', request.number],
          ['Received', paiseInWords(part.amountPaise)],
        ],
        at,
      },
      env,
    ),
  };
}

/** Staff read who paid for what, and whose enquiry it is, without opening the desk. */
function whoAndWhat(
  env: Env,
  enquiry: Enquiry,
  { lines }: Pick<StoredRequest, 'lines'>,
): [string, string][] {
  return [...whose(env, enquiry), ['For', lines.map(lineInWords).join('; ')]];
}

function whose(env: Env, { name, member }: Enquiry): [string, string][] {
  const owner = member && memberOf(env, member);
  return [
    ['Person', nameShown(name)],
    ['Owner', owner ? owner.name : 'unassigned'],
  ];
}

/** Names the payment that staff can expect next. */
function pendingAfter(request: StoredRequest, { part }: PaymentPart): string {
  const next = unpaidParts(request).find((each) => each.part !== part);
  if (!next) return 'see the desk';
  return `${partInWords(next.part, request)}, ${paiseInWords(next.amountPaise)}, due ${shortDay(next.due)}`;
}

function paidConsequence(env: Env, paid: Paid, isAll: boolean): Consequence {
  const { enquiry, request, part, document, at } = paid;
  const sum = paiseInWords(part.amountPaise);
  const named = partInWords(part.part, request);
  const webhooks = paymentEvents('payment.received', enquiry, env, at, {
    payment: request.number,
    part: part.part,
    amount: part.amountPaise,
    invoice: numberMark,
    method: document.method,
    state: isAll ? 'paid' : 'part',
  });
  return {
    change: isAll
      ? {
          state: 'done',
          outcome: 'enrolled',
          doneAt: at,
          again: null,
          dueAt: null,
        }
      : {},
    contact: true,
    event: {
      id: randomUUID(),
      at,
      by: document.method === 'razorpay' ? { kind: 'visitor' } : { kind: 'site' },
      action: 'paid',
      detail: { sum, part: named, invoice: numberMark, ...(isAll && { all: 'yes' }) },
    },
    mails: [
      ...paidMail(enquiry, { request, part, isAll, at }, env),
      staffNote(
        enquiry,
        {
          topic: `paid-${request.number}-${part.part}`,
          about: `paid ${sum}`,
          rows: [
            ...whoAndWhat(env, enquiry, request),
            ['Request', request.number],
            ['Paid', `${named}, ${sum}, by ${methodInWords[document.method]}`],
            ['Payment', document.payment],
            ['Tax invoice', numberMark],
            ['Pending', isAll ? 'nothing: closed as enrolled' : pendingAfter(request, part)],
          ],
          at,
        },
        env,
      ),
    ],
    webhooks,
  };
}

const reasons: Readonly<Record<StrayReason, string>> = {
  twice: 'It was paid by another payment before',
  late: 'It came after the request had run out',
  cancelled: 'The request was cancelled or replaced before it came',
  amount: 'It is not the amount that was asked for',
};

/** Staff are notified once: the payment's id is its row's key. */
function strayReceipt(env: Env, stray: StrayPayment, enquiry: Enquiry | undefined): StrayReceipt {
  const { payment, why, receivedAt: at } = stray;
  const sum = paiseInWords(stray.amountPaise);
  const note = {
    topic: `stray-${payment.replaceAll(/[^A-Za-z0-9-]/g, '-')}`,
    about: 'money to refund',
    rows: [
      ['What to do', `${reasons[why]}: refund it on the desk, or settle it with them`],
      ...(enquiry ? whose(env, enquiry) : []),
      ['Payment', payment],
      ['Amount', sum],
      ['Request', stray.request ?? ''],
      ['Came', inIndia(at)],
    ] as [string, string][],
    at,
  };
  const nobodys = strayNotice(env, note);
  return {
    stray,
    notice: nobodys.note,
    consequence: {
      change: {},
      event: siteEvent('stray-payment', at, { sum, why }),
      mails: [enquiry ? staffNote(enquiry, note, env) : nobodys.mail],
      webhooks: [],
    },
  };
}
