/** A store that was here and is not: starting again would serve visitors, and hide that all of before is gone. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { formerFileStamp } from '#lib/platform/backup/former-stores';
import { readBackupNote } from '#lib/platform/backup/last';
import type { Env } from '#lib/platform/config/env';
import { lostStoreCode } from '#lib/platform/db/outage';
import type { StorePlace } from '#lib/platform/db/store';
import { readMirror } from '#lib/privacy/queries/records';
import {
  type Presence,
  postgresPresence,
  readKnownStore,
  sqlitePresence,
} from '#lib/start/presence';

/** Why no store is opened: `message` for health, the log and the doctor. */
export class LostStore extends Error {
  readonly code = lostStoreCode;
}

interface Trace {
  readonly what: string;
  /** Whether what it tells of held anything; absent where that cannot be seen. */
  readonly held?: boolean;
  /** Left by every startup, whatever was sent. */
  readonly faint?: true;
}

/**
 * Looks without changing anything, before the store of `place` is opened. Gives nothing where it holds something, where it is
 * the one that was here, or where nothing says that there was another.
 */
export async function findLostStore(
  place: StorePlace,
  mode: Env['mode'],
): Promise<LostStore | undefined> {
  const present = await presenceOf(place);
  if (present.state === 'used' || present.state === 'unreadable') return undefined;
  const known = await readKnownStore(place.dataDir);
  if (known && known.id === present.id) return undefined;
  const traces = await tracesIn(place);
  const seen = traces.find(({ held }) => held);
  if (known?.held || seen) return lost(seen?.what ?? 'the note of the last store');
  // It held nothing, or the store that is here was made by a release that left no note.
  if (known || present.state === 'empty') return undefined;
  const telling = traces.find(({ held, faint }) => held !== false && (!faint || mode === 'public'));
  return telling && lost(telling.what);
}

const presenceOf = ({ databaseUrl, dataDir }: StorePlace): Promise<Presence> | Presence =>
  databaseUrl ? postgresPresence(databaseUrl) : sqlitePresence(join(dataDir, 'hoa.sqlite'));

const lost = (what: string): LostStore =>
  new LostStore(
    `there is no store here, and ${what} in DATA_DIR says that there was one: set DATABASE_URL and DATA_DIR as before, restore a backup, or say NEW_STORE=yes to start with an empty one`,
  );

async function tracesIn({ databaseUrl, dataDir }: StorePlace): Promise<readonly Trace[]> {
  const names = await readdir(dataDir).catch((): string[] => []);
  const hidden = databaseUrl ? sqlitePresence(join(dataDir, 'hoa.sqlite')).state : 'absent';
  const mirror = await readMirror(dataDir).catch(() => undefined);
  const erased = mirror && [mirror, ...(mirror.former ?? [])].some((each) => each.erasures.length);
  return [
    ...(hidden === 'used' ? [{ what: 'hoa.sqlite, which DATABASE_URL hides,', held: true }] : []),
    ...names
      .filter((name) => formerFileStamp(name))
      .map((name) => ({ what: name, ...heldBy(sqlitePresence(join(dataDir, name))) })),
    ...(await backupsIn(dataDir)),
    ...(erased ? [{ what: 'erasures.json' }] : []),
    // That one explains what every startup leaves.
    ...(hidden === 'absent' && (mirror || names.includes('host-id'))
      ? [{ what: 'what a site left', faint: true } as const]
      : []),
  ];
}

async function backupsIn(dataDir: string): Promise<readonly Trace[]> {
  const folder = join(dataDir, 'backups');
  const found = await readdir(folder).catch((): string[] => []);
  const names = found.filter((name) => /^hoa\b.*\.(?:sqlite|dump)(?:\.age)?$/.test(name));
  const last = await readBackupNote(dataDir);
  if (names.length === 0 && !last) return [];
  const what = 'a backup';
  const plain = names.filter((name) => name.endsWith('.sqlite'));
  const each = plain.map((name) => heldBy(sqlitePresence(join(folder, name))));
  if (each.some(({ held }) => held)) return [{ what, held: true }];
  const holds = last?.holds;
  if (holds && holds.submissions + holds.orders > 0) return [{ what, held: true }];
  const allSeen =
    names.length > 0 && plain.length === names.length && each.every(({ held }) => held === false);
  return [{ what, ...((holds || allSeen) && { held: false }) }];
}

const heldBy = ({ state }: Presence): { readonly held?: boolean } =>
  state === 'unreadable' ? {} : { held: state === 'used' };
