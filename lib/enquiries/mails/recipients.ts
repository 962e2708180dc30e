/** Who a mail goes to: what of it is theirs, whatever it is about. */

import {
  enquiryPath,
  mailStopCall,
  mailStopPath,
  shortlistPath,
} from '#data/addresses/token-routes';
import { identityOf, legalEntityOf } from '#data/company/legal-entity';
import { type ConfirmationWords, confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { officeHours } from '#data/site';
import { shortlistMark, tokenMark } from '#lib/enquiries/credentials';
import { neverAskedText } from '#lib/enquiries/words';
import type { Env } from '#lib/platform/config/env';
import { isPlainAddress } from '#lib/platform/mail/compose';
import { type Recipient, toStaff } from '#lib/platform/mail/write-mail';

interface Person {
  readonly email: string;
  /** English by default. */
  readonly language?: PageLanguage;
  /** They may stop mails of this sort. */
  readonly stop?: Stop;
}

/** The link that stops mails of a sort: by its token, with the words that stand before it. */
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

/** Whom we propose for a post. */
export const toCandidate = (env: Env, { email }: Person): Recipient => ({
  ...toVisitor(env, { email }),
  page: { ...ownPage(env), label: 'Open your page' },
});

/** Somebody who pays us. */
export function toCustomer(env: Env, person: Person): Recipient {
  const { closing = [], ...visitor } = toVisitor(env, person);
  return {
    ...visitor,
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
  { email }: Person,
  shortlist: { readonly id: string } | undefined,
): Recipient => ({
  role: 'visitor',
  to: email,
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
  const warning = `A reply to this mail will not reach ${email}, because that address has letters that a reply cannot carry. Write a new mail to it.`;
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
