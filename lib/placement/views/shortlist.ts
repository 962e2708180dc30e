/** It never shows more than the candidates were notified. */

import { certificatePath } from '#data/addresses/routes';
import { subjects } from '#data/application-choices';
import { rupees } from '#data/formatting';
import { achievementOf } from '#lib/certificates/rules';
import { askedAgain } from '#lib/placement/actions/employer';
import type { OpenShortlist } from '#lib/placement/http';
import { isAskedAgain, isShown, slotValue } from '#lib/placement/rules/agreed-words';
import { type Facts, factsOf, ratedSubjects } from '#lib/placement/rules/facts';
import type { Candidate, Vacancy } from '#lib/placement/schema';
import { payRange, saidExperience, saidLanguages, saidStatus } from '#lib/placement/words/all';
import {
  firstOf,
  memberToEmployer,
  passedOn,
  payOf,
  postOf,
  shortName,
} from '#lib/placement/words/mails';
import type { AppContext } from '#lib/platform/context';
import { dayAndHour, hourMs, shortDay, shortDayAndHour } from '#lib/platform/values/india';
import { inWords } from '#lib/platform/values/words';

export async function shortlistView(
  context: AppContext,
  token: string,
  { vacancy, shortlist }: OpenShortlist,
) {
  const { store, env, now } = context;
  const all = await store.listCandidates({ vacancy: vacancy.id });
  const isOpen = vacancy.state === 'open';
  const cards = await Promise.all(
    all
      .filter((each) => isShown(each, vacancy) && isOpen)
      .map((each) => cardOf(context, each, now())),
  );
  const again = all.filter((each) => isOpen && isAskedAgain(each, vacancy));
  const gone = all.filter(({ withdrawnAt }) => (withdrawnAt ?? 0) >= shortlist.sharedAt).length;
  const many = cards.length;
  const post = postOf(vacancy);
  const passed = passedOn(shortlist);
  const facts = [post, vacancy.terms.city, payOf(vacancy)].filter(Boolean).join(', ');
  return {
    token,
    title: titleOf(many, again.length, vacancy),
    lede: `${facts}. ${many > 0 ? `${many === 1 ? 'This person' : 'Each of them'} agreed to be shown to you. ` : ''}This page is yours until ${dayAndHour(shortlist.endsAt)}.`,
    whom: [vacancy.employer.name, vacancy.employer.company]
      .filter((each, at, names) => names.indexOf(each) === at)
      .join(', '),
    member: memberToEmployer(env, vacancy),
    cards,
    /** Said yes to the post as it was: nothing of them but that they are asked again. */
    again: again.map(({ id }) => ({ id, title: 'Asked again', text: askedAgain })),
    nobody: `${all.some(({ state }) => state === 'asked') ? 'We have asked people who fit' : 'We are looking for people who fit'}, and will write as soon as somebody says yes. The link stays the same.`,
    /** Somebody withdrew the consent since the page was shared. */
    gone: isOpen ? gone : 0,
    /** In how many browsers the link is used, where it is more than one. */
    ...(passed && { passedOn: passed }),
    ...(!isOpen && { ended: endedText(all) }),
    /** Hours to offer, as a form begins with them. */
    least: slotValue(Math.ceil((now() + leastNotice) / hourMs) * hourMs),
  };
}

export type ShortlistView = Awaited<ReturnType<typeof shortlistView>>;
export type ShortlistCard = ShortlistView['cards'][number];

const leastNotice = 2 * hourMs;

const filled: Readonly<Record<number, string>> = {
  1: 'This post is filled',
  2: 'Both posts are filled',
};

