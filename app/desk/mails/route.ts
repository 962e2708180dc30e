import { drawFor } from '#app/desk/render-desk-page';
import { MailsPage } from '#components/desk/mails-page';
import { confirmationOfRow } from '#lib/server/desk/action-confirmation';
import { deadLetters } from '#lib/server/desk/list/mails-view';
import { doneIn } from '#lib/server/desk/list/many-done';
import { withMember } from '#lib/server/desk/sign-in/access';
import { readUnsentForm } from '#lib/server/desk/sign-in/unsent-form';

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
