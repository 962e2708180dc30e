import type { AppContext } from '#lib/platform/context';
import { dayMs } from '#lib/platform/values/india';
/** At most so many suspicious posts are listed at once. */
export const suspectsAtOnce = 500;

/** Digests are nobody's. Older stores have not all of these tables. */
export const holding = {
  submissions: "select 1 from submissions where email <> '' limit 1",
  orders: 'select 1 from orders limit 1',
  browser_drafts: 'select 1 from browser_drafts limit 1',
  certificates: 'select 1 from certificates limit 1',
  session_plans: 'select 1 from session_plans limit 1',
  tax_documents: 'select 1 from tax_documents limit 1',
  batches: 'select 1 from batches limit 1',
};

/** Epoch milliseconds before which things go, at this moment. */
export function expiryBounds({ env, now }: AppContext): ExpiryBounds {
  const today = now();
  const contacts = today - env.RETENTION_DAYS * dayMs;
  return {
    contacts,
    drafts: today - draftDays * dayMs,
    unpaidOrders: contacts,
    paidOrders: today - paymentYears * 366 * dayMs,
  };
}

/** The answers of a practical paper; its result stays as long as the enquiry, and with the certificate. */
export const answerDays = 365;

/** How long what is stored stays; contacts as long as `RETENTION_DAYS` says. Contract: Modes. */

export const draftDays = 30;

/** Section 36 of the CGST Act and section 128 of the Companies Act ask for books of up to 8 years. */
export const paymentYears = 8;

export interface ExpiryBounds {
  readonly contacts: number;
  readonly drafts: number;
  readonly unpaidOrders: number;
  readonly paidOrders: number;
}
