/** Each write is guarded: nothing is written where the state is no longer the one that was read. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { changeEnquiryIn } from '#lib/enquiries/queries/changes';
import { tookPlace } from '#lib/placement/queries/reads';
import { settleTasks } from '#lib/placement/queries/tasks';
import type {
  Consent,
  NewCandidate,
  PlacementWrite,
  PlacementWritten,
  Shortlist,
} from '#lib/placement/schema';
import { hasChanged, rowOf, storableJson, Undone, unlessUndone } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { queueOwed } from '#lib/platform/mail/queries/outbox';
import { instantInIndia, isoDayInIndia } from '#lib/platform/values/india';
import { endTask, endTasks, openTask } from '#lib/tasks/queries';

/**
 * Rows are locked in one order, so that two writes never wait for each other: the vacancy, the enquiries by their id,
 * then the candidates.
 */
export const writePlacement = (
  db: Kysely<Tables>,
  write: PlacementWrite,
): Promise<PlacementWritten> => unlessUndone(db.transaction().execute((tx) => apply(tx, write)));

async function apply(tx: Transaction<Tables>, write: PlacementWrite): Promise<PlacementWritten> {
  const { vacancy: id, at, enquiries = [], asks = [], candidates = [] } = write;
  await lockVacancy(tx, write);
  for (const each of [...enquiries].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const changed = await changeEnquiryIn(tx, { ...each, mails: [] });
    if (!changed) throw new Undone<PlacementWritten>('gone');
  }
  for (const ask of asks) await insertCandidate(tx, id, ask);
  for (const each of candidates) await changeCandidate(tx, at, each);
  if (write.consent) await storeConsent(tx, id, write.consent);
  for (const { id: candidate, change } of candidates) {
    if (change.withdrawnAt === undefined) continue;
    await tx
      .updateTable('consents')
      .set({ withdrawn_at: change.withdrawnAt })
      .where((row) => row.or([row('id', '=', candidate), row('id', 'like', `${candidate}/%`)]))
      .where('withdrawn_at', 'is', null)
      .execute();
  }
  if (candidates.some(({ change }) => change.hiredAt !== undefined))
    await fillWhereFull(tx, id, at);
  if (write.shortlist) await replaceShortlist(tx, id, at, write.shortlist);
  if (write.browser) await storeBrowser(tx, at, write.browser);
  await writeTasks(tx, write);
  await queueOwed(
    tx,
    enquiries.map(({ id: enquiry, mails = [] }) => ({ id: enquiry, mails })),
    at,
  );
  return 'done';
}

/** A vacancy of each candidate that changed: somebody who is hired leaves other vacancies too. */
async function vacanciesOf(
  tx: Transaction<Tables>,
  { vacancy, candidates = [] }: PlacementWrite,
): Promise<readonly string[]> {
  if (candidates.length === 0) return [vacancy];
  const rows = await tx
    .selectFrom('candidates')
    .select('vacancy_id')
    .where(
      'id',
      'in',
      candidates.map(({ id }) => id),
    )
    .execute();
  return [...new Set([vacancy, ...rows.map((row) => row.vacancy_id)])];
}

async function writeTasks(tx: Transaction<Tables>, write: PlacementWrite): Promise<void> {
  const { at, by = 'site', enquiries = [], opens = [], ends = [], settles = [] } = write;
  const how = enquiries[0]?.event.action ?? 'changed';
  for (const { task, note } of ends) {
    const ended = await endTask(tx, task, { at, by, how, ...(note && { note }) });
    if (!ended) throw new Undone<PlacementWritten>('clash');
  }
  await endTasks(tx, ['share', 'question'], settles, { at, by, how });
  await settleTasks(tx, await vacanciesOf(tx, write), { at, by, how });
  for (const task of opens) await openTask(tx, task);
}

