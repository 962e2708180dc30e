/**
 * The one way to write a mail: its content is described once, for text and HTML; its recipient decides the layout, the
 * footer, the links and where an answer goes. The caller stores it with what caused it, and the mail worker sends it.
 */

import { randomUUID } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import type { StoredFile } from '#lib/platform/files/schema';
import { type MailParts, plain, type SheetOptions, sheet } from '#lib/platform/mail/layout';
import type { Delivery, OutgoingMail } from '#lib/platform/mail/schema';
import { inIndia } from '#lib/platform/values/india';
import { escapeHtml } from '#lib/platform/values/text';

type OfMail = 'topic' | 'attachments' | 'attachFile' | 'confirms' | 'goodUntil' | 'holds';

export interface MailContent extends MailParts, Pick<OutgoingMail, OfMail> {
  /** Opens the recipient's page, or the path below it. */
  readonly button?: string;
  readonly buttonPath?: string;
  /** To staff: a sentence before all else. */
  readonly warning?: string;
}

/** `lib/enquiries/mails.ts` makes them. */
export interface Recipient
  extends Pick<OutgoingMail, 'role' | 'to' | 'stop' | 'replyTo'>,
    Omit<SheetOptions, 'button'> {
  readonly page?: {
    readonly href: string;
    readonly link: Pick<OutgoingMail, 'linked' | 'shortlist' | 'exam'>;
    readonly label?: string;
  };
  readonly warning?: string;
}

export function writeMail(recipient: Recipient, content: MailContent): OutgoingMail {
  const { topic, subject, attachments, attachFile, confirms, goodUntil, holds } = content;
  const { role, to, stop, replyTo, page } = recipient;
  const label = content.button ?? page?.label;
  const button =
    page && label ? { label, href: `${page.href}${content.buttonPath ?? ''}` } : undefined;
  const isToStaff = role === 'staff';
  const mail: OutgoingMail = {
    role,
    topic,
    to,
    subject,
    ...(isToStaff ? plain(content, topic !== undefined) : sheet(content, { ...recipient, button })),
    // A mail to a visitor that has no topic answers what they sent.
    ...(!isToStaff && topic === undefined && { autoReplied: true as const }),
    ...(button && page?.link),
    stop,
    replyTo,
    attachments,
    attachFile,
    confirms,
    goodUntil,
    holds,
  };
  return [content.warning, recipient.warning].reduce(warned, mail);
}

/** The mail with a sentence of ours before all else. */
export function warned(mail: OutgoingMail, warning: string | undefined): OutgoingMail {
  if (!warning) return mail;
  return {
    ...mail,
    text: `${warning}\n\n${mail.text}`,
    html: mail.html.replace('<h1>', () => `<p><b>${escapeHtml(warning)}</b></p><h1>`),
  };
}

/** Operations, or a member of the desk. */
export const toStaff = ({ MAIL_TO }: Pick<Env, 'MAIL_TO'>, to = MAIL_TO): Recipient => ({
  role: 'staff',
  to,
});

/**
 * The message of a delivery, the same at every try; `undefined` where `to` is not exactly one address.
 * Throws where a file that belongs to it is missing.
 */
export function compose({
  mail,
  messageId,
  queuedAt,
  file,
}: Delivery): SendMailOptions | undefined {
  const [to, ...others] = addressparser(mail.to, { flatten: true });
  if (!to?.address.includes('@') || others.length > 0 || /\p{Cc}/u.test(mail.to)) return undefined;
  if (mail.attachFile !== undefined && !file) throw new Error('the attached file is missing');
  return {
    to: { name: oneLine(to.name), address: oneLine(to.address) },
    // Else the mail itself says where to write: lib/enquiries/mails.ts.
    ...(mail.replyTo &&
      isPlainAddress(mail.replyTo.address) && {
        replyTo: { name: oneLine(mail.replyTo.name), address: oneLine(mail.replyTo.address) },
      }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId,
    date: new Date(queuedAt),
    headers: {
      'Auto-Submitted': mail.autoReplied ? 'auto-replied' : 'auto-generated',
      ...(mail.stop && {
        'List-Unsubscribe': `<${mail.stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: [...(mail.attachments ?? []), ...(file ? [attachmentOf(file)] : [])].map(
      ({ filename, contentType, content }) => ({
        filename: oneLine(filename),
        contentType: oneLine(contentType),
        content,
      }),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const attachmentOf = ({ name, type, data }: StoredFile) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
});

/** Without control characters, those that turn the direction of what staff read, and encoded ones (RFC 2047). */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();

/**
 * Whether a header can carry the address to any server: letters of ASCII alone before the @ (the domain is written in
 * ASCII by itself). With another one a strict server takes no mail at all (RFC 6532).
 */
export const isPlainAddress = (address: string): boolean => /^[\x21-\x7e]+@/.test(address);

/** Composes a mail as a send does, and sends it to nobody: the work of one that is not owed is not to be told from outside. */
export async function rehearse(delivery: Delivery): Promise<void> {
  const message = compose(delivery);
  if (message) await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
}

/** Notices of the site to staff: a submission without a sender, and its mail (contract: Staff mail). */

/** The kind of the daily digest and of alarms: nobody is to be called about it. */
export const digestKind = 'digest';

interface Row {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

interface Notified {
  readonly kind: string;
  readonly receivedAt: number;
  readonly name: string;
  readonly transcript: readonly Row[];
}

/**
 * Every row with its label, and when it came. `more`: rows after those of the transcript, of which one named `id` takes
 * the place of the closing rows; `reference` where it has one beside its id; `about` ends the subject.
 */
export function noteContent(
  {
    id,
    kind,
    name,
    receivedAt,
    transcript,
    reference,
  }: Notified & { readonly id: string; readonly reference?: string | undefined },
  more: readonly Row[] = [],
  about = '',
): Pick<MailContent, 'subject' | 'rows'> {
  // A notice of the site names its subject, and has no sender.
  const isOwn = more.some(({ name: row }) => row === 'id');
  const rows: readonly Row[] = isOwn
    ? [...transcript, ...more]
    : [
        ...transcript,
        { name: 'receivedAt', label: 'Received', value: inIndia(receivedAt) },
        ...more,
        { name: 'id', label: 'Reference', value: reference ?? id },
      ];
  return {
    subject: `[${kind}] ${name}${reference ? ` (${reference})` : ''}${about && `: ${about}`}`,
    rows: rows.map(({ label, value }) => [label, value]),
  };
}

interface SiteNotice extends Notified {
  /** It is reported once for each key. */
  readonly idempotencyKey?: string | undefined;
  readonly more?: readonly Row[];
  readonly about?: string;
  /** The mail to a member, or of another subject or topic. */
  readonly to?: string;
  readonly mailed?: Partial<Pick<MailContent, 'subject' | 'topic'>>;
}

/** As it is stored, and the mail that it owes. */
export function siteNotice(env: Env, { more, about, to, mailed, ...rest }: SiteNotice) {
  const note = { id: randomUUID(), email: '', phone: '', ...rest };
  const content = noteContent(note, more, about);
  const mail: OutgoingMail = writeMail(toStaff(env, to), {
    ...content,
    title: content.subject,
    ...mailed,
  });
  return { note, mail };
}

/** Stores and sends a notice, once per `idempotencyKey`. Throws StoreUnavailable. */
export async function notifyStaff(
  { env, store, wake }: Pick<AppContext, 'env' | 'store' | 'wake'>,
  notice: SiteNotice,
) {
  const { note, mail } = siteNotice(env, notice);
  const recorded = await store.recordNotice(note, [mail]);
  wake('mail');
  return recorded;
}
