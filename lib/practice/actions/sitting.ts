import { randomBytes, randomUUID } from 'node:crypto';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { practicalPapers } from '#data/practicals';
import type { MadePaper } from '#data/practicals/paper';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { Enquiry, EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import type { AppContext } from '#lib/platform/context';
import { errorFields, log } from '#lib/platform/log/log';
import { dayAndHour, isoDayInIndia, weekdayAndFullDate } from '#lib/platform/values/india';
import { newEvent } from '#lib/platform/webhooks/schema';
import { resultMail } from '#lib/practice/mails';
import { make } from '#lib/practice/rules/papers/make';
import { type Marked, mark } from '#lib/practice/rules/papers/mark';
import { endOf, examSubject, passMarkOf, resultOf } from '#lib/practice/rules/sittings';
import type { Exam, ExamResult } from '#lib/practice/schema';
import { moduleInWords } from '#lib/practice/words';
import type { NewTask } from '#lib/tasks/schema';

type Started =
  | { readonly endsAt: number }
  | { readonly refused: string }
  /** The paper could not be made: staff are asked to look, and nothing was started. */
  | { readonly fault: true };

export async function startExam(context: AppContext, exam: Exam): Promise<Started> {
  const { store, now } = context;
  const at = now();
  if (exam.state === 'running' && exam.endsAt !== undefined && at < exam.endsAt) {
    return { endsAt: exam.endsAt };
  }
  const refused = refusalToStart(exam, at);
  if (refused) return { refused };
  const { id, module, minutes, closesAt } = exam;
  const enquiry = await store.findEnquiryOf(exam.enquiryId);
  const made = makePaper(exam);
  if (!made || !enquiry) {
    await store.reportExamError(errorTask(exam, enquiry, at));
    return { fault: true };
  }
  const endsAt = endOf(at, minutes, closesAt);
  const sum = `${moduleInWords(module)}, until ${dayAndHour(endsAt)}`;
  const write = lineOf(enquiry, { at, action: 'exam-started', sum, by: 'visitor' });
  if (await store.startExam({ id, at, endsAt, made: JSON.stringify(made), write })) {
    return { endsAt };
  }
  // Clicked twice, or on two phones: whoever was first has started it.
  const stored = await store.findExam(id);
  if (stored?.state === 'running' && stored.endsAt !== undefined) return { endsAt: stored.endsAt };
  return { refused: (stored && refusalToStart(stored, at)) ?? 'It cannot be started now.' };
}

function refusalToStart({ state, opensAt, closesAt }: Exam, at: number): string | undefined {
  if (state === 'void') return 'This paper was cancelled and does not count.';
  if (state === 'done') return 'This paper is handed in.';
  if (state === 'running') return 'Time is up for this paper.';
  if (at < opensAt) return `It opens on ${dayAndHour(opensAt)}.`;
  return at >= closesAt ? 'The time to start has passed. Ask us for new dates.' : undefined;
}

/** Its set is longer than those of practice, so that nobody has practised it. Undefined through an error of ours. */
function makePaper({ id, module, chosenSet }: Exam): MadePaper | undefined {
  try {
    const paper = practicalPapers.find((each) => each.module === module);
    if (!paper) throw new Error(`module ${module} has no practical paper`);
    return make(paper, chosenSet ?? randomBytes(16).toString('hex'));
  } catch (error) {
    log().error({ exam: id, ...errorFields(error) }, 'a practical paper could not be made');
    return undefined;
  }
}

interface MarkedExam {
  readonly made: MadePaper;
  readonly marked: Marked;
}

/** A paper that is being marked may be saved once more: so often it is marked again. */
const mostTries = 20;

/**
 * Marks what is saved, once, whoever is first; gives the sitting as it is then. One that cannot be marked through a
 * error of ours is a task of staff.
 */
export async function finishExam(
  context: AppContext,
  id: string,
  by: 'visitor' | 'time',
): Promise<Exam | undefined> {
  const { store, now, wake } = context;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const exam = await store.findExam(id);
    const enquiry = exam && (await store.findEnquiryOf(exam.enquiryId));
    const waits = exam?.state === 'running' || (exam?.state === 'done' && exam.fault !== undefined);
    if (!exam || !enquiry || !waits) return exam;
    const at = by === 'time' ? (exam.endsAt ?? now()) : now();
    const marking = await markExam(context, exam);
    const around = { context, exam, enquiry, at, by };
    const end =
      'fault' in marking ? errorEnd(around, marking.fault) : await resultEnd(around, marking);
    if (await store.endExam({ id, rev: exam.rev, at, by, ...end })) {
      wake('mail');
      return store.findExam(id);
    }
  }
  throw new Error(`exam ${id} was saved each time it was marked`);
}

