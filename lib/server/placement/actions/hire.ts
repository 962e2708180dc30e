/** Somebody is hired: the application closes as placed, their other posts are over, and the last one fills the vacancy. */
import { rupees } from '#data/formatting';
import {
  type Act,
  aboutOf,
  employerLineOf,
  eventOf,
  write,
} from '#lib/server/placement/actions/write';
import { hiredMail } from '#lib/server/placement/mails/candidate';
import { noMeetingMail, theyHiredMail } from '#lib/server/placement/mails/employer';
import { placementNote } from '#lib/server/placement/mails/staff';
import { inWords } from '#lib/server/placement/words';
import type { Candidate, PlacementWritten } from '#lib/server/store/placement/placements';
import { changedEvent, hiredEvent } from '#lib/server/webhooks/events';
import { shortDay } from '#lib/shared/dates';
import { line } from '#lib/shared/forms/sanitize';
import { dayMs, instantInIndia, isDay } from '#lib/shared/india';
import { rupeesTyped } from '#lib/shared/money';

interface Hire {
  /** ISO day. */
  readonly begins: string;
  /** Whole rupees a month. */
  readonly pay: number;
}

const mostAhead = 366 * dayMs;
const mostPay = 10_000_000;

type Fields = Readonly<Record<string, unknown>>;

/** `from`: a day of the last year or the next; `pay`: whole rupees a month, with or without commas. */
export function readHire(
  fields: Fields,
  now: number,
): { readonly ok: Hire } | { readonly wrong: Readonly<Record<string, string>> } {
  const begins = line(fields.from);
  const pay = rupeesTyped(line(fields.pay)) ?? 0;
  const isNear = isDay(begins) && Math.abs(instantInIndia(begins) - now) < mostAhead;
  const wrong = {
    ...(!isNear && { from: 'Please give the first day.' }),
    ...(!(pay > 0 && pay <= mostPay) && {
      pay: 'Please give the pay per month in whole rupees.',
    }),
  };
  return Object.keys(wrong).length > 0 ? { wrong } : { ok: { begins, pay } };
}

/** `version`: of the desk's page; absent where the employer says it. */
export async function hire(
  act: Act,
  candidate: Candidate,
  { begins, pay }: Hire,
  version?: number,
): Promise<PlacementWritten> {
  const { site, vacancy, at } = act;
  const { store, env } = site;
  const enquiry = await store.findEnquiryOf(candidate.enquiryId);
  if (!enquiry) return 'gone';
  const elsewhere = (await store.listCandidates({ enquiry: candidate.enquiryId })).filter(
    ({ id, state }) => id !== candidate.id && ['asked', 'yes', 'interview'].includes(state),
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
      {
        id: candidate.id,
        from: ['yes', 'interview'],
        change: { state: 'hired', hiredAt: at, begins, pay },
      },
      ...elsewhere.map(({ id }) => ({
        id,
        from: ['asked', 'yes', 'interview'] as const,
        change: { state: 'closed' as const, slotAt: null, slots: [] },
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
      vacancy: await act.site.store.findVacancy(each.vacancyId),
    })),
  );
  return found.flatMap(({ each, vacancy }) => {
    if (!vacancy || vacancy.employer.enquiryId === act.vacancy.employer.enquiryId) return [];
    const other = { ...act, vacancy };
    const mail = noMeetingMail(aboutOf(other), each, each.slotAt ?? act.at, act.at);
    return [employerLineOf(other, 'employer-no', [mail])];
  });
}
