import { paidCall, paidTwice } from '#data/after-registration';
import { attachCalendarEntry } from '#lib/server/calendar/files';
import { receiptRows as enquiryRows } from '#lib/server/forms/receipt-mail';
import { toVisitor } from '#lib/server/forms/recipients';
import { staffMail } from '#lib/server/forms/staff-mail';
import { writeMail } from '#lib/server/mail/write-mail';
import { type Paid, receiptRows } from '#lib/server/payments/receipt';
import type { Env } from '#lib/server/settings/env';
import type { OutgoingMail, Submission } from '#lib/server/store/store';
import { routes } from '#lib/shared/addresses/routes';
import { editionSession, sessionTimeText } from '#lib/shared/calendar/rules';
import { accessLinkText } from '#lib/shared/calendar/words';
import { inIndia } from '#lib/shared/dates';
import { shortDayAndHour } from '#lib/shared/india';

/** One mail to staff; to the visitor the confirmation with receipt and calendar entry, and nothing that was typed. */
export function webinarPaidEmails(
  submission: Submission,
  env: Env,
  paid: Paid,
  receiptToken: string,
): readonly OutgoingMail[] {
  const { edition } = paid;
  const session = editionSession(edition);
  const confirmation = {
    subject: `You are registered: ${edition.title} (${shortDayAndHour(session.start, submission.receivedAt)})`,
    before: [
      ...(paid.again ? [paidTwice] : []),
      `Your payment has reached us and your place is booked: ${sessionTimeText(edition)}. The calendar entry is attached. ${accessLinkText('en', session.start, submission.receivedAt)}`,
      'This is your receipt:',
    ],
    rows: [...enquiryRows(submission, inIndia), ...receiptRows(paid)],
    sum: 'Total paid',
    button: 'See your registration',
    after: [
      paidCall,
      `The tax invoice, to print or keep: ${env.origin}${routes.invoice}?r=${receiptToken}`,
      'The page of your registration shows its status. There you can choose when we call, or withdraw. If you withdraw you give up your place; the page first tells you what happens to the payment. The link is only for you: please do not forward it.',
      `You did not register? Then somebody else typed your address. Open the link and withdraw, and we will erase it. About the payment, write to ${env.SUPPORT_EMAIL}.`,
    ],
    attachments: [attachCalendarEntry(session, env.origin)],
  };
  return [
    ...staffMail(submission, env),
    // Somebody may have had the address erased before the payment arrived.
    ...(submission.email ? [writeMail(toVisitor(env, submission), confirmation)] : []),
  ];
}