async function markExam(
  { store }: AppContext,
  { id, typed = {} }: Exam,
): Promise<MarkedExam | { readonly fault: string }> {
  try {
    const paper = await store.findExamPaper(id);
    if (!paper) throw new Error('its paper is missing');
    const made = JSON.parse(paper.made) as MadePaper;
    return { made, marked: mark(made, typed) };
  } catch (error) {
    log().error({ exam: id, ...errorFields(error) }, 'a practical paper could not be marked');
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

interface Ending {
  readonly context: AppContext;
  readonly exam: Exam;
  readonly enquiry: Enquiry;
  readonly at: number;
  readonly by: 'visitor' | 'time';
}

async function resultEnd({ context, exam, enquiry, at, by }: Ending, { marked }: MarkedExam) {
  const { store, env, now } = context;
  const { id, module } = exam;
  const passMark = passMarkOf(module);
  const { score, of } = marked;
  const result: ExamResult = { score, of, passMark, ...resultOf(score, of, passMark) };
  const { percent, passed } = result;
  const interviews = await store.listInterviewsOf(enquiry.id);
  const isEarned = passed && interviews.find((each) => each.module === module)?.passed === true;
  const task = isEarned ? certificateTask(exam, enquiry, at) : undefined;
  const about = { exam, to: enquiry, env, now: now() };
  const certificateBy = task && weekdayAndFullDate(task.dueAt);
  const sum = `${moduleInWords(module)}, ${passed ? 'passed' : 'not passed'}, ${percent}%`;
  const event = newEvent(
    passed ? 'exam.passed' : 'exam.failed',
    { reference: enquiry.reference, kind: enquiry.kind },
    now(),
    { exam: id, module, percent },
  );
  return {
    result: { ...result, marked: JSON.stringify(marked) },
    ...(task && { task }),
    write: {
      ...lineOf(enquiry, { at, action: 'exam-done', sum, by: by === 'visitor' ? by : 'site' }),
      ...(enquiry.email && { mails: [resultMail(about, result, certificateBy)] }),
      ...(env.LEADS_WEBHOOK_URL && { webhooks: [event] }),
    },
  };
}

function errorEnd({ exam, enquiry, at }: Ending, fault: string) {
  const isKnown = exam.fault !== undefined;
  const sum = moduleInWords(exam.module);
  return {
    fault,
    task: errorTask(exam, enquiry, at),
    // A second try that fails is no news.
    ...(!isKnown && { write: lineOf(enquiry, { at, action: 'exam-fault', sum, by: 'site' }) }),
  };
}

interface Line {
  readonly at: number;
  readonly action: string;
  readonly sum: string;
  readonly by: 'visitor' | 'site';
}

/** A line of the history, which is nothing that the desk did. */
export const lineOf = ({ id }: Enquiry, { at, action, sum, by }: Line): EnquiryWrite => ({
  id,
  change: {},
  event: { id: randomUUID(), at, by: { kind: by }, action, detail: { sum } },
});

/** Issue the certificate: the form of the certificates page is filled in by its address. */
export function certificateTask(exam: Exam, enquiry: Enquiry, at: number): NewTask {
  const form = new URLSearchParams({
    enquiry: enquiry.reference,
    what: String(exam.module),
    date: isoDayInIndia(exam.endedAt ?? at),
    exam: exam.id,
  });
  return {
    kind: 'certificate',
    subject: examSubject(exam.id),
    enquiryId: enquiry.id,
    since: at,
    dueAt: promisedBy(at),
    wholeDay: true,
    detail: {
      module: String(exam.module),
      text: `${moduleInWords(exam.module)}: interview and practical paper passed`,
      href: `${routes.deskCertificates}?${form}#issue`,
    },
  };
}

const errorTask = (exam: Exam, enquiry: Enquiry | undefined, at: number): NewTask => ({
  kind: 'exam-fault',
  subject: examSubject(exam.id),
  enquiryId: exam.enquiryId,
  since: at,
  dueAt: at,
  wholeDay: false,
  detail: {
    module: String(exam.module),
    text: `${moduleInWords(exam.module)}: a fault of ours, not of the candidate`,
    ...(enquiry && { href: deskEnquiryPath(enquiry.reference) }),
  },
});
