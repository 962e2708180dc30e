/** What a mail is about stands in its Message-ID: `<id.role.topic@…>`, with a number where it was sent again. */
import type { OutgoingMail } from '#lib/server/store/submissions/records';

export interface NamedMail {
  readonly role: OutgoingMail['role'];
  readonly messageId: string;
}

/** Empty for the first mail to each: the form to staff, its receipt to the visitor. */
export const topicOf = ({ messageId }: Pick<NamedMail, 'messageId'>): string =>
  /\.(?:visitor|staff)\.(?!\d+@)([^@]+?)(?:\.\d+)?@/.exec(messageId)?.[1] ?? '';

export const isReceipt = (mail: NamedMail): boolean =>
  mail.role === 'visitor' && topicOf(mail) === '';
