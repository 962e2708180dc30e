/** The mail that tells operations of one submission (contract: Staff mail). */

import { plainHead } from '#lib/server/forms/mail-parts';
import { answersOf } from '#lib/server/forms/own-note';
import { breakableNumbers } from '#lib/server/forms/provider-number';
import { isPlainAddress } from '#lib/server/mail/compose';
import type { Env } from '#lib/server/settings/env';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Answer, KeptFile, OutgoingMail, Submission } from '#lib/server/store/store';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { inIndia } from '#lib/shared/dates';
import { promisedBy } from '#lib/shared/enquiries/promise';
import { phoneOf, phoneWarning } from '#lib/shared/forms/phone-links';
import { shortDayAndHour } from '#lib/shared/india';
import { escapeHtml } from '#lib/shared/pages/html';

/** Who gets which mail about a submission of one form. */
export type Emails = (submission: Submission, env: Env, file?: KeptFile) => readonly OutgoingMail[];

/** Every field with its label in the form's order, when it came and until when we promised to call. */
export const staffMail: Emails = (submission, env, file) => {
  const { name, email, phone, receivedAt, enquiry } = submission;
  const promise = inIndia(enquiry?.promisedBy ?? promisedBy(receivedAt));
  return [
    {
      ...answeredTo(
        { name, email },
        warned(
          noteToStaff(submission, env, [
            { name: 'promisedBy', label: 'Contact promised by', value: promise },
          ]),
          phoneWarning(phoneOf(phone), email),
        ),
      ),
      ...(file && { attachFile: file.id }),
    },
  ];
};

/** A reply to the mail reaches the visitor; where no header can carry the address, the mail says so before all else. */
export function answeredTo(
  { name, email }: Pick<Submission, 'name' | 'email'>,
  mail: OutgoingMail,
): OutgoingMail {
  if (!email) return mail;
  const answered = { ...mail, replyTo: { name, address: email } };
  if (isPlainAddress(email)) return answered;
  return warned(
    answered,
    `A reply to this mail will not reach ${email}, because that address has letters that a reply cannot carry. Write a new mail to it.`,
  );
}

/** What is to be known before all else stands before all else. */
export function warned(mail: OutgoingMail, warning: string | undefined): OutgoingMail {
  if (!warning) return mail;
  return {
    ...mail,
    text: `${warning}\n\n${mail.text}`,
    html: mail.html.replace('<h1>', () => `<p><b>${escapeHtml(warning)}</b></p><h1>`),
  };
}

/** A mail to operations that nobody is to be called about, such as a digest; `about` ends its subject. */
export function noteToStaff(
  submission: Submission,
  env: Env,
  more: readonly Answer[] = [],
  about = '',
): OutgoingMail {
  const { id, kind, name, receivedAt, transcript, enquiry } = submission;
  const subject = `[${kind}] ${name}${enquiry ? ` (${enquiry.reference})` : ''}${about && `: ${about}`}`;
  // What the site itself tells says of whom, and came from nobody.
  const isOwn = more.some(({ name: row }) => row === 'id');
  const rows: readonly Answer[] = isOwn
    ? [...transcript, ...more]
    : [
        ...transcript,
        { name: 'receivedAt', label: 'Received', value: inIndia(receivedAt) },
        ...more,
        { name: 'id', label: 'Reference', value: enquiry?.reference ?? id },
      ];
  const desk = enquiry && onDesk(env, deskEnquiryPath(enquiry.reference));
  const starts = [...rows.map(({ label }) => `${label}:`), 'On the desk:'];
  return {
    role: 'staff',
    to: env.MAIL_TO,
    subject,
    text: [
      ...rows.map(({ label, value }) => `${label}: ${withoutRows(value, starts)}`),
      ...(desk ? [`On the desk: ${desk}`] : []),
    ].join('\n'),
    html: table(subject, rows, { desk, actions: enquiry ? actionsOf(submission) : '' }),
  };
}

export interface StaffNote {
  /** For the Message-ID: what is told once. */
  readonly topic: string;
  /** Ends the subject. */
  readonly about: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly at: number;
}

/** What happened on an enquiry since its first mail. */
export function staffNote(enquiry: Enquiry, note: StaffNote, env: Env): OutgoingMail {
  const { id, kind, name, email } = enquiry;
  const transcript = answersOf(note.rows);
  const submission = { id, kind, name, email, phone: '', receivedAt: note.at, transcript, enquiry };
  return { ...noteToStaff(submission, env, [], note.about), topic: note.topic };
}

/** A message may have many lines; one that reads like a row of the mail is quoted. */
function withoutRows(value: string, starts: readonly string[]): string {
  if (!value.includes('\n')) return value;
  const [first = '', ...more] = value.split('\n');
  const isRow = (text: string) => starts.some((start) => text.trimStart().startsWith(start));
  return [first, ...more.map((text) => (isRow(text) ? `> ${text}` : text))].join('\n');
}

/** The address of a page of the desk; undefined where there is none, and nobody can open its pages. */
export const onDesk = (
  { mode, DESK_EMAILS, origin }: Pick<Env, 'mode' | 'DESK_EMAILS' | 'origin'>,
  path: string,
): string | undefined =>
  mode === 'trial' || DESK_EMAILS !== undefined ? `${origin}${path}` : undefined;

/** First in view on a phone: until when, and one touch to call or to write. */
function actionsOf({ email, phone, receivedAt, enquiry }: Submission): string {
  const { shown, tel, whatsApp } = phoneOf(phone);
  const text = `This is HOA about your enquiry ${enquiry?.reference}.`;
  const links = [
    [tel, `Call ${shown}`],
    [whatsApp && `${whatsApp}?text=${encodeURIComponent(text)}`, 'WhatsApp'],
    [email && `mailto:${encodeURIComponent(email).replace('%40', '@')}`, 'E-mail'],
  ].flatMap(([href, label = '']) =>
    href ? [`<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`] : [],
  );
  const due = shortDayAndHour(enquiry?.promisedBy ?? promisedBy(receivedAt), receivedAt);
  return `<p><b>Due ${escapeHtml(due)}</b></p><p>${links.join(' &nbsp; ')}</p>`;
}

function table(
  title: string,
  rows: readonly Answer[],
  { desk, actions }: { readonly desk: string | undefined; readonly actions: string },
): string {
  const cells = rows
    .map(({ label, value }) => {
      const shown = breakableNumbers(escapeHtml(value)).replaceAll('\n', '<br>');
      return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td style="overflow-wrap:anywhere">${shown}</td></tr>`;
    })
    .join('');
  const link = desk ? `<p><a href="${escapeHtml(desk)}">Open it on the desk</a></p>` : '';
  return `${plainHead}<h1>${escapeHtml(title)}</h1>${actions}<table cellpadding="6">${cells}</table>${link}</body></html>`;
}
