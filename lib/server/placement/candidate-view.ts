/** What a candidate reads of each post they were asked about: the question, the hours, and who saw what. */
import { rupees } from '#data/formatting';
import { changedRows, isAskedAgain } from '#lib/server/placement/agreed-words';
import type { PlacementView } from '#lib/server/placement/candidate-view-types';
import {
  markOf,
  postRows,
  questionOf,
  recordOf,
  smallPrint,
  takesBack,
  whoHearsComplaints,
  wouldNotSee,
  wouldSee,
} from '#lib/server/placement/consent-words';
import { employerBegins, employerToCandidate, postOf } from '#lib/server/placement/employer-words';
import { slotValue } from '#lib/server/placement/read-slot';
import { hasConsented } from '#lib/server/placement/take-back';
import { type Shown, seenOf } from '#lib/server/placement/who-saw-what';
import type { Site } from '#lib/server/site';
import type { EnquiryEvent } from '#lib/server/store/enquiries/schema';
import { shortDay } from '#lib/shared/dates';
import { dayAndHour } from '#lib/shared/india';

/** What waits for an answer stands first, then the newest. */
export async function placementsOf(
  { store }: Pick<Site, 'store'>,
  enquiryId: string,
  events: readonly EnquiryEvent[],
  now: number,
): Promise<PlacementView[]> {
  const candidates = await store.listCandidates({ enquiry: enquiryId });
  if (candidates.length === 0) return [];
  const vacancies = await store.listVacancies({
    ids: candidates.map(({ vacancyId }) => vacancyId),
  });
  const views = await Promise.all(
    candidates.map(async (candidate) => {
      const vacancy = vacancies.find(({ id }) => id === candidate.vacancyId);
      if (!vacancy) return [];
      const [link, all] = await Promise.all([
        store.lastShortlist(vacancy.id),
        store.listCandidates({ vacancy: vacancy.id }),
      ]);
      const taken = new Set(all.flatMap(({ slotAt }) => slotAt ?? []));
      return [
        { at: candidate.askedAt, view: viewOf({ vacancy, candidate, link, events, taken, now }) },
      ];
    }),
  );
  return views
    .flat()
    .sort((one, other) => order(one.view) - order(other.view) || other.at - one.at)
    .map(({ view }) => view);
}

const waiting: readonly PlacementView['stands'][] = ['asked', 'again', 'invited', 'met'];
const order = ({ waits }: PlacementView) => (waits ? 0 : 1);

function viewOf(shown: Shown): PlacementView {
  const { vacancy, candidate, taken, now } = shown;
  const stands = standingOf(shown);
  const again = isOpenAgain(shown);
  return {
    vacancy: vacancy.id,
    stands,
    waits: waiting.includes(stands),
    ...headOf(stands, shown),
    post: postOf(vacancy),
    rows: postRows(vacancy),
    changed: again ? changedRows(candidate, vacancy) : [],
    isAskedAgain: again,
    wouldSee,
    wouldNotSee,
    small: smallPrint(vacancy),
    takesBack,
    complaints: whoHearsComplaints,
    shown: markOf(recordOf(vacancy)),
    until: dayAndHour(candidate.endsAt),
    place: candidate.place ?? '',
    slots:
      stands === 'invited'
        ? candidate.slots
            .filter((slot) => slot > now && !taken.has(slot))
            .map((slot) => ({ value: slotValue(slot), label: dayAndHour(slot) }))
        : [],
    seen: seenOf(shown),
    mayTakeBack: hasConsented(candidate),
    mayMove: stands === 'picked',
  };
}

/** A post that is over shows nobody: there is nothing to agree to. */
const isOpenAgain = ({ vacancy, candidate }: Shown): boolean =>
  vacancy.state === 'open' && isAskedAgain(candidate, vacancy);

