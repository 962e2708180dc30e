import { draw } from '#app/desk/render-desk-page';
import { MailsPage } from '#components/desk/mails-page';
import { confirmationOfRow } from '#lib/server/desk/action-confirmation';
import { deskOf } from '#lib/server/desk/desk-of';
import { deadLetters } from '#lib/server/desk/list/mails-view';
import { readUnsentForm } from '#lib/server/desk/list/unsent-form';
import { doneIn } from '#lib/server/desk/many/many-done';
import { withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember(async (visit) => {
  const [desk, dead, unsent] = await Promise.all([
    deskOf(visit),
    deadLetters(visit),
    readUnsentForm(visit.request, visit.url.pathname, visit.site),
  ]);
  const hasWebhook = visit.site.env.LEADS_WEBHOOK_URL !== undefined;
  const done = { confirmation: confirmationOfRow(visit.url), many: doneIn(visit.url) };
  const ticked = [unsent?.fields.mail ?? []].flat();
  return draw('Mails', <MailsPage {...{ desk, ...dead, ticked, hasWebhook, ...done }} />);
});
