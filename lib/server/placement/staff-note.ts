import { paragraphsMail } from '#lib/server/forms/mail-layout';
import { onDesk } from '#lib/server/forms/staff-mail';
import type { About } from '#lib/server/placement/candidate-mails';
import type { Candidate } from '#lib/server/store/placement/placements';
import type { OutgoingMail } from '#lib/server/store/store';
import { deskVacancyPath } from '#lib/shared/addresses/desk-routes';

/** "Asha Sample (HOA-7K3M-92Q)": staff know people by name, and find them by reference. */
export const inWords = ({ name, reference }: Pick<Candidate, 'name' | 'reference'>): string =>
  `${name} (${reference})`;

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
  return {
    role: 'staff',
    topic: `${vacancy.id}-${topic}`,
    to: env.MAIL_TO,
    subject: `[placement] ${vacancy.employer.company}: ${what}`,
    ...paragraphsMail([what, ...(lines ?? []), ...(page ? [page] : [])]),
  };
}
