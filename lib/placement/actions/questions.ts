/** Staff answer a question of an employer or of a candidate: by mail, and in both histories. */
import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import { readForm } from '#lib/forms/define';
import type { ActionInput, ActionResult } from '#lib/payments/schema';
import { type Act, aboutOf, bothLines, liveShortlist, write } from '#lib/placement/actions/write';
import { answerForm } from '#lib/placement/forms/desk';
import { employer } from '#lib/placement/forms/employer';
import { answerAlone, answerToCandidate } from '#lib/placement/mails/candidate';
import { answerToEmployer } from '#lib/placement/mails/employer';
import { undecidedStates } from '#lib/placement/rules/moves';
import { employerQuestion, questionTask } from '#lib/placement/rules/tasks';
import type { AppContext } from '#lib/platform/context';
import type { NewTask, Task } from '#lib/tasks/schema';

/** `task` is left out where only one question is open. A question that a colleague answered meanwhile is 409. */
export async function answerQuestion(input: ActionInput): Promise<ActionResult> {
  const { context, by, enquiry, fields, now } = input;
  const { store } = context;
  const read = readForm(answerForm, fields);
  const open = (await store.listTasksOf(enquiry.id)).filter(({ kind }) => kind === 'question');
  const named = 'ok' in read ? read.ok.task : '';
  const task = named === '' ? only(open) : open.find(({ id }) => id === named);
  if ('errors' in read) return { wrong: read.errors };
  if (!task) {
    const former = named === '' ? undefined : await store.findTask(named);
    if (former?.kind === 'question' && former.enquiryId === enquiry.id) {
      return { wrong: { task: 'This question has been answered already.' }, status: 409 };
    }
    return {
      wrong: {
        task: open.length > 1 ? 'Please choose the question.' : 'There is no open question here.',
      },
    };
  }
  const {
    vacancy: vacancyId = '',
    candidate: candidateId = '',
    asker = '',
    text = '',
  } = task.detail;
  const [vacancy, [candidate]] = await Promise.all([
    store.findVacancy(vacancyId),
    store.listCandidates({ ids: [candidateId] }),
  ]);
  if (!vacancy || !candidate) return answerOf(input, task, read.ok.text);
  const act: Act = {
    context,
    vacancy,
    at: now,
    by: { kind: 'member', address: by.address, name: by.name },
    cause: 'ours',
  };
  const answer = { task: task.id, question: text, answer: read.ok.text };
  const mail =
    asker === 'employer'
      ? answerToEmployer(aboutOf(act), candidate, {
          ...answer,
          link: await liveShortlist(context, vacancy.id, now),
        })
      : answerToCandidate(aboutOf(act), candidate, answer);
  const lines = bothLines(act, candidate, 'answer-question', {
    mails: [mail],
    detail: { asker, note: read.ok.text },
  });
  const done = await write(act, {
    enquiries: lines.map((each) =>
      each.id === enquiry.id ? { ...each, version: enquiry.version, contact: true as const } : each,
    ),
    ends: [{ task: task.id, note: read.ok.text }],
  });
  return done === 'done' ? { answer: { task: task.id } } : { stale: true };
}

/** A question about nobody, or whose other side was erased meanwhile: the asker's history alone has the answer. */
async function answerOf(
  { context, by, enquiry, now }: ActionInput,
  { id, detail }: Task,
  answer: string,
): Promise<ActionResult> {
  const { asker = '', text = '' } = detail;
  const event: EnquiryEvent = {
    id: randomUUID(),
    at: now,
    by: { kind: 'member', address: by.address, name: by.name },
    action: 'answer-question',
    detail: { asker, note: answer },
  };
  const isWritten = await context.store.changeEnquiry({
    id: enquiry.id,
    version: enquiry.version,
    change: {},
    contact: true,
    event,
    mails: [answerAlone(context.env, enquiry, { task: id, question: text, answer })],
    task: { id, end: { at: now, by: by.address, how: event.action, note: answer } },
  });
  if (!isWritten) return { stale: true };
  context.wake('mail');
  return { answer: { task: id } };
}

/** An addition by an employer, or by somebody who is being placed, waits for an answer as a question does. */
export async function questionsOfNote(
  { store }: Pick<AppContext, 'store'>,
  enquiry: Pick<Enquiry, 'id' | 'kind' | 'suspicion'>,
  { id, at, detail }: EnquiryEvent,
): Promise<readonly NewTask[]> {
  const text = detail.note ?? '';
  if (enquiry.suspicion !== undefined) return [];
  if (enquiry.kind === employer.kind) return [employerQuestion(enquiry.id, { id, at, text })];
  const candidates = await store.listCandidates({ enquiry: enquiry.id });
  const candidate = candidates.findLast(
    ({ state, withdrawnAt }) =>
      withdrawnAt === undefined && (undecidedStates.includes(state) || state === 'hired'),
  );
  const vacancy = candidate && (await store.findVacancy(candidate.vacancyId));
  if (!vacancy) return [];
  return [questionTask(vacancy, candidate, { id, at, asker: 'candidate', text })];
}

const only = (open: readonly Task[]) => (open.length === 1 ? open[0] : undefined);
