/**
 * What later features do inside the transactions of earlier ones. Whichever thread opens a store registers it
 * (lib/start/open-store.ts), because it runs there.
 */
import { onNewEnquiry } from '#lib/enquiries/queries/submissions';
import { storeFacts } from '#lib/placement/queries/facts';
import { stillHolds } from '#lib/placement/queries/vacancies';
import { checkMailsBy } from '#lib/platform/mail/queries/deliveries';

export function registerStoreHooks(): void {
  onNewEnquiry('application', (tx, application) => storeFacts(tx, [application]));
  checkMailsBy(stillHolds);
}
