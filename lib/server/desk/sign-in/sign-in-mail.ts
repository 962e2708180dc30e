import { plainHead } from '#lib/server/forms/mail-parts';
import { type Member, namedAddress } from '#lib/server/settings/desk-members';
import type { Env } from '#lib/server/settings/env';
import type { OutgoingMail } from '#lib/server/store/store';
import { routes } from '#lib/shared/addresses/routes';
import { hourInWords } from '#lib/shared/india';
import { escapeHtml } from '#lib/shared/pages/html';

interface Offer {
  readonly token: string;
  readonly code: string;
  readonly endsAt: number;
}

/** The subject shows the code in two groups, to be read and typed; the mail has it whole, to be filled in by itself. */
export function signInMail(
  { name, email }: Member,
  { token, code, endsAt }: Offer,
  { origin }: Env,
): OutgoingMail {
  const link = `${origin}${routes.desk}/enter/${token}`;
  const until = `Both work until ${hourInWords(endsAt)} IST, once.`;
  const warning =
    'If you did not ask for this, somebody else typed your address: do nothing, and tell a colleague. Nobody from HOA asks you for this code.';
  return {
    role: 'staff',
    to: namedAddress({ name, email }),
    subject: `${code.slice(0, 3)} ${code.slice(3)} is your code for the HOA desk`,
    text: [`Your code: ${code}`, `Or open this link: ${link}`, until, warning].join('\n\n'),
    html: `${plainHead}<p>Your code: <b style="font-size:1.5em">${code}</b></p><p>Or open this link: <a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p><p>${until}</p><p>${warning}</p></body></html>`,
  };
}