/** Other writers of the same vacancy wait for this lock. */
async function lockVacancy(tx: Transaction<Tables>, write: PlacementWrite): Promise<void> {
  const { vacancy: id, at, version, change = {} } = write;
  await tx
    .updateTable('vacancies')
    .set({ id: sql.ref('id') })
    .where('id', '=', id)
    .execute();
  const row = await tx
    .selectFrom('vacancies')
    .select(['state', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Undone<PlacementWritten>('gone');
  if (version !== undefined && row.version !== version) throw new Undone<PlacementWritten>('stale');
  if (write.asOf !== undefined && row.version !== write.asOf)
    throw new Undone<PlacementWritten>('clash');
  if (write.whileOpen && row.state !== 'open') throw new Undone<PlacementWritten>('clash');
  const { terms, state } = change;
  await tx
    .updateTable('vacancies')
    .set({
      ...(version !== undefined && { version: version + 1 }),
      ...(terms && { terms: storableJson(terms), number: terms.number }),
      ...(state && { state, ended_at: state === 'open' ? null : at }),
      id: sql.ref('id'),
    })
    .where('id', '=', id)
    .execute();
}

async function insertCandidate(tx: Transaction<Tables>, vacancy: string, ask: NewCandidate) {
  const stored = await tx
    .insertInto('candidates')
    .values({
      ...rowOf(ask),
      vacancy_id: vacancy,
      state: 'asked',
      slots: '[]',
      last_at: ask.askedAt,
    })
    .onConflict((conflict) => conflict.columns(['vacancy_id', 'enquiry_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw new Undone<PlacementWritten>('clash');
}

async function changeCandidate(
  tx: Transaction<Tables>,
  at: number,
  { id, from, change }: NonNullable<PlacementWrite['candidates']>[number],
): Promise<void> {
  if (change.slotAt != null && (await isTaken(tx, id, change.slotAt)))
    throw new Undone<PlacementWritten>('clash');
  if (change.slotAt !== undefined) await keepHeldInterview(tx, id, change.slotAt, at);
  const written = await tx
    .updateTable('candidates')
    .set({ ...rowOf(change), last_at: at })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .$call(hasChanged);
  if (!written) throw new Undone<PlacementWritten>('clash');
}

/** Before another hour takes its place: an interview that took place counts as long as the candidate is stored. */
const keepHeldInterview = (
  tx: Transaction<Tables>,
  id: string,
  slotAt: number | null,
  at: number,
) =>
  tx
    .insertInto('held_interviews')
    .columns(['candidate_id', 'slot_at'])
    .expression((row) =>
      row
        .selectFrom('candidates')
        .select(['id', sql<number>`slot_at`.as('slot_at')])
        .where('id', '=', id)
        .where('slot_at', '<=', at)
        .where('slot_at', '!=', slotAt ?? 0)
        .where(tookPlace(instantInIndia(isoDayInIndia(at)))),
    )
    .onConflict((conflict) => conflict.columns(['candidate_id', 'slot_at']).doNothing())
    .execute();

/** By another of this vacancy, or of the same person in another. Vacancy and application are locked. */
async function isTaken(tx: Transaction<Tables>, id: string, at: number): Promise<boolean> {
  const { rows } = await sql`select 1 from candidates, candidates as own
    where own.id = ${id} and candidates.id <> own.id and candidates.slot_at = ${at}
      and (candidates.vacancy_id = own.vacancy_id or candidates.enquiry_id = own.enquiry_id)`.execute(
    tx,
  );
  return rows.length > 0;
}

const storeConsent = (tx: Transaction<Tables>, vacancy: string, consent: Consent) =>
  tx
    .insertInto('consents')
    .values({ ...rowOf(consent), vacancy_id: vacancy })
    .execute();

/** The last one hired fills it; one too many is undone. */
async function fillWhereFull(tx: Transaction<Tables>, id: string, at: number): Promise<void> {
  const { rows } = await sql<{ hired: number; number: number }>`select number,
    (select count(*) from candidates where vacancy_id = vacancies.id and state = 'hired') as hired
    from vacancies where id = ${id}`.execute(tx);
  const [{ hired, number }] = rows as [{ hired: number; number: number }];
  if (hired > number) throw new Undone<PlacementWritten>('clash');
  if (hired < number) return;
  await tx
    .updateTable('vacancies')
    .set({ state: 'filled', ended_at: at })
    .where('id', '=', id)
    .execute();
}

/** The vacancy is locked: nobody else writes of its links. */
async function replaceShortlist(
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

async function storeBrowser(
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
