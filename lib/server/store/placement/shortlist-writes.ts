/** The link by which an employer reads who may be asked: one at a time, and by which browsers it was opened. */
import type { Transaction } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { PlacementWrite, Shortlist } from '#lib/server/store/placement/placements';
import { rowOf } from '#lib/server/store/record-rows';

/** The vacancy is locked: nobody else writes of its links. */
export async function replaceShortlist(
  tx: Transaction<Tables>,
  vacancy: string,
  at: number,
  shortlist: NonNullable<PlacementWrite['shortlist']>,
): Promise<void> {
  await tx
    .updateTable('shortlists')
    .set({ ended_at: at })
    .where('vacancy_id', '=', vacancy)
    .where('ended_at', 'is', null)
    .execute();
  if (shortlist === 'end') return;
  await tx
    .insertInto('shortlists')
    .values({ ...rowOf(shortlist), vacancy_id: vacancy, browsers: '[]' })
    .execute();
}

export async function keepBrowser(
  tx: Transaction<Tables>,
  at: number,
  { shortlist, hash }: NonNullable<PlacementWrite['browser']>,
): Promise<void> {
  const row = await tx
    .selectFrom('shortlists')
    .select('browsers')
    .where('id', '=', shortlist)
    .executeTakeFirst();
  const known = JSON.parse(row?.browsers ?? '[]') as Shortlist['browsers'];
  if (known.some((each) => each.hash === hash)) return;
  await tx
    .updateTable('shortlists')
    .set({ browsers: JSON.stringify([...known, { hash, at }]) })
    .where('id', '=', shortlist)
    .execute();
}
