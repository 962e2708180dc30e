/** Which store this DATA_DIR belongs to, noted beside it: where the store is lost, the note is still there. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#lib/server/data-folder/atomic-rename';
import { faultOf, log } from '#lib/server/log';
import { storeIdName } from '#lib/server/store/presence';
import type { Store } from '#lib/server/store/store';

export interface KnownStore {
  /** Of the store, made at its first start; goes along with a backup and a move. */
  readonly id: string;
  /** Whether somebody had sent something. */
  readonly held: boolean;
}

const noteIn = (dataDir: string) => join(dataDir, 'known-store');

/** `undefined` where no site of this release ran, or the note is damaged. */
export async function readKnownStore(dataDir: string): Promise<KnownStore | undefined> {
  try {
    return JSON.parse(await readFile(noteIn(dataDir), 'utf8')) as KnownStore;
  } catch {
    return undefined;
  }
}

/** Written at the start, at the first submission and at the stop; what cannot be written stops nobody. */
export async function noteKnownStore(
  store: Pick<Store, 'secret' | 'isUsed'>,
  dataDir: string,
): Promise<KnownStore | undefined> {
  try {
    const note: KnownStore = {
      id: await store.secret(storeIdName),
      held: await store.isUsed(),
    };
    const before = await readKnownStore(dataDir);
    if (before && before.id !== note.id) {
      log().warn('this is another store than the one that was here');
    }
    if (before?.id === note.id && before.held === note.held) return note;
    await writeWhole(noteIn(dataDir), `${JSON.stringify(note)}\n`);
    return note;
  } catch (error) {
    log().warn(faultOf(error), 'known-store was not written');
    return undefined;
  }
}
