import { type Kysely, sql } from 'kysely';
import { changeEnquiryIn } from '#lib/enquiries/queries/changes';
import type { EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { hasChanged, rowOf, storable, Undone, unlessUndone } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { idsOfPerson, listExamsOfPerson } from '#lib/practice/queries/lists';
import { examLineOf, examSubject } from '#lib/practice/rules/sittings';
import type { Exam, Interview } from '#lib/practice/schema';
import { endTasks, openTask } from '#lib/tasks/queries';
import type { NewTask } from '#lib/tasks/schema';

interface NewInterview {
  readonly write: EnquiryWrite;
  readonly interview: Interview;
  /** The task of issuing the certificate, where the practical paper was passed before. */
  readonly task?: NewTask;
}

/** A result that is entered again replaces the former one. False where the enquiry was changed since. */
export const recordInterview = (
  db: Kysely<Tables>,
  { write, interview, task }: NewInterview,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await changeEnquiryIn(tx, write))) return false;
    // The history keeps what was entered before.
    await tx
      .deleteFrom('interviews')
      .where('enquiry_id', 'in', await idsOfPerson(tx, interview.enquiryId))
      .where('module', '=', interview.module)
      .execute();
    await tx.insertInto('interviews').values(rowOf<Interview>(interview)).execute();
    if (task) await openTask(tx, task);
    if (interview.passed) return true;
    const exams = await listExamsOfPerson(tx, interview.enquiryId);
    const subjects = exams
      .filter(({ module }) => module === interview.module)
      .map(({ id }) => examSubject(id));
    const { at, by } = interview;
    await endTasks(tx, ['certificate'], subjects, { at, by, how: 'interview' });
    return true;
  });

export type Invited = 'invited' | 'stale' | 'no-interview' | 'open' | 'unpaid';

/**
 * One invitation of a module at a time for a person. The first attempt is free; each further one uses a paid line of a
 * request. Neither a void sitting nor an invitation that was never started is an attempt, and its line is free again.
 */
export const inviteExam = (db: Kysely<Tables>, write: EnquiryWrite, exam: Exam): Promise<Invited> =>
  unlessUndone<Invited>(
    db.transaction().execute(async (tx) => {
      if (!(await changeEnquiryIn(tx, write))) return 'stale';
      const ids = await idsOfPerson(tx, exam.enquiryId);
      // Two members who invite one person at once wait for each other, in the same order.
      for (const id of [...ids].sort()) {
        await tx.selectFrom('enquiries').select('id').where('id', '=', id).forUpdate().execute();
      }
      if (!(await hasPassedInterview(tx, ids, exam.module))) throw new Undone('no-interview');
      const theirs = await tx
        .selectFrom('exams')
        .select(['module', 'state', 'closes_at', 'started_at', 'paid_line'])
        .where('enquiry_id', 'in', ids)
        .where('state', '!=', 'void')
        .execute();
      const now = exam.invitedAt;
      const counts = theirs.filter(
        ({ started_at, closes_at }) => started_at !== null || closes_at > now,
      );
      const ofModule = counts.filter(({ module }) => module === exam.module);
      if (ofModule.some(({ state }) => state !== 'done')) throw new Undone('open');
      const used = new Set(counts.map(({ paid_line }) => paid_line));
      const line =
        ofModule.length === 0
          ? undefined
          : (await paidLines(tx, ids, examLineOf(exam.module))).find((each) => !used.has(each));
      if (ofModule.length > 0 && line === undefined) throw new Undone('unpaid');
      await tx
        .insertInto('exams')
        .values(rowOf<Exam>({ ...exam, ...(line !== undefined && { paidLine: line }) }))
        .execute();
      return 'invited';
    }),
  );

async function hasPassedInterview(
  tx: Kysely<Tables>,
  ids: readonly string[],
  module: number,
): Promise<boolean> {
  const last = await tx
    .selectFrom('interviews')
    .select('passed')
    .where('enquiry_id', 'in', ids)
    .where('module', '=', module)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.passed === 1;
}

/** `P-…#1` for each such line of a request that is paid in full; what was refunded is not paid. */
async function paidLines(
  tx: Kysely<Tables>,
  ids: readonly string[],
  code: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('payment_requests')
    .select(['number', 'lines'])
    .where('enquiry_id', 'in', ids)
    .where('state', '=', 'paid')
    .orderBy('made_at')
    .execute();
  return rows.flatMap(({ number, lines }) =>
    (JSON.parse(lines) as readonly { readonly code: string }[]).flatMap((line, at) =>
      line.code.toLowerCase() === code ? [`${number}#${at + 1}`] : [],
    ),
  );
}

export type ExamChanged = 'changed' | 'stale' | 'not-now';

/** More minutes for one that runs; `endsAt` is the new end, `before` the one that the member saw. */
export const extendExam = (
  db: Kysely<Tables>,
  write: EnquiryWrite,
  {
    id,
    before,
    endsAt,
    minutes,
  }: {
    readonly id: string;
    readonly before: number;
    readonly endsAt: number;
    readonly minutes: number;
  },
): Promise<ExamChanged> =>
  unlessUndone<ExamChanged>(
    db.transaction().execute(async (tx) => {
      if (!(await changeEnquiryIn(tx, write))) return 'stale';
      const extended = await tx
        .updateTable('exams')
        .set({ ends_at: endsAt, extended: sql`coalesce(extended, 0) + ${minutes}` })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .where('ends_at', '=', before)
        .where('ends_at', '>', write.event.at)
        .$call(hasChanged);
      if (!extended) throw new Undone('not-now');
      return 'changed';
    }),
  );

/** Not once a certificate rests on it. */
export const voidExam = (
  db: Kysely<Tables>,
  write: EnquiryWrite,
  { id, by, reason }: { readonly id: string; readonly by: string; readonly reason: string },
): Promise<ExamChanged> =>
  unlessUndone<ExamChanged>(
    db.transaction().execute(async (tx) => {
      if (!(await changeEnquiryIn(tx, write))) return 'stale';
      const { at } = write.event;
      const done = await tx
        .updateTable('exams')
        .set({ state: 'void', voided_at: at, voided_by: by, void_reason: storable(reason) })
        .where('id', '=', id)
        .where('state', '!=', 'void')
        .where('certificate', 'is', null)
        .$call(hasChanged);
      if (!done) throw new Undone('not-now');
      const subjects = [examSubject(id)];
      await endTasks(tx, ['certificate', 'exam-fault'], subjects, { at, by, how: 'void-exam' });
      return 'changed';
    }),
  );
