/** Batches as pages and answers show them: those announced, one in public, those of an enquiry, and the one that a form asks for. */

import { batchPath, routes } from '#data/addresses/routes';
import { type CountedBatch, isJoinable, seatsLeft, stateOf } from '#lib/batches/rules';
import { dayInList, inOneLine, nameOf, stateNames, titleOf } from '#lib/batches/words';
import type { AskedBatch, Standing } from '#lib/enquiries/http/receive';
import { type AppContext, openedContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import type { Store } from '#lib/platform/db/store';
import { type Result, wrong } from '#lib/platform/http/errors/http-error';
import { shortDay } from '#lib/platform/values/dates';
import { isoDayInIndia } from '#lib/platform/values/india';
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

/** One batch, past ones too, as it stands now: without where one meets, which is for who has a seat alone. */
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
    store.findBatchPreference(enquiry),
  ]);
  const lines: string[] = [];
  for (const { batch: id, heldUntil, takenAt } of seats) {
    const batch = await store.findBatch(id, now);
    const lastDay = shortDay(isoDayInIndia(heldUntil - 1));
    const held = `a seat is held for you until ${lastDay}`;
    if (batch) lines.push(lineOf(batch, now, takenAt === undefined ? held : 'you have a seat'));
  }
  if (preference && seats.every(({ batch }) => batch !== preference.batch)) {
    const batch = await store.findBatch(preference.batch, now);
    const place =
      preference.waits && preference.place
        ? `you are ${ordinal(preference.place)} on the waiting list`
        : '';
    if (batch) lines.push(lineOf(batch, now, place || 'you asked for a seat; none is held yet'));
  }
  return lines;
}

function lineOf(batch: CountedBatch, now: number, standing: string): string {
  const state = stateOf(batch, now);
  const named = `${nameOf(batch)}, ${shortDay(batch.sessions[0] ?? batch.starts)}`;
  const isAhead = state === 'open' || state === 'full';
  return `${named}: ${isAhead ? standing : `${stateNames[state].toLowerCase()}`}`;
}

/** Nothing where no batch is asked for; 422 for one that is not there or takes nobody any more. */
export async function askedBatch(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  id: unknown,
): Promise<Result<AskedBatch | undefined>> {
  if (typeof id !== 'string' || id === '') return { ok: undefined };
  const batch = await store.findBatch(id, now());
  if (!batch) return wrong('batch', 'There is no such batch. Choose one on the Batches page.');
  if (!isJoinable(batch, now())) {
    const why = batch.cancelledAt === undefined ? 'has begun' : 'is cancelled';
    return wrong('batch', `This batch ${why}: choose another one.`);
  }
  const words = `${titleOf(batch)}: ${inOneLine(batch)}`;
  return { ok: { id: batch.id, words, waits: seatsLeft(batch) === 0 } };
}

/** What an answer says of the batch that was asked for: to a script, and in a sentence. */
export async function batchStanding(
  { store }: Pick<AppContext, 'store'>,
  submission: string,
): Promise<Standing | undefined> {
  // What is stored is not answered with a failure: the visitor's page says it later.
  const preference = await store.findBatchPreference(submission).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  });
  if (!preference) return undefined;
  const { batch, waits, place = 0 } = preference;
  if (!waits) return { answer: { batch, waitingList: false } };
  return {
    answer: { batch, waitingList: true, place },
    sentence: `The batch is full: you are ${ordinal(place)} on the waiting list.`,
  };
}
