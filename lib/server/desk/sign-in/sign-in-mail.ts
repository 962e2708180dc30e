import type { MailContent } from '#lib/server/mail/write-mail';
import type { Env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';
import { hourInWords } from '#lib/shared/india';

interface Offer {
  readonly token: string;
  readonly code: string;
  readonly endsAt: number;
}

/** The subject shows the code in two groups, to be read and typed; the mail has it whole, to be filled in by itself. */
export const signInMail = ({ token, code, endsAt }: Offer, { origin }: Env): MailContent => ({
  subject: `${code.slice(0, 3)} ${code.slice(3)} is your code for the HOA desk`,
  before: [
    ['Your code', code, 'code'],
    ['Or open this link', `${origin}${routes.desk}/enter/${token}`, 'link'],
    `Both work until ${hourInWords(endsAt)} IST, once.`,
    'If you did not ask for this, somebody else typed your address: do nothing, and tell a colleague. Nobody from HOA asks you for this code.',
  ],
});
