import { digestKind } from '#lib/server/outbox/undelivered';
import { draftKind } from '#lib/server/store/submissions/records';
import { enquiryKinds } from '#lib/shared/forms/registry';

/** Every kind of submission: enquiries, begun registrations, and notes to staff. */
export const submissionKinds: readonly string[] = [
  ...enquiryKinds,
  draftKind,
  digestKind,
  'desk-reminder',
  'session-link-missing',
  'webinar-mispaid',
  'webinar-refund',
  'webinar-unpaid',
  'webinar-unseen',
  'withdrawal',
];
