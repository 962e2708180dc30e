/** Mails of an enquiry, and what was refused for good: mails, and events for the other system. */

import { deskCalls, deskEnquiryCall, deskEnquiryPath } from '#data/addresses/desk-routes';
import type { MailLine } from '#lib/desk/schema';
import {
  confirmationOfRow,
  doneIn,
  kindInWords,
  timeInList,
  timeInSentence,
} from '#lib/desk/words';
import { shortlistMark, tokenMark } from '#lib/enquiries/credentials';
import type { LeadMail } from '#lib/enquiries/queries/leads';
import { isReceipt, type NamedMail, topicOf } from '#lib/platform/mail/schema';
import { shortDayAndHour } from '#lib/platform/values/india';
import { howOften, plural } from '#lib/platform/values/words';
import type { StaffRequest } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';
import { nameShown } from '#lib/staff/rules';

const mostShown = 200;

export type MailsView = Awaited<ReturnType<typeof mailsView>>;

export async function mailsView(staffRequest: StaffRequest) {
  const [dead, unsent] = await Promise.all([
    deadLetters(staffRequest),
    readUnsentForm(staffRequest.request, staffRequest.url.pathname, staffRequest.context),
  ]);
  return {
    ...dead,
    hasWebhook: staffRequest.context.env.LEADS_WEBHOOK_URL !== undefined,
    confirmation: confirmationOfRow(staffRequest.url),
    // `done` names the last bulk action; ticks were saved when a session ended.
    many: doneIn(staffRequest.url),
    ticked: [unsent?.fields.mail ?? []].flat(),
  };
}

export async function deadLetters({ context, now }: StaffRequest) {
  const [mails, webhooks] = await Promise.all([
    context.store.listOpenDeadLetters(mostShown + 1),
    context.store.listDeadWebhooks(),
  ]);
  return {
    cut: [mails, webhooks].some(({ length }) => length > mostShown),
    mails: mails.slice(0, mostShown).map((mail): DeadLetter => {
      const { id, reference, submissionId, version = 0 } = mail;
      return {
        id,
        title: `${mailInWords(mail)}, to ${mail.to || 'an address that cannot be read'}`,
        about: reference
          ? `${nameShown(mail.name)}, ${kindInWords(mail.kind)}, ${reference}`
          : `[${mail.kind}] ${mail.name}`,
        when: shortDayAndHour(mail.gaveUpAt, now),
        why: whyOf(mail),
        ...(mail.text !== undefined && { text: withoutTokens(mail.text) }),
        ...(reference && { href: deskEnquiryPath(reference) }),
        action: reference ? deskEnquiryCall(reference) : deskCalls.mails,
        fields: reference ? { mail: id, version } : { mail: id, submission: submissionId },
      };
    }),
    webhooks: webhooks.slice(0, mostShown).map(
      (event): DeadLetter => ({
        id: event.id,
        title: event.type,
        about: event.reference,
        when: shortDayAndHour(event.gaveUpAt, now),
        why: whyOf(event),
        action: deskCalls.mails,
        fields: { webhook: event.id },
      }),
    ),
  };
}

/** The address of a private page is completed when a mail is sent. */
const withoutTokens = (text: string): string =>
  [tokenMark, shortlistMark].reduce((all, mark) => all.replaceAll(mark, '(their own link)'), text);

interface Refused {
  readonly attempts: number;
  readonly reason?: string;
  readonly words?: string;
}

function whyOf({ attempts, reason, words }: Refused): string {
  const why = reason ? `${reasonInWords(reason)}${saidInWords(words)}` : '';
  if (attempts === 0 && why) return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  return `After ${plural(attempts, 'try', 'tries')}${why ? `: ${why}` : ''}`;
}

export interface DeadLetter {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly when: string;
  readonly why: string;
  readonly text?: string;
  readonly href?: string;
  /** Where Send again and Give up are posted, and with what. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

const reasons: Readonly<Record<string, string>> = {
  'recipient-refused': 'the mailbox does not exist or does not accept mail',
  'mail-refused': 'their server refused it',
  'mail-too-large': 'it was too large for the mail server',
  'address-unusable': 'mail cannot be sent to this address',
  'mail-deferred': 'their server said: try later',
  'sender-not-accepted': 'their server does not accept mail from us now',
  'mail-not-composed': 'it could not be composed',
  'hung-up-on-this-mail': 'their server closed the connection',
  unreadable: 'it was damaged where it was stored',
  'held-back': 'held back, because too many mails were caused in one day',
  superseded: 'not sent, because a later one says what holds now',
};

const reasonInWords = (reason: string | undefined) =>
  reason === undefined ? '' : (reasons[reason] ?? reason.replaceAll('-', ' '));

const saidInWords = (words: string | undefined) => (words === undefined ? '' : ` (“${words}”)`);

const topics: Readonly<Record<string, string>> = {
  'session-link': 'Access link',
  'session-soon': 'Access link, an hour before',
  'session-tomorrow': 'Reminder, a day before',
  'session-cancelled': 'Session cancelled',
  'question-bank': 'Question bank',
  'handed-over': 'Hand-over',
};

/** Topics of mails to visitors that continue with a number or an id. */
const topicStarts: readonly (readonly [start: string, what: string])[] = [
  ['ask-', 'Request for payment'],
  ['due-', 'Reminder of a payment'],
  ['paid-', 'Payment received'],
  ['refund-', 'Refund'],
  ['batch-', 'About their batch'],
  ['seat-', 'About their batch'],
  ['exam-', 'Practical paper'],
];

export function mailInWords(mail: NamedMail): string {
  const topic = topicOf(mail);
  const [word = ''] = /^[a-z][a-z-]*/.exec(topic) ?? [];
  const known = topics[word.replace(/-$/, '')];
  if (known) return known;
  if (mail.role === 'staff') return 'To the desk';
  if (isReceipt(mail)) return 'Receipt';
  return topicStarts.find(([start]) => topic.startsWith(start))?.[1] ?? 'About a post';
}

const goesOut = (at: number, now: number) =>
  at > now ? `Goes out ${timeInSentence(at, now)}` : 'Goes out now';

export function mailLine(mail: LeadMail, now: number): MailLine {
  const tries =
    mail.attempts === 0 ? 'first try' : `after ${plural(mail.attempts, 'try', 'tries')}`;
  const why = mail.reason ? `: ${reasonInWords(mail.reason)}${saidInWords(mail.words)}` : '';
  const reason = why.replace(/^: (.)/, (_, letter: string) => `. ${letter.toUpperCase()}`);
  const common = { id: mail.id, what: mailInWords(mail), to: mail.to };
  switch (mail.state) {
    case 'sent':
      return {
        ...common,
        mark: 'sent',
        state: 'Delivered',
        detail: `${timeInList(mail.at, now)}, ${tries}`,
        again: 'Send again',
        mayGiveUp: false,
      };
    case 'waiting':
      return {
        ...common,
        mark: 'waits',
        state: 'Waiting',
        detail:
          mail.attempts === 0
            ? goesOut(mail.at, now)
            : `Tried ${howOften(mail.attempts)}; again ${timeInSentence(mail.at, now)}${reason}`,
        again: 'Send now',
        mayGiveUp: false,
      };
    case 'closed':
      return {
        ...common,
        mark: 'parked',
        state: 'Given up',
        detail: `${timeInList(mail.at, now)}${why}`,
        mayGiveUp: false,
      };
    default:
      return {
        ...common,
        mark: 'parked',
        state: 'Failed',
        detail: `${timeInList(mail.at, now)}, ${tries}${why}`,
        again: 'Send again',
        mayGiveUp: true,
      };
  }
}
