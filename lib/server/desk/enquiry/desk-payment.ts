/** The four things that a member does with money, by their names. */
import type { Deed, DeedDone } from '#lib/server/payments/actions/answer';
import { askForPayment, cancelPayment } from '#lib/server/payments/actions/ask';
import { keepElsewhere } from '#lib/server/payments/actions/elsewhere';
import { refund } from '#lib/server/payments/actions/refund';
import { type PaymentAction, paymentActions } from '#lib/shared/payments/rules';

export const paymentActionIn = (named: string): PaymentAction | undefined =>
  paymentActions.find((each) => each === named);

const deeds: Readonly<Record<PaymentAction, (deed: Deed) => Promise<DeedDone>>> = {
  'ask-payment': askForPayment,
  'paid-elsewhere': keepElsewhere,
  'cancel-payment': cancelPayment,
  refund,
};

/** Throws StoreUnavailable. */
export const doWithMoney = (action: PaymentAction, deed: Deed): Promise<DeedDone> =>
  deeds[action](deed);
