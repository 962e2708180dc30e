import { deskEnquiryPath, deskExamPath } from '#data/addresses/desk-routes';
import { examPath } from '#data/addresses/token-routes';
import { levelDetails } from '#data/certification';
import type { MadePaper } from '#data/practicals/paper';
import { examToken } from '#lib/enquiries/credentials';
import type { AppContext } from '#lib/platform/context';
import {
  dayAndHour,
  hourInWords,
  isoInIndia,
  shortDayAndHour,
  weekdayAndFullDate,
} from '#lib/platform/values/india';
import { feeLine } from '#lib/platform/values/money';
import { hashOf } from '#lib/platform/values/token';
import type { Marked } from '#lib/practice/rules/papers/mark';
import {
  courseOf,
  minutesFrom,
  passMarkOf,
  secondsLeft,
  shownState,
} from '#lib/practice/rules/sittings';
import type { Typed } from '#lib/practice/rules/worksheet';
import type { Exam, ListedExam } from '#lib/practice/schema';
import { closeInWords, moduleInWords, standingInWords } from '#lib/practice/words';
import type { StaffRequest } from '#lib/staff/http/access';
import { nameShown } from '#lib/staff/rules';

/** Undefined where it cannot be read, or is forgotten after a year. */
function parsed<T>(json: string | undefined): T | undefined {
  try {
    return json === undefined ? undefined : (JSON.parse(json) as T);
  } catch {
    return undefined;
  }
}

export interface SheetInUse {
  readonly made: MadePaper;
  readonly typed: Typed;
}

export type ExamView = Awaited<ReturnType<typeof examView>>;

/** For whoever holds the link. Nothing of the answers is in it before the end. */
export async function examView({ store, now }: AppContext, exam: Exam, token: string) {
  const at = now();
  const { id, module, state, opensAt, closesAt, minutes, endsAt = 0 } = exam;
  const course = courseOf(module);
  const paper = state === 'running' || state === 'done' ? await store.findExamPaper(id) : undefined;
  const made = parsed<MadePaper>(paper?.made);
  const marked = state === 'done' ? parsed<Marked>(paper?.marked) : undefined;
  const minutesNow = minutesFrom(at, minutes, closesAt);
  return {
    token,
    // By it a browser finds what it has not sent; it opens nothing.
    sitting: hashOf(exam.tokenHash).slice(0, 16),
    module,
    title: course?.title ?? moduleInWords(module),
    moduleInWords: moduleInWords(module),
    state: shownState(exam, at),
    isOpen: state === 'invited' && at >= opensAt && at < closesAt,
    opens: shortDayAndHour(opensAt, at),
    closes: closeInWords(closesAt, at),
    opensAt,
    closesAt,
    minutes,
    // A late start leaves fewer minutes.
    minutesNow,
    startBy: shortDayAndHour(Math.max(opensAt, closesAt - minutes * 60_000), at),
    isLate: minutesNow < minutes,
    passMark: exam.passMark ?? passMarkOf(module),
    attempt: exam.paidLine === undefined ? 'first, free' : 'a further one, paid',
    rev: exam.rev,
    left: secondsLeft(endsAt, at),
    minutesInAll: minutes + (exam.extended ?? 0),
    ...(exam.savedAt !== undefined && { savedAt: clockInWords(exam.savedAt) }),
    page: exam.page ?? 1,
    fee: course ? feeLine(levelDetails[course.level].examFee) : '',
    ...(exam.voidReason !== undefined && {
      voidReason: exam.voidReason,
      voidDay: dayAndHour(exam.voidedAt ?? at),
    }),
    ...(made && state !== 'invited' && { sheet: { made, typed: exam.typed ?? {} } }),
    ...(state === 'done' && { result: resultView(exam, made, marked) }),
  };
}

/** "10:27:36 AM" */
function clockInWords(instant: number): string {
  const seconds = isoInIndia(instant).slice(17, 19);
  return hourInWords(instant).replace(' ', `:${seconds} `);
}

export type ResultView = ReturnType<typeof resultView>;

function resultView(exam: Exam, made: MadePaper | undefined, marked: Marked | undefined) {
  const { percent, passed, score, of, startedAt = 0, endedAt = 0, showsMarks, certificate } = exam;
  return {
    ...(percent !== undefined &&
      passed !== undefined && { percent, passed, score: score ?? 0, of: of ?? 0 }),
    day: weekdayAndFullDate(endedAt),
    took: Math.max(1, Math.round((endedAt - startedAt) / 60_000)),
    isByTime: exam.endedBy === 'time',
    ended: clockInWords(endedAt),
    showsMarks: showsMarks === true,
    ...(certificate !== undefined && { certificate }),
    ...(made && marked && { made, marked }),
  };
}

