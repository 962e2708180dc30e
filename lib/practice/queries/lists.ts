import type { Kysely } from 'kysely';
import { changeEnquiryIn, listRelated } from '#lib/enquiries/queries/changes';
import type { EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { changed, count, hasChanged, reader, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { asExam } from '#lib/practice/queries/sittings';
import type { ExamState } from '#lib/practice/rules/sittings';
import type { Exam, Interview, ListedExam } from '#lib/practice/schema';

export const idsOfPerson = async (tx: Kysely<Tables>, id: string): Promise<readonly string[]> => [
  id,
  ...(await listRelated(tx, id)).map((each) => each.id),
];

const asListed = reader<ListedExam>({
  json: ['typed', 'networks'],
  yesNo: ['passed', 'showsMarks'],
});

const selectListed = (db: Kysely<Tables>) =>
  db
    .selectFrom('exams')
    .innerJoin('enquiries', 'enquiries.id', 'exams.enquiry_id')
    .innerJoin('submissions', 'submissions.id', 'exams.enquiry_id')
    .selectAll('exams')
    .select(['enquiries.reference', 'submissions.kind', 'submissions.name', 'enquiries.email']);

export async function listExams(
  db: Kysely<Tables>,
  states: readonly ExamState[],
  limit: number,
): Promise<readonly ListedExam[]> {
  const rows = await selectListed(db)
    .where('exams.state', 'in', states)
    .orderBy('exams.invited_at', 'desc')
    .orderBy('exams.id')
    .limit(limit)
    .execute();
  return rows.map(asListed);
}

export async function findListedExam(
  db: Kysely<Tables>,
  id: string,
): Promise<ListedExam | undefined> {
  const row = await selectListed(db).where('exams.id', '=', storable(id)).executeTakeFirst();
  return row && asListed(row);
}

export async function listExamsOf(db: Kysely<Tables>, enquiryId: string): Promise<readonly Exam[]> {
  const rows = await db
    .selectFrom('exams')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('invited_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(asExam);
}

/** Over all enquiries of one person, the newest first. */
export async function listExamsOfPerson(
  db: Kysely<Tables>,
  enquiryId: string,
): Promise<readonly Exam[]> {
  const rows = await db
    .selectFrom('exams')
    .selectAll()
    .where('enquiry_id', 'in', await idsOfPerson(db, enquiryId))
    .orderBy('invited_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(asExam);
}

/** Lists the interviews of one person, the last result of each module first. */
export async function listInterviewsOf(
  db: Kysely<Tables>,
  enquiryId: string,
): Promise<readonly Interview[]> {
  const rows = await db
    .selectFrom('interviews')
    .selectAll()
    .where('enquiry_id', 'in', await idsOfPerson(db, enquiryId))
    .orderBy('at', 'desc')
    .execute();
  return rows.map(asInterview);
}

const asInterview = reader<Interview>({ yesNo: ['passed'] });

/** Invited, opening from `from` until before `until`, and not reminded yet. */
export async function listExamsToRemind(
  db: Kysely<Tables>,
  from: number,
  until: number,
): Promise<readonly ListedExam[]> {
  const rows = await selectListed(db)
    .where('exams.state', '=', 'invited')
    .where('exams.opens_at', '>=', from)
    .where('exams.opens_at', '<', until)
    .where('exams.reminded_at', 'is', null)
    .execute();
  return rows.map(asListed);
}

/** The mail and the note that it went; false where another host was first, or it is not to be sat any more. */
export const remindOfExam = (
  db: Kysely<Tables>,
  id: string,
  write: EnquiryWrite,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const noted = await tx
      .updateTable('exams')
      .set({ reminded_at: write.event.at })
      .where('id', '=', id)
      .where('state', '=', 'invited')
      .where('reminded_at', 'is', null)
      .$call(hasChanged);
    return noted && changeEnquiryIn(tx, write);
  });

/** Invitations that can still be sat, and sittings that run. */
export const countOpenExams = (db: Kysely<Tables>, now: number): Promise<number> =>
  db
    .selectFrom('exams')
    .where((row) =>
      row.or([
        row('state', '=', 'running'),
        row.and([row('state', '=', 'invited'), row('closes_at', '>', now)]),
      ]),
    )
    .$call(count);

/** Answers, papers and networks of sittings that ended before then go; results stay. Gives how many had any. */
export const forgetExamAnswers = (db: Kysely<Tables>, before: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const old = tx.selectFrom('exams').select('id').where('ended_at', '<', before);
    await tx.deleteFrom('exam_papers').where('exam', 'in', old).execute();
    return tx
      .updateTable('exams')
      .set({ typed: null, networks: null, saver: null })
      .where('ended_at', '<', before)
      .where('typed', 'is not', null)
      .$call(changed);
  });

export interface Assessed {
  readonly enquiryId: string;
  readonly module: number;
  readonly certificate: string;
}

/** The modules in which the people of these enquiries hold a certificate that rests on a sitting. */
export async function listAssessed(
  db: Kysely<Tables>,
  enquiryIds: readonly string[],
): Promise<readonly Assessed[]> {
  if (enquiryIds.length === 0) return [];
  const rows = await db
    .selectFrom('enquiries as asked')
    .innerJoin('enquiries as own', (join) =>
      join.on(({ or, and, ref, eb }) =>
        or([
          eb('own.id', '=', ref('asked.id')),
          and([eb('asked.email', '!=', ''), eb('own.email', '=', ref('asked.email'))]),
          and([eb('asked.phone_key', '!=', ''), eb('own.phone_key', '=', ref('asked.phone_key'))]),
          eb('own.person', '=', ref('asked.person')),
        ]),
      ),
    )
    .innerJoin('exams', 'exams.enquiry_id', 'own.id')
    .select(['asked.id as enquiryId', 'exams.module', 'exams.certificate'])
    .where('asked.id', 'in', enquiryIds)
    .where('exams.certificate', 'is not', null)
    .orderBy('exams.module')
    .execute();
  const seen = new Set<string>();
  return rows.flatMap(({ certificate, ...row }) => {
    const key = `${row.enquiryId} ${certificate}`;
    if (certificate === null || seen.has(key)) return [];
    seen.add(key);
    return [{ ...row, certificate }];
  });
}
