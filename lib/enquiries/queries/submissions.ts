/** A submission is written with its enquiry and mails, or not at all; old submissions get their enquiries. */

import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { insertEvent, never } from '#lib/enquiries/queries/rows';
import { searchText, spokenText } from '#lib/enquiries/queries/search';
import type { Actor, EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import type { NewEnquiry, Recorded, Submission } from '#lib/enquiries/schema/submission';
import type { Answer } from '#lib/forms/schema';
import { ReferenceTaken } from '#lib/platform/db/errors';
import { setting, storeSetting } from '#lib/platform/db/settings';
import { hasChanged, insertRow, reader, rowOf, storableJson } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { storeFile } from '#lib/platform/files/queries';
import type { StoredFile } from '#lib/platform/files/schema';
import { insertMessage, queueMails, queueOwed } from '#lib/platform/mail/queries/outbox';
import type { MailOwed, OutgoingMail } from '#lib/platform/mail/schema';
import { phoneKey } from '#lib/platform/values/text';
import { queueWebhooks } from '#lib/platform/webhooks/queries';

/**
 * All of it or nothing, durable when it resolves. A known idempotency key stores and counts nothing again.
 * Throws StoreUnavailable, and ReferenceTaken where its reference is.
 */
export function recordSubmission(
  db: Kysely<Tables>,
  submission: Submission,
  mails: readonly MailOwed[],
  file?: StoredFile,
): Promise<Recorded> {
  return db.transaction().execute(async (tx) => {
    const recorded = await insertSubmission(tx, submission, mails);
    if (file && !recorded.repeated) await storeFile(tx, recorded.id, file);
    return recorded;
  });
}

/** For a transaction that writes more than the submission. */
export async function insertSubmission(
  tx: Transaction<Tables>,
  submission: Submission,
  owed: readonly MailOwed[],
): Promise<Recorded> {
  const { enquiry, batch, ...own } = submission;
  const { id, receivedAt } = own;
  const first = await insertMessage(tx, rowOf(own));
  if (first.repeated) return first;
  if (enquiry) {
    await insertEnquiry(tx, submission, enquiry);
    await enquiryHooks.get(own.kind)?.(tx, submission);
  }
  if (batch) {
    await tx
      .insertInto('batch_wishes')
      .values({ batch: batch.id, enquiry: id, at: receivedAt, waits: batch.waits ? 1 : 0 })
      .execute();
  }
  // Last: who counts the same waits until this is committed.
  // Strictly: a submission is stored with each of its mails, or not at all.
  const held = await queueOwed(tx, [{ id, mails: owed }], receivedAt, { strictly: true });
  return { id, repeated: false, ...(held.length > 0 && { held }) };
}

type EnquiryHook = (tx: Transaction<Tables>, submission: Submission) => Promise<void>;

const enquiryHooks = new Map<string, EnquiryHook>();

/** A later feature registers its part of the transaction here (lib/start/open-store.ts). */
export function onNewEnquiry(kind: string, hook: EnquiryHook): void {
  enquiryHooks.set(kind, hook);
}

/** Within the transaction of its submission. Throws ReferenceTaken. */
async function insertEnquiry(
  tx: Transaction<Tables>,
  submission: Submission,
  enquiry: NewEnquiry,
): Promise<void> {
  const row = newRow(submission, enquiry);
  if (!(await insertRow(tx, 'enquiries', row, 'reference'))) throw new ReferenceTaken();
  const { id, receivedAt: at } = submission;
  const by: Actor = enquiry.enteredBy ?? { kind: 'visitor' };
  const detail: EnquiryEvent['detail'] = enquiry.enteredBy
    ? { source: enquiry.enteredBy.source }
    : {};
  await insertEvent(tx, id, { id: randomUUIDv7(), at, by, action: 'received', detail });
  if (enquiry.webhook) await queueWebhooks(tx, [enquiry.webhook], at);
}

const newRow = (
  { id, kind, receivedAt, name, email, phone, suspicion, transcript }: Submission,
  { reference, promisedBy, tokenHash }: NewEnquiry,
) =>
  rowOf({
    id,
    reference,
    tokenHash,
    kind,
    receivedAt,
    suspicious: suspicion !== undefined,
    promisedBy,
    state: 'new' as const,
    dueAt: promisedBy,
    email,
    phoneKey: phoneKey(phone),
    search: searchText({ reference, name, email, phone }),
    spoken: spokenText({ name, transcript, events: [] }),
  });

export async function findSubmission(
  db: Kysely<Tables>,
  id: string,
): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asSubmission(row);
}

const asSubmission = reader<Omit<Submission, 'enquiry' | 'batch'>>({
  json: ['transcript'],
});

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
    await storeSetting(db, cursorName, JSON.stringify([last.received_at, last.id]));
  }
}

async function readCursor(db: Kysely<Tables>): Promise<{ at: number; id: string }> {
  const stored = await setting(db, cursorName);
  const [at, id] = JSON.parse(stored ?? '[0,""]') as [number, string];
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

interface ScannedLater {
  readonly id: string;
  readonly submissionId: string;
  readonly scan: 'clean' | 'infected';
  readonly said: { readonly before: string; readonly now: string };
  readonly mail?: OutgoingMail;
}

/** The verdict of the first host that finds it is written into the submission and its mail to staff. */
export function markScanned(db: Kysely<Tables>, found: ScannedLater, now: number): Promise<void> {
  const { id, submissionId, scan, said, mail } = found;
  return db.transaction().execute(async (tx) => {
    const isFirst = await tx
      .updateTable('files')
      .set({ scan })
      .where('id', '=', id)
      .where('scan', '=', 'waiting')
      .$call(hasChanged);
    if (!isFirst) return;
    const { transcript } = await tx
      .selectFrom('submissions')
      .select('transcript')
      .where('id', '=', submissionId)
      .executeTakeFirstOrThrow();
    const answers = (JSON.parse(transcript) as Answer[]).map((answer) => ({
      ...answer,
      value: answer.value.replace(said.before, said.now),
    }));
    await tx
      .updateTable('submissions')
      .set({ transcript: storableJson(answers) })
      .where('id', '=', submissionId)
      .execute();
    if (mail) await queueMails(tx, submissionId, [mail], now);
  });
}