/** A line of the visitor's page for each sitting, the newest first. */
export async function visitorExams(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  enquiryId: string,
) {
  const exams = await store.listExamsOf(enquiryId);
  return Promise.all(
    exams.map(async (exam) => ({
      href: examPath(await examToken(store, exam.id)),
      module: exam.module,
      title: moduleInWords(exam.module),
      standing: standingInWords(exam, now()),
      state: shownState(exam, now()),
      opens: shortDayAndHour(exam.opensAt, now()),
      closes: closeInWords(exam.closesAt, now()),
      ...(exam.percent !== undefined &&
        exam.state === 'done' && { percent: exam.percent, passed: exam.passed === true }),
      ...(exam.voidReason !== undefined && { voidReason: exam.voidReason }),
    })),
  );
}

export type VisitorExam = Awaited<ReturnType<typeof visitorExams>>[number];

const mostListed = 200;

export type ExamRow = ReturnType<typeof examRow>;

export function examRow(exam: Exam, now: number) {
  const { id, module, paidLine, networks = [], startedAt, endedAt, endsAt } = exam;
  return {
    id,
    module,
    href: deskExamPath(id),
    title: moduleInWords(module),
    state: shownState(exam, now),
    standing: standingInWords(exam, now),
    window: `${shortDayAndHour(exam.opensAt, now)} to ${closeInWords(exam.closesAt, now)}, ${exam.minutes} minutes`,
    attempt: paidLine === undefined ? 'First attempt' : 'Further attempt, paid',
    networks: networks.length,
    mayExtend: exam.state === 'running' && now < (endsAt ?? 0),
    mayVoid: exam.state !== 'void' && exam.certificate === undefined,
    ...(startedAt !== undefined && { started: dayAndHour(startedAt) }),
    ...(endedAt !== undefined && { ended: dayAndHour(endedAt) }),
    ...(exam.state === 'running' && endsAt !== undefined && { ends: dayAndHour(endsAt) }),
    ...(exam.percent !== undefined && { percent: exam.percent, passed: exam.passed === true }),
    ...(exam.voidReason !== undefined && { voidReason: exam.voidReason }),
    ...(exam.certificate !== undefined && { certificate: exam.certificate }),
  };
}

const listedRow = (exam: ListedExam, now: number) => ({
  ...examRow(exam, now),
  name: nameShown(exam.name),
  reference: exam.reference,
  enquiry: deskEnquiryPath(exam.reference),
});

export type ListedExamRow = ReturnType<typeof listedRow>;

export type ExamsView = Awaited<ReturnType<typeof examsView>>;

/** Invited, running, handed in, passed: each with what belongs there. */
export async function examsView({ context, now }: StaffRequest) {
  const { store } = context;
  const all = await store.listExams(['invited', 'running', 'done', 'void'], mostListed);
  const rows = all.map((exam) => listedRow(exam, now));
  const of = (belongs: (row: ListedExamRow) => boolean) => rows.filter(belongs);
  return {
    groups: [
      { title: 'Running', rows: of(({ state }) => state === 'running') },
      { title: 'Invited', rows: of(({ state }) => state === 'invited') },
      {
        title: 'Handed in',
        rows: of(({ state, passed }) => state === 'done' && passed !== true),
      },
      { title: 'Passed', rows: of(({ state, passed }) => state === 'done' && passed === true) },
      {
        title: 'Cancelled, or not started in time',
        rows: of(({ state }) => state === 'void' || state === 'closed'),
      },
    ],
    isCut: all.length === mostListed,
  };
}

/** The sheet as it is, for staff: looking changes nothing, also at the end. Undefined where there is none. */
export async function deskExamView({ context, now, params }: StaffRequest) {
  const { store } = context;
  const exam = await store.findListedExam(params.id ?? '');
  if (!exam) return undefined;
  const paper = await store.findExamPaper(exam.id);
  const made = parsed<MadePaper>(paper?.made);
  const marked = parsed<Marked>(paper?.marked);
  return {
    ...listedRow(exam, now),
    rev: exam.rev,
    ...(exam.savedAt !== undefined && { saved: dayAndHour(exam.savedAt) }),
    ...(exam.fault !== undefined && { fault: exam.fault }),
    ...(made && { made, typed: exam.typed ?? {} }),
    ...(marked && { marked }),
  };
}

export type DeskExamView = NonNullable<Awaited<ReturnType<typeof deskExamView>>>;
