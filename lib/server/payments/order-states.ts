/** The states of an order and the moves between them: one table that every payment route asks. */
import type { OrderState } from '#lib/server/store/payments/orders';

/** A payment as the provider tells of it. */
export interface Payment {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  /** When it was made, where the provider says so (epoch milliseconds): we may hear of it days later. */
  readonly paidAt?: number;
}

const hour = 60 * 60 * 1000;

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

/** The states from which `to` may be reached. */
export const statesBefore = (to: OrderState) =>
  (Object.keys(moves) as OrderState[]).filter((from) => mayMove(from, to));
