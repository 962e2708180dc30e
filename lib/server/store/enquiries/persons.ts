/** Whose enquiries belong together: by phone, by address, and where staff said so. */
import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { EnquiryWrite } from '#lib/server/store/enquiries/enquiries';
import { insertEvent } from '#lib/server/store/enquiries/enquiry-inserts';
import type { Tables } from '#lib/server/store/migrations/schema';

interface Keys {
  readonly email: string;
  readonly phone_key: string;
  readonly person: string | null;
}

const nobody = sql<boolean>`1 = 0`;

/** The enquiries of whom this one is; of those that were joined by hand also what bears their phones and addresses. */
export async function ofPerson(db: Kysely<Tables>, id: string) {
  const own = await keysWhere(db, sql<boolean>`id = ${id}`);
  const near = await keysWhere(db, sharing(own));
  const joined = named(near);
  if (joined.length === 0) return { condition: sharing(own), isNobody: own.length === 0 };
  const theirs = await keysWhere(db, joinedAs(joined));
  return {
    condition: sql<boolean>`(${sharing([...own, ...theirs])} or ${joinedAs(joined)})`,
    isNobody: false,
  };
}

/** Of one side of a join: what bears the same phone or address as this one. */
const sideOf = async (db: Kysely<Tables>, id: string) =>
  sql<boolean>`(id = ${id} or ${sharing(await keysWhere(db, sql<boolean>`id = ${id}`))})`;

export async function changePerson(
  tx: Transaction<Tables>,
  id: string,
  { other, joins, event }: NonNullable<EnquiryWrite['person']>,
): Promise<void> {
  // First, so that two joins with one enquiry go one after the other.
  await tx
    .updateTable('enquiries')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', other)
    .execute();
  const [own, theirs] = [await sideOf(tx, id), await sideOf(tx, other)];
  if (joins) {
    const former = named(await keysWhere(tx, sql<boolean>`(${own} or ${theirs})`));
    const all = sql<boolean>`(${own} or ${theirs} or ${joinedAs(former)})`;
    await setPerson(tx, all, former[0] ?? randomUUID());
  } else {
    await setPerson(tx, theirs, null);
  }
  await insertEvent(tx, other, event);
}

const setPerson = (tx: Transaction<Tables>, which: RawBuilder<boolean>, person: string | null) =>
  tx.updateTable('enquiries').set({ person }).where(which).execute();

const keysWhere = (db: Kysely<Tables>, which: RawBuilder<boolean>): Promise<Keys[]> =>
  db.selectFrom('enquiries').select(['email', 'phone_key', 'person']).where(which).execute();

const named = (keys: readonly Keys[]) => [
  ...new Set(keys.map(({ person }) => person).filter((person) => person !== null)),
];

const joinedAs = (persons: readonly string[]) =>
  persons.length === 0
    ? nobody
    : sql<boolean>`(person is not null and person in (${sql.join(persons)}))`;

/** What stands empty is nobody's. Written as the indexes are. */
function sharing(keys: readonly Keys[]): RawBuilder<boolean> {
  const emails = new Set(keys.map(({ email }) => email).filter(Boolean));
  const phones = new Set(keys.map(({ phone_key: key }) => key).filter(Boolean));
  const parts = [
    ...(emails.size > 0 ? [sql`enquiries.email in (${sql.join([...emails])})`] : []),
    ...(phones.size > 0
      ? [sql`(phone_key <> '' and phone_key in (${sql.join([...phones])}))`]
      : []),
  ];
  return parts.length === 0 ? nobody : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}
