/** Whoever was erased since a backup was made is erased from what it brings back. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/server/store/database';
import { phoneKey } from '#lib/server/store/enquiries/schema';
import { eraseEnquiry } from '#lib/server/store/erasure/erase-enquiry';
import { erasePerson } from '#lib/server/store/erasure/erasure';
import {
  checkOf,
  type ErasedBy,
  type ErasureRecord,
  erasureHash,
} from '#lib/server/store/erasure/erasure-records';
import { type KnownErasures, secretSetting } from '#lib/server/store/erasure/known-erasures';
import type { Tables } from '#lib/server/store/migrations/schema';
import { keepSetting, setting } from '#lib/server/store/settings';

export interface Repeated {
  /** How many erasures were done again. */
  readonly erasedAgain: number;
  /** Hashed under a secret that neither store has any more: they cannot be repeated. */
  readonly unreadable: number;
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
  const kept = await setting(db, secretSetting);
  if (key && !kept) await keepSetting(db, secretSetting, key);
  const keys = [kept, key].filter((each) => each !== undefined);
  return { own: keys[0], keys };
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
