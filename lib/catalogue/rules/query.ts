/** The query of an address, as Next hands it to a page and as the server finds it in a request. */
import { allModules } from '#lib/catalogue/rules/cart';

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export const valuesOf = (query: Query, name: string): readonly string[] =>
  [query[name] ?? []].flat();

/** The last one, as forms have it; undefined where the name is absent. */
export const lastOf = (query: Query, name: string): string | undefined =>
  valuesOf(query, name).at(-1);

export function queryOf(search: URLSearchParams): Query {
  return Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)]));
}

/** `1,2,5`, or the name once for each: course numbers in the order of the catalogue; undefined where one is no module. */
export function modulesIn(query: Query, name: string): readonly number[] | undefined {
  const typed = valuesOf(query, name).flatMap((value) => value.split(','));
  const numbers = typed.map((each) => (/^\s*\d{1,2}\s*$/.test(each) ? Number(each) : 0));
  if (!numbers.every((no) => allModules.includes(no))) return undefined;
  return allModules.filter((no) => numbers.includes(no));
}
