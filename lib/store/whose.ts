/** Which rows are about one person, found by an address or by a phone in any notation. */
import { type RawBuilder, sql } from 'kysely';
import { phoneKey } from '#lib/store/enquiry-search';

/** An e-mail address in lower case, or a phone. */
export type Who = string | { readonly phone: string };

/** Conditions on the columns of each table. */
interface Whose {
  readonly submissions: RawBuilder<boolean>;
  readonly drafts: RawBuilder<boolean>;
  readonly orders: RawBuilder<boolean>;
  /** What browsers reported of payments: of their orders, and of none where they are named. */
  readonly reports: RawBuilder<boolean>;
}

/** Throws for a phone of fewer than seven digits: that would be many. */
export function whose(who: Who): Whose {
  if (typeof who === 'string') return byEmail(who);
  const key = phoneKey(who.phone);
  if (key === '') throw new Error('A phone has seven digits at least.');
  return byPhone(key);
}

function byEmail(email: string): Whose {
  const theirs = sql<boolean>`email = ${email}`;
  const named = `%${JSON.stringify(email)
    .slice(1, -1)
    .replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isNamed = sql<boolean>`lower(detail) like ${named} escape '\\'`;
  return {
    submissions: theirs,
    drafts: theirs,
    orders: theirs,
    reports: inReports(theirs, isNamed),
  };
}

function byPhone(key: string): Whose {
  const theirs = samePhone(key);
  const within = (column: string) => sql<boolean>`${digitsOf(column)} like ${`%${key}%`}`;
  return {
    submissions: sql<boolean>`(${theirs} or id in (select id from enquiries where phone_key = ${key}))`,
    drafts: within('transcript'),
    orders: theirs,
    reports: inReports(theirs, within('detail')),
  };
}

/** Of the column `phone`, whatever stands before the number and between its digits. */
export const samePhone = (key: string): RawBuilder<boolean> =>
  key.length === 10
    ? sql<boolean>`${digitsOf('phone')} like ${`%${key}`}`
    : sql<boolean>`${digitsOf('phone')} in (${key}, ${`0${key}`}, ${`91${key}`})`;

const inReports = (orders: RawBuilder<boolean>, named: RawBuilder<boolean>) => sql<boolean>`
  detail is not null and (
    provider_order_id in (select provider_order_id from orders where ${orders})
    or (provider_order_id is null and ${named}))`;

/** What people write between digits. */
const between = [' ', '-', '+', '(', ')', '.', '/'];

export const digitsOf = (column: string): RawBuilder<string> =>
  between.reduce(
    (inner, sign) => sql<string>`replace(${inner}, ${sql.lit(sign)}, '')`,
    sql<string>`${sql.ref(column)}`,
  );