function standingOf(shown: Shown): PlacementView['stands'] {
  const { vacancy, candidate, now } = shown;
  const { state, slotAt } = candidate;
  if (state === 'hired') return 'hired';
  if (candidate.withdrawnAt !== undefined) return 'withdrawn';
  if (state === 'no') return 'declined';
  if (isOpenAgain(shown)) return 'again';
  if (state === 'closed') return 'over';
  if (slotAt !== undefined && slotAt <= now) {
    if (candidate.wentCandidate === undefined) return 'met';
  } else if (vacancy.state !== 'open') return 'over';
  if (state === 'asked') return now < candidate.endsAt ? 'asked' : 'expired';
  if (state === 'yes') return 'yes';
  if (slotAt !== undefined) return slotAt > now ? 'picked' : 'answered';
  if (candidate.otherSlots !== undefined || candidate.slots.every((slot) => slot <= now))
    return 'other';
  return 'invited';
}

type Head = Pick<PlacementView, 'title' | 'text'>;

function headOf(stands: PlacementView['stands'], { vacancy, candidate, now }: Shown): Head {
  const name = employerToCandidate(vacancy);
  const begins = employerBegins(vacancy);
  const slot = candidate.slotAt === undefined ? '' : dayAndHour(candidate.slotAt);
  const place = candidate.place ? ` ${candidate.place}.` : '';
  const heads: Readonly<Record<PlacementView['stands'], () => Head>> = {
    asked: () => ({
      title: questionOf(vacancy),
      text: `We send nothing to them before you say yes. You can answer until ${dayAndHour(candidate.endsAt)}. If you do not, we take it as a no.`,
    }),
    again: () => ({
      title: 'The post was changed: is it still a yes?',
      text: `You said yes to ${name} as the post was. Until you agree to it as it is now, they cannot see anything about you.${slot && (candidate.slotAt ?? 0) > now ? ` Your interview of ${slot} stands for now${place ? `:${place}` : '.'}` : ''}`,
    }),
    expired: () => ({
      title: 'The time to answer is over',
      text: `You could answer until ${dayAndHour(candidate.endsAt)}. You did not, so we took it as a no and sent nothing to ${name}.`,
    }),
    yes: () => ({
      title: `You said yes to ${name}`,
      text: 'They see what you agreed to, and this page shows what they do. We will write when they would like to meet you.',
    }),
    invited: () => ({
      title: `${begins} would like to meet you`,
      text: 'Choose one of their times. Both of you get a mail with the calendar entry.',
    }),
    picked: () => ({
      title: `You meet on ${slot}`,
      text: `${vacancy.employer.company}.${place} We will remind you by mail the day before.`,
    }),
    other: () => ({
      title: candidate.otherSlots ? 'You asked for other times' : 'Their times are over',
      text: 'We will write when they offer other times.',
    }),
    met: () => ({
      title: 'Did you meet?',
      text: `It was set for ${slot}, with ${vacancy.employer.company}.`,
    }),
    answered: () => ({
      title: candidate.wentCandidate ? 'You met' : 'You did not meet',
      text: candidate.wentCandidate
        ? 'We will write as soon as they decide.'
        : 'We will call you to find another time that suits both of you.',
    }),
    declined: () => ({
      title: `You said no to ${name}`,
      text: 'We sent nothing to them. We will keep looking for a post for you.',
    }),
    withdrawn: () => ({
      title: 'You took your yes back',
      text: `${dayAndHour(candidate.withdrawnAt ?? 0)}. After that they cannot see anything about you.`,
    }),
    over: () => ({
      title: 'Not this time',
      text: `The post with ${name} is no longer open to you. We will keep looking for a post for you.`,
    }),
    hired: () => ({
      title: 'You have got the job',
      text: `You begin on ${shortDay(candidate.begins ?? '')}, at ${rupees(candidate.pay ?? 0)} a month. ${candidate.withdrawnAt === undefined ? 'We will ask you after 30 and 90 days how it is going.' : `You took your yes back on ${dayAndHour(candidate.withdrawnAt)}: since then they cannot see anything about you here.`}`,
    }),
  };
  return heads[stands]();
}
