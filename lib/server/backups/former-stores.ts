/** Stores that a restore or a move has put aside: whole copies of everybody's data, which no erasure reaches. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { timeOf } from '#lib/server/backups/names';
import type { StorePlace } from '#lib/server/store/open-store';

export interface FormerStore {
  /** The name of a file in DATA_DIR, or of a schema in the database. */
  readonly name: string;
  readonly isFile: boolean;
  /** When it was put aside, epoch milliseconds. */
  readonly at: number;
}

const file = /^(?:before-restore|before-move|moved)-(\d{8}-\d{6})\.sqlite$/;
const schema = /^(?:before_restore|before_move|moved)_(\d{8}_\d{6})$/;

export const formerFileStamp = (name: string): string | undefined => file.exec(name)?.[1];

/** What a command leaves that was killed while it worked; it is as old as its last change. */
const leftOver = /^(?:restoring|moving)\.sqlite|^(?:drill|decrypted)-\w{6}$|^backups\/.*\.part$/;

/** Throws what the engine throws where the database cannot be read. */
export async function formerStores({
  databaseUrl,
  dataDir,
}: StorePlace): Promise<readonly FormerStore[]> {
  const names = await namesIn(dataDir);
  const found = names.map((name) => formerOf(name, formerFileStamp(name), true));
  const parts = (await namesIn(join(dataDir, 'backups'))).map((name) => `backups/${name}`);
  for (const name of [...names, ...parts].filter((each) => leftOver.test(each))) {
    const at = await stat(join(dataDir, name)).catch(() => undefined);
    if (at) found.push({ name, isFile: true, at: at.mtimeMs });
  }
  if (databaseUrl) {
    const { schemasOf } = await postgres();
    for (const name of await schemasOf(databaseUrl)) {
      found.push(formerOf(name, schema.exec(name)?.[1]?.replace('_', '-'), false));
    }
  }
  return found.flatMap((each) => each ?? []);
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

const formerOf = (name: string, stamp: string | undefined, isFile: boolean) =>
  stamp === undefined ? undefined : { name, isFile, at: timeOf({ stamp }) };

export async function deleteFormerStore(
  { databaseUrl, dataDir }: StorePlace,
  { name, isFile }: FormerStore,
): Promise<void> {
  if (isFile) {
    for (const end of ['', '-wal', '-shm', '-journal']) {
      await rm(join(dataDir, `${name}${end}`), { recursive: true, force: true });
    }
  } else if (databaseUrl) {
    const { dropSchema } = await postgres();
    await dropSchema(databaseUrl, name);
  }
}

/** A start on SQLite need not load it. */
const postgres = () => import('#lib/server/store/postgres/postgres-parts');
