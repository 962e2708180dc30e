/** Mails about an enquiry: to whom they go, what staff get, and the receipt, which repeats nothing that was typed (contract: Receipt). */

import { deskEnquiryPath } from '#data/addresses/desk-routes';
import {
  enquiryPath,
  mailStopCall,
  mailStopPath,
  shortlistPath,
} from '#data/addresses/token-routes';
import { identityOf, legalEntityOf } from '#data/company/legal-entity';
import { kindWords } from '#data/form-kinds';
import { type ConfirmationWords, confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { officeHours } from '#data/site';
import { shortlistMark, tokenMark } from '#lib/enquiries/credentials';
import { promisedBy, uncountedDays } from '#lib/enquiries/rules/hours';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { Submission } from '#lib/enquiries/schema/submission';
import { isJobAlert, neverAskedText } from '#lib/enquiries/words';
import { phoneOf, phoneWarning, wrongIndianLength } from '#lib/forms/rules';
import type { Answer } from '#lib/forms/schema';
import type { Env } from '#lib/platform/config/env';
import { whyHeld } from '#lib/platform/files/holds';
import type { StoredFile } from '#lib/platform/files/schema';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import {
  isPlainAddress,
  type MailContent,
  noteContent,
  type Recipient,
  toStaff,
  writeMail,
} from '#lib/platform/mail/write-mail';
import { dayAndHour, inIndia, shortDayAndHour } from '#lib/platform/values/india';

interface Person {
  readonly email: string;
  /** The name of a person we have spoken with; a receipt goes to an address that anybody may type, so it has none. */
  readonly name?: string;
  readonly language?: PageLanguage;
  readonly stop?: Stop;
}

/** The link that stops mails of a sort: by its token, with the words that are before it. */
interface Stop {
  readonly words: string;
  readonly token: string;
}

/** Somebody with an enquiry: a visitor, a registrant, a candidate. */
export const toVisitor = (env: Env, { email, language, stop }: Person): Recipient => ({
  role: 'visitor',
  to: email,
  page: ownPage(env),
  footer: footerOf(env, confirmationWords[language ?? 'en']),
  language,
  ...stopping(env, stop),
});

export const toCandidate = (env: Env, { email, name }: Person): Recipient => ({
  ...toVisitor(env, { email }),
  greets: name,
  page: { ...ownPage(env), label: 'Open your page' },
});

export function toCustomer(env: Env, person: Person): Recipient {
  const { closing = [], ...visitor } = toVisitor(env, person);
  return {
    ...visitor,
    greets: person.name,
    closing: [...closing, 'The link is only for you: please do not forward it.'],
    footer: [
      `Questions: ${env.SUPPORT_PHONE}, ${officeHours}, or reply to this mail.`,
      'Nobody from HOA asks for an OTP, a UPI PIN, a card number or a password.',
      `${env.LEGAL_NAME}, ${env.REGISTERED_OFFICE}.`,
    ],
  };
}

/** Pays us a fee: no mail says that placement is free. Without a shortlist there is no page to open. */
export const toEmployer = (
  env: Env,
  { email, name }: Person,
  shortlist: { readonly id: string } | undefined,
): Recipient => ({
  role: 'visitor',
  to: email,
  greets: name,
  ...(shortlist && {
    page: {
      href: `${env.origin}${shortlistPath(shortlistMark)}`,
      link: { shortlist: shortlist.id },
      label: 'Open the shortlist',
    },
  }),
  footer: footerOf(env, { ...confirmationWords.en, neverAsked: neverAskedText('employer') }),
});

/** Operations, whose reply reaches a visitor; where no header can carry the address, the mail says so before all else. */
export function toStaffAnswering(
  env: Pick<Env, 'MAIL_TO'>,
  { name, email }: Person & { readonly name: string },
): Recipient {
  if (!email) return toStaff(env);
  const warning = `A reply to this mail will not reach ${email}, because a reply cannot carry some letters of that address. Please write a new mail to it.`;
  return {
    ...toStaff(env),
    replyTo: { name, address: email },
    ...(!isPlainAddress(email) && { warning }),
  };
}

/** The link is not stored: its mark is replaced when the mail is sent. */
const ownPage = ({ origin }: Env): NonNullable<Recipient['page']> => ({
  href: `${origin}${enquiryPath(tokenMark)}`,
  link: { linked: true },
});

const stopping = ({ origin }: Env, stop: Stop | undefined) =>
  stop && {
    stop: `${origin}${mailStopCall(stop.token)}`,
    closing: [`${stop.words}: ${origin}${mailStopPath(stop.token)}`],
  };

/** How to reach us, what nobody asks for, and who writes. */
const footerOf = (
  env: Env,
  { questions, hours, neverAsked }: Pick<ConfirmationWords, 'questions' | 'hours' | 'neverAsked'>,
) => [
  `${questions}: ${env.SUPPORT_PHONE}, ${hours}; ${env.SUPPORT_EMAIL}`,
  neverAsked,
  `${identityOf(legalEntityOf(env))}.`,
];

/** The mails about a submission of one form, by recipient. */
export type Emails = (
  submission: Submission,
  env: Env,
  file?: StoredFile,
) => readonly OutgoingMail[];

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

/** A warning comes before all else; a file that is held stays on the desk. */
function warningOf({ phone, email }: Submission, file: StoredFile | undefined): string | undefined {
  const held =
    file?.held &&
    `The resume is held and not attached, because ${whyHeld(file.held)}. Its pages and its text are on the desk.`;
  const all = [phoneWarning(phoneOf(phone), email), held].filter(Boolean);
  return all.length === 0 ? undefined : all.join(' ');
}

const longestFirstLine = 200;

function resumeRow(file: StoredFile | undefined): Answer[] {
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

function contactOf(
  { email, phone, receivedAt }: Submission,
  { reference, promisedBy: promise }: NonNullable<Submission['enquiry']>,
) {
  const { shown, tel, whatsApp } = phoneOf(phone);
  const text = `This is HOA, about your enquiry ${reference}.`;
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

/** One mail to staff, and the receipt to whoever gave an address. */
export const enquiryEmails: Emails = (submission, env, file) => [
  ...staffMail(submission, env, file),
  ...(submission.email && submission.enquiry
    ? [writeMail(toVisitor(env, submission), receiptOf(submission, env))]
    : []),
];

function receiptOf(submission: Submission, env: Env): MailContent {
  const { kind, phone, receivedAt, enquiry } = submission;
  const noun = isJobAlert(submission) ? 'sign-up for job alerts' : kindWords(kind).noun;
  const promise = shortDayAndHour(enquiry?.promisedBy ?? promisedBy(receivedAt), receivedAt);
  const title = `We have your ${noun}`;
  return {
    subject: `${title} (${enquiry?.reference})`,
    title,
    preheader: `An executive of HOA will contact you by ${promise}. You can choose when, and in which language.`,
    before: [
      `An executive of HOA will contact you by ${promise}.`,
      `${enquiry?.enteredBy ? 'We have noted your enquiry' : 'Thank you for writing to us'}. All times are Indian Standard Time.`,
      ...phoneLines(phone, 'en'),
    ],
    rows: receiptRows(submission),
    button: 'Choose when we call',
    after: [
      'The same page shows the status. There you can choose the time and language for our call, correct your phone number, or withdraw and have everything erased. The link is only for you: please do not forward it.',
      `Questions: ${env.SUPPORT_PHONE}, ${officeHours}, or reply to this mail.`,
    ],
    footer: [
      `Not you? Somebody else may have ${enquiry?.enteredBy ? 'given' : 'typed'} your address. Open the link and withdraw, and we will erase it.`,
      neverAskedText(kind),
      `${identityOf(legalEntityOf(env))}. This mail is a reply to your enquiry, not an advertisement.`,
    ],
  };
}

/** The rows of a receipt, the promise last; `moment` says an instant where the mail names no time zone. */
export function receiptRows(
  { receivedAt, enquiry, transcript }: Submission,
  moment = dayAndHour,
): [string, string][] {
  const promise = enquiry?.promisedBy ?? promisedBy(receivedAt);
  const off = uncountedDays(receivedAt);
  return [
    ['Reference', enquiry?.reference ?? ''],
    ...batchRows(transcript),
    ['Received', moment(receivedAt)],
    ...(off.length > 0 ? [['Holidays', off.join(', ')] as [string, string]] : []),
    ['We will contact you by', moment(promise)],
  ];
}

/** In our words: the batch that was asked for, and that it was full. */
const batchRows = (transcript: Submission['transcript']): [string, string][] =>
  transcript
    .filter(({ name }) => name === 'batch' || name === 'waitingList')
    .map(({ label, value }) => [label, value]);

/** A line about a number that no call may reach, without the number: what is wrong with it, and that an answer corrects it. */
export function phoneLines(phone: string, language: PageLanguage): string[] {
  const digits = wrongIndianLength(phone);
  if (digits === undefined) return [];
  const { shorter, longer } = confirmationWords[language].phone;
  return [digits < 10 ? shorter : longer];
}