function titleOf(many: number, again: number, { state, terms }: Vacancy): string {
  if (state === 'closed') return 'The search for this post has ended';
  if (state === 'filled') {
    return filled[terms.number] ?? 'All posts are filled';
  }
  if (many === 0) return again > 0 ? 'Nobody can be shown just now' : 'Nobody has said yes yet';
  const word = inWords(many);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${many === 1 ? 'accountant' : 'accountants'} for your post`;
}

function endedText(all: readonly Candidate[]): string {
  const hired = all.filter(
    ({ state, withdrawnAt }) => state === 'hired' && withdrawnAt === undefined,
  );
  const begin = hired.map(
    (each) => `${shortName(each.name)} begins on ${shortDay(each.begins ?? '')}`,
  );
  const hear = 'We will call you after 30 and 90 days to ask how it is going. ';
  return `${begin.length > 0 ? `${begin.join(', ')}. ${hear}` : ''}Please delete the resumes that you kept.`;
}

async function cardOf({ store }: AppContext, candidate: Candidate, now: number) {
  const [submission, { files }] = await Promise.all([
    store.findSubmission(candidate.enquiryId),
    store.findRelations(candidate.enquiryId),
  ]);
  const facts = factsOf(submission?.transcript ?? []);
  const { slotAt, wentEmployer, wentStaff } = candidate;
  const isOver = slotAt !== undefined && slotAt <= now;
  const name = shortName(candidate.name);
  return {
    /** Reveals nothing about the person. */
    id: candidate.id,
    name,
    first: firstOf(candidate),
    initials: name
      .split(' ')
      .map((part) => [...part][0] ?? '')
      .join(''),
    city: facts.place || 'Place not said',
    experience: saidExperience(facts),
    languages: saidLanguages(facts).join(', ') || 'Not said',
    expects: shownExpectation(facts),
    notice: noticeOf(facts),
    ratings: ratedSubjects.map((subject, at) => ({
      label: subjects[subject],
      value: facts.ratings[at] ?? 0,
    })),
    certificates: await certificatesOf(store, facts, candidate.enquiryId),
    hasResume: files.length > 0,
    ...stateOf(candidate, now),
    /** An interview lies ahead: other times cancel it. */
    isAgreed: slotAt !== undefined && !isOver,
    /** An interview is over, and nobody said yet how it went. */
    ...(isOver &&
      wentEmployer === undefined &&
      wentStaff === undefined &&
      candidate.state === 'interview' && {
        asksWhetherMet: dayAndHour(slotAt),
      }),
    isHired: candidate.state === 'hired',
  };
}

const noticeOf = (facts: Facts): string => {
  const status = saidStatus(facts);
  if (status === 'On notice period') return 'On notice period';
  if (status.startsWith('In a job')) return 'In a job';
  return status === '' ? 'Not said' : 'Free now';
};

/** Those that the application names, and those of the modules in which the person was assessed here. */
async function certificatesOf(store: AppContext['store'], { numbers }: Facts, enquiryId: string) {
  const assessed = (await store.listAssessed([enquiryId])).map(({ certificate }) => certificate);
  const all = [...new Set([...numbers, ...assessed])];
  const found = await Promise.all(all.map((number) => store.findCertificate(number)));
  return found.flatMap((each) =>
    each && each.revokedAt === undefined
      ? [{ number: each.number, href: certificatePath(each.number), what: whatOf(each.what) }]
      : [],
  );
}

/** "AcSS 3, Tally basic data entry". */
function whatOf(what: string): string {
  const achievement = achievementOf(what);
  if (!achievement) return what;
  return achievement.title.replace(': ', ', ');
}

interface Standing {
  readonly mark: string;
  readonly label: string;
  readonly sub: string;
}

function stateOf(candidate: Candidate, now: number): { readonly state?: Standing } {
  const { state, slotAt, slots, otherSlots, invitedAt, place } = candidate;
  const first = firstOf(candidate);
  const at = place ? `, ${place}` : '';
  if (state === 'hired') {
    const sub = `Begins ${shortDay(candidate.begins ?? '')}, ${rupees(candidate.pay ?? 0)} a month`;
    return { state: { mark: 'done', label: 'Hired', sub } };
  }
  if (state !== 'interview') return {};
  if (slotAt !== undefined) {
    const sub = `${dayAndHour(slotAt)}${at}, chosen by ${first}`;
    return { state: { mark: 'talking', label: slotAt > now ? 'Interview' : 'Interview was', sub } };
  }
  if (otherSlots !== undefined) {
    return { state: { mark: 'missed', label: 'Asked for other times', sub: `“${otherSlots}”` } };
  }
  const times = slots.length === 1 ? '1 time' : `${slots.length} times`;
  const sub = `${times} sent ${shortDayAndHour(invitedAt ?? 0, now)}; ${first} has not chosen yet`;
  return { state: { mark: 'waits', label: 'Invited', sub } };
}

const shownExpectation = ({ payFrom, payTo }: Facts): string => {
  if (payFrom < 0) return 'Not said';
  const range = payRange(payFrom, payTo);
  return `${range.charAt(0).toUpperCase()}${range.slice(1)} a month`;
};
