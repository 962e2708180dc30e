/** The queries of every feature: the store is opened with them, in this thread or in its own. */
import { accountingQueries } from '#lib/accounting/queries/calls';
import { applicationQueries } from '#lib/applications/queries';
import { batchQueries } from '#lib/batches/queries/calls';
import { certificateQueries } from '#lib/certificates/queries';
import { deskQueries } from '#lib/desk/queries/outcomes';
import { workQueries } from '#lib/desk/queries/work';
import { enquiryQueries } from '#lib/enquiries/queries/calls';
import { paymentQueries } from '#lib/payments/queries/calls';
import { placementQueries } from '#lib/placement/queries/calls';
import { analyticsQueries } from '#lib/platform/analytics/queries';
import type { QuerySet } from '#lib/platform/db/queries';
import { fileQueries } from '#lib/platform/files/queries';
import { rateLimitQueries } from '#lib/platform/http/queries';
import { mailQueries } from '#lib/platform/mail/queries/calls';
import { metricsQueries } from '#lib/platform/metrics/queries';
import { webhookQueries } from '#lib/platform/webhooks/queries/calls';
import { practiceQueries } from '#lib/practice/queries/calls';
import { privacyQueries } from '#lib/privacy/queries/calls';
import { staffQueries } from '#lib/staff/queries';
import { taskQueries } from '#lib/tasks/queries';
import { webinarQueries } from '#lib/webinars/queries/calls';

export const queries: readonly QuerySet[] = [
  accountingQueries,
  applicationQueries,
  batchQueries,
  certificateQueries,
  deskQueries,
  enquiryQueries,
  paymentQueries,
  placementQueries,
  analyticsQueries,
  fileQueries,
  rateLimitQueries,
  mailQueries,
  metricsQueries,
  webhookQueries,
  practiceQueries,
  privacyQueries,
  staffQueries,
  taskQueries,
  workQueries,
  webinarQueries,
];
