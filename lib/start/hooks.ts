/**
 * What later features do inside the transactions of earlier ones. Whichever thread opens a store registers it
 * (lib/start/open-store.ts), because it runs there.
 */
import { keepWithEnquiry } from '#lib/enquiries/queries/submissions';
import { keepFacts } from '#lib/placement/queries/facts';
import { stillHolds } from '#lib/placement/queries/vacancies';
import { checkMailsBy } from '#lib/platform/mail/queries/deliveries';

export function registerStoreHooks(): void {
  keepWithEnquiry('application', (tx, application) => keepFacts(tx, [application]));
  checkMailsBy(stillHolds);
}
