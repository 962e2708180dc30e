/** Staff answer a question of an employer or of a candidate: by mail, and in both histories. */
import type { Enquiry, EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import { readForm } from '#lib/forms/define';
import type { ActionInput, ActionResult } from '#lib/payments/schema';
import { type Act, aboutOf, bothLines, liveShortlist, write } from '#lib/placement/actions/write';
import { answerForm } from '#lib/placement/forms/desk';
import { answerToCandidate } from '#lib/placement/mails/candidate';
import { answerToEmployer } from '#lib/placement/mails/employer';
import { undecidedStates } from '#lib/placement/rules/moves';
import { questionTask } from '#lib/placement/rules/tasks';
import type { AppContext } from '#lib/platform/context';
import type { NewTask, Task } from '#lib/tasks/schema';

/** `task` is left out where only one question is open. A question that a colleague answered meanwhile is 409. */
export async function answerQuestion({
  context,
  by,
  enquiry,
  fields,
  now,
}: ActionInput): Promise<ActionResult> {
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
  if (!vacancy || !candidate) return { stale: true };
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

/** An addition by somebody who is being placed waits for an answer, as a question about the newest post does. */
export async function questionsOfNote(
  { store }: Pick<AppContext, 'store'>,
  enquiry: Pick<Enquiry, 'id'>,
  { id, at, detail }: EnquiryEvent,
): Promise<readonly NewTask[]> {
  const candidates = await store.listCandidates({ enquiry: enquiry.id });
  const candidate = candidates.findLast(
    ({ state, withdrawnAt }) =>
      withdrawnAt === undefined && (undecidedStates.includes(state) || state === 'hired'),
  );
  const vacancy = candidate && (await store.findVacancy(candidate.vacancyId));
  if (!vacancy) return [];
  const text = detail.note ?? '';
  return [questionTask(vacancy, candidate, { id, at, asker: 'candidate', text })];
}

const only = (open: readonly Task[]) => (open.length === 1 ? open[0] : undefined);
