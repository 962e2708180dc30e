/** The receipt of an enquiry: reference, promise and link, and nothing that was typed (contract: Receipt). */

import { identityOf, legalEntityOf } from '#data/company/legal-entity';
import { kindWords } from '#data/form-kinds';
import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { officeHours } from '#data/site';
import { isJobAlert } from '#lib/enquiries/forms/job-alert-message';
import { toVisitor } from '#lib/enquiries/mails/recipients';
import { type Emails, staffMail } from '#lib/enquiries/mails/staff';
import { promisedBy, uncountedDays } from '#lib/enquiries/rules/hours';
import type { Submission } from '#lib/enquiries/schema/submission';
import { neverAskedText } from '#lib/enquiries/words';
import { wrongIndianLength } from '#lib/forms/patterns';
import type { Env } from '#lib/platform/config/env';
import { type MailContent, writeMail } from '#lib/platform/mail/write-mail';
import { dayAndHour, shortDayAndHour } from '#lib/platform/values/india';

/** One mail to staff, and the receipt to whoever gave an address. */
export const enquiryEmails: Emails = (submission, env, file) => [
  ...staffMail(submission, env, file),
  ...(submission.email && submission.enquiry
    ? [writeMail(toVisitor(env, submission), receiptOf(submission, env))]
    : []),
];

function receiptOf(submission: Submission, env: Env): MailContent {
  const { kind, phone, receivedAt, enquiry } = submission;
  const noun = isJobAlert(submission) ? 'sign-up for job alerts' : kindWords(kind).noun;
  const promise = shortDayAndHour(enquiry?.promisedBy ?? promisedBy(receivedAt), receivedAt);
  const title = `We have your ${noun}`;
  return {
    subject: `${title} (${enquiry?.reference})`,
    title,
    preheader: `An executive of HOA will contact you by ${promise}. You can choose when, and in which language.`,
    before: [
      `An executive of HOA will contact you by ${promise}.`,
      `${enquiry?.enteredBy ? 'We wrote down what you asked us' : 'Thank you for writing'}. All times here are Indian Standard Time.`,
      ...phoneLines(phone, 'en'),
    ],
    rows: receiptRows(submission),
    button: 'Choose when we call',
    after: [
      'The same page shows the status. There you can choose the hour and the language, correct your phone number, or withdraw and have everything erased. The link is only for you: please do not forward it.',
      `Questions: ${env.SUPPORT_PHONE}, ${officeHours}, or reply to this mail.`,
    ],
    footer: [
      `You did not ${enquiry?.enteredBy ? 'ask us? Then somebody else gave' : 'write to us? Then somebody else typed'} your address. Open the link and withdraw, and we will erase it.`,
      neverAskedText(kind),
      `${identityOf(legalEntityOf(env))}. This mail answers what was sent to us; it is not advertising.`,
    ],
  };
}

/** The rows of a receipt, the promise last; `moment` says an instant where the mail names no time zone. */
export function receiptRows(
  { receivedAt, enquiry, transcript }: Submission,
  moment = dayAndHour,
): [string, string][] {
  const promise = enquiry?.promisedBy ?? promisedBy(receivedAt);
  const off = uncountedDays(receivedAt);
  return [
    ['Reference', enquiry?.reference ?? ''],
    ...batchRows(transcript),
    ['Received', moment(receivedAt)],
    ...(off.length > 0 ? [['Not counted', off.join(', ')] as [string, string]] : []),
    ['We will contact you by', moment(promise)],
  ];
}

/** In our words: the batch that was asked for, and that it was full. */
const batchRows = (transcript: Submission['transcript']): [string, string][] =>
  transcript
    .filter(({ name }) => name === 'batch' || name === 'waitingList')
    .map(({ label, value }) => [label, value]);

/** Of a number that no call may reach, without the number: what is wrong with it, and that an answer mends it. */
export function phoneLines(phone: string, language: PageLanguage): string[] {
  const digits = wrongIndianLength(phone);
  if (digits === undefined) return [];
  const { shorter, longer } = confirmationWords[language].phone;
  return [digits < 10 ? shorter : longer];
}
