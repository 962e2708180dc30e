import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { toStaffAnswering } from '#lib/enquiries/mails/recipients';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { Submission } from '#lib/enquiries/schema/submission';
import { phoneOf, phoneWarning } from '#lib/forms/patterns';
import type { Answer } from '#lib/forms/schema';
import type { Env } from '#lib/platform/config/env';
import type { KeptFile } from '#lib/platform/files/schema';
import { noteContent } from '#lib/platform/mail/notice';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { type MailContent, toStaff, writeMail } from '#lib/platform/mail/write-mail';
import { inIndia } from '#lib/platform/values/dates';
import { shortDayAndHour } from '#lib/platform/values/india';

/** Who gets which mail about a submission of one form. */
export type Emails = (submission: Submission, env: Env, file?: KeptFile) => readonly OutgoingMail[];

type Rows = readonly (readonly [label: string, value: string])[];

export const answersOf = (rows: Rows): Answer[] =>
  rows.map(([label, value]) => ({ name: label, label, value }));

export const staffMail: Emails = (submission, env, file) => [
  writeMail(toStaffAnswering(env, submission), {
    ...noteOf(submission, env, promiseRow(submission)),
    warning: phoneWarning(phoneOf(submission.phone), submission.email),
    attachFile: file?.id,
  }),
];

function promiseRow({ enquiry, receivedAt }: Submission): Answer[] {
  const value = inIndia(enquiry?.promisedBy ?? promisedBy(receivedAt));
  return [{ name: 'promisedBy', label: 'Contact promised by', value }];
}

/** Every field with its label in the form's order, and when it came; `more` and `about` as `noteContent` says. */
export function noteOf(
  submission: Submission,
  env: Env,
  more: readonly Answer[] = [],
  about = '',
): MailContent {
  const { enquiry } = submission;
  return {
    ...noteContent({ ...submission, reference: enquiry?.reference }, more, about),
    desk: enquiry && onDesk(env, deskEnquiryPath(enquiry.reference)),
    contact: enquiry && contactOf(submission, enquiry),
  };
}

/** Until when, and one touch to call or to write. */
function contactOf(
  { email, phone, receivedAt }: Submission,
  { reference, promisedBy: promise }: NonNullable<Submission['enquiry']>,
) {
  const { shown, tel, whatsApp } = phoneOf(phone);
  const text = `This is HOA about your enquiry ${reference}.`;
  const links = [
    [tel, `Call ${shown}`],
    [whatsApp && `${whatsApp}?text=${encodeURIComponent(text)}`, 'WhatsApp'],
    [email && `mailto:${encodeURIComponent(email).replace('%40', '@')}`, 'E-mail'],
  ].flatMap(([href, label = '']) => (href ? [[href, label] as const] : []));
  return { due: shortDayAndHour(promise, receivedAt), links };
}

export interface StaffNote {
  /** A part of the Message-ID: one mail for each. */
  readonly topic: string;
  /** Ends the subject. */
  readonly about: string;
  readonly rows: Rows;
  readonly at: number;
}

/** What happened on an enquiry since its first mail. */
export function staffNote(
  enquiry: Enquiry,
  { topic, about, rows, at }: StaffNote,
  env: Env,
  to = toStaff(env),
): OutgoingMail {
  const { id, kind, name, email } = enquiry;
  const transcript = answersOf(rows);
  const submission = { id, kind, name, email, phone: '', receivedAt: at, transcript, enquiry };
  return writeMail(to, { ...noteOf(submission, env, [], about), topic });
}

/** The address of a page of the desk; undefined where there is none, and nobody can open its pages. */
export const onDesk = (
  { mode, DESK_EMAILS, origin }: Pick<Env, 'mode' | 'DESK_EMAILS' | 'origin'>,
  path: string,
): string | undefined =>
  mode === 'trial' || DESK_EMAILS !== undefined ? `${origin}${path}` : undefined;
