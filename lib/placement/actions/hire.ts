/** Somebody is hired: the application closes as placed, their other posts are over, and the last one fills the vacancy. */
import { rupees } from '#data/formatting';
import { changedEvent, hiredEvent } from '#lib/enquiries/actions/record';
import { readForm, type Values } from '#lib/forms/define';
import {
  type Act,
  aboutOf,
  bothLines,
  eventOf,
  interviewOff,
  vacancyLineOf,
  write,
} from '#lib/placement/actions/write';
import { hireForm } from '#lib/placement/forms/desk';
import { hiredMail } from '#lib/placement/mails/candidate';
import { theyHiredMail } from '#lib/placement/mails/employer';
import { placementNote } from '#lib/placement/mails/staff';
import { moveOf, undecidedStates } from '#lib/placement/rules/moves';
import type { Candidate, PlacementWritten } from '#lib/placement/schema';
import { inWords } from '#lib/placement/words/mails';
import type { Fields } from '#lib/platform/http/intake/body';
import { type Result, wrongFields } from '#lib/platform/http/intake/reply';
import { dayMs, instantInIndia, shortDay } from '#lib/platform/values/india';
import { line } from '#lib/platform/values/text';

type Hire = Values<typeof hireForm>;

/** The first day is one of the last year or the next. */
export function readHire(fields: Fields, now: number): Result<Hire> {
  const read = readForm(hireForm, fields);
  const isFar = Math.abs(instantInIndia(line(fields.from)) - now) >= 366 * dayMs;
  if ('ok' in read && !isFar) return read;
  return wrongFields({
    ...(isFar && { from: 'Please give the first day.' }),
    ...('errors' in read && read.errors),
  });
}

/** `version`: of the desk's page; absent where the employer says it. */
export async function hire(
  act: Act,
  candidate: Candidate,
  { from: begins, pay }: Hire,
  version?: number,
): Promise<PlacementWritten> {
  const { context, vacancy, at } = act;
  const { store, env } = context;
  const enquiry = await store.findEnquiryOf(candidate.enquiryId);
  if (!enquiry) return 'gone';
  const elsewhere = (await store.listCandidates({ enquiry: candidate.enquiryId })).filter(
    ({ id, state }) => id !== candidate.id && undecidedStates.includes(state),
  );
  const lost = await leaveOthers(act, elsewhere);
  const keptAt = enquiry.keptAt ?? at;
  const closed = {
    ...enquiry,
    state: 'done' as const,
    outcome: 'placed' as const,
    doneAt: at,
    keptAt,
  };
  const by = act.by.kind === 'member' ? act.by.name : 'employer';
  const webhooks = [
    hiredEvent(enquiry, { vacancy: vacancy.id, from: begins, pay }, env, at),
    changedEvent(closed, { action: 'close', by }, env, at),
  ].flatMap((each) => each ?? []);
  const about = aboutOf(act);
  const left = Math.max(0, vacancy.terms.number - vacancy.hired - 1);
  const isLast = left === 0;
  return write(act, {
    ...(version !== undefined && { version }),
    asOf: vacancy.version,
    whileOpen: true,
    enquiries: [
      {
        id: candidate.enquiryId,
        change: { state: 'done', outcome: 'placed', doneAt: at, again: null, dueAt: null },
        contact: true,
        event: eventOf(act, 'hired', { candidate: candidate.id, from: begins, pay: String(pay) }),
        mails: [
          hiredMail(about, candidate, { begins, pay }),
          theyHiredMail(about, candidate, { begins, pay, left }),
          placementNote(about, {
            topic: `hired-note-${candidate.id}`,
            what: `${inWords(candidate)} is hired${isLast ? ', and the post is filled' : ''}`,
            lines: [
              `Begins ${shortDay(begins)}, ${rupees(pay)} a month.`,
              ...(isLast ? ['You can write to the others with one press.'] : []),
            ],
          }),
        ],
        webhooks,
      },
      vacancyLineOf(act, [candidate], 'hired', { contact: true, detail: { from: begins } }),
      ...interviewOff(act, candidate, 'hired'),
      ...lost,
    ],
    candidates: [
      {
        id: candidate.id,
        ...moveOf('hired', {
          hiredAt: at,
          begins,
          pay,
          ...((candidate.slotAt ?? 0) > at && { slotAt: null, slots: [] }),
        }),
      },
      ...elsewhere.map(({ id }) => ({
        id,
        ...moveOf('hired-elsewhere', { slotAt: null, slots: [] }),
      })),
    ],
  });
}

/** Both histories of each other post say that it is over, and an hour that was agreed there is cancelled for both. */
async function leaveOthers(act: Act, elsewhere: readonly Candidate[]) {
  const vacancies = await act.context.store.listVacancies({
    ids: [...new Set(elsewhere.map(({ vacancyId }) => vacancyId))],
  });
  return elsewhere.flatMap((each) => {
    const vacancy = vacancies.find(({ id }) => id === each.vacancyId);
    if (!vacancy) return [];
    const other = { ...act, vacancy };
    // Another employer knows nothing of somebody who has not said yes to them.
    const lines = bothLines(other, each, 'hired-elsewhere', {
      detail: { knew: each.state === 'asked' ? 'no' : 'yes' },
    });
    return [...lines, ...interviewOff(other, each, 'hired-elsewhere')];
  });
}
