import { deskVacancyPath } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { onDesk } from '#lib/enquiries/mails';
import type { About } from '#lib/placement/mails/candidate';
import { type CausedLimit, mostCaused } from '#lib/platform/mail/limit';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { toStaff, writeMail } from '#lib/platform/mail/write-mail';

const whoCaused = {
  sender: ({ by }: HeldLimit) => `${by} caused ${mostCaused.sender} mails to others today`,
  network: () => `One network caused ${mostCaused.network} mails to others today`,
} as const;

interface HeldLimit {
  readonly limit: CausedLimit;
  /** ISO day. */
  readonly day: string;
  readonly by: string;
}

/** That mails between employers and candidates are held from now on, until the next day. */
export function heldNote(about: About, held: HeldLimit): OutgoingMail {
  const mails = onDesk(about.env, routes.deskMails);
  return placementNote(about, {
    topic: `held-${held.limit}-${held.day}`,
    what: 'mails are held back',
    lines: [
      `${whoCaused[held.limit](held)}. Further ones are held until tomorrow: you can read each of them, and send it, under "Mails that did not arrive".`,
      ...(mails ? [mails] : []),
    ],
  });
}

/** One line to staff, with the vacancy's page. */
export function placementNote(
  { env, vacancy }: About,
  {
    topic,
    what,
    lines,
  }: { readonly topic: string; readonly what: string; readonly lines?: readonly string[] },
): OutgoingMail {
  const page = onDesk(env, deskVacancyPath(vacancy.id));
  return writeMail(toStaff(env), {
    topic: `${vacancy.id}-${topic}`,
    subject: `[placement] ${vacancy.employer.company}: ${what}`,
    before: [what, ...(lines ?? []), ...(page ? [page] : [])],
  });
}
