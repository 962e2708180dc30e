/** How a candidate of a vacancy is drawn on the desk. */
import { rupees } from '#data/formatting';
import type { Mark } from '#lib/server/desk/enquiry/schema';
import { isAskedAgain } from '#lib/server/placement/agreed-words';
import type { Candidate, Shortlist, Vacancy } from '#lib/server/store/placement/placements';
import { shortDay } from '#lib/shared/dates';
import { dayAndHour, shortDayAndHour, weekdayAndDate } from '#lib/shared/india';

/** As it is kept, but for who is asked again,  who is on a link that shows (`shown`), and a question that ran out, which is a no. */
export function seenState(
  candidate: Candidate,
  vacancy: Vacancy,
  live: Shortlist | undefined,
  now: number,
): string {
  const { state, endsAt } = candidate;
  if (isAskedAgain(candidate, vacancy)) return 'asked';
  if (state === 'yes' && live) return 'shown';
  return state === 'asked' && now >= endsAt ? 'no' : state;
}

export function candidateShown(
  candidate: Candidate,
  vacancy: Vacancy,
  live: Shortlist | undefined,
  now: number,
): { readonly mark: Mark; readonly label: string; readonly sub: string } {
  const { state, answeredAt = 0 } = candidate;
  if (isAskedAgain(candidate, vacancy)) {
    return {
      mark: 'waits',
      label: 'Asked again',
      sub: `The post was changed after the yes of ${weekdayAndDate(answeredAt, now)}; not shown until they agree`,
    };
  }
  switch (state) {
    case 'asked':
      return now < candidate.endsAt
        ? {
            mark: 'waits',
            label: 'Asked',
            sub: `${shortDayAndHour(candidate.askedAt, now)}, by ${candidate.askedBy}; until ${weekdayAndDate(candidate.endsAt, now)}`,
          }
        : {
            mark: 'parked',
            label: 'No answer',
            sub: `It stood until ${weekdayAndDate(candidate.endsAt, now)}`,
          };
    case 'yes':
      return {
        mark: 'sent',
        label: 'Said yes',
        sub: `${shortDayAndHour(answeredAt, now)}${live ? '; shown' : '; the employer has no link'}`,
      };
    case 'no':
      return candidate.withdrawnAt === undefined
        ? {
            mark: 'parked',
            label: 'Declined',
            sub: `${weekdayAndDate(answeredAt, now)}${candidate.why ? `: “${candidate.why}”` : ''}`,
          }
        : {
            mark: 'parked',
            label: 'Took it back',
            sub: shortDayAndHour(candidate.withdrawnAt, now),
          };
    case 'interview':
      return { mark: 'talking', label: 'Interview', sub: interviewText(candidate, now) };
    case 'hired':
      return {
        mark: 'done',
        label: 'Hired',
        sub: `${weekdayAndDate(candidate.hiredAt ?? 0, now)}; begins ${shortDay(candidate.begins ?? '')}, ${rupees(candidate.pay ?? 0)}${candidate.withdrawnAt === undefined ? '' : '; took the yes back'}`,
      };
    default:
      return { mark: 'parked', label: 'Closed', sub: closedText(candidate, now) };
  }
}

function interviewText(candidate: Candidate, now: number): string {
  const { slotAt, otherSlots, slots, place, wentCandidate, wentEmployer } = candidate;
  if (slotAt === undefined) {
    return otherSlots
      ? `Asks for other times: “${otherSlots}”`
      : `${slots.length} times offered, none chosen`;
  }
  const met = [wentCandidate, wentEmployer].filter((each) => each !== undefined);
  const went =
    slotAt > now || met.length === 0
      ? ''
      : met.every(Boolean)
        ? '; they met'
        : '; somebody says they did not meet';
  return `${dayAndHour(slotAt)}${place ? `, ${place}` : ''}${went}`;
}

function closedText({ refusedAt, refusedWhy, thankedAt, left }: Candidate, now: number): string {
  if (left) return `The application was closed ${weekdayAndDate(left.at, now)}: ${left.as}`;
  if (refusedAt !== undefined) {
    return `The employer, ${weekdayAndDate(refusedAt, now)}${refusedWhy ? `: “${refusedWhy}”` : ''}`;
  }
  return thankedAt === undefined
    ? 'Placed elsewhere'
    : `Written to ${weekdayAndDate(thankedAt, now)}`;
}
