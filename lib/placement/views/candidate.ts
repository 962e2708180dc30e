import { rupees } from '#data/formatting';
import type { EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import { linesByDay, type VisitorLine } from '#lib/enquiries/words';
import {
  changedRows,
  hasConsented,
  isAskedAgain,
  isShown,
  slotValue,
} from '#lib/placement/rules/agreed-words';
import { type Candidate, isLive, type Shortlist, type Vacancy } from '#lib/placement/schema';
import { placementLine } from '#lib/placement/words/history';
import {
  employerBegins,
  employerToCandidate,
  markOf,
  payOf,
  postOf,
  postRows,
  questionOf,
  recordOf,
  smallPrint,
  takesBack,
  whoHearsComplaints,
  wouldNotSee,
  wouldSee,
} from '#lib/placement/words/mails';
import type { AppContext } from '#lib/platform/context';
import { dayAndHour, shortDay, shortDayAndHour } from '#lib/platform/values/india';

export async function placementsOf(
  { store }: Pick<AppContext, 'store'>,
  enquiryId: string,
  events: readonly EnquiryEvent[],
  now: number,
) {
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

const waiting: readonly Standing[] = ['asked', 'again', 'invited', 'met'];
const order = ({ waits }: PlacementView) => (waits ? 0 : 1);

export type PlacementView = ReturnType<typeof viewOf>;

function viewOf(shown: Shown) {
  const { vacancy, candidate, taken, now } = shown;
  const standing = standingOf(shown);
  const again = isOpenAgain(shown);
  return {
    vacancy: vacancy.id,
    status: standing,
    waits: waiting.includes(standing),
    ...headOf(standing, shown),
    post: postOf(vacancy),
    rows: postRows(vacancy),
    /** Place and pay in a line. */
    gist: [vacancy.terms.city, payOf(vacancy)].filter(Boolean).join(', '),
    changed: again ? changedRows(candidate, vacancy) : [],
    isAskedAgain: again,
    wouldSee,
    wouldNotSee,
    small: smallPrint(vacancy),
    takesBack,
    complaints: whoHearsComplaints,
    /** Names the words above: it comes back with the answer. */
    shown: markOf(recordOf(vacancy)),
    place: candidate.place ?? '',
    slots:
      standing === 'invited'
        ? candidate.slots
            .filter((slot) => slot > now && !taken.has(slot))
            .map((slot) => ({ value: slotValue(slot), label: dayAndHour(slot) }))
        : [],
    seen: seenOf(shown),
    mayAsk: standing !== 'over' && standing !== 'declined' && standing !== 'withdrawn',
    mayUndo: hasConsented(candidate),
    /** An hour is agreed, and may still be given back. */
    mayMove: standing === 'picked',
  };
}

/** A post that is over shows nobody: there is nothing to agree to. */
const isOpenAgain = ({ vacancy, candidate }: Shown): boolean =>
  vacancy.state === 'open' && isAskedAgain(candidate, vacancy);

type Standing = ReturnType<typeof standingOf>;

function standingOf(shown: Shown) {
  const { vacancy, candidate, now } = shown;
  const { state, slotAt } = candidate;
  if (state === 'hired') return 'hired';
  if (candidate.withdrawnAt !== undefined) return 'withdrawn';
  if (state === 'no') return 'declined';
  if (isOpenAgain(shown)) return 'again';
  if (state === 'closed') return 'over';
  if (slotAt !== undefined && slotAt <= now) {
    if (candidate.wentCandidate === undefined && candidate.wentStaff === undefined) return 'met';
  } else if (vacancy.state !== 'open') return 'over';
  if (state === 'asked') return now < candidate.endsAt ? 'asked' : 'expired';
  if (state === 'yes') return 'yes';
  if (slotAt !== undefined) return slotAt > now ? 'picked' : 'answered';
  if (candidate.otherSlots !== undefined || candidate.slots.every((slot) => slot <= now))
    return 'other';
  return 'invited';
}

interface Head {
  readonly title: string;
  readonly text: string;
}

function headOf(standing: Standing, { vacancy, candidate, now }: Shown): Head {
  const name = employerToCandidate(vacancy);
  const begins = employerBegins(vacancy);
  const slot = candidate.slotAt === undefined ? '' : dayAndHour(candidate.slotAt);
  const place = candidate.place ? ` ${candidate.place}.` : '';
  const hasMet = candidate.wentStaff ?? candidate.wentCandidate;
  const heads: Readonly<Record<Standing, () => Head>> = {
    asked: () => ({
      title: questionOf(vacancy),
      text: `We send them nothing until you say yes. You can answer until ${dayAndHour(candidate.endsAt)}. If you do not, we treat it as a no.`,
    }),
    again: () => ({
      title: 'The post was changed: is it still a yes?',
      text: `You said yes to ${name} as the post was. Until you agree to it as it is now, they cannot see anything about you.${slot && (candidate.slotAt ?? 0) > now ? ` Your interview on ${slot} is still fixed${place ? `:${place}` : '.'}` : ''}`,
    }),
    expired: () => ({
      title: 'The time to answer is over',
      text: `You could answer until ${dayAndHour(candidate.endsAt)}. We did not hear from you, so we treated it as a no and sent nothing to ${name}.`,
    }),
    yes: () => ({
      title: `You said yes to ${name}`,
      text: 'They see only what you agreed to, and this page shows what they open. We will write when they would like to meet you.',
    }),
    invited: () => ({
      title: `${begins} would like to meet you`,
      text: 'Choose one of their times. Both of you will get a mail with the calendar entry.',
    }),
    picked: () => ({
      title: `Your interview: ${slot}`,
      text: `${vacancy.employer.company}.${place} Ask for ${vacancy.employer.name}, ${vacancy.employer.phone}. We will remind you by mail the day before.`,
    }),
    other: () => ({
      title: candidate.otherSlots ? 'You asked for other times' : 'Their times are over',
      text: 'We will write when they offer other times.',
    }),
    met: () => ({
      title: 'Did you meet?',
      text: `It was fixed for ${slot} with ${vacancy.employer.company}.`,
    }),
    answered: () => ({
      title: hasMet ? 'You met' : 'You did not meet',
      text: hasMet
        ? 'We will write as soon as they decide.'
        : 'We will call you to find another time that suits both of you.',
    }),
    declined: () => ({
      title: `You said no to ${name}`,
      text: 'We sent nothing to them. We will keep looking for a job for you.',
    }),
    withdrawn: () => ({
      title: 'You withdrew your consent',
      text: `${dayAndHour(candidate.withdrawnAt ?? 0)}. Since then they cannot see anything about you.`,
    }),
    over: () => ({
      title: 'Not this time',
      text: `The post with ${name} is no longer open to you. We will keep looking for a job for you.`,
    }),
    hired: () => ({
      title: 'You have got the job',
      text: `You begin on ${shortDay(candidate.begins ?? '')}, at ${rupees(candidate.pay ?? 0)} a month. ${candidate.withdrawnAt === undefined ? 'We will ask you after 30 and 90 days how it is going.' : `You withdrew your consent on ${dayAndHour(candidate.withdrawnAt)}: since then they cannot see anything about you here.`}`,
    }),
  };
  return heads[standing]();
}

interface Shown {
  readonly vacancy: Vacancy;
  readonly candidate: Candidate;
  readonly link: Shortlist | undefined;
  readonly events: readonly EnquiryEvent[];
  readonly taken: ReadonlySet<number>;
  readonly now: number;
}

/** Truthfully: what the store knows to have happened, and until when they see something. */
function seenOf({ vacancy, candidate, link, events, now }: Shown): VisitorLine[] {
  const name = employerBegins(vacancy);
  const texts: Readonly<Record<string, (event: EnquiryEvent) => string | undefined>> = {
    propose: () => `We asked you about the post with ${employerToCandidate(vacancy)}.`,
    'consent-yes': () => `You said yes to ${employerToCandidate(vacancy)}.`,
    'asked-again': () =>
      'The post was changed, and we asked you again. They see nothing until you agree.',
    'consent-withdraw': () =>
      'You withdrew your consent. Since then they cannot see anything about you.',
    shown: () => 'They can see what you agreed to.',
    'resume-opened': ({ at }) => `${name} opened your resume on ${shortDayAndHour(at, now)}.`,
    interview: () => 'They would like to meet you.',
    slot: () => 'You chose the time.',
    'other-slot': () => 'You asked for other times.',
    'employer-no': () => 'They decided not to proceed.',
    hired: () => 'They told us you are hired.',
    'hired-elsewhere': () => 'You have another post, so we no longer propose you for this one.',
  };
  const past = events.flatMap((event) => {
    if (event.detail.vacancy !== vacancy.id) return [];
    // A line that holds for any post is said in the words of the whole history.
    const line = placementLine(event, { kind: 'application', who: 'We' });
    const text = texts[event.action]?.(event) ?? line?.own;
    return text ? [{ at: event.at, text }] : [];
  });
  const ends =
    isShown(candidate, vacancy) && link && isLive(link, now) && vacancy.state === 'open'
      ? [{ at: link.endsAt, text: 'Then they see nothing more.', isOpen: true }]
      : [];
  return linesByDay([...past, ...ends], now);
}
