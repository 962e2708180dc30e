/** What a statement changed or deleted, asked at its end: `.$call(changed)`. */
import type { DeleteResult, UpdateResult } from 'kysely';

interface Write {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>;
}

/** How many rows. */
export async function changed(write: Write): Promise<number> {
  const result = await write.executeTakeFirst();
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows);
}

export const hasChanged = async (write: Write): Promise<boolean> => (await changed(write)) > 0;
