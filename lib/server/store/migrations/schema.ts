import type { Generated } from 'kysely';
import type {
  BatchAttendanceRow,
  BatchRow,
  BatchSeatRow,
  BatchWishRow,
} from '#lib/server/store/batches/batch-tables';
import type {
  DeskFilterRow,
  DeskMemberRow,
  DeskSignInRow,
  DeskTemplateRow,
  SessionPlanRow,
} from '#lib/server/store/desk/desk-tables';
import type { EnquiryEventRow, EnquiryRow } from '#lib/server/store/enquiries/enquiry-tables';
import type {
  PaymentPartRow,
  PaymentRequestRow,
  RefundRow,
  StrayPaymentRow,
  TaxDocumentRow,
} from '#lib/server/store/payments/payment-tables';
import type {
  CandidateRow,
  ConsentRow,
  FactsRow,
  ShortlistRow,
  VacancyRow,
} from '#lib/server/store/placement/placement-tables';

/** The tables as both engines know them: text, whole numbers, bytes; times are epoch milliseconds. */
export interface Tables {
  migrations: { id: string; applied_at: number; oldest_reader: Generated<string | null> };
  submissions: SubmissionRow;
  files: FileRow;
  outbox: OutboxRow;
  visits: { key: string; count: number; started_at: number; ends_at: number };
  settings: { name: string; value: string };
  probes: { id: string; at: number };
  orders: OrderRow;
  invoice_series: { series: string; last: number };
  payment_events: PaymentEventRow;
  browser_drafts: { email: string; browser: string; saved_at: number; transcript: string };
  /** Of hosts that still run release 1.0.0. */
  drafts: { email: string; saved_at: number; transcript: string };
  enquiries: EnquiryRow;
  enquiry_events: EnquiryEventRow;
  webhook_events: WebhookEventRow;
  desk_templates: DeskTemplateRow;
  desk_members: DeskMemberRow;
  desk_filters: DeskFilterRow;
  desk_sessions: { token_hash: string; email: string; signed_in_at: number; ends_at: number };
  desk_sign_ins: DeskSignInRow;
  session_plans: SessionPlanRow;
  erasures: { id: string; kind: string; hash: string; at: number };
  page_views: { day: string; what: string; name: string; many: number };
  mail_stops: { email_hash: string; stopped_at: number };
  certificates: CertificateRow;
  continuations: ContinuationRow;
  payment_requests: PaymentRequestRow;
  payment_parts: PaymentPartRow;
  tax_documents: TaxDocumentRow;
  stray_payments: StrayPaymentRow;
  refunds: RefundRow;
  batches: BatchRow;
  batch_seats: BatchSeatRow;
  batch_attendance: BatchAttendanceRow;
  batch_wishes: BatchWishRow;
  vacancies: VacancyRow;
  candidates: CandidateRow;
  consents: ConsentRow;
  shortlists: ShortlistRow;
  application_facts: FactsRow;
  certificate_keys: { public_key: string; first_used_at: number };
}

interface ContinuationRow {
  id: string;
  key_hash: string | null;
  state: string;
  stored_at: number;
  ends_at: number;
  size: number;
  body: Uint8Array | null;
}

interface CertificateRow {
  number: string;
  holder: string;
  what: string;
  date: string;
  /** 1: the holder may be named. */
  consent: number;
  issued_at: number;
  revoked_at: number | null;
}

export interface SubmissionRow {
  id: string;
  kind: string;
  received_at: number;
  name: string;
  email: string;
  phone: string;
  /** JSON of `Answer[]`. */
  transcript: string;
  suspicion: string | null;
  idempotency_key: string | null;
  /** The webinar session that it registers for. */
  session: string | null;
  /** The page of ours that it was sent from, and the campaign of its address. */
  page: string | null;
  campaign: string | null;
}

interface FileRow {
  id: string;
  submission_id: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  data: Uint8Array;
  /** `waiting`, `clean` or `infected`; null without a scanner. */
  scan: string | null;
}

/** Waiting: neither sent nor given up. Leased: waiting, with a lease that has not run out. */
export interface OutboxRow {
  id: string;
  submission_id: string;
  message_id: string;
  /** JSON of `OutgoingMail`. */
  mail: string;
  queued_at: number;
  next_attempt_at: number;
  attempts: Generated<number>;
  deferred_since: number | null;
  lease_owner: string | null;
  lease_token: string | null;
  leased_until: number | null;
  sent_at: number | null;
  gave_up_at: number | null;
  /** When somebody gave up a parked one for good: kept, and neither sent nor counted. */
  closed_at: number | null;
  /** Names what was given up at once; null of one by itself. */
  closed_press: Generated<string | null>;
  last_error: string | null;
  /** What the mail server said when it refused it for good: stands in no log, and goes with the mail. */
  last_words: Generated<string | null>;
}

interface WebhookEventRow
  extends Omit<OutboxRow, 'submission_id' | 'message_id' | 'mail' | 'closed_press'> {
  type: string;
  reference: string;
  body: string;
  emptied: string;
}

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
  /** The request for payment and its part that it pays; null where it is of an edition (`edition` is empty then). */
  request: string | null;
  part: number | null;
  /** JSON of `Buyer`: what stands on the invoice of a request. */
  buyer: string | null;
}

interface PaymentEventRow {
  id: string;
  kind: string;
  at: number;
  provider_order_id: string | null;
  payment_id: string | null;
  detail: string | null;
}
