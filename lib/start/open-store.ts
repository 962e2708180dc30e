import { accountingQueries } from '#lib/accounting/queries/calls';
import { applicationQueries } from '#lib/applications/queries';
import { batchQueries } from '#lib/batches/queries/calls';
import { offerToNext } from '#lib/batches/queries/seats';
import { onBatchChange } from '#lib/batches/queries/writes';
import { certificateQueries } from '#lib/certificates/queries';
import { deskQueries } from '#lib/desk/queries/outcomes';
import { workQueries } from '#lib/desk/queries/work';
import { enquiryQueries } from '#lib/enquiries/queries/calls';
import { onNewEnquiry } from '#lib/enquiries/queries/submissions';
import { followBatchChange } from '#lib/payments/queries/batch-changes';
import { paymentQueries } from '#lib/payments/queries/calls';
import { placementQueries } from '#lib/placement/queries/calls';
import { storeFacts } from '#lib/placement/queries/facts';
import { stillHolds } from '#lib/placement/queries/vacancies';
import { analyticsQueries } from '#lib/platform/analytics/queries';
import type { Database } from '#lib/platform/db/database';
import { openPostgres } from '#lib/platform/db/postgres/postgres';
import { type QuerySet, storeOver } from '#lib/platform/db/queries';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import type { Store, StorePlace } from '#lib/platform/db/store';
import { fileQueries } from '#lib/platform/files/queries';
import { rateLimitQueries } from '#lib/platform/http/queries';
import { mailQueries } from '#lib/platform/mail/queries/calls';
import { checkMailsBy } from '#lib/platform/mail/queries/deliveries';
import { metricsQueries } from '#lib/platform/metrics/queries';
import { webhookQueries } from '#lib/platform/webhooks/queries';
import { practiceQueries } from '#lib/practice/queries/calls';
import { privacyQueries } from '#lib/privacy/queries/calls';
import { staffQueries } from '#lib/staff/queries';
import { migrate } from '#lib/tables/migrate';
import { onTaskEnd, taskQueries } from '#lib/tasks/queries';
import { webinarQueries } from '#lib/webinars/queries/calls';

export function storeOn(database: Database): Store {
  registerStoreHooks();
  return storeOver(database, queries);
}

/** Throws StoreUnavailable where it cannot be opened or written. */
const openDatabase = ({ databaseUrl, dataDir }: StorePlace): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl, migrate) : openSqlite(dataDir, migrate);

/** Opens the store with its tables up to date. Throws StoreUnavailable where it cannot be opened or written. */
export const openStore = async (place: StorePlace): Promise<Store> =>
  storeOn(await openDatabase(place));

function registerStoreHooks(): void {
  onNewEnquiry('application', (tx, application) => storeFacts(tx, [application]));
  checkMailsBy(stillHolds);
  onBatchChange(followBatchChange);
  onTaskEnd('seat-free', offerToNext);
}

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
