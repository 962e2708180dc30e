import { cookies } from 'next/headers';
import { cookieIn } from '#lib/server/intake/cookies';
import { type Paid, receiptRows } from '#lib/server/payments/receipt';
import { paidBy, paidByCookie, receiptCookieName } from '#lib/server/payments/receipt-cookie';
import { openedSite } from '#lib/server/site';

/** The receipt of the browser that sends this `Cookie` header, if it has just paid: as rows, and the payment itself. */
export async function visitorReceipt(
  sent: string,
): Promise<{ rows: ReturnType<typeof receiptRows>; paid: Paid } | undefined> {
  const site = openedSite();
  const cookie = site && cookieIn(sent, receiptCookieName(site.env));
  const paid = cookie && site ? await paidByCookie(cookie, site) : undefined;
  return paid && { rows: receiptRows(paid), paid };
}

/** The payment that a link of a confirmation mail names, or the one of this browser. */
export async function receiptOf(token: unknown): Promise<Paid | undefined> {
  const site = openedSite();
  if (typeof token === 'string') return site && paidBy(token, site);
  return (await visitorReceipt((await cookies()).toString()))?.paid;
}
