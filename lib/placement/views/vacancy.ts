/** The pages of the desk: all vacancies and what they came to, and one of them. */

import { deskEnquiryPath, deskVacancyPath } from '#data/addresses/desk-routes';
import { certificatePath } from '#data/addresses/routes';
import { shortlistPath } from '#data/addresses/token-routes';
import { rupees } from '#data/formatting';
import { shortlistToken } from '#lib/enquiries/credentials';
import { callTimesFrom } from '#lib/enquiries/rules/hours';
import type { Pager } from '#lib/enquiries/rules/lists';
import { deriveMissing } from '#lib/placement/jobs';
import type { RankedPage } from '#lib/placement/queries/ranking';
import { isAskedAgain, isShown } from '#lib/placement/rules/agreed-words';
import {
  type Candidate,
  isLive,
  leftIn,
  mayThank,
  type Shortlist,
  type Vacancy,
} from '#lib/placement/schema';
import { criterionNames, fitNames, reasonOf } from '#lib/placement/words/all';
import { passedOn, payOf, postOf, termRows } from '#lib/placement/words/mails';
import {
  dayAndHour,
  dayMs,
  shortDay,
  shortDayAndHour,
  weekdayAndDate,
} from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';
import type { Assessed } from '#lib/practice/queries/lists';
import type { StaffRequest } from '#lib/staff/http/access';
import { firstName, type Mark, memberOf, nameShown } from '#lib/staff/rules';

const yearMs = 365 * dayMs;

export async function vacanciesView({ context, now }: StaffRequest) {
  const { store } = context;
  const [counts, list] = await Promise.all([
    store.countPlacement(now - yearMs, now),
    store.listVacancies(),
  ]);
  const middle = median(counts.times);
  const order = ({ state }: Vacancy) => (state === 'open' ? 0 : 1);
  return {
    metrics: [
      ['Open', String(counts.open)],
      ['Proposed', String(counts.proposed)],
      ['Said yes', String(counts.consented)],
      ['Interviewed', String(counts.interviewed)],
      ['Hired', String(counts.hired)],
      [
        'From application to joining',
        middle === undefined
          ? 'no hire yet'
          : `${plural(Math.round(middle / dayMs), 'day')}, the median`,
      ],
    ] satisfies [label: string, value: string][],
    rows: [...list].sort((one, other) => order(one) - order(other)).map(vacancyRow),
  };
}

export type VacanciesView = Awaited<ReturnType<typeof vacanciesView>>;

export function vacancyRow(vacancy: Vacancy) {
  const { terms, employer } = vacancy;
  const left = leftIn(vacancy);
  return {
    id: vacancy.id,
    href: deskVacancyPath(vacancy.id),
    title: `${employer.company}: ${postOf(vacancy).toLowerCase()}`,
    facts: [
      terms.city,
      payOf(vacancy),
      `${vacancy.hired} of ${terms.number} hired`,
      left > 0 ? `${left} to find` : '',
    ]
      .filter(Boolean)
      .join(', '),
    state: vacancyState(vacancy),
  };
}

