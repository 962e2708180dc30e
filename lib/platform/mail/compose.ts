import { createTransport, type SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { KeptFile } from '#lib/platform/files/schema';
import type { Delivery } from '#lib/platform/mail/schema';

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

const attachmentOf = ({ name, type, data }: KeptFile) => ({
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
