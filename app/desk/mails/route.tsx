import { draw } from '#app/desk/draw';
import { MailsPage } from '#components/desk/mails-page';
import { withMember } from '#lib/desk/access';
import { confirmationOfRow } from '#lib/desk/confirmation';
import { deskOf } from '#lib/desk/list';
import { deadLetters } from '#lib/desk/mails-view';

export const GET = withMember(async (visit) => {
  const [desk, dead] = await Promise.all([deskOf(visit), deadLetters(visit)]);
  const hasWebhook = visit.site.env.LEADS_WEBHOOK_URL !== undefined;
  const page = { desk, ...dead, hasWebhook, confirmation: confirmationOfRow(visit.url) };
  return draw('Mails', <MailsPage {...page} />);
});
