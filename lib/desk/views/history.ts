/** The history of an enquiry in words: who did what, and what was said. */
import type { HistoryLine } from '#lib/desk/schema';
import { titleOfKind } from '#lib/desk/views/tasks';
import {
  kindInWords,
  outcomeInWords,
  preferredHoursInWords,
  timeInSentence,
} from '#lib/desk/words';
import { deskAction, isOutcome } from '#lib/enquiries/rules/actions';
import { heldFileTaken, undoneIds } from '#lib/enquiries/rules/take-back';
import type { Actor, EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import { placementLine } from '#lib/placement/words/history';
import { whyHeld } from '#lib/platform/files/holds';
import {
  hourInWords,
  instantInIndia,
  isoDayInIndia,
  isoInIndia,
  weekdayAndDate,
} from '#lib/platform/values/india';
import { examEvent } from '#lib/practice/words';
import { firstName, type Member, memberName } from '#lib/staff/rules';
import { call, isTaskKind, type TaskKind } from '#lib/tasks/rules';

interface About {
  readonly kind: string;
  readonly person: string;
  readonly members: readonly Member[];
  readonly now: number;
  readonly candidateName?: (id: string) => string | undefined;
}

export function historyOf(events: readonly EnquiryEvent[], about: About): HistoryLine[] {
  const undone = undoneIds(events);
  return events.map((event, at) => {
    const isoDay = isoDayInIndia(event.at);
    const former = events[at - 1];
    const isFirst = !former || isoDayInIndia(former.at) !== isoDay;
    return {
      id: event.id,
      iso: isoInIndia(event.at),
      ...(isFirst && { day: weekdayAndDate(event.at, about.now) }),
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

function inWords(event: EnquiryEvent, about: About): Pick<HistoryLine, 'headline' | 'rest'> {
  const { action, detail } = event;
  const who = actorName(event.by, about);
  const again = detail.again ? ` Next ${timeInSentence(Date.parse(detail.again), about.now)}.` : '';
  switch (action) {
    case 'received':
      return {
        headline: event.by.kind === 'member' ? `${who} entered it` : 'Received',
        rest: `: ${kindInWords(about.kind)}.`,
      };
    case 'wish':
      return describePreference(who, detail);
    case 'phone':
      return {
        headline: `${who} corrected the phone number`,
        rest: detail.before ? `, which was ${detail.before}.` : '.',
      };
    case heldFileTaken:
      return {
        headline: `${who} took the original of the held resume`,
        rest: `, although ${whyHeld(detail.held ?? '')}.`,
      };
    case 'released':
      return {
        headline: 'Unassigned now',
        rest: `: ${memberName(detail.from ?? '', about.members)} is not at the desk now.`,
      };
    case 'dealt':
      return {
        headline: `The site gave it to ${memberName(detail.to ?? '', about.members)}`,
        rest: detail.language ? `, who speaks ${detail.language}.` : '.',
      };
    case 'promise-told':
      return {
        headline: 'Staff were told',
        rest: ' that the promise is about to end and nobody has called or written.',
      };
    case 'paid':
      return {
        headline: detail.all ? 'Paid in full' : 'Paid',
        rest: `: ${detail.part}, ${detail.sum}, ${detail.invoice}.`,
      };
    case 'stray-payment':
      return {
        headline: `${detail.sum} was received`,
        rest: ' and matches no open request: see Payments.',
      };
    case 'refund-sent':
      return { headline: `The refund of ${detail.sum} is on its way`, rest: `: ${detail.refund}.` };
    case 'refunded':
      return { headline: `${detail.sum} was refunded`, rest: `: ${detail.refund}.` };
    case 'refund-refused':
      return { headline: `${detail.sum} was not refunded`, rest: ': the provider refused it.' };
    case 'refund-outside':
      return { headline: `${detail.sum} was refunded at Razorpay`, rest: `: ${detail.refund}.` };
    case 'dispute':
      return {
        headline: `The bank disputes ${detail.sum}`,
        rest: detail.by ? `: answer it at Razorpay by ${detail.by}.` : ': answer it at Razorpay.',
      };
    case 'dispute-lost':
      return { headline: 'The dispute was lost', rest: `: the bank took ${detail.sum} back.` };
    case 'batch-cancelled':
      return {
        headline: `Their batch was cancelled: ${detail.title}`,
        rest: detail.paid
          ? '. Move the seat, or refund the money.'
          : `. The request ${detail.payment} was cancelled with it.`,
      };
    case 'payment-reminder':
      return {
        headline: 'The site reminded',
        rest: ` ${firstName(about.person)} of ${detail.sum}.`,
      };
    case 'ask-payment-again':
      return { headline: `${who} asked for a new request`, rest: ' for payment.' };
    default: {
      const around = placementLine(event, { kind: about.kind, who, nameOf: about.candidateName });
      if (around) return { headline: around.staff[0], rest: around.staff[1] };
      const exam = examEvent(action, detail);
      if (exam) return { headline: exam.headline, rest: exam.desk };
      const line = deskAction(action)?.history({
        who,
        next: again,
        to: memberName(detail.to ?? '', about.members),
        isOwn: event.by.kind === 'member' && event.by.address === detail.to,
        outcome: closedAs(detail.outcome),
        ...(detail.sum && { sum: detail.sum }),
        ...(detail.other && { other: detail.other }),
        ...(isAnyTask(detail.task) && { task: titleOfKind(detail.task) }),
        ...(detail.until && { until: weekdayAndDate(instantInIndia(detail.until), about.now) }),
        former: formerOf(detail),
      });
      const [headline, rest] = line ?? [`${who}: ${action}`, ''];
      return { headline, rest };
    }
  }
}

/** A mail or a call may have gone to the former phone or address. */
const formerOf = ({ nameBefore, phoneBefore, emailBefore }: EnquiryEvent['detail']): string =>
  Object.entries({
    'the name': nameBefore,
    'the phone number': phoneBefore,
    'the e-mail address': emailBefore,
  })
    .flatMap(([what, before]) => {
      if (before === undefined) return [];
      return before ? `${what}, which was ${before}` : `${what}, there was none`;
    })
    .join('; ');

/** A first preference is chosen; a later one says what it was before. */
function describePreference(
  who: string,
  { time, language, timeBefore, languageBefore }: EnquiryEvent['detail'],
) {
  const to = ` to be called ${calledAt(time, language)}`;
  if (timeBefore === undefined) return { headline: `${who} chose`, rest: `${to}.` };
  return {
    headline: `${who} now asks`,
    rest: `${to}; before: ${calledAt(timeBefore, languageBefore)}.`,
  };
}

const calledAt = (time = 'any', language = '') =>
  `${preferredHoursInWords(time)}, ${language ? `in ${language}` : 'no language preference'}`;

const isAnyTask = (kind = ''): kind is TaskKind | typeof call => kind === call || isTaskKind(kind);

const closedAs = (outcome: string | undefined) =>
  isOutcome(outcome) ? outcomeInWords(outcome).toLowerCase() : 'done';

/** "Sathya wrote here", "Sathya called and did not reach them": what a colleague did meanwhile. */
export function headlineOf(event: EnquiryEvent, about: About): string {
  const { headline, rest } = inWords(event, about);
  return `${headline}${rest}`.replace(/\.?$/, '.');
}
