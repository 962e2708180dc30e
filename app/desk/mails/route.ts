import { drawFor } from '#app/desk/render-desk-page';
import { MailsPage } from '#components/desk/mails-page';
import { deadLetters } from '#lib/server/desk/list/views/mails';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { readUnsentForm } from '#lib/server/desk/sign-in/http/unsent-form';
import { confirmationOfRow, doneIn } from '#lib/server/desk/words';

export const GET = withMember(async (visit) => {
  const [dead, unsent] = await Promise.all([
    deadLetters(visit),
    readUnsentForm(visit.request, visit.url.pathname, visit.site),
  ]);
  const hasWebhook = visit.site.env.LEADS_WEBHOOK_URL !== undefined;
  const done = { confirmation: confirmationOfRow(visit.url), many: doneIn(visit.url) };
  const ticked = [unsent?.fields.mail ?? []].flat();
  return drawFor(visit, 'Mails', MailsPage, { ...dead, ticked, hasWebhook, ...done });
});
