/** The same records in a file of DATA_DIR: where the store is damaged, a restore still knows whom to erase again. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicRename } from '#lib/store/atomic-rename';
import type { ErasureRecordStore, ErasureRecords } from '#lib/store/erasure-records';

export const mirrorIn = (dataDir: string): string => join(dataDir, 'erasures.json');

export async function mirrorErasures(store: ErasureRecordStore, dataDir: string): Promise<void> {
  const file = mirrorIn(dataDir);
  await writeFile(`${file}.part`, JSON.stringify(await store.listErasures()), { mode: 0o600 });
  await atomicRename(`${file}.part`, file);
}

/** `undefined` where there is none. */
export async function readMirror(dataDir: string): Promise<ErasureRecords | undefined> {
  const text = await readFile(mirrorIn(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ErasureRecords);
}
