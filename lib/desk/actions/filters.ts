/** Filters of the list that members save, for themselves or for the whole desk. */
import { randomUUID } from 'node:crypto';
import { filterForm } from '#lib/desk/forms';
import { isFiltered, readListQuery, toFilterQuery } from '#lib/enquiries/rules/lists';
import { readForm } from '#lib/forms/define';
import type { Fields } from '#lib/platform/http/intake/body';
import { type Result, wrong, wrongFields } from '#lib/platform/http/intake/reply';
import { line } from '#lib/platform/values/text';
import type { StaffRequest } from '#lib/staff/http/access';
import type { DeskFilter } from '#lib/staff/schema';

const mostSaved = 30;

/** Kind, state and who has it: a name or a number that is looked for would outlive an erasure here. */
function savedFilterQuery(typed: string): string {
  const query = readListQuery(new URL(typed.startsWith('?') ? typed : '?', 'http://desk'));
  return toFilterQuery({ ...query, q: '', day: '' });
}

/** `title`, `for` (me, team), `sift`. Throws StoreUnavailable. */
export async function saveFilter(
  { context: { store }, member, now }: StaffRequest,
  fields: Fields,
): Promise<Result<DeskFilter>> {
  const owner = line(fields.for) === 'team' ? '' : member.email;
  const filterQuery = savedFilterQuery(line(fields.sift));
  const read = readForm(filterForm, fields);
  if ('errors' in read) return wrongFields(read.errors);
  if (filterQuery === '') return wrong('sift', 'First choose a kind, a state or who has it.');
  const saved = await store.listFilters(member.email);
  if (saved.filter((each) => each.owner === owner).length >= mostSaved) {
    return wrong('title', `${mostSaved} lists are saved already: remove one first.`);
  }
  const filter = { id: randomUUID(), ...read.ok, owner, sift: filterQuery, at: now };
  await store.saveFilter(filter);
  return { ok: filter };
}

export type FiltersView = Awaited<ReturnType<typeof filtersView>>;

export async function filtersView({ context, member, url }: StaffRequest) {
  const query = readListQuery(url);
  const shown = toFilterQuery(query);
  const filters = await context.store.listFilters(member.email);
  return {
    saved: filters.map(({ id, title, owner, sift: filterQuery }) => ({
      id,
      title,
      filterQuery,
      isOfTeam: owner === '',
      isShown: filterQuery === shown,
    })),
    // The part of this list's filter that can be saved; empty where nothing is filtered.
    filterQuery: isFiltered(query) ? savedFilterQuery(shown) : '',
  };
}
