/** Which rows are about one person, found by an address or by a phone in any notation. */
import { type RawBuilder, sql } from 'kysely';
import { contains } from '#lib/platform/db/like';
import { phoneKey } from '#lib/platform/values/text';

/** An e-mail address in lower case, or a phone. */
export type Who = string | { readonly phone: string };

interface PersonFilter {
  readonly submissions: RawBuilder<boolean>;
  readonly drafts: RawBuilder<boolean>;
  readonly orders: RawBuilder<boolean>;
  /** Reports name orders, or none. */
  readonly reports: RawBuilder<boolean>;
  /** Sign-ins hold the typed address and the pages that the sign-in leads back to. */
  readonly signIns: RawBuilder<boolean>;
}

/** A filter for the enquiries of all these people. Throws for a phone of fewer than seven digits, which would match many. */
export function personFilter(who: Who | readonly Who[]): PersonFilter {
  const [first, ...more] = listOf(who).map(filterOf);
  if (!first) throw new Error('Nobody is named.');
  if (more.length === 0) return first;
  const any = (part: keyof PersonFilter) =>
    sql<boolean>`(${sql.join(
      [first, ...more].map((each) => each[part]),
      sql` or `,
    )})`;
  return {
    submissions: any('submissions'),
    drafts: any('drafts'),
    orders: any('orders'),
    reports: any('reports'),
    signIns: any('signIns'),
  };
}

export const listOf = (who: Who | readonly Who[]): readonly Who[] =>
  typeof who === 'string' || 'phone' in who ? [who] : who;

function filterOf(who: Who): PersonFilter {
  if (typeof who === 'string') return byEmail(who);
  const key = phoneKey(who.phone);
  if (key === '') throw new Error('A phone has seven digits at least.');
  return byPhone(key);
}

function byEmail(email: string): PersonFilter {
  const matches = sql<boolean>`email = ${email}`;
  const isNamed = contains('detail', JSON.stringify(email).slice(1, -1));
  return {
    submissions: matches,
    drafts: matches,
    orders: matches,
    reports: inReports(matches, isNamed),
    // As addresses of pages have it: `/desk/erase?who=asha%40example.com`.
    signIns: sql<boolean>`(${matches} or ${contains('back', encodeURIComponent(email).toLowerCase())})`,
  };
}

function byPhone(key: string): PersonFilter {
  const matches = samePhone(key);
  const has = (column: string) => sql<boolean>`${digitsOf(column)} like ${`%${key}%`}`;
  return {
    submissions: sql<boolean>`(${matches} or id in (select id from enquiries where phone_key = ${key}))`,
    drafts: has('transcript'),
    orders: matches,
    reports: inReports(matches, has('detail')),
    signIns: has('back'),
  };
}

/** Compares the column `phone` without its prefix and separators. */
const samePhone = (key: string): RawBuilder<boolean> =>
  key.length === 10
    ? sql<boolean>`${digitsOf('phone')} like ${`%${key}`}`
    : sql<boolean>`${digitsOf('phone')} in (${key}, ${`0${key}`}, ${`91${key}`})`;

const inReports = (orders: RawBuilder<boolean>, named: RawBuilder<boolean>) => sql<boolean>`
  detail is not null and (
    provider_order_id in (select provider_order_id from orders where ${orders})
    or (provider_order_id is null and ${named}))`;

const between = [' ', '-', '+', '(', ')', '.', '/'];

const digitsOf = (column: string): RawBuilder<string> =>
  between.reduce(
    (inner, sign) => sql<string>`replace(${inner}, ${sql.lit(sign)}, '')`,
    sql<string>`${sql.ref(column)}`,
  );
