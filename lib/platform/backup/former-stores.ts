/** Stores that a restore or a move has put aside, and backups outside a repository: everybody's data, which no erasure reaches. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorePlace } from '#lib/platform/db/store';
import { dayMs } from '#lib/platform/values/india';

export interface FormerStore {
  readonly name: string;
  readonly isFile: boolean;
  /** When it was put aside, epoch milliseconds. */
  readonly at: number;
}

/** How long they stay, in days. */
export const formerDays = 30;

/** `weeks`: BACKUP_KEEP_WEEKS, for which 2.1 and earlier releases stored their backups. */
export function isPastItsEnd({ name, at }: FormerStore, now: number, weeks: number): boolean {
  const days = dated.test(name) ? Math.max(formerDays, 7 * weeks) : formerDays;
  return now - at > days * dayMs;
}

const file = /^(?:before-restore|before-move|moved)-(\d{8}-\d{6})\.sqlite$/;
const schema = /^(?:before_restore|before_move|moved)_(\d{8}_\d{6})$/;

export const formerFileStamp = (name: string): string | undefined => file.exec(name)?.[1];

/** A command that was killed leaves such a file; it is as old as its last change. */
const leftOver =
  /^(?:restoring|moving)\.sqlite|^(?:drill|decrypted)-\w{6}$|^backups\/.*\.(?:part|new)$/;
const beforeSomething = /^backups\/hoa-before-[a-z]+\.(?:sqlite|dump)$/;
/** Names that 2.1 and releases before it gave. */
const dated = /^backups\/hoa-\d{8}-\d{6}(?:-before-[a-z]+)?\.(?:sqlite|dump)(?:\.age)?$/;
const asOldAsItsChange = [leftOver, beforeSomething, dated];

/** Throws what the engine throws where the database cannot be read. */
export async function formerStores({
  databaseUrl,
  dataDir,
}: StorePlace): Promise<readonly FormerStore[]> {
  const names = await namesIn(dataDir);
  const found = names.map((name) => formerOf(name, formerFileStamp(name), true));
  const parts = (await namesIn(join(dataDir, 'backups'))).map((name) => `backups/${name}`);
  for (const name of [...names, ...parts].filter((each) =>
    asOldAsItsChange.some((pattern) => pattern.test(each)),
  )) {
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
  stamp === undefined ? undefined : { name, isFile, at: timeOf(stamp) };

/** The instant of a stamp in Indian time, `20261120-161200`. */
const timeOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6+05:30'));

export async function endFormerStores(
  place: StorePlace,
  weeks: number,
  now: number,
  say: (line: string) => void,
): Promise<void> {
  const ended = (await formerStores(place)).filter((each) => isPastItsEnd(each, now, weeks));
  for (const { name, isFile } of ended) {
    const ends = isFile ? ['', '-wal', '-shm', '-journal'] : [];
    for (const end of ends) {
      await rm(join(place.dataDir, `${name}${end}`), { recursive: true, force: true });
    }
    if (!isFile) await (await postgres()).dropSchema(place.databaseUrl ?? '', name);
    say(`The former store ${name} is older than ${formerDays} days, and is deleted.`);
  }
}

/** A startup on SQLite need not load it. */
const postgres = () => import('#lib/platform/db/postgres/tools');
