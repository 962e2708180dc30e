/** Batches as pages and answers show them: those announced, one in public, those of an enquiry, and the one that a form asks for. */

import { batchPath, routes } from '#data/addresses/routes';
import { type CountedBatch, isJoinable, seatsLeft, stateOf } from '#lib/batches/rules';
import { dayInList, inOneLine, nameOf, stateNames, titleOf } from '#lib/batches/words';
import type { AskedBatch, Asker, Standing } from '#lib/enquiries/http/receive';
import { type AppContext, openedContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import type { Store } from '#lib/platform/db/store';
import { type Result, wrong } from '#lib/platform/http/intake/reply';
import { isoDayInIndia, shortDay } from '#lib/platform/values/india';
import { processState } from '#lib/platform/values/process-state';
import { ordinal } from '#lib/platform/values/words';

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** Read every two seconds by the watch; absent before its first look, and where none runs. */
    batches?: readonly CountedBatch[];
  }
}

/** Whether it is the page of a batch that is announced, or of all: who makes up an id has nothing made for memory. */
export const isAnnounced = (path: string): boolean =>
  path === routes.batches ||
  (processState.batches?.some(({ id }) => path === batchPath(id)) ?? false);

/** Those that are not over, by their first session; none where the store cannot be asked and never was. */
export async function announcedBatches(): Promise<readonly CountedBatch[]> {
  const context = openedContext();
  if (!context) return [];
  if (processState.batches) return processState.batches;
  const now = context.now();
  return whileStoreAnswers<readonly CountedBatch[]>(
    () => context.store.listBatches({ now, endsAfter: now }),
    () => [],
  );
}

/** Those for which a seat may still be asked, by their first session; `now` in epoch milliseconds. */
export async function joinableBatches(now: number): Promise<readonly CountedBatch[]> {
  const all = await announcedBatches();
  return all.filter((batch) => isJoinable(batch, now));
}

/** At most `most`: those that one can still join and that teach any of `modules`, or are the bootcamp `code`. */
export async function nextBatches(
  about: { readonly modules?: readonly number[]; readonly bootcamp?: string },
  now: number,
  most = 2,
): Promise<readonly CountedBatch[]> {
  const { modules, bootcamp } = about;
  const wanted = new Set([
    ...(modules ?? []).map((each) => `module-${each}`),
    ...(bootcamp ? [`bootcamp-${bootcamp}`] : []),
  ]);
  const all = await joinableBatches(now);
  return all.filter((batch) => batch.what.some((each) => wanted.has(each))).slice(0, most);
}

/** The first batch of each module that one can still join, in a few letters, and its page. */
export async function moduleStarts(now: number) {
  const starts = new Map<number, { readonly day: string; readonly href: string }>();
  for (const { id, what, sessions, starts: first } of await joinableBatches(now)) {
    for (const each of what) {
      const module = Number(/^module-(\d+)$/.exec(each)?.[1] ?? 0);
      if (module > 0 && !starts.has(module)) {
        starts.set(module, { day: dayInList(sessions[0] ?? first, now), href: batchPath(id) });
      }
    }
  }
  return starts;
}

/** One batch, past ones too, as it is now: without where one meets, which is for who has a seat alone. */
export async function findPublicBatch(id: string): Promise<CountedBatch | undefined> {
  const context = openedContext();
  if (!context || !/^[0-9a-z]{1,20}$/.test(id)) return undefined;
  const batch = await context.store.findBatch(id, context.now());
  if (!batch) return undefined;
  const { link: _, place: __, ...open } = batch;
  return open;
}

type Asks = Pick<Store, 'findBatch' | 'findBatchPreference' | 'listSeatsOf'>;

