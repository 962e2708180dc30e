/**
 * The one way to write a mail: its content is described once, for text and HTML; its recipient decides the layout, the
 * footer, the links and where an answer goes. The caller stores it with what caused it, and the mail worker sends it.
 */

import type { Env } from '#lib/platform/config/env';
import { type MailParts, plain, type SheetOptions, sheet } from '#lib/platform/mail/layout';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { escapeHtml } from '#lib/platform/values/html';

type OfMail = 'topic' | 'attachments' | 'attachFile' | 'confirms' | 'holds';

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
    /** What names its link in the stored mail. */
    readonly link: Pick<OutgoingMail, 'linked' | 'shortlist'>;
    /** Of the button, where the content names no other. */
    readonly label?: string;
  };
  /** What a member has to know before they reply. */
  readonly warning?: string;
}

export function writeMail(recipient: Recipient, content: MailContent): OutgoingMail {
  const { topic, subject, attachments, attachFile, confirms, holds } = content;
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
