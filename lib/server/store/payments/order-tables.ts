/** The tables of payments; times are epoch milliseconds. */

/** Open: `next_check_at` says when the provider is asked about it. */
export interface OrderRow {
  id: string;
  edition: string;
  name: string;
  email: string;
  phone: string;
  accounting_exp: string;
  preferred_lang: string;
  amount_paise: number;
  currency: string;
  state: string;
  provider_order_id: string;
  payment_id: string | null;
  attempts: number;
  opened_at: number;
  changed_at: number;
  next_check_at: number | null;
  checks: number;
  unpaid_told_at: number | null;
  suspicion: string | null;
  idempotency_key: string | null;
  /** Of the tax invoice; null until it is paid, and for what was paid before invoices were numbered here. */
  invoice_number: string | null;
  page: string | null;
  campaign: string | null;
}

export interface PaymentEventRow {
  id: string;
  kind: string;
  at: number;
  provider_order_id: string | null;
  payment_id: string | null;
  detail: string | null;
}
