import { onDesk } from '#lib/server/forms/staff-mail';
import type { About } from '#lib/server/placement/candidate-mails';
import type { OutgoingMail } from '#lib/server/store/store';
import { deskVacancyPath } from '#lib/shared/addresses/desk-routes';
import { escapeHtml } from '#lib/shared/pages/html';

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
  const text = [what, ...(lines ?? []), ...(page ? [page] : [])];
  return {
    role: 'staff',
    topic: `${vacancy.id}-${topic}`,
    to: env.MAIL_TO,
    subject: `[placement] ${vacancy.employer.company}: ${what}`,
    text: text.join('\n\n'),
    html: `<!doctype html><html lang="en-IN"><meta charset="utf-8"><body>${text.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</body></html>`,
  };
}
