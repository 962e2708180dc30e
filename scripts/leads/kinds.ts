import { enquiryKinds } from '#lib/enquiries/kinds';
import { digestKind } from '#lib/jobs/undelivered';
import { draftKind } from '#lib/store/records';

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
