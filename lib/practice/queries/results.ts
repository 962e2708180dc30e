/** The certificate with its number rests on a sitting, and shows the percent or not. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { asExam } from '#lib/practice/queries/sittings';
import { examSubject } from '#lib/practice/rules/sittings';
import type { Exam } from '#lib/practice/schema';
import { endTasks } from '#lib/tasks/queries';

/** Whether the holder shows the percent. Gives the certificate that it is about, where one was issued. */
export async function setShowsMarks(
  tx: Kysely<Tables>,
  id: string,
  shows: boolean,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('exams')
    .set({ shows_marks: Number(shows) })
    .where('id', '=', id)
    .returning('certificate')
    .executeTakeFirst();
  return row?.certificate ?? undefined;
}

interface Issued {
  readonly number: string;
  readonly holder: string;
  readonly module: number;
  /** The sitting whose form it was; absent: the one of this name that waits for its certificate. */
  readonly exam?: string;
  readonly at: number;
  readonly by: string;
}

type Wanted = Pick<Issued, 'holder' | 'module' | 'exam'>;

/** Those that wait for this certificate, the newest first; none where two people of one name have one. */
async function waitingFor(db: Kysely<Tables>, { holder, module, exam }: Wanted) {
  const found = await db
    .selectFrom('exams')
    .innerJoin('submissions', 'submissions.id', 'exams.enquiry_id')
    .selectAll('exams')
    .where('exams.module', '=', module)
    .where('exams.state', '=', 'done')
    .where('exams.passed', '=', 1)
    .where('exams.certificate', 'is', null)
    .where((row) =>
      exam === undefined
        ? row(sql<string>`lower(submissions.name)`, '=', storable(holder).toLowerCase())
        : row('exams.id', '=', storable(exam)),
    )
    .orderBy('exams.ended_at', 'desc')
    .execute();
  // Two people of one name: the form of the task says which.
  return new Set(found.map((each) => each.enquiry_id)).size > 1 ? [] : found;
}

export async function findExamToCertify(
  db: Kysely<Tables>,
  wanted: Wanted,
): Promise<Exam | undefined> {
  const [latest] = await waitingFor(db, wanted);
  return latest && asExam(latest);
}

/** The sitting on which a new certificate rests, which bears its number from now on. */
export async function linkCertificate(
  tx: Transaction<Tables>,
  { number, at, by, ...wanted }: Issued,
): Promise<Exam | undefined> {
  const found = await waitingFor(tx, wanted);
  const [latest] = found;
  if (!latest) return undefined;
  await tx.updateTable('exams').set({ certificate: number }).where('id', '=', latest.id).execute();
  const subjects = found.map(({ id }) => examSubject(id));
  await endTasks(tx, ['certificate'], subjects, { at, by, how: 'issued' });
  return asExam(latest);
}

/** A certificate that was revoked rests on nothing any more. */
export async function unlinkCertificate(tx: Kysely<Tables>, number: string): Promise<void> {
  await tx
    .updateTable('exams')
    .set({ certificate: null })
    .where('certificate', '=', number)
    .execute();
}
