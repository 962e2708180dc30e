/** Whoever was erased since a backup was made is erased from what it brings back. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/store/database';
import { phoneKey } from '#lib/store/enquiry-search';
import { eraseEnquiry } from '#lib/store/enquiry-writes';
import { erasePerson } from '#lib/store/erasure';
import { readMirror } from '#lib/store/erasure-mirror';
import {
  checkOf,
  type ErasedBy,
  type ErasureRecord,
  erasureHash,
  erasureSecret,
} from '#lib/store/erasure-records';
import type { Tables } from '#lib/store/schema';

/** What the present store and the file beside it know, before the store is put aside. */
export interface KnownErasures {
  readonly records: readonly ErasureRecord[];
  /** Of the present store; absent where it cannot be read. */
  readonly key?: string;
  /** That of the file. */
  readonly check?: string;
}

export interface Repeated {
  /** How many erasures were done again. */
  readonly erasedAgain: number;
  /** Hashed under a secret that neither store has any more: they cannot be repeated. */
  readonly unreadable: number;
}

const settingName = `secret:${erasureSecret}`;

/** Of SQLite, whatever state it is in; without a store of that engine, of the file alone. */
export async function knownErasures(dataDir: string): Promise<KnownErasures> {
  const path = join(dataDir, 'hoa.sqlite');
  const read = existsSync(path) ? readFrom(path) : undefined;
  return merged(dataDir, read);
}

export async function knownErasuresOf(db: Kysely<Tables>, dataDir: string): Promise<KnownErasures> {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass('public.erasures') is not null as made`.execute(db);
  if (!rows[0]?.made) return merged(dataDir, undefined);
  const records = await db.selectFrom('erasures').selectAll().execute();
  const setting = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return merged(dataDir, { records, key: setting?.value });
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
    const setting = file.prepare('select value from settings where name = ?').get(settingName);
    const key = setting ? String(setting.value) : undefined;
    return { records: records as unknown as ErasureRecord[], key };
  } catch {
    // Damaged, or older than erasures that are remembered: a restore may be what mends it.
    return undefined;
  } finally {
    file?.close();
  }
}

async function merged(dataDir: string, read: Read | undefined): Promise<KnownErasures> {
  const mirror = dataDir ? await readMirror(dataDir).catch(() => undefined) : undefined;
  const byId = new Map<string, ErasureRecord>();
  for (const record of [...(mirror?.erasures ?? []), ...(read?.records ?? [])]) {
    byId.set(record.id, record);
  }
  return {
    records: [...byId.values()],
    ...(read?.key && { key: read.key }),
    ...(mirror && { check: mirror.check }),
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
  const missing = known.records.filter(({ id }) => !done.has(id));
  if (missing.length === 0) return { erasedAgain: 0, unreadable: 0 };
  const key = await keyOf(db, known);
  if (!key) return { erasedAgain: 0, unreadable: missing.length };
  const hashes = new Set(missing.map(({ hash }) => hash));
  const wanted = (kind: ErasedBy, value: string) =>
    value !== '' && hashes.has(erasureHash(key, kind, value));
  const found = await candidates(db, wanted);
  for (const email of found.email) await erasePerson(db, engine, email, now);
  for (const phone of found.phone) await erasePerson(db, engine, { phone }, now);
  for (const id of found.enquiry) await eraseEnquiry(db, engine, id, now);
  // In the place of those that this repetition itself left.
  await db.deleteFrom('erasures').where('at', '=', now).execute();
  for (const record of missing) await db.insertInto('erasures').values(record).execute();
  return { erasedAgain: missing.length, unreadable: 0 };
}

/** The secret under which the hashes were made: the present store's, else the backup's where it is the same. */
async function keyOf(
  db: Kysely<Tables>,
  { key, check }: KnownErasures,
): Promise<string | undefined> {
  const kept = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  if (key && !kept) {
    await db.insertInto('settings').values({ name: settingName, value: key }).execute();
  }
  if (key) return key;
  return kept && check === checkOf(kept.value) ? kept.value : undefined;
}

type Found = Readonly<Record<ErasedBy, ReadonlySet<string>>>;

/** Of all that the tables name, what is to go. */
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
    look(email, phone);
  }
  const texts = await sql<{ email: string; text: string }>`
    select email, transcript as text from browser_drafts
    union all select email, transcript as text from drafts
    union all select '' as email, detail as text from payment_events where detail is not null`.execute(
    db,
  );
  for (const { email, text } of texts.rows) {
    look(email, '');
    for (const [named] of text.matchAll(/[^\s"@<>]+@[^\s"@<>]+/g)) look(named, '');
    for (const [digits] of text.matchAll(/\+?\d[\d\s().-]{5,18}\d/g)) look('', digits);
  }
  return found;
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
