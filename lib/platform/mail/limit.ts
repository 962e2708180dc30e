/**
 * How many mails may go to an address that a stranger typed, how many one network may cause, and how many employers and
 * candidates may cause to one another.
 */

import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { AppContext } from '#lib/platform/context';
import { alarm } from '#lib/platform/http/limits/alarm';
import { networkHash } from '#lib/platform/http/limits/network';
import { errorFields, log } from '#lib/platform/log/log';
import type { MailCounter, MailOwed, OutgoingMail } from '#lib/platform/mail/schema';
import { dayMs, hourMs, isoDayInIndia } from '#lib/platform/values/india';

/** The limit of mails of each kind to one address in a day (in India). */
const eachDay = 3;
/** The daily limit as a multiple of what one network, and everybody together, may post in ten minutes. */
const networkTimes = 10;
const siteTimes = 50;
const windowMs = dayMs;

/**
 * The mails as the store is to take them: those to visitors with what counts them. `from` is the visitor's address
 * (`x-visitor-address`). Throws StoreUnavailable.
 */
export const limitVisitorMails = (
  context: AppContext,
  mails: readonly OutgoingMail[],
  from: string,
): Promise<readonly MailOwed[]> =>
  Promise.all(
    mails.map(async (mail) =>
      mail.role === 'staff' ? mail : { mail, counters: await countersOf(context, mail, from) },
    ),
  );

export const mostCaused = { sender: 20, network: 60 } as const;
export type CausedLimit = keyof typeof mostCaused;

/** The sender or network that causes mails to others. */
export interface MailCause {
  readonly email: string;
  /** The address that it came from; absent where no request of theirs is answered. */
  readonly from?: string;
}

/** A mail with its kind: what one person reads of one kind within an hour is one mail. */
export interface KindOfMail {
  readonly mail: OutgoingMail;
  readonly kind: string;
}

/**
 * A mail to themselves or to staff counts for no limit of the day. `notify` makes the note to staff that mails are
 * held.
 */
export async function limitMailsBetween(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  mails: readonly KindOfMail[],
  { email, from }: MailCause,
  notify: (limit: CausedLimit, day: string) => OutgoingMail,
): Promise<readonly MailOwed[]> {
  const today = isoDayInIndia(now());
  const secret = await store.secret(recipients);
  const caused = (limit: CausedLimit, key: string): MailCounter => ({
    name: limit,
    key,
    limit: mostCaused[limit],
    windowMs,
    notify: notify(limit, today),
  });
  const counters = [
    caused('sender', `${recipientKey(secret, email)}caused:${today}`),
    ...(from
      ? [caused('network', `caused-to-others:${today}:${await networkHash(store, from, 'site')}`)]
      : []),
  ];
  const isOther = ({ role, to }: OutgoingMail) =>
    role === 'visitor' && to.toLowerCase() !== email.toLowerCase();
  return mails.map(({ mail, kind }) => ({
    mail,
    counters: isOther(mail) ? counters : [],
    digest: { key: `${recipientKey(secret, mail.to)}${kind}`, windowMs: hourMs },
  }));
}

async function countersOf(
  { env, store, now }: AppContext,
  { to, confirms }: OutgoingMail,
  from: string,
): Promise<MailCounter[]> {
  const today = isoDayInIndia(now());
  const own = recipientKey(await store.secret(recipients), to);
  const kind = confirms ? 'confirmation' : 'receipt';
  const recipient = counter('recipient', `${own}${kind}:${today}`, eachDay);
  if (env.RATE_LIMIT === Number.POSITIVE_INFINITY) return [recipient];
  const caused = `mails-caused:${today}:`;
  const network = await networkHash(store, from, 'site');
  return [
    recipient,
    counter('network', `${caused}${network}`, env.RATE_LIMIT * networkTimes),
    counter('all', `${caused}all`, env.RATE_LIMIT * siteTimes),
  ];
}

/** Recipients are counted under a hash that is deleted with the person. The name of its secret, and the beginning of the counters' keys. */
export const recipients = 'recipients';

/** The key of a counter begins so. */
export const recipientKey = (secret: string, email: string) =>
  `${recipients}:${createHmac('sha256', secret).update(mailboxOf(email)).digest('hex')}:`;

/** Such a domain has no other way to be written. */
const plainDomain = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/;

/** Where a mail arrives: `ｙahoo。co.in` and `xn--…` are domains that the transport writes as others. */
function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (plainDomain.test(domain) && !domain.includes('xn--')) return address;
  return address.slice(0, start) + (domainToASCII(domain) || domain);
}

const whatOf = {
  recipient: 'One address was typed into so many forms today that we no longer mail to it.',
  network: 'One network caused so many mails to visitors today that we send no more for it.',
  all: 'So many mails to visitors were sent today that we send no more until tomorrow.',
} as const;
type Limit = keyof typeof whatOf;
const limits = Object.keys(whatOf) as Limit[];

const counter = (name: Limit, key: string, limit: number): MailCounter => ({
  name,
  key,
  limit,
  windowMs,
});

/**
 * Notifies staff, the first time on a day that a limit holds a mail back. An error leaves a line in the log alone: the
 * submission is stored.
 */
export async function notifyHeldMails(
  context: AppContext,
  held: readonly string[] = [],
): Promise<void> {
  try {
    for (const limit of limits) if (held.includes(limit)) await notify(context, limit);
  } catch (error) {
    log().error(errorFields(error), 'staff were not told of mails held back');
  }
}

async function notify(context: AppContext, limit: Limit): Promise<void> {
  await alarm(context, {
    once: `mails:${limit}:${isoDayInIndia(context.now())}`,
    title: 'Mails to visitors held back',
    what: whatOf[limit],
    whatToDo:
      'Every submission is saved and sent to you as usual. Check whether the latest ones are real people; somebody may be using our forms to fill strangers’ mailboxes.',
  });
}
