/** The address of a list says what it asks for; and two enquiries may be of one person. */

import { routes } from '#data/addresses/routes';
import { enquiryKinds } from '#data/form-kinds';
import type { Who } from '#lib/enquiries/queries/person-filter';
import { type EnquiryState, enquiryStates } from '#lib/enquiries/rules/actions';
import type { Enquiry, EnquiryFilter, EnquiryPage } from '#lib/enquiries/schema/enquiry';
import { dayMs, instantInIndia, isDay, isoDayInIndia } from '#lib/platform/values/india';
import { beginning, line, phoneKey } from '#lib/platform/values/text';
import { call, isTaskKind, type TaskKind } from '#lib/tasks/rules';

export const pageSize = 50;

export interface ListQuery {
  readonly q: string;
  readonly kind: string;
  readonly state: EnquiryState | '';
  /** `all`, `mine`, `nobody`, or a colleague's address. */
  readonly who: string;
  /** ISO days: of which the due ones are shown, and of the week in view. */
  readonly day: string;
  readonly week: string;
  /** One kind of task alone, `call` for those who wait for a call. */
  readonly task: TaskKind | typeof call | '';
  readonly page: number;
}

export function readListQuery({ searchParams }: URL): ListQuery {
  const text = (name: string) => beginning((searchParams.get(name) ?? '').trim(), 200);
  const state = text('state');
  return {
    q: text('q'),
    kind: enquiryKinds.includes(text('kind')) ? text('kind') : '',
    state: enquiryStates.find((each) => each === state) ?? '',
    who: text('who').toLowerCase() || 'all',
    day: isoDay(text('day')),
    week: isoDay(text('week')),
    task: taskIn(text('task')),
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(text('page'))) || 1)),
  };
}

const taskIn = (typed: string) => (typed === call || isTaskKind(typed) ? typed : '');

/** "2026-11-24", or nothing where it is no day. */
const isoDay = (typed: string) => (isDay(typed) ? typed : '');

/** `now`: of today, what is overdue is none of what falls due still. */
export function filterOf(
  query: ListQuery,
  list: EnquiryFilter['list'],
  myself: string,
  now: number,
): EnquiryFilter {
  const { q, kind, state, who, day } = query;
  return {
    list,
    ...(q && { q }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(who !== 'all' && { who: who === 'mine' ? myself : who }),
    ...(day && {
      dueFrom: day === isoDayInIndia(now) ? now : instantInIndia(day),
      dueBefore: instantInIndia(day) + dayMs,
    }),
  };
}

/** The address of the list with some parameters changed; defaults are left out. */
export function addressOf(path: string, query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { q, kind, state, who, day, week, task, page } = { ...query, page: 1, ...change };
  const named = { q, task, kind, state, who: who === 'all' ? '' : who, day, week };
  const parts = Object.entries(named).filter(([, value]) => value !== '');
  if (page > 1) parts.push(['page', String(page)]);
  return parts.length === 0 ? path : `${path}?${new URLSearchParams(parts)}`;
}

/** The filter of a list as a query that links carry: "?kind=contact&who=mine", or nothing. */
export const toFilterQuery = (query: ListQuery): string =>
  addressOf('', query, { week: '', page: 1 });

export const isFiltered = ({ q, kind, state, who, day, task }: ListQuery) =>
  q !== '' || task !== '' || kind !== '' || state !== '' || who !== 'all' || day !== '';

/** Reads the member's list address again; it can be nothing but a filter of the list. */
export const filterQueryIn = (url: URL, typed: string): string =>
  toFilterQuery(readListQuery(new URL(typed.startsWith('?') ? typed : '?', url)));

/** The address of the filtered list in which rows were ticked. */
export function listOf(
  { list, sift }: { readonly list?: unknown; readonly sift?: unknown },
  url: URL,
): string {
  const path = line(list) === 'undated' ? routes.deskUndated : routes.desk;
  return `${path}${filterQueryIn(url, line(sift))}`;
}

/** It is written as the store compares it; undefined where it is neither an address nor a phone. */
export function readWho(typed: string): Who | undefined {
  const text = typed.trim();
  if (/^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,190}$/u.test(text)) return text.toLowerCase();
  const phone = phoneKey(text);
  return phone && /^[+\d\s().-]+$/.test(text) ? { phone } : undefined;
}

/** They bear one phone or address: nobody has to say that they belong together, and nobody can part them. */
export function isNear(one: Enquiry, other: Enquiry): boolean {
  const key = phoneKey(one.phone);
  return (
    (one.email !== '' && one.email === other.email) || (key !== '' && key === phoneKey(other.phone))
  );
}

export type Pager = ReturnType<typeof pagerOf>;

export function pagerOf(
  path: string,
  query: ListQuery,
  {
    rows,
    total,
    more,
  }: Pick<EnquiryPage, 'total' | 'more'> & { readonly rows: readonly unknown[] },
) {
  const from = (query.page - 1) * pageSize;
  const shown = rows.length;
  const isLast = more ? shown < pageSize : from + shown >= total;
  return {
    from: shown === 0 ? 0 : from + 1,
    to: from + shown,
    total,
    ...(more && { more }),
    ...(query.page > 1 && { before: addressOf(path, query, { page: query.page - 1 }) }),
    ...(!isLast && shown > 0 && { next: addressOf(path, query, { page: query.page + 1 }) }),
  };
}
