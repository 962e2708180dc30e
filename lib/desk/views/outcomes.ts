/** The page counts enquiries, contacts and outcomes by month, kind and source, what each member did, and lists the last lost ones. */

import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { enquiryKinds, enteredFrom } from '#data/form-kinds';
import type { OutcomeSum } from '#lib/desk/queries/outcomes';
import { kindInWords, outcomeInWords } from '#lib/desk/words';
import { deskAction } from '#lib/enquiries/rules/actions';
import type { Store } from '#lib/platform/db/store';
import {
  dayMs,
  dayParts,
  instantInIndia,
  isoDayInIndia,
  mondayOf,
  shortDayAndHour,
  weekdayAndDate,
} from '#lib/platform/values/india';
import type { StaffRequest } from '#lib/staff/http/access';
import { type Member, nameShown } from '#lib/staff/rules';

export type OutcomesView = Awaited<ReturnType<typeof outcomesView>>;

export const lineColumns = [
  ['received', 'Received'],
  ['contacted', 'Contacted'],
  ['enrolled', 'Enrolled'],
  ['placed', 'Placed'],
  ['answered', 'Answered'],
  ['notInterested', 'Not interested'],
  ['notReached', 'Not reached'],
  ['other', 'Other'],
  ['open', 'Open'],
] as const satisfies readonly (readonly [keyof Line, string])[];

export const memberColumns = [
  ['taken', 'Taken'],
  ['calls', 'Calls'],
  ['tries', 'No answer'],
  ['reached', 'Reached'],
  ['closed', 'Closed'],
] as const satisfies readonly (readonly [keyof MemberLine, string])[];

const mostLost = 20;

export const outcomesOf = ({ context, members, now, url }: StaffRequest): Promise<Outcomes> =>
  readOutcomes({
    store: context.store,
    members,
    now,
    by: url.searchParams.get('by') ?? '',
    of: url.searchParams.get('of') ?? '',
  });

export async function outcomesView(staffRequest: StaffRequest) {
  const { store } = staffRequest.context;
  const outcomes = await outcomesOf(staffRequest);
  const { chosen, span } = outcomes;
  const lost = await store.listLost(chosen.from, chosen.before, mostLost);
  const notes = await store.listNotes(lost.map(({ id }) => id));
  return {
    ...outcomes,
    columns: { lines: lineColumns, members: memberColumns },
    csv: `${routes.deskOutcomesCsv}?${new URLSearchParams({ by: span, of: chosen.iso })}`,
    lost: lost.map(({ id, reference, name, doneAt, outcome }) => ({
      href: deskEnquiryPath(reference),
      date: doneAt === undefined ? '' : shortDayAndHour(doneAt, staffRequest.now),
      title: nameShown(name),
      sub:
        notes[id]?.findLast(({ action }) => action === 'close')?.detail.note ??
        'No reason was written',
      mark: 'done',
      label: outcome ? outcomeInWords(outcome) : '',
    })),
  };
}

export type Outcomes = Awaited<ReturnType<typeof readOutcomes>>;
type Line = ReturnType<typeof newLine>;
type MemberLine = ReturnType<typeof memberLines>[number];

interface Asked {
  readonly store: Pick<Store, 'sumOutcomes' | 'sumOutcomesByDay' | 'sumActions'>;
  readonly members: readonly Member[];
  readonly now: number;
  /** As typed: `week`, else months; the first day of the one that is looked at, else the one under way. */
  readonly by: string;
  readonly of: string;
}

export async function readOutcomes({ store, members, now, by, of }: Asked) {
  const span = spans.find((each) => each === by) ?? 'month';
  const periods = periodsOf(span, now);
  const [first, last] = [periods[0] as Period, periods.at(-1) as Period];
  const chosen = periods.find(({ iso }) => iso === of) ?? last;
  const { from, before } = chosen;
  const [days, sums, actions] = await Promise.all([
    store.sumOutcomesByDay(first.from, last.before),
    store.sumOutcomes(from, before),
    store.sumActions(from, before),
  ]);
  const ofKinds = linesBy(sums, ({ kind }) => kindInWords(kind));
  return {
    span,
    periods,
    // The period that the other numbers describe.
    chosen,
    // A line a period, in the order of `periods`.
    overTime: periods.map((period) => {
      const own = days.filter(({ day }) => day >= period.from && day < period.before);
      return own.reduce(add, newLine(period.label));
    }),
    kinds: enquiryKinds.flatMap((kind) => ofKinds.get(kindInWords(kind)) ?? []),
    pages: busiest(linesBy(sums, ({ page }) => page)),
    campaigns: busiest(linesBy(sums, ({ campaign }) => campaign)),
    byHand: busiest(linesBy(sums, ({ byHand }) => byHand && sourceInWords(byHand))),
    all: sums.reduce(add, newLine('All')),
    members: memberLines(actions, members),
  };
}

