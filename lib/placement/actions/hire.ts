/** Somebody is hired: the application closes as placed, their other posts are over, and the last one fills the vacancy. */
import { rupees } from '#data/formatting';
import { changedEvent, hiredEvent } from '#lib/enquiries/views';
import { readForm, type Values } from '#lib/forms/define';
import { type Act, aboutOf, employerLineOf, eventOf, write } from '#lib/placement/actions/write';
import { hireForm } from '#lib/placement/forms/desk';
import { hiredMail } from '#lib/placement/mails/candidate';
import { noMeetingMail, theyHiredMail } from '#lib/placement/mails/employer';
import { placementNote } from '#lib/placement/mails/staff';
import { moveOf, undecidedStates } from '#lib/placement/rules/moves';
import type { Candidate, PlacementWritten } from '#lib/placement/schema';
import { inWords } from '#lib/placement/words/mails';
import { type Result, wrongFields } from '#lib/platform/http/errors/http-error';
import type { Fields } from '#lib/platform/http/intake/body';
import { shortDay } from '#lib/platform/values/dates';
import { dayMs, instantInIndia } from '#lib/platform/values/india';
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
  const lost = await meetingsOff(act, elsewhere);
  const closed = { ...enquiry, state: 'done' as const, outcome: 'placed' as const, doneAt: at };
  const by = act.by.kind === 'member' ? act.by.name : 'employer';
  const webhooks = [
    hiredEvent(enquiry, { vacancy: vacancy.id, from: begins, pay }, env, at),
    changedEvent(closed, { action: 'close', by }, env, at),
  ].flatMap((each) => each ?? []);
  const about = aboutOf(act);
  const isLast = vacancy.hired + 1 >= vacancy.terms.number;
  return write(act, {
    ...(version !== undefined && { version }),
    asOf: vacancy.version,
    whileOpen: true,
    enquiries: [
      {
        id: candidate.enquiryId,
        change: { state: 'done', outcome: 'placed', doneAt: at, again: null, dueAt: null },
        event: eventOf(act, 'hired', { from: begins, pay: String(pay) }),
        mails: [
          hiredMail(about, candidate, { begins, pay }),
          theyHiredMail(about, candidate, { begins, pay }),
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
      ...lost,
    ],
    candidates: [
      { id: candidate.id, ...moveOf('hired', { hiredAt: at, begins, pay }) },
      ...elsewhere.map(({ id }) => ({
        id,
        ...moveOf('hired-elsewhere', { slotAt: null, slots: [] }),
      })),
    ],
  });
}

/** Other employers whom they were to meet hear that it does not take place. */
async function meetingsOff(act: Act, elsewhere: readonly Candidate[]) {
  const ahead = elsewhere.filter(({ slotAt }) => slotAt !== undefined && slotAt > act.at);
  const found = await Promise.all(
    ahead.map(async (each) => ({
      each,
      vacancy: await act.context.store.findVacancy(each.vacancyId),
    })),
  );
  return found.flatMap(({ each, vacancy }) => {
    if (!vacancy || vacancy.employer.enquiryId === act.vacancy.employer.enquiryId) return [];
    const other = { ...act, vacancy };
    const mail = noMeetingMail(aboutOf(other), each, each.slotAt ?? act.at, act.at);
    return [employerLineOf(other, 'employer-no', [mail])];
  });
}
