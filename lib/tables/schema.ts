import type { Generated } from 'kysely';
import type { Certificate } from '#lib/certificates/rules';
import type { Submission } from '#lib/enquiries/submission';
import type {
  Order,
  PaymentEvent,
  PaymentPartRow,
  PaymentRequestRow,
  RefundRow,
  StrayPaymentRow,
  TaxDocumentRow,
} from '#lib/payments/schema';
import type { Row } from '#lib/platform/db/record-rows';
import type { KeptFile } from '#lib/platform/files/schema';
import type {
  DeskFilter,
  DeskSession,
  DeskTemplate,
  MemberSettings,
  SessionPlan,
  SignIn,
} from '#lib/staff/schema';
import type {
  BatchAttendanceRow,
  BatchRow,
  BatchSeatRow,
  BatchWishRow,
  CandidateRow,
  ConsentRow,
  EnquiryEventRow,
  EnquiryRow,
  FactsRow,
  ShortlistRow,
  VacancyRow,
} from '#lib/tables/desk-tables';

/** The tables as both engines know them: text, whole numbers, bytes; times are epoch milliseconds. */
export interface Tables {
  migrations: {
    id: string;
    applied_at: number;
    oldest_reader: Generated<string | null>;
    breaks: Generated<string | null>;
  };
  submissions: SubmissionRow;
  files: FileRow;
  outbox: OutboxRow;
  visits: { key: string; count: number; started_at: number; ends_at: number };
  settings: { name: string; value: string };
  probes: { id: string; at: number };
  orders: OrderRow;
  invoice_series: { series: string; last: number };
  payment_events: Row<PaymentEvent>;
  browser_drafts: { email: string; browser: string; saved_at: number; transcript: string };
  /** Of hosts that still run release 1.0.0. */
  drafts: { email: string; saved_at: number; transcript: string };
  enquiries: EnquiryRow;
  enquiry_events: EnquiryEventRow;
  webhook_events: WebhookEventRow;
  desk_templates: Row<DeskTemplate>;
  desk_members: Row<MemberSettings>;
  desk_filters: Row<DeskFilter>;
  desk_sessions: Row<DeskSession>;
  desk_sign_ins: Row<SignIn> & { used_at: number | null };
  session_plans: Row<SessionPlan>;
  erasures: { id: string; kind: string; hash: string; at: number };
  page_views: { day: string; what: string; name: string; many: number };
  mail_stops: { email_hash: string; stopped_at: number };
  certificates: Row<Certificate>;
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

type SubmissionRow = Row<Omit<Submission, 'enquiry' | 'batch'>>;

interface FileRow extends Row<Omit<KeptFile, 'data'>> {
  submission_id: string;
  data: Uint8Array;
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
  /** It was planned for then: until then it is no backlog. */
  not_before: Generated<number | null>;
  /** The key that mails of one kind to one person share: those that are due go out as one mail. */
  digest: Generated<string | null>;
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
  extends Omit<
    OutboxRow,
    'submission_id' | 'message_id' | 'mail' | 'closed_press' | 'not_before' | 'digest'
  > {
  type: string;
  reference: string;
  body: string;
  emptied: string;
}

/** Open: `next_check_at` says when the provider is asked about it. */
interface OrderRow extends Row<Order> {
  idempotency_key: string | null;
}
