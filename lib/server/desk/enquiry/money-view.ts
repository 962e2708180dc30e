/** What the desk's page of an enquiry shows of money: what can be asked for, and how its request stands. */
import { choicesOf } from '#lib/server/desk/enquiry/line-choices';
import { requestView } from '#lib/server/desk/enquiry/request-view';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { asksPayment } from '#lib/server/payments/requests/ask';
import { cashRefused, knownBuyer } from '#lib/server/payments/requests/elsewhere';
import { mostDays, usualDays } from '#lib/server/payments/requests/read-ask';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Answer } from '#lib/server/store/store';
import { shortDay } from '#lib/shared/dates';
import { dayMs, instantInIndia, isoDayInIndia } from '#lib/shared/india';
import { lastFeeDay, validForDays } from '#lib/shared/quotation/quotation';
import { needsAddress } from '#lib/shared/tax/place-of-supply';

export type MoneyView = Awaited<ReturnType<typeof moneyView>>;

export async function moneyView(
  { site: { store }, now }: Visit,
  enquiry: Enquiry,
  transcript: readonly Answer[],
) {
  const file = await store.findPaymentFile(enquiry.id);
  const today = isoDayInIndia(now);
  const asks = asksPayment(enquiry.kind);
  const [request] = file.requests;
  const choices = asks
    ? await choicesOf(store, enquiry, transcript, now)
    : { chosen: [], groups: [] };
  return {
    // Nobody is asked for payment on an enquiry of some kinds.
    asks,
    ...choices,
    untilDays: Array.from({ length: mostDays }, (_, at) => {
      const value = isoDayInIndia(instantInIndia(today) + (at + 1) * dayMs);
      return { value, label: shortDay(value) };
    }),
    usualUntil: isoDayInIndia(instantInIndia(today) + usualDays * dayMs),
    today,
    // A quotation may still hold another fee than that of today.
    feesChanged: lastFeeDay(today) > isoDayInIndia(now - validForDays * dayMs),
    // The invoice needs an address, and they have given none yet.
    asksBuyer:
      request !== undefined &&
      needsAddress(request) &&
      (await knownBuyer(store, file, request)) === undefined,
    cashRule: cashRefused,
    ...((request || file.strays.length > 0) && {
      request: requestView(file, request, today),
    }),
  };
}
