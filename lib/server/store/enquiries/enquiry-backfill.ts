/** Enquiries of submissions that were stored before there were any. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { never } from '#lib/server/store/enquiries/enquiry-rows';
import { asSubmission, insertEvent, newRow } from '#lib/server/store/enquiries/record-submission';
import type { Tables } from '#lib/server/store/migrations/schema';
import { keepSetting, setting } from '#lib/server/store/settings';
import type { NewEnquiry, Submission } from '#lib/server/store/submissions/records';

/** Up to where all have theirs: `received_at` and id of the last one looked at, as JSON. */
const cursorName = 'enquiries-adopted';
/** Looked at in one go: those that have theirs are passed over. The newest ones are looked at every time. */
const scanLimit = 2_000;

/** Submissions of these kinds that have no enquiry yet, oldest first, from where the last batch ended. */
export async function listUnreferenced(
  db: Kysely<Tables>,
  kinds: readonly string[],
  limit: number,
): Promise<Submission[]> {
  for (;;) {
    const from = await readCursor(db);
    const ahead = await db
      .selectFrom('submissions')
      .leftJoin('enquiries', 'enquiries.id', 'submissions.id')
      .select(['submissions.id', 'submissions.kind', 'submissions.received_at', 'reference'])
      .where((row) =>
        row(
          row.refTuple('submissions.received_at', 'submissions.id'),
          '>',
          row.tuple(from.at, from.id),
        ),
      )
      .orderBy('submissions.received_at')
      .orderBy('submissions.id')
      .limit(scanLimit)
      .execute();
    const missing = ahead.filter(
      ({ kind, reference }) => reference === null && kinds.includes(kind),
    );
    const next = missing.slice(0, limit).map(({ id }) => id);
    if (next.length > 0) {
      const rows = await db.selectFrom('submissions').selectAll().where('id', 'in', next).execute();
      return rows.map(asSubmission);
    }
    const last = ahead.at(-1);
    if (!last || ahead.length < scanLimit) return [];
    await keepSetting(db, cursorName, JSON.stringify([last.received_at, last.id]));
  }
}

async function readCursor(db: Kysely<Tables>): Promise<{ at: number; id: string }> {
  const kept = await setting(db, cursorName);
  const [at, id] = JSON.parse(kept ?? '[0,""]') as [number, string];
  return { at, id };
}

/** Gives them their enquiries, in one transaction; those promised before `now` are done. What is taken is left out. */
export function backfillSubmissions(
  db: Kysely<Tables>,
  submissions: readonly (Submission & { readonly enquiry: NewEnquiry })[],
  now: number,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const submission of submissions) {
      const row = newRow(submission, submission.enquiry);
      const isPast = submission.enquiry.promisedBy < now;
      const stored = await tx
        .insertInto('enquiries')
        .values(
          isPast
            ? { ...row, state: 'done', due_at: never, done_at: submission.enquiry.promisedBy }
            : row,
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!stored) continue;
      await insertEvent(tx, submission.id, {
        id: randomUUID(),
        at: submission.receivedAt,
        by: { kind: 'visitor' },
        action: 'received',
        detail: {},
      });
    }
  });
}
