/** What happened so far, in our words: no note of anybody, and no full name of staff. */

import { takenBack } from '#lib/server/enquiries/enquiry-history';
import { firstName } from '#lib/server/settings/desk-members';
import type { Enquiry, EnquiryEvent } from '#lib/server/store/enquiries/enquiries';
import type { LeadMail } from '#lib/server/store/leads/leads';
import { isReceipt } from '#lib/server/store/submissions/records';
import { wishWithHours } from '#lib/shared/enquiries/call-preferences';
import { deskAction } from '#lib/shared/enquiries/desk-actions';
import {
  type HistoryEntry,
  linesByDay,
  type VisitorLine,
} from '#lib/shared/enquiries/lines-by-day';
import { kindWords } from '#lib/shared/forms/registry';
import { own } from '#lib/shared/own';
import { placementEvent } from '#lib/shared/placement/events';

export function visitorHistory(
  enquiry: Enquiry,
  events: readonly EnquiryEvent[],
  mails: readonly LeadMail[],
  hasResume: boolean,
  now: number,
): VisitorLine[] {
  const receipt = mails.find((mail) => mail.state === 'sent' && isReceipt(mail));
  const undone = takenBack(events);
  const past: HistoryEntry[] = events.flatMap((event) => {
    if (undone.has(event.id)) return [];
    const text = textOf(event, enquiry, hasResume);
    return text ? [{ at: event.at, text }] : [];
  });
  if (receipt) past.push({ at: receipt.at, text: 'The receipt went to your e-mail address.' });
  past.sort((a, b) => a.at - b.at);
  return linesByDay([...past, ...nextOf(enquiry, now)], now);
}

function nextOf({ state, again, keptAt, promisedBy }: Enquiry, now: number): HistoryEntry[] {
  if (state === 'done') return [];
  if (again !== undefined && again > now)
    return [{ at: again, text: 'We will call again.', isOpen: true }];
  if (keptAt !== undefined || promisedBy < now) return [];
  return [{ at: promisedBy, text: 'We will contact you by then.', isOpen: true }];
}

/** Of a payment by itself, or by the visitor; what staff does with one stands in its row. */
const ofMoney: Readonly<Record<string, (detail: EnquiryEvent['detail']) => string>> = {
  paid: ({ part, sum }) => `We received ${part}: ${sum}.`,
  'stray-payment': ({ sum }) =>
    `We received ${sum} that we had not asked for. We will pay it back.`,
  'payment-reminder': ({ sum }) => `We reminded you of ${sum}.`,
  'ask-payment-again': () => 'You asked for a new request for payment.',
};

function textOf(
  { action, by, detail }: EnquiryEvent,
  { kind }: Enquiry,
  hasResume: boolean,
): string | undefined {
  const who = by.kind === 'member' ? firstName(by.name) : 'We';
  const money = own(ofMoney, action)?.(detail);
  if (money) return money;
  const around = placementEvent(action);
  if (around) return around.toVisitor?.(who);
  if (by.kind === 'member' && action === 'received') {
    return `${who} wrote down your ${kindWords(kind).noun} for you.`;
  }
  if (by.kind === 'visitor') {
    if (action === 'received') {
      return `We received your ${kindWords(kind).noun}${hasResume ? ' and your resume' : ''}.`;
    }
    if (action === 'wish') {
      const { time = '', language = '' } = detail;
      return `You asked to be called ${wishWithHours({ time, language })}.`;
    }
    return action === 'phone' ? 'You corrected the phone number.' : 'You added something.';
  }
  return deskAction(action)?.toVisitor?.(who, detail.sum ?? '');
}
