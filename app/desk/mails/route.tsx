import { draw } from '#app/desk/render-desk-page';
import { MailsPage } from '#components/desk/mails-page';
import { deskOf } from '#lib/server/desk/desk-of';
import { deadLetters } from '#lib/server/desk/list/mails-view';
import { doneIn } from '#lib/server/desk/many/many-done';
import { withMember } from '#lib/server/desk/sign-in/access';
import { confirmationOfRow } from '#lib/server/desk/sign-in/confirmation';

export const GET = withMember(async (visit) => {
  const [desk, dead] = await Promise.all([deskOf(visit), deadLetters(visit)]);
  const hasWebhook = visit.site.env.LEADS_WEBHOOK_URL !== undefined;
  const done = { confirmation: confirmationOfRow(visit.url), many: doneIn(visit.url) };
  return draw('Mails', <MailsPage {...{ desk, ...dead, hasWebhook, ...done }} />);
});
