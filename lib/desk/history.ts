/** The history of an enquiry in words: who did what, and what was said. */

import { firstName, type Member } from '#lib/desk/members';
import { memberName } from '#lib/desk/rows';
import { dayInWords, whenSaid } from '#lib/desk/times';
import type { HistoryLine } from '#lib/desk/view-types/enquiry';
import { kindInWords, outcomeInWords, wishHours } from '#lib/desk/words';
import { isOutcome } from '#lib/enquiries/states';
import { takenBack } from '#lib/enquiries/take-back';
import { hourInWords, isoDayInIndia, isoInIndia } from '#lib/india';
import type { Actor, EnquiryEvent } from '#lib/store/enquiries';

interface About {
  readonly kind: string;
  readonly person: string;
  readonly members: readonly Member[];
  readonly now: number;
}

export function historyOf(events: readonly EnquiryEvent[], about: About): HistoryLine[] {
  const undone = takenBack(events);
  return events.map((event, at) => {
    const isoDay = isoDayInIndia(event.at);
    const former = events[at - 1];
    const isFirst = !former || isoDayInIndia(former.at) !== isoDay;
    return {
      id: event.id,
      iso: isoInIndia(event.at),
      ...(isFirst && { day: dayInWords(event.at) }),
      time: hourInWords(event.at),
      ...inWords(event, about),
      ...(undone.has(event.id) && { undone: true as const }),
      ...(event.detail.note && { note: event.detail.note }),
    };
  });
}

const actorName = (by: Actor, { person }: About) => {
  if (by.kind === 'member') return firstName(by.name);
  return by.kind === 'visitor' ? firstName(person) : 'The site';
};

function inWords(event: EnquiryEvent, about: About): Pick<HistoryLine, 'deed' | 'rest'> {
  const { action, detail } = event;
  const who = actorName(event.by, about);
  const again = detail.again ? ` Next ${whenSaid(Date.parse(detail.again), about.now)}.` : '';
  switch (action) {
    case 'received':
      return { deed: 'Received', rest: `: ${kindInWords(about.kind)}.` };
    case 'wish':
      return {
        deed: `${who} chose`,
        rest: ` to be called ${wishHours(detail.time ?? 'any')}${detail.language ? `, in ${detail.language}` : ''}.`,
      };
    case 'phone':
      return {
        deed: `${who} corrected the phone number`,
        rest: detail.before ? `, which was ${detail.before}.` : '.',
      };
    case 'note':
      return { deed: `${who} noted`, rest: '' };
    case 'take':
      return { deed: `${who} took it`, rest: '' };
    case 'hand':
      return {
        deed: `${who} handed it`,
        rest: ` to ${memberName(detail.to ?? '', about.members)}.`,
      };
    case 'spoke':
      return { deed: `${who} spoke with them.`, rest: again };
    case 'wrote':
      return { deed: `${who} wrote to them.`, rest: again };
    case 'no-answer':
      return { deed: `${who} called: no answer.`, rest: again };
    case 'close':
      return { deed: `${who} closed it`, rest: `: ${closedAs(detail.outcome)}.` };
    case 'reopen':
      return { deed: `${who} opened it again`, rest: '' };
    case 'take-back':
      return { deed: `${who} took that back`, rest: ': it stands as before.' };
    case 'not-suspicious':
      return { deed: `${who} said: it is a person.`, rest: ' The promise counts from here.' };
    case 'promise-told':
      return { deed: 'Staff were told', rest: ' that the promise ends and nobody has touched it.' };
    case 'mail-again':
      return { deed: `${who} had a mail sent again`, rest: '' };
    case 'mail-give-up':
      return { deed: `${who} gave up a mail`, rest: '' };
    default:
      return { deed: `${who}: ${action}`, rest: '' };
  }
}

const closedAs = (outcome: string | undefined) =>
  isOutcome(outcome) ? outcomeInWords(outcome).toLowerCase() : 'done';

/** "Sathya wrote here", "Sathya called and did not reach them": what a colleague did meanwhile. */
export function deedOf(event: EnquiryEvent, about: About): string {
  const { deed, rest } = inWords(event, about);
  return `${deed}${rest}`.replace(/\.?$/, '.');
}
