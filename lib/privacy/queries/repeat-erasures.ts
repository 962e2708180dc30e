/** Collects erasures from the present store and the file beside it, before a restore puts the store aside. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import type { Repeated } from '#lib/platform/backup/contents';
import type { Database } from '#lib/platform/db/database';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { postgresUnavailable } from '#lib/platform/db/outage';
import { hasTable } from '#lib/platform/db/postgres/postgres';
import { setting, storeSetting } from '#lib/platform/db/settings';
import type { Tables } from '#lib/platform/db/tables';
import { phoneKey } from '#lib/platform/values/text';
import { eraseEnquiry, erasePerson } from '#lib/privacy/queries/erasure';
import {
  checkOf,
  type ErasedBy,
  type ErasureRecord,
  type ErasureRecords,
  erasureHash,
  erasureSecret,
  readMirror,
} from '#lib/privacy/queries/records';

export interface KnownErasures {
  /** Each under a secret of its own: of the present store, and of those that were there before it. */
  readonly lists: readonly ErasureRecords[];
  /** The secret of the present store; absent where it cannot be read. */
  readonly key?: string;
}

const secretSetting = `secret:${erasureSecret}`;

/** Reads the erasures of an SQLite store in any state; without such a store, of the file alone. */
export async function knownErasures(dataDir: string): Promise<KnownErasures> {
  const path = join(dataDir, 'hoa.sqlite');
  const read = existsSync(path) ? readFrom(path) : undefined;
  return merged(dataDir, read);
}

export async function knownErasuresOf(db: Kysely<Tables>, dataDir: string): Promise<KnownErasures> {
  if (!(await hasTable(db, 'erasures'))) return merged(dataDir, undefined);
  try {
    const records = await db.selectFrom('erasures').selectAll().execute();
    return await merged(dataDir, { records, key: await setting(db, secretSetting) });
  } catch (error) {
    // The file is damaged: a restore may repair it.
    if (error instanceof StoreUnavailable || postgresUnavailable(error)) throw error;
    return merged(dataDir, undefined);
  }
}

interface Read {
  readonly records: readonly ErasureRecord[];
  readonly key: string | undefined;
}

function readFrom(path: string): Read | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    const records = file.prepare('select id, kind, hash, at from erasures').all();
    const setting = file.prepare('select value from settings where name = ?').get(secretSetting);
    const key = setting ? String(setting.value) : undefined;
    return { records: records as unknown as ErasureRecord[], key };
  } catch {
    // The file is damaged, or older than the erasures that are remembered: a restore may repair it.
    return undefined;
  } finally {
    file?.close();
  }
}

async function merged(dataDir: string, read: Read | undefined): Promise<KnownErasures> {
  const mirror = dataDir ? await readMirror(dataDir).catch(() => undefined) : undefined;
  const key = read?.key;
  const check = key ? checkOf(key) : (mirror?.check ?? '');
  const present = read ? [{ check, erasures: read.records }] : [];
  return {
    lists: [...present, ...(mirror ? [mirror, ...(mirror.former ?? [])] : [])],
    ...(key && { key }),
  };
}

/** On the restored tables, before anybody sees them. */
export async function repeatErasures(
  db: Kysely<Tables>,
  engine: Database['engine'],
  known: KnownErasures,
  now: number,
): Promise<Repeated> {
  const there = await db.selectFrom('erasures').select('id').execute();
  const done = new Set(there.map(({ id }) => id));
  const { own, keys } = await keysOf(db, known.key);
  const lists: { readonly key: string; readonly hashes: ReadonlySet<string> }[] = [];
  const missing: ErasureRecord[] = [];
  let unreadable = 0;
  for (const { check, erasures } of known.lists) {
    const open = erasures.filter(({ id }) => !done.has(id));
    for (const { id } of open) done.add(id);
    const key = keys.find((each) => checkOf(each) === check);
    if (!key) unreadable += open.length;
    else if (open.length > 0) {
      missing.push(...open);
      lists.push({ key, hashes: new Set(open.map(({ hash }) => hash)) });
    }
  }
  if (missing.length === 0) return { erasedAgain: 0, unreadable };
  const wanted = (kind: ErasedBy, value: string) =>
    value !== '' && lists.some(({ key, hashes }) => hashes.has(erasureHash(key, kind, value)));
  const found = await candidates(db, wanted);
  for (const email of found.email) await erasePerson(db, engine, email, now);
  for (const phone of found.phone) await erasePerson(db, engine, { phone }, now);
  for (const id of found.enquiry) await eraseEnquiry(db, engine, id, now);
  // In the place of those that this repetition itself left, where a later one can read them.
  if (lists.every(({ key }) => key === own))
    await db.deleteFrom('erasures').where('at', '=', now).execute();
  for (const record of missing) await db.insertInto('erasures').values(record).execute();
  return { erasedAgain: missing.length, unreadable };
}

/** The secret of the restored store, which is the present one's where it has none, and all that hashes may be made under. */
async function keysOf(db: Kysely<Tables>, key: string | undefined) {
  const stored = await setting(db, secretSetting);
  if (key && !stored) await storeSetting(db, secretSetting, key);
  const keys = [stored, key].filter((each) => each !== undefined);
  return { own: keys[0], keys };
}

type Found = Readonly<Record<ErasedBy, ReadonlySet<string>>>;

/** The files named in the tables that must be deleted. */
async function candidates(
  db: Kysely<Tables>,
  wanted: (kind: ErasedBy, value: string) => boolean,
): Promise<Found> {
  const found = {
    email: new Set<string>(),
    phone: new Set<string>(),
    enquiry: new Set<string>(),
  };
  const look = (email: string, phone: string) => {
    if (wanted('email', email.toLowerCase())) found.email.add(email.toLowerCase());
    const key = phoneKey(phone);
    if (wanted('phone', key)) found.phone.add(key);
  };
  for await (const { id, email, phone } of persons(db)) {
    look(email, phone);
    if (wanted('enquiry', id)) found.enquiry.add(id);
  }
  for (const { email, phone } of await db
    .selectFrom('orders')
    .select(['email', 'phone'])
    .execute()) {
    look(email ?? '', phone ?? '');
  }
  const texts = await sql<{ email: string; text: string }>`
    select email, transcript as text from browser_drafts
    union all select email, transcript as text from drafts
    union all select '' as email, detail as text from payment_events where detail is not null
    union all select email, back as text from desk_sign_ins`.execute(db);
  for (const { email, text } of texts.rows) {
    look(email, '');
    for (const [named] of text.matchAll(/[^\s"=&?]+%40[^\s"=&]+/gi)) look(decoded(named), '');
    for (const [named] of text.matchAll(/[^\s"@<>]+@[^\s"@<>]+/g)) look(named, '');
    for (const [digits] of text.matchAll(/\+?\d[\d\s().-]{5,18}\d/g)) look('', digits);
  }
  return found;
}

/** As it stood in an address; as it is where it is cut. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const atOnce = 2_000;

async function* persons(db: Kysely<Tables>) {
  let after = '';
  for (;;) {
    const page = await db
      .selectFrom('submissions')
      .select(['id', 'email', 'phone'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    yield* page;
    if (page.length < atOnce) return;
    after = page.at(-1)?.id ?? after;
  }
}
