import type { Kysely } from 'kysely';
import { changeEnquiryIn } from '#lib/enquiries/queries/changes';
import type { EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { hasChanged, reader, storable, storableJson } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { changes, examSubject, graceMs, isNewest, withCells } from '#lib/practice/rules/sittings';
import type { Typed } from '#lib/practice/rules/worksheet';
import type { Exam, ExamEnd, ExamPaper } from '#lib/practice/schema';
import { endTasks, openTask } from '#lib/tasks/queries';
import type { NewTask } from '#lib/tasks/schema';

export const asExam = reader<Exam>({
  json: ['typed', 'networks'],
  yesNo: ['passed', 'showsMarks'],
});

export async function findExam(db: Kysely<Tables>, id: string): Promise<Exam | undefined> {
  const row = await db
    .selectFrom('exams')
    .selectAll()
    .where('id', '=', storable(id))
    .executeTakeFirst();
  return row && asExam(row);
}

export async function findExamByToken(
  db: Kysely<Tables>,
  tokenHash: string,
): Promise<Exam | undefined> {
  const row = await db
    .selectFrom('exams')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && asExam(row);
}

/** Absent before the start, and once its answers are forgotten. */
export async function findExamPaper(
  db: Kysely<Tables>,
  id: string,
): Promise<ExamPaper | undefined> {
  const row = await db
    .selectFrom('exam_papers')
    .select(['made', 'marked'])
    .where('exam', '=', id)
    .executeTakeFirst();
  return row && { made: row.made, ...(row.marked !== null && { marked: row.marked }) };
}

interface ExamStart {
  readonly id: string;
  readonly at: number;
  readonly endsAt: number;
  /** JSON of the paper as it was made. */
  readonly made: string;
  readonly write: EnquiryWrite;
}

/** The paper is stored with the clock that starts; false where it runs already, or cannot be started now. */
export const startExam = (
  db: Kysely<Tables>,
  { id, at, endsAt, made, write }: ExamStart,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const started = await tx
      .updateTable('exams')
      .set({ state: 'running', started_at: at, ends_at: endsAt, typed: '{}', page: 1 })
      .where('id', '=', id)
      .where('state', '=', 'invited')
      .where('opens_at', '<=', at)
      .where('closes_at', '>', at)
      .$call(hasChanged);
    if (!started) return false;
    await tx.insertInto('exam_papers').values({ exam: id, made, marked: null }).execute();
    await changeEnquiryIn(tx, write);
    return true;
  });

interface ExamSave {
  readonly id: string;
  readonly at: number;
  readonly cells: Typed;
  /** The saving that it started from; absent: the newest. */
  readonly from?: number;
  /** The browser tab. */
  readonly by?: string;
  readonly page?: number;
}

export type ExamSaved =
  | { readonly done: 'saved'; readonly rev: number; readonly endsAt: number }
  /** Another tab or phone has saved since: nothing of this was written. */
  | {
      readonly done: 'older';
      readonly rev: number;
      readonly endsAt: number;
      readonly typed: Typed;
    }
  | { readonly done: 'over' };

/** Another save came between reading and writing so often: no browser saves so fast. */
const mostTries = 100;

/** The cells of one browser over those that are stored. */
export async function saveExam(db: Kysely<Tables>, save: ExamSave): Promise<ExamSaved> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const saved = await trySave(db, save);
    if (saved) return saved;
  }
  throw new Error(`exam ${save.id} was saved by others ${mostTries} times in between`);
}

/** Undefined where another save came in between: nothing was written. */
async function trySave(
  db: Kysely<Tables>,
  { id, at, cells, from, by, page }: ExamSave,
): Promise<ExamSaved | undefined> {
  const exam = await findExam(db, id);
  if (exam?.state !== 'running' || at > (exam.endsAt ?? 0) + graceMs) return { done: 'over' };
  const { rev, typed = {}, endsAt = 0 } = exam;
  const isSaved = !changes(typed, cells);
  // A form without script that is sent twice; a script has to take what holds.
  const isRepeat = isSaved && by === undefined && Object.keys(cells).length > 0;
  if (from !== undefined && !isRepeat && !isNewest(exam, from, by)) {
    return { done: 'older', rev, endsAt, typed };
  }
  if (isSaved) {
    if (page !== undefined && page !== exam.page) {
      await db.updateTable('exams').set({ page }).where('id', '=', id).execute();
    }
    return { done: 'saved', rev, endsAt };
  }
  const isSame = by !== undefined && by === exam.saver;
  const isWritten = await db
    .updateTable('exams')
    .set({
      typed: storableJson(withCells(typed, cells)),
      rev: rev + 1,
      saved_at: at,
      saver: by === undefined ? null : storable(by),
      ...(!isSame && { saver_from: rev }),
      ...(page !== undefined && { page }),
    })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('state', '=', 'running')
    .$call(hasChanged);
  return isWritten ? { done: 'saved', rev: rev + 1, endsAt } : undefined;
}

/**
 * Ends it with its result, or with the fault for which it has none; all that follows is written with it. False where it
 * has ended already, or was saved since it was marked.
 */
export const endExam = (db: Kysely<Tables>, end: ExamEnd): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { id, rev, at, by, result, fault, write, task } = end;
    const ended = await tx
      .updateTable('exams')
      .set((row) => ({
        state: 'done',
        ended_at: row.fn.coalesce('ended_at', row.val(at)),
        ended_by: row.fn.coalesce('ended_by', row.val(by)),
        fault: fault === undefined ? null : storable(fault),
        ...(result && {
          score: result.score,
          of: result.of,
          percent: result.percent,
          passed: Number(result.passed),
          pass_mark: result.passMark,
        }),
      }))
      .where('id', '=', id)
      .where('rev', '=', rev)
      .where((row) =>
        row.or([
          row('state', '=', 'running'),
          row.and([row('state', '=', 'done'), row('fault', 'is not', null)]),
        ]),
      )
      .$call(hasChanged);
    if (!ended) return false;
    if (result) {
      await tx
        .updateTable('exam_papers')
        .set({ marked: result.marked })
        .where('exam', '=', id)
        .execute();
      await endTasks(tx, ['exam-fault'], [examSubject(id)], { at, by: 'site', how: 'marked' });
    }
    if (write) await changeEnquiryIn(tx, write);
    if (task) await openTask(tx, task);
    return true;
  });

/** Notes that the sitting was opened from a network; at most as many as tell anything. */
export async function noteExamNetwork(
  db: Kysely<Tables>,
  id: string,
  networks: readonly string[],
): Promise<void> {
  await db
    .updateTable('exams')
    .set({ networks: storableJson(networks) })
    .where('id', '=', id)
    .execute();
}

/** Started, and over for longer than the browser has to send its last save. */
export async function listOverdueExams(
  db: Kysely<Tables>,
  now: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('exams')
    .select('id')
    .where('state', '=', 'running')
    .where('ends_at', '<', now - graceMs)
    .orderBy('ends_at')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

/** Handed in, and not marked through an error of ours. */
export async function listFaultyExams(db: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('exams')
    .select('id')
    .where('state', '=', 'done')
    .where('fault', 'is not', null)
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

/** A paper that could not be made: nothing was started, and staff are asked to look. */
export const reportExamError = (db: Kysely<Tables>, task: NewTask): Promise<void> =>
  db.transaction().execute((tx) => openTask(tx, task));
