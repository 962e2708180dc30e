import { routes } from '#data/addresses/routes';
import { giveUpMany, undoMails } from '#lib/desk/actions/many';
import { afterMany } from '#lib/desk/words';
import { replyError, wrong } from '#lib/platform/http/intake/reply';
import { notFound, replySaved, textOf, withFields } from '#lib/staff/http/access';

/** Ticked mails at once; one mail that is about no enquiry, and events for the other system. */
export const POST = withFields(async (staffRequest, fields) => {
  const { context, now } = staffRequest;
  const action = textOf(fields, 'action');
  if (action === 'mail-again-all') {
    const many = await context.store.resendDeadLetters(now);
    if (many > 0) context.wake('mail');
    return replySaved(staffRequest, `${routes.deskMails}?said=${action}`, { many });
  }
  if (action === 'give-up-ticked' || action === 'take-back') {
    const done =
      action === 'take-back'
        ? await undoMails(staffRequest, textOf(fields, 'press'))
        : await giveUpMany(staffRequest, fields);
    if ('error' in done) return replyError(done.error);
    const said = action === 'take-back' ? 'mails-back' : action;
    return replySaved(staffRequest, afterMany(routes.deskMails, said, done), done);
  }
  if (action !== 'mail-again' && action !== 'mail-give-up') {
    return replyError(wrong('action', 'Unknown action').error);
  }
  const [webhook, mail, submission] = ['webhook', 'mail', 'submission'].map((name) =>
    textOf(fields, name),
  ) as [string, string, string];
  const { store, wake } = context;
  const again = action === 'mail-again';
  const done = webhook
    ? await (again ? store.resendWebhook(webhook, now) : store.closeWebhook(webhook, now))
    : await (again
        ? store.resendMail(submission, mail, now)
        : store.closeMail(submission, mail, now));
  if (done && again) wake('mail');
  // Done already, by a colleague: the list shows it.
  const to = `${routes.deskMails}${done && !webhook ? `?said=${action}` : ''}`;
  return done || staffRequest.plain ? replySaved(staffRequest, to) : notFound(staffRequest.request);
});
