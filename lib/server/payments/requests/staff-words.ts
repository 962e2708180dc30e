/** What staff are written of money, on the enquiry that it belongs to. */
import { answersOf, ownNote } from '#lib/server/forms/own-note';
import { noteToStaff } from '#lib/server/forms/staff-mail';
import type { Env } from '#lib/server/settings/env';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { OutgoingMail, Submission } from '#lib/server/store/store';

interface Note {
  /** For the Message-ID: what is told once. */
  readonly topic: string;
  /** Ends the subject. */
  readonly about: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly at: number;
}

export function staffNote(enquiry: Enquiry, note: Note, env: Env): OutgoingMail {
  const { id, kind, name, email } = enquiry;
  const submission = {
    id,
    kind,
    name,
    email,
    phone: '',
    receivedAt: note.at,
    transcript: answersOf(note.rows),
    enquiry,
  };
  return { ...noteToStaff(submission, env, [], note.about), topic: note.topic };
}

const noticeKind = 'payment-notice';

/** Of an enquiry that was erased: nobody is named. */
export function nobodysNote(note: Note, env: Env): { notice: Submission; mail: OutgoingMail } {
  const notice = ownNote({
    kind: noticeKind,
    receivedAt: note.at,
    name: 'HOA site',
    transcript: answersOf(note.rows),
    idempotencyKey: `${noticeKind}:${note.topic}`,
  });
  return { notice, mail: noteToStaff(notice, env, [], note.about) };
}
