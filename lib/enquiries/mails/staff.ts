/** What staff are told: of a submission, of what happened on it since, and by the site itself (contract: Staff mail). */
import { randomUUID } from 'node:crypto';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { toStaff, toStaffAnswering } from '#lib/enquiries/mails/recipients';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { Enquiry } from '#lib/enquiries/schema';
import type { Recorded, Submission } from '#lib/enquiries/submission';
import { phoneOf, phoneWarning } from '#lib/forms/patterns';
import type { Answer } from '#lib/forms/schema';
import type { Env } from '#lib/platform/config/env';
import type { Site } from '#lib/platform/context';
import { whyHeld } from '#lib/platform/files/holds';
import type { KeptFile } from '#lib/platform/files/schema';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { type MailContent, writeMail } from '#lib/platform/mail/write-mail';
import { inIndia } from '#lib/platform/values/dates';
import { shortDayAndHour } from '#lib/platform/values/india';

/** Who gets which mail about a submission of one form. */
export type Emails = (submission: Submission, env: Env, file?: KeptFile) => readonly OutgoingMail[];

type Rows = readonly (readonly [label: string, value: string])[];

export const answersOf = (rows: Rows): Answer[] =>
  rows.map(([label, value]) => ({ name: label, label, value }));

export const staffMail: Emails = (submission, env, file) => [
  writeMail(toStaffAnswering(env, submission), {
    ...noteOf(submission, env, [...promiseRow(submission), ...resumeRow(file)]),
    warning: warningOf(submission, file),
    attachFile: file?.held ? undefined : file?.id,
  }),
];

/** What staff know before all else; a file that is held stays on the desk. */
function warningOf({ phone, email }: Submission, file: KeptFile | undefined): string | undefined {
  const held =
    file?.held &&
    `The resume is held and not attached, because ${whyHeld(file.held)}. Its pages and its text are on the desk.`;
  const all = [phoneWarning(phoneOf(phone), email), held].filter(Boolean);
  return all.length === 0 ? undefined : all.join(' ');
}

const longestFirstLine = 200;

function resumeRow(file: KeptFile | undefined): Answer[] {
  const lines = (file?.firstLines ?? []).map((line) =>
    line.length > longestFirstLine ? `${line.slice(0, longestFirstLine).toWellFormed()} …` : line,
  );
  if (lines.length === 0) return [];
  return [{ name: 'resumeBegins', label: 'The resume begins', value: lines.join('\n') }];
}

function promiseRow({ enquiry, receivedAt }: Submission): Answer[] {
  const value = inIndia(enquiry?.promisedBy ?? promisedBy(receivedAt));
  return [{ name: 'promisedBy', label: 'Contact promised by', value }];
}

/**
 * Every field with its label in the form's order, and when it came. `more`: rows after those of the submission, of
 * which one named `id` takes the place of its own closing rows; `about` ends the subject.
 */
export function noteOf(
  submission: Submission,
  env: Env,
  more: readonly Answer[] = [],
  about = '',
): MailContent {
  const { id, kind, name, receivedAt, transcript, enquiry } = submission;
  // What the site itself tells says of whom, and came from nobody.
  const isOwn = more.some(({ name: row }) => row === 'id');
  const answers: readonly Answer[] = isOwn
    ? [...transcript, ...more]
    : [
        ...transcript,
        { name: 'receivedAt', label: 'Received', value: inIndia(receivedAt) },
        ...more,
        { name: 'id', label: 'Reference', value: enquiry?.reference ?? id },
      ];
  return {
    subject: `[${kind}] ${name}${enquiry ? ` (${enquiry.reference})` : ''}${about && `: ${about}`}`,
    rows: answers.map(({ label, value }) => [label, value]),
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

/** The kind of the daily digest and of alarms: nobody is to be called about it. */
export const digestKind = 'digest';

interface SiteNotice
  extends Pick<Submission, 'kind' | 'receivedAt' | 'name' | 'transcript' | 'idempotencyKey'> {
  readonly more?: readonly Answer[];
  readonly about?: string;
  /** The mail to a member, or of another subject or topic. */
  readonly to?: string;
  readonly mailed?: Partial<Pick<MailContent, 'subject' | 'topic'>>;
}

/** What the site itself tells staff: a submission that came from nobody, and its mail. */
export function siteNotice(
  env: Env,
  { more, about, to, mailed, ...told }: SiteNotice,
): { readonly note: Submission; readonly mail: OutgoingMail } {
  const note = { id: randomUUID(), email: '', phone: '', ...told };
  const content = noteOf(note, env, more, about);
  return {
    note,
    mail: writeMail(toStaff(env, to), { ...content, title: content.subject, ...mailed }),
  };
}

/** The same, stored and on its way: once for an `idempotencyKey`. Throws StoreUnavailable. */
export async function notifyStaff(
  { env, store, wakeCourier }: Pick<Site, 'env' | 'store' | 'wakeCourier'>,
  notice: SiteNotice,
): Promise<Recorded> {
  const { note, mail } = siteNotice(env, notice);
  const recorded = await store.recordSubmission(note, [mail]);
  wakeCourier();
  return recorded;
}

/** The address of a page of the desk; undefined where there is none, and nobody can open its pages. */
export const onDesk = (
  { mode, DESK_EMAILS, origin }: Pick<Env, 'mode' | 'DESK_EMAILS' | 'origin'>,
  path: string,
): string | undefined =>
  mode === 'trial' || DESK_EMAILS !== undefined ? `${origin}${path}` : undefined;
