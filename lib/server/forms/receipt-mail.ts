/** The receipt of an enquiry: reference, promise and link, and nothing that was typed (contract: Receipt). */
import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { officeHours } from '#data/site';
import { type Sheet, writeSheet } from '#lib/server/forms/mail-layout';
import { type Emails, staffMail } from '#lib/server/forms/staff-mail';
import type { Env } from '#lib/server/settings/env';
import { tokenMark } from '#lib/server/store/enquiries/page-link';
import type { OutgoingMail, Submission } from '#lib/server/store/store';
import { enquiryPath } from '#lib/shared/addresses/token-routes';
import { identityOf, legalEntityOf } from '#lib/shared/company/legal-entity';
import { neverAskedText } from '#lib/shared/enquiries/never-asked';
import { promisedBy, uncountedDays } from '#lib/shared/enquiries/promise';
import { isJobAlert } from '#lib/shared/forms/job-alert/message';
import { wrongIndianLength } from '#lib/shared/forms/patterns';
import { kindWords } from '#lib/shared/forms/registry';
import { dayAndHour, shortDayAndHour } from '#lib/shared/india';

/** One mail to staff, and the receipt to whoever gave an address. */
export const enquiryEmails: Emails = (submission, env, file) => [
  ...staffMail(submission, env, file),
  ...(submission.email && submission.enquiry ? [receiptMail(submission, env)] : []),
];

function receiptMail(submission: Submission, env: Env): OutgoingMail {
  const { kind, email, receivedAt, enquiry } = submission;
  const noun = isJobAlert(submission) ? 'sign-up for job alerts' : kindWords(kind).noun;
  const promise = enquiry?.promisedBy ?? promisedBy(receivedAt);
  const title = `We have your ${noun}`;
  return {
    role: 'visitor',
    to: email,
    subject: `${title} (${enquiry?.reference})`,
    autoReplied: true,
    linked: true,
    ...withReference(enquiry?.reference ?? '', {
      preview: `An executive of HOA will contact you by ${shortDayAndHour(promise, receivedAt)}. You can choose when, and in which language.`,
      title,
      lead: [
        `An executive of HOA will contact you by ${shortDayAndHour(promise, receivedAt)}.`,
        `${enquiry?.enteredBy ? 'We wrote down what you asked us' : 'Thank you for writing'}. All times here are Indian Standard Time.`,
        ...phoneLines(submission.phone, 'en'),
      ],
      rows: receiptRows(
        enquiry ? { ...submission, enquiry: { ...enquiry, reference: referenceMark } } : submission,
      ),
      button: { label: 'Choose when we call', href: enquiryLink(env) },
      after: [
        'The same page shows the status. There you can choose the hour and the language, correct your phone number, or withdraw and have everything erased. The link is only for you: please do not forward it.',
        `Questions: ${env.SUPPORT_PHONE}, ${officeHours}, or reply to this mail.`,
      ],
      small: [
        `You did not ${enquiry?.enteredBy ? 'ask us? Then somebody else gave' : 'write to us? Then somebody else typed'} your address. Open the link and withdraw, and we will erase it.`,
        neverAskedText(kind),
        `${identityOf(legalEntityOf(env))}. This mail answers what was sent to us; it is not advertising.`,
      ],
    }),
  };
}

/** Stands for the reference while the mail is put together. */
const referenceMark = '{enquiry-reference}';

/** Sheets without a reference, by all that they say: nothing that was typed. */
const written = new Map<string, ReturnType<typeof writeSheet>>();
const mostWritten = 20;

/** Receipts of one kind and minute differ in the reference alone, and to lay one out takes a twentieth of a submission. */
function withReference(reference: string, sheet: Sheet): ReturnType<typeof writeSheet> {
  const words = JSON.stringify(sheet);
  const known = written.get(words) ?? writeSheet(sheet);
  if (!written.has(words) && written.size >= mostWritten) written.clear();
  written.set(words, known);
  const put = (text: string) => text.replace(referenceMark, () => reference);
  return { text: put(known.text), html: put(known.html) };
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

/** The link to the visitor's page as a stored mail holds it. */
export const enquiryLink = ({ origin }: Pick<Env, 'origin'>) =>
  `${origin}${enquiryPath(tokenMark)}`;
