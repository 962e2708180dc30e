/** What the address of a list asks for; what it does not understand is left out, never an error. */
import type { EnquiryFilter } from '#lib/server/store/enquiries/schema';
import { routes } from '#lib/shared/addresses/routes';
import { type EnquiryState, enquiryStates } from '#lib/shared/enquiries/rules/actions';
import { enquiryKinds } from '#lib/shared/forms/registry';
import { beginning, line } from '#lib/shared/forms/sanitize';
import { dayMs, instantInIndia, isDay, isoDayInIndia } from '#lib/shared/india';

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
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(text('page'))) || 1)),
  };
}

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

/** The same list with something changed, as an address; what is as usual stays out of it. */
export function addressOf(path: string, query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { q, kind, state, who, day, week, page } = { ...query, page: 1, ...change };
  const named = { q, kind, state, who: who === 'all' ? '' : who, day, week };
  const parts = Object.entries(named).filter(([, value]) => value !== '');
  if (page > 1) parts.push(['page', String(page)]);
  return parts.length === 0 ? path : `${path}?${new URLSearchParams(parts)}`;
}

/** The sifting of a list, to be carried along: "?kind=contact&who=mine", or nothing. */
export const siftOf = (query: ListQuery): string => addressOf('', query, { week: '', page: 1 });

export const isFiltered = ({ q, kind, state, who, day }: ListQuery) =>
  q !== '' || kind !== '' || state !== '' || who !== 'all' || day !== '';

/** The list that the ticks stand in, as it was sifted. */
export function listOf(
  { list, sift }: { readonly list?: unknown; readonly sift?: unknown },
  url: URL,
): string {
  const typed = line(sift);
  const query = readListQuery(new URL(typed.startsWith('?') ? typed : '?', url));
  return `${line(list) === 'undated' ? routes.deskUndated : routes.desk}${siftOf(query)}`;
}
