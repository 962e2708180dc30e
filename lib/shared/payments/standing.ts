/** How a request for payment stands on a day. */
import type { PaymentPart, PaymentRequest, RequestState } from '#lib/shared/payments/request';

type Standing = Pick<PaymentRequest, 'state' | 'until' | 'parts'>;

/** `day` is an ISO date in India: an unpaid one is over the day after its last. */
export const stateOn = ({ state, until }: Standing, day: string): RequestState =>
  state === 'open' && until < day ? 'expired' : state;

/** Whether money may still come for it. */
export const isOpenOn = (request: Standing, day: string): boolean =>
  ['open', 'part'].includes(stateOn(request, day));

const isUnpaid = ({ paidAt, cancelledAt }: PaymentPart): boolean =>
  paidAt === undefined && cancelledAt === undefined;

export const unpaidParts = ({ parts }: Pick<PaymentRequest, 'parts'>): readonly PaymentPart[] =>
  parts.filter(isUnpaid);

/** The part that can be paid now: the first unpaid one; a later one as soon as those before it are. */
export const payablePart = (request: Standing, day: string): PaymentPart | undefined =>
  isOpenOn(request, day) ? unpaidParts(request)[0] : undefined;

/** A later part is past its day; an unpaid request runs out instead. */
export const isOverdueOn = (request: Standing, day: string): boolean =>
  request.state === 'part' && unpaidParts(request).some(({ due }) => due < day);
