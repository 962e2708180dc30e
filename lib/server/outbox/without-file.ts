/** A mail to staff without the file that belongs to it. */
import { warned } from '#lib/server/mail/layout';
import type { Delivery, OutgoingMail } from '#lib/server/store/store';

type Whose = Pick<Delivery, 'mail' | 'submissionId'>;

/** The mail server takes none of that size: the mail goes again at once, and says where the file is. */
export function tooLargeToAttach({ mail, submissionId }: Whose): OutgoingMail | undefined {
  const { attachFile, ...light } = mail;
  if (attachFile === undefined) return undefined;
  const where = mail.text.includes('\nOn the desk: ')
    ? 'Open it on the desk, by the link below.'
    : `Save it with: npm run -s leads -- show ${submissionId} --resume FILE`;
  return warned(
    light,
    `The file is not attached, because the mail server takes no mail of this size. ${where}`,
  );
}

/** It was found after the mail was written. */
export const virusNotAttached = ({ attachFile: _, ...light }: OutgoingMail): OutgoingMail =>
  warned(
    light,
    'The file is not attached, because a virus was found in it. Please ask for another copy.',
  );
