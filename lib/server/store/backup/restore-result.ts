import type { Inventory } from '#lib/server/store/backup/inventory';
import type { Repeated } from '#lib/server/store/erasure/repeat-erasures';

export interface RestoreResult extends Repeated {
  /** Where the store stands that was there before; absent where there was none. */
  readonly formerStore?: string;
  readonly holds: Inventory;
}

export const storeInUse =
  'The site or another command works on this store. Stop the site on every host, then try again.';
