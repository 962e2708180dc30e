/** Apart from the rest of the store: each start asks, and need not load what speaks SQL. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StorePlace } from '#lib/server/store/open-store';

/** How many enquiries lie in the SQLite store of `dataDir`, which `DATABASE_URL` hides; 0 where there is none. */
export function hiddenEnquiries({ databaseUrl, dataDir }: StorePlace): number {
  const path = join(dataDir, 'hoa.sqlite');
  if (!databaseUrl || !existsSync(path)) return 0;
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    return Number(file.prepare('select count(*) as many from enquiries').get()?.many ?? 0);
  } catch {
    // Older than its enquiries, or no store of ours.
    return 0;
  } finally {
    file.close();
  }
}
