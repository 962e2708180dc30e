/** What staff are written of money whose enquiry is gone. */
import { answersOf, ownNote } from '#lib/server/forms/own-note';
import { noteToStaff, type StaffNote } from '#lib/server/forms/staff-mail';
import type { Env } from '#lib/server/settings/env';
import type { OutgoingMail, Submission } from '#lib/server/store/store';

const noticeKind = 'payment-notice';

/** Of an enquiry that was erased: nobody is named. */
export function nobodysNote(note: StaffNote, env: Env): { notice: Submission; mail: OutgoingMail } {
  const notice = ownNote({
    kind: noticeKind,
    receivedAt: note.at,
    name: 'HOA site',
    transcript: answersOf(note.rows),
    idempotencyKey: `${noticeKind}:${note.topic}`,
  });
  return { notice, mail: noteToStaff(notice, env, [], note.about) };
}