/** The median of the values; undefined for none. */
function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)];
  const lower = sorted[Math.ceil(half) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

const pageSize = 50;

export async function vacancyView(staffRequest: StaffRequest, vacancy: Vacancy) {
  const { context, now, url } = staffRequest;
  const { store, env } = context;
  await deriveMissing(store);
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const [ranked, candidates, shortlist, consents, employers] = await Promise.all([
    store.rankApplications(vacancy.id, vacancy.terms, page, pageSize),
    store.listCandidates({ vacancy: vacancy.id }),
    store.lastShortlist(vacancy.id),
    store.listConsents(vacancy.id),
    store.findEnquiry(vacancy.employer.reference),
  ]);
  const live = shortlist && isLive(shortlist, now) ? shortlist : undefined;
  const assessed = await store.listAssessed(ranked.rows.map(({ applicant }) => applicant.id));
  const { terms, employer } = vacancy;
  const member = employer.member && memberOf(env, employer.member);
  const said = consents.filter(({ answer }) => answer === 'yes').length;
  return {
    id: vacancy.id,
    version: vacancy.version,
    state: vacancy.state,
    left: leftIn(vacancy),
    title: `${employer.company}: ${plural(terms.number, postOf(vacancy).toLowerCase())}`,
    stateShown: vacancyState(vacancy),
    strongFact:
      [terms.city, payOf(vacancy)].filter(Boolean).join(', ') || 'No place and no pay yet',
    facts: [
      `Opened ${weekdayAndDate(vacancy.openedAt, now)}`,
      `${vacancy.hired} of ${terms.number} hired`,
      member ? `With ${firstName(member.name)}` : 'Unassigned',
    ],
    employer: { reference: employer.reference, href: deskEnquiryPath(employer.reference) },
    terms,
    termRows: termRows(vacancy),
    // When to call them again.
    ...(employers && employers.state !== 'done' && { callDays: callTimesFrom(now) }),
    heading: headingOf(ranked),
    leftOut: leftOutText(ranked),
    rows: ranked.rows.map((row) => ({
      ...rowOf(row, { vacancy, ranked, candidates, live, now }),
      assessed: assessedIn(assessed, row.applicant.id),
    })),
    pager: pagerOf(vacancy.id, page, ranked),
    shortlist: await shortlistText(staffRequest, vacancy, { shortlist, live, candidates }),
    mayHire: candidates
      .filter((each) => each.state !== 'hired' && isShown(each, vacancy))
      .map(({ reference, name }) => ({ reference, name: nameShown(name) })),
    // While the post is open, no candidate is notified that it is filled.
    mayThank: vacancy.state === 'open' ? 0 : candidates.filter(mayThank).length,
    consents: `${plural(consents.length, 'answer')} on record, ${said} of them yes; kept as long as the vacancy.`,
  };
}

export type VacancyView = Awaited<ReturnType<typeof vacancyView>>;
export type MatchRow = VacancyView['rows'][number];

/** The modules in which an applicant was assessed here, with the address that checks each. */
const assessedIn = (assessed: readonly Assessed[], id: string) =>
  assessed
    .filter(({ enquiryId }) => enquiryId === id)
    .map(({ module, certificate }) => ({
      label: `AcSS ${module} assessed`,
      href: certificatePath(certificate),
    }));

const vacancyState = ({ state }: Pick<Vacancy, 'state'>) =>
  ({
    open: { mark: 'talking', label: 'Open' },
    filled: { mark: 'done', label: 'Filled' },
    closed: { mark: 'parked', label: 'Closed' },
  })[state];

function headingOf({ total, fitting, rows }: RankedPage): string {
  if (total === 0) return 'No application yet';
  const asked = rows[0]?.fits.length ?? 0;
  if (rows.length > 0 && asked === 0)
    return `${plural(total, 'application')}. The terms ask for nothing yet`;
  if (fitting > 0) return `${fitting} of ${total} applications fit`;
  const nearest = rows.filter(({ fits }) => fits.filter(([, fit]) => fit === 'not').length === 1);
  return `Nobody fits yet${nearest.length > 0 && asked > 1 ? `. Nearest: ${nearest.length} who miss one thing` : ''}`;
}

function leftOutText({ leftOut }: RankedPage): string {
  const parts = [
    leftOut.placed && `${leftOut.placed} placed`,
    leftOut['not interested'] && `${leftOut['not interested']} not interested`,
    leftOut.spam && `${leftOut.spam} spam`,
  ].filter(Boolean);
  return parts.length > 0 ? `Left out: ${parts.join(', ')}.` : '';
}

interface Around {
  readonly vacancy: Vacancy;
  readonly ranked: RankedPage;
  readonly candidates: readonly Candidate[];
  readonly live: Shortlist | undefined;
  readonly now: number;
}

function rowOf(
  { applicant, fits, met, nearly, rating }: RankedPage['rows'][number],
  { vacancy, ranked, candidates, live, now }: Around,
) {
  const candidate = candidates.find(({ enquiryId }) => enquiryId === applicant.id);
  const many = (wanted: string) => fits.filter(([, fit]) => fit === wanted).length;
  const [not, unsaid] = [many('not'), many('unsaid')];
  const rest = [nearly && `${nearly} nearly`, not && `${not} not`, unsaid && `${unsaid} not said`];
  const name = nameShown(applicant.name);
  const { terms } = vacancy;
  return {
    reference: applicant.reference,
    href: deskEnquiryPath(applicant.reference),
    name,
    first: firstName(name),
    met: fits.length > 0 ? `${met} of ${fits.length} met` : 'Nothing asked for',
    rest: rest
      .filter(Boolean)
      .map((each) => `, ${each}`)
      .join(''),
    rated: Object.keys(terms.atLeast).length > 0 ? `rated ${rating.toFixed(1)} of 10` : '',
    received: weekdayAndDate(applicant.receivedAt, now),
    numbers: applicant.facts.numbers.filter((each) => ranked.valid.has(each)).join(', '),
    state: candidate ? seenState(candidate, vacancy, live, now) : 'match',
    ...(candidate && { shown: candidateShown(candidate, vacancy, live, now) }),
    crits: fits.map(([criterion, fit]) => ({
      name: criterion,
      label: criterionNames[criterion],
      fit,
      fitLabel: fitNames[fit],
      reason: reasonOf(criterion, fit, terms, applicant.facts, ranked.valid),
    })),
  };
}

function pagerOf(id: string, page: number, { total, rows }: RankedPage): Pager {
  const from = (page - 1) * pageSize;
  const address = (number: number) => `${deskVacancyPath(id)}?page=${number}`;
  return {
    from: rows.length === 0 ? 0 : from + 1,
    to: from + rows.length,
    total,
    ...(page > 1 && { before: address(page - 1) }),
    ...(from + rows.length < total && rows.length > 0 && { next: address(page + 1) }),
  };
}

async function shortlistText(
  { context }: StaffRequest,
  vacancy: Vacancy,
  {
    shortlist,
    live,
    candidates,
  }: Pick<Around, 'live' | 'candidates'> & { readonly shortlist: Shortlist | undefined },
): Promise<{ readonly text: string; readonly link?: string }> {
  const { employer } = vacancy;
  const many = candidates.filter((each) => isShown(each, vacancy)).length;
  const again = candidates.filter((each) => isAskedAgain(each, vacancy)).length;
  const people = [
    many > 0 ? `${many} said yes.` : '',
    many + again === 0 ? 'Nobody has said yes yet.' : '',
    again > 0
      ? `${again} said yes to the post as it was, and ${again === 1 ? 'is' : 'are'} asked again.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (!shortlist) return { text: `${people} The employer has no link yet.` };
  const sent = `Sent to ${employer.email} on ${dayAndHour(shortlist.sharedAt)}.`;
  if (!live) return { text: `${people} ${sent} It has ended: the employer sees nobody.` };
  const token = await shortlistToken(context.store, live.id);
  return {
    text: [`${people} ${sent} Valid until ${dayAndHour(live.endsAt)}.`, passedOn(live) ?? '']
      .join(' ')
      .trim(),
    link: `${context.env.origin}${shortlistPath(token)}`,
  };
}

/** The stored state, except for candidates who are asked again, who are on a link that is shown (`shown`), and a question that ran out, which is a no. */
function seenState(
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
            label: 'Withdrew consent',
            sub: shortDayAndHour(candidate.withdrawnAt, now),
          };
    case 'interview':
      return { mark: 'talking', label: 'Interview', sub: interviewText(candidate, now) };
    case 'hired':
      return {
        mark: 'done',
        label: 'Hired',
        sub: `${weekdayAndDate(candidate.hiredAt ?? 0, now)}; begins ${shortDay(candidate.begins ?? '')}, ${rupees(candidate.pay ?? 0)}${candidate.withdrawnAt === undefined ? '' : '; withdrew the consent'}`,
      };
    default:
      return { mark: 'parked', label: 'Closed', sub: closedText(candidate, now) };
  }
}

function interviewText(candidate: Candidate, now: number): string {
  const { slotAt, otherSlots, slots, place, wentCandidate, wentEmployer, wentStaff } = candidate;
  if (slotAt === undefined) {
    return otherSlots
      ? `Asked for other times: “${otherSlots}”`
      : `${slots.length} times offered, none chosen`;
  }
  const said = [wentCandidate, wentEmployer].filter((each) => each !== undefined);
  const met = wentStaff === undefined ? said : [wentStaff];
  const went =
    slotAt > now || met.length === 0
      ? ''
      : met.every(Boolean)
        ? '; they met'
        : wentStaff === false
          ? '; they did not meet'
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
