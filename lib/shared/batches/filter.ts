/** What a visitor asks of the list of batches, read from its address; what is unknown asks nothing. */
import { routes } from '#lib/shared/addresses/routes';
import { type BatchFilter, batchFilters } from '#lib/shared/batches/addresses';
import { batchLanguages, batchModes, type CountedBatch } from '#lib/shared/batches/batch';
import { batchSubjects } from '#lib/shared/batches/subject';
import { lastOf, type Query } from '#lib/shared/cart/query';

export type Sifted = Partial<Readonly<Record<BatchFilter, string>>>;

/** Where somebody comes to, and what is online as well as there. */
export const places = ['Online', 'Chennai', 'Hyderabad'] as const;

export function siftedBy(query: Query): Sifted {
  const known: Readonly<Record<BatchFilter, (value: string) => boolean>> = {
    what: (value) => batchSubjects.some((each) => each.value === value),
    mode: (value) => (batchModes as readonly string[]).includes(value),
    language: (value) => (batchLanguages as readonly string[]).includes(value),
    month: (value) => /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(value),
  };
  const read = batchFilters.flatMap((name) => {
    const value = lastOf(query, name)?.trim() ?? '';
    return known[name](value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(read);
}

/** Online asks for what can be followed online; a month is the one in which a batch begins. */
export function sift(batches: readonly CountedBatch[], by: Sifted): readonly CountedBatch[] {
  return batches.filter(
    (batch) =>
      (by.what === undefined || batch.what.includes(by.what)) &&
      (by.mode === undefined || isHeldAs(batch.mode, by.mode)) &&
      (by.language === undefined || batch.language === by.language) &&
      (by.month === undefined || monthOf(batch) === by.month),
  );
}

const isHeldAs = (mode: string, asked: string) =>
  mode === asked || mode.split(' and ').includes(asked);

/** `2027-01`. */
export const monthOf = ({ sessions, starts }: CountedBatch) => (sessions[0] ?? starts).slice(0, 7);

export function siftedPath(by: Sifted, page = 1): string {
  const query = new URLSearchParams(Object.entries(by).filter(([, value]) => value));
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? routes.batches : `${routes.batches}?${query}`;
}
