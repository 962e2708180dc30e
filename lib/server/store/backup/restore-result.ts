import type { Inventory } from '#lib/server/store/backup/inventory';
import type { LeftBehind } from '#lib/server/store/backup/left-behind';
import type { Repeated } from '#lib/server/store/erasure/repeat-erasures';

export interface RestoreResult extends Repeated {
  /** Where the store stands that was there before; absent where there was none. */
  readonly formerStore?: string;
  readonly holds: Inventory;
  /** Absent where there was no store before, or it could not be read. */
  readonly leftBehind?: LeftBehind;
  /** The next number of each series. */
  readonly nextNumbers: readonly string[];
}

export const storeInUse =
  'The site or another command works on this store. Stop the site on every host, then try again.';
