import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds, asked at its end: `.$call(count)`. */
export async function count<Database, Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('many'));
  const { many } = (await counted.executeTakeFirstOrThrow()) as { many: number };
  return many;
}
