/**
 * Later features act inside the transactions of earlier ones. The thread that opens a store registers these hooks
 * (lib/start/open-store.ts), because they run there.
 */
import { offerToNext } from '#lib/batches/queries/waiting';
import { onBatchChange } from '#lib/batches/queries/writes';
import { onNewEnquiry } from '#lib/enquiries/queries/submissions';
import { followBatchChange } from '#lib/payments/queries/batch-changes';
import { storeFacts } from '#lib/placement/queries/facts';
import { stillHolds } from '#lib/placement/queries/vacancies';
import { checkMailsBy } from '#lib/platform/mail/queries/deliveries';
import { onTaskEnd } from '#lib/tasks/queries';

export function registerStoreHooks(): void {
  onNewEnquiry('application', (tx, application) => storeFacts(tx, [application]));
  checkMailsBy(stillHolds);
  onBatchChange(followBatchChange);
  onTaskEnd('seat-free', offerToNext);
}
