/** Mails that were refused for good and wait for somebody, with whom they are about. */

import type { Kysely } from 'kysely';
import { changed, hasChanged } from '#lib/server/store/changed';
import { heldBack } from '#lib/server/store/mail/gate';
import { isParked } from '#lib/server/store/mail/leases';
import { resendColumns } from '#lib/server/store/mail/resend';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader } from '#lib/server/store/record-rows';
import { storable } from '#lib/server/store/storable';
import type { OutgoingMail } from '#lib/server/store/submissions/records';

export interface DeadLetter {
  readonly id: string;
  readonly submissionId: string;
  /** Of the enquiry; absent where the mail is about none, such as a digest. */
  readonly reference?: string;
  readonly version?: number;
  readonly kind: string;
  readonly name: string;
  readonly messageId: string;
  readonly to: string;
  readonly role: OutgoingMail['role'];
  readonly gaveUpAt: number;
  readonly attempts: number;
  readonly reason?: string;
  /** The server's own. */
  readonly words?: string;
  /** What a held one says: staff decide by it. */
  readonly text?: string;
}

const asLetter = reader<Omit<DeadLetter, 'to' | 'role' | 'text'>>({ without: ['mail'] });

/** Newest first, without those that somebody gave up. */
export async function listOpenDeadLetters(
  db: Kysely<Tables>,
  limit: number,
): Promise<DeadLetter[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .leftJoin('enquiries', 'enquiries.id', 'outbox.submission_id')
    .select([
      'outbox.id',
      'outbox.submission_id',
      'outbox.message_id',
      'outbox.mail',
      'outbox.gave_up_at',
      'outbox.attempts',
      'outbox.last_error as reason',
      'outbox.last_words as words',
      'submissions.kind',
      'submissions.name',
      'enquiries.reference',
      'enquiries.version',
    ])
    .where(isParked)
    .orderBy('outbox.gave_up_at', 'desc')
    .limit(limit)
    .$narrowType<{ gave_up_at: number }>()
    .execute();
  return rows.map((row) => ({
    ...asLetter(row),
    ...addressed(row.mail, row.reason === heldBack),
  }));
}

/** One that was damaged where it lay says of nobody to whom it goes. */
function addressed(mail: string, isHeld: boolean): Pick<DeadLetter, 'to' | 'role' | 'text'> {
  try {
    const { to, role, subject, text } = JSON.parse(mail) as OutgoingMail;
    return { to, role, ...(isHeld && { text: `${subject}\n\n${text}` }) };
  } catch {
    return { to: '', role: 'staff' };
  }
}

/** Sends every parked mail once more. Returns how many. */
export const resendDeadLetters = (db: Kysely<Tables>, now: number): Promise<number> =>
  db.updateTable('outbox').set(resendColumns(now)).where(isParked).$call(changed);

/** Gives up one parked mail for good; `press` names what was done to many at once. False where there is none. */
export const closeMail = (
  db: Kysely<Tables>,
  submissionId: string,
  mailId: string,
  now: number,
  press?: string,
): Promise<boolean> =>
  db
    .updateTable('outbox')
    .set({ closed_at: now, ...(press !== undefined && { closed_press: storable(press) }) })
    .where('id', '=', mailId)
    .where('submission_id', '=', submissionId)
    .where(isParked)
    .$call(hasChanged);

/** Parks given up mails again: these, or those of one press since then. Returns how many. */
export async function reopenMails(
  db: Kysely<Tables>,
  which: { readonly mails: readonly string[] } | { readonly press: string; readonly since: number },
): Promise<number> {
  const given = db
    .updateTable('outbox')
    .set({ closed_at: null, closed_press: null })
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is not', null);
  if ('mails' in which && which.mails.length === 0) return 0;
  const chosen =
    'mails' in which
      ? given.where('closed_at', 'is not', null).where('id', 'in', which.mails)
      : given
          .where('closed_at', '>=', which.since)
          .where('closed_press', '=', storable(which.press));
  return chosen.$call(changed);
}
