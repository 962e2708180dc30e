/** States of orders and the moves between them, prices, and when the provider is asked. Times in milliseconds. */

import { routes } from '#data/addresses/routes';
import type { Edition } from '#data/webinars';
import type { Order, OrderState, WebinarOrder } from '#lib/payments/schema';
import type { Env } from '#lib/platform/config/env';

const minute = 60_000;

const hour = 60 * minute;

const day = 24 * hour;

export interface Payment {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  /** When it was made, where the provider says so (epoch milliseconds): we may hear of it days later. */
  readonly paidAt?: number;
}

/**
 * The day of a payment is that of its capture (`paidAt`), and so is the day of an invoice that is made within the hour:
 * money of 31 March, verified after midnight, stays in its financial year and month. Later the invoice bears the day
 * on which it is made. Epoch milliseconds; without `paidAt`, or with one to come, both are `now`.
 */
export function paymentTimes({ paidAt = Number.NaN }: Pick<Payment, 'paidAt'>, now: number) {
  const capturedAt = paidAt <= now ? paidAt : now;
  return { capturedAt, issuedAt: now - capturedAt <= hour ? capturedAt : now };
}

/**
 * States only move forward. A failed payment can be captured for three days after (the provider's
 * "late authorization"), and one of another amount may be followed by the right one; paid is the end.
 */
const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  opened: ['failed', 'authorized', 'mispaid', 'lapsed', 'paid'],
  failed: ['authorized', 'mispaid', 'lapsed', 'paid'],
  authorized: ['mispaid', 'lapsed', 'paid'],
  mispaid: ['authorized', 'lapsed', 'paid'],
  lapsed: ['authorized', 'mispaid', 'paid'],
  paid: [],
};

export const mayMove = (from: OrderState, to: OrderState) => moves[from].includes(to);

export const statesBefore = (to: OrderState) =>
  (Object.keys(moves) as OrderState[]).filter((from) => mayMove(from, to));

/** By then the browser or the webhook has usually reported it. */
export const firstCheckMs = minute;

export const newlyOpened = (now: number) =>
  ({
    state: 'opened',
    attempts: 0,
    openedAt: now,
    changedAt: now,
    nextCheckAt: now + firstCheckMs,
    checks: 0,
  }) as const;

const longestWaitMs = 6 * hour;

/** The provider's late authorizations come within three days. */
const giveUpAfterMs = 3 * day;

/** While the provider is away we go on asking, within reason. */
const giveUpUnansweredMs = 7 * day;

/** An attempt that is still unpaid then is one that staff may help with. */
export const unpaidAfterMs = 30 * minute;

/** `undefined` once it is over: the state is final, or three days have passed. */
export function nextCheck(
  order: Pick<Order, 'openedAt' | 'checks' | 'unpaidToldAt'>,
  now: number,
  answered: boolean,
): number | undefined {
  const end = order.openedAt + (answered ? giveUpAfterMs : giveUpUnansweredMs);
  if (now >= end) return undefined;
  const wait = Math.min(longestWaitMs, firstCheckMs * 2 ** Math.min(order.checks, 20));
  const notifyAt = order.openedAt + unpaidAfterMs;
  const soonest = order.unpaidToldAt === undefined && notifyAt > now ? notifyAt : end;
  return Math.min(now + wait, soonest, end);
}

export interface Amount {
  readonly amountPaise: number;
  readonly currency: string;
}

/** The price is from our own data; nothing that a visitor sends changes it. */
export const amountOf = ({ price }: Pick<Edition, 'price'>): Amount => ({
  amountPaise: price * 100,
  currency: 'INR',
});

export const isExact = (paid: Amount, asked: Amount) =>
  paid.amountPaise === asked.amountPaise && paid.currency === asked.currency;

export interface Gateway {
  readonly keyId: string;
  /** No money moves. */
  readonly sandbox: boolean;
  /** Signs what the checkout hands back. */
  readonly secret: string;
  /** Opens an order at the provider; `receipt` is ours, 40 characters at most. Returns its id. */
  openOrder(amount: Amount, receipt: string): Promise<string>;
  paymentsOf(providerOrderId: string): Promise<readonly Payment[]>;
  /** Orders of this site that were opened since then and are paid. */
  paidOrders(since: number): Promise<readonly PaidOrder[]>;
  /** Notes the number of its invoice with the order. */
  nameInvoice(providerOrderId: string, number: string): Promise<void>;
  /** Takes the money that an authorized payment holds. */
  capture(payment: Payment): Promise<void>;
  /**
   * Sends money of a payment back, once for a `receipt`: asked again, it returns the existing refund. Throws
   * RefundRefused where it will never be sent.
   */
  refund(asked: RefundAsked): Promise<SentRefund>;
}

export interface PaidOrder {
  readonly id: string;
  readonly openedAt: number;
  /** The number that was noted with it. */
  readonly invoice?: string;
}

export interface RefundAsked {
  readonly paymentId: string;
  readonly amountPaise: number;
  /** Ours, 40 characters at most. */
  readonly receipt: string;
  /** It may have been asked before: then it is looked for first. */
  readonly isAgain: boolean;
}

export interface SentRefund {
  readonly id: string;
  readonly status: 'pending' | 'processed' | 'failed';
}

/** The provider says that this refund cannot be. */
export class RefundRefused extends Error {}

/** The provider failed, refused, or did not answer in time. */
export class GatewayFailed extends Error {
  constructor(cause: unknown) {
    super('the payment provider failed', { cause });
  }
}

type Settings = Pick<Env, 'mode' | 'RAZORPAY_KEY_ID'>;

export const takesPayments = ({ mode, RAZORPAY_KEY_ID }: Settings): boolean =>
  mode === 'trial' || RAZORPAY_KEY_ID !== undefined;

/** The page of a checkout that is not there: nothing is sold, or it is the sandbox's in public. */
export const isMissingCheckout = (path: string, env: Settings): boolean =>
  path === routes.sandboxCheckout
    ? env.mode === 'public'
    : path === routes.hostedCheckout && !takesPayments(env);

export const isOfWebinar = (order: Order): order is WebinarOrder => order.request === undefined;