/** "GST fundamentals, Mon 4 Jan 2027: you are fourth on the waiting list", one for each; `now` in epoch milliseconds. */
export async function ownBatches(
  store: Asks,
  enquiry: string,
  now: number,
): Promise<readonly string[]> {
  const [seats, preference] = await Promise.all([
    store.listSeatsOf(enquiry, now),
    store.findBatchPreference(enquiry, now),
  ]);
  const lines: string[] = [];
  for (const { batch: id, heldUntil, takenAt } of seats) {
    const batch = await store.findBatch(id, now);
    const seat = { heldUntil, ...(takenAt !== undefined && { takenAt }) };
    if (batch) lines.push(lineOf(batch, now, seatInWords(seat)));
  }
  if (preference && seats.every(({ batch }) => batch !== preference.batch)) {
    const batch = await store.findBatch(preference.batch, now);
    if (batch) lines.push(lineOf(batch, now, standingInWords(preference)));
  }
  return lines;
}

type Preference = NonNullable<Awaited<ReturnType<Store['findBatchPreference']>>>;

function standingInWords({ seat, waits, place }: Preference): string {
  if (seat) return seatInWords(seat);
  return waits && place
    ? `you are ${ordinal(place)} on the waiting list`
    : 'you asked for a seat; none is held yet';
}

const seatInWords = ({ heldUntil, takenAt }: NonNullable<Preference['seat']>): string =>
  takenAt === undefined
    ? `a seat is held for you until ${shortDay(isoDayInIndia(heldUntil - 1))}`
    : 'you have a seat';

function lineOf(batch: CountedBatch, now: number, standing: string): string {
  const state = stateOf(batch, now);
  const named = `${nameOf(batch)}, ${shortDay(batch.sessions[0] ?? batch.starts)}`;
  const isAhead = state === 'open' || state === 'full';
  return `${named}: ${isAhead ? standing : `${stateNames[state].toLowerCase()}`}`;
}

/** Nothing where no batch is asked for; 422 for one that is not there or takes nobody any more. Who has a seat waits for none. */
export async function askedBatch(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  id: unknown,
  person: Asker,
): Promise<Result<AskedBatch | undefined>> {
  if (typeof id !== 'string' || id === '') return { ok: undefined };
  const batch = await store.findBatch(id, now());
  if (!batch) return wrong('batch', 'There is no such batch. Choose one on the Batches page.');
  if (!isJoinable(batch, now())) {
    const why = batch.cancelledAt === undefined ? 'has begun' : 'is cancelled';
    return wrong('batch', `This batch ${why}: choose another one.`);
  }
  const words = `${titleOf(batch)}: ${inOneLine(batch)}`;
  const isFull = seatsLeft(batch) === 0;
  const hasSeat = isFull && (await store.hasSeat(batch.id, person, now()));
  return { ok: { id: batch.id, words, waits: isFull && !hasSeat } };
}

export async function batchStanding(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  submission: string,
): Promise<Standing | undefined> {
  const at = now();
  // The submission is stored, so a failure here is no failure of the answer: the visitor's page
  // says it later.
  const found = await findStanding(store, submission, at).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  });
  if (!found) return undefined;
  const { preference, name } = found;
  const { batch, seat, waits, place = 0 } = preference;
  if (seat) return { answer: { batch }, sentence: `${name}: ${seatInWords(seat)} already.` };
  if (!waits) {
    return {
      answer: { batch, waitingList: false },
      sentence: `You asked for a seat: ${name}. It is yours once you have paid what we agree on.`,
    };
  }
  return {
    answer: { batch, waitingList: true, place },
    sentence: `The batch is full: you are ${ordinal(place)} on the waiting list.`,
  };
}

/** The preference of a submission with its batch in words; undefined where it named none. */
async function findStanding(
  store: Pick<Store, 'findBatchPreference' | 'findBatch'>,
  submission: string,
  now: number,
) {
  const preference = await store.findBatchPreference(submission, now);
  const batch = preference && (await store.findBatch(preference.batch, now));
  return batch && { preference, name: `${nameOf(batch)}, ${inOneLine(batch)}` };
}