const sourceInWords = (source: string): string =>
  enteredFrom.find(({ value }) => value === source)?.label ?? 'Elsewhere';

/** Counts of enquiries by the day of receipt. All but `received` and `contacted` add up to `received`. */
const newLine = (name: string) => ({
  name,
  received: 0,
  contacted: 0,
  open: 0,
  enrolled: 0,
  placed: 0,
  answered: 0,
  notInterested: 0,
  notReached: 0,
  // Doubles, spam, and what was closed before outcomes were stored.
  other: 0,
});

type Sum = Pick<OutcomeSum, 'outcome' | 'isOpen' | 'isContacted' | 'many'>;

const columns = {
  enrolled: 'enrolled',
  placed: 'placed',
  answered: 'answered',
  'not interested': 'notInterested',
  unreachable: 'notReached',
  duplicate: 'other',
  spam: 'other',
} as const;

function add(line: Line, { outcome, isOpen, isContacted, many }: Sum): Line {
  const column = isOpen ? 'open' : outcome ? columns[outcome] : 'other';
  return {
    ...line,
    received: line.received + many,
    contacted: line.contacted + (isContacted ? many : 0),
    [column]: line[column] + many,
  };
}

function linesBy(
  sums: readonly OutcomeSum[],
  nameOf: (sum: OutcomeSum) => string | undefined,
): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const sum of sums) {
    const name = nameOf(sum);
    if (name) lines.set(name, add(lines.get(name) ?? newLine(name), sum));
  }
  return lines;
}

const busiest = (lines: ReadonlyMap<string, Line>): readonly Line[] =>
  [...lines.values()].sort(
    (one, other) => other.received - one.received || (one.name < other.name ? -1 : 1),
  );

type ActionSums = Awaited<ReturnType<Store['sumActions']>>;

/** The order is that of the desk, then former members. */
function memberLines(actions: ActionSums, members: readonly Member[]) {
  const known = members.map(({ email, name }) => [email, name] as const);
  const left = new Set(actions.map(({ member }) => member));
  for (const [email] of known) left.delete(email);
  return [...known, ...[...left].sort().map((email) => [email, email] as const)].map(
    ([email, name]) => {
      const own = actions.filter(({ member }) => member === email);
      const sum = (counts: (action: string) => boolean) =>
        own.reduce((all, { action, many }) => all + (counts(action) ? many : 0), 0);
      const reaches = (action: string) => deskAction(action)?.reaches;
      const isCall = (action: string) =>
        deskAction(action)?.tries === true && reaches(action) !== 'written';
      return {
        name,
        taken: sum((action) => action === 'take'),
        calls: sum(isCall),
        tries: sum((action) => isCall(action) && !reaches(action)),
        reached: sum((action) => reaches(action) !== undefined),
        closed: sum((action) => action === 'close'),
      };
    },
  );
}

export const spans = ['week', 'month'] as const;
export type Span = (typeof spans)[number];

export type Period = ReturnType<typeof periodsOf>[number];

const shown = 13;

export function periodsOf(span: Span, now: number) {
  const starts = Array.from({ length: shown + 1 }, (_, at) => startOf(span, now, at + 1 - shown));
  return starts.slice(0, shown).map((from, at) => ({
    // Its first day, as 2026-11-01; it lasts from then on, and until before.
    iso: isoDayInIndia(from),
    from,
    before: starts[at + 1] ?? now,
    label: labelOf(span, from, now),
  }));
}

/** `away`: so many weeks or months from the one under way. */
function startOf(span: Span, now: number, away: number): number {
  if (span === 'week') return mondayOf(now) + away * 7 * dayMs;
  const [year = 0, month = 1] = isoDayInIndia(now).split('-').map(Number);
  return instantInIndia(new Date(Date.UTC(year, month - 1 + away, 1)).toISOString().slice(0, 10));
}

function labelOf(span: Span, from: number, now: number): string {
  const { month, year } = dayParts(from);
  return span === 'week' ? weekdayAndDate(from, now) : `${month} ${year}`;
}
