/** The batch that a form asks a seat of, and how that stands afterwards, in words. */
import { type Result, wrong } from '#lib/server/http/errors/http-error';
import type { Site } from '#lib/server/site';
import { StoreUnavailable } from '#lib/server/store/store';
import { isJoinable, seatsLeft } from '#lib/shared/batches/batch';
import { inOneLine, titleOf } from '#lib/shared/batches/words';
import { ordinal } from '#lib/shared/words';

export interface AskedBatch {
  readonly id: string;
  /** "AcSS 5, GST fundamentals: Mon 4 Jan 2027, Mon to Fri, 7:00 to 8:30 PM, online, Tamil". */
  readonly words: string;
  /** It is full at this moment: whoever asks waits. */
  readonly waits: boolean;
}

/** Nothing where no batch is asked for; 422 for one that is not there or takes nobody any more. */
export async function askedBatch(
  { store, now }: Pick<Site, 'store' | 'now'>,
  id: unknown,
): Promise<Result<AskedBatch | undefined>> {
  if (typeof id !== 'string' || id === '') return { ok: undefined };
  const batch = await store.findBatch(id, now());
  if (!batch) return refused('There is no such batch. Choose one on the Batches page.');
  if (!isJoinable(batch, now())) {
    const why = batch.cancelledAt === undefined ? 'has begun' : 'is cancelled';
    return refused(`This batch ${why}: choose another one.`);
  }
  const words = `${titleOf(batch)}: ${inOneLine(batch)}`;
  return { ok: { id: batch.id, words, waits: seatsLeft(batch) === 0 } };
}

const refused = (text: string) => wrong('batch', text);

interface Standing {
  readonly answer: Readonly<Record<string, unknown>>;
  readonly sentence?: string;
}

/** What an answer says of the batch that was asked for: to a script, and in a sentence. */
export async function batchStanding(
  { store }: Pick<Site, 'store'>,
  submission: string,
): Promise<Standing | undefined> {
  // What is stored is not answered with a failure: the visitor's page says it later.
  const wish = await store.findBatchWish(submission).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  });
  if (!wish) return undefined;
  const { batch, waits, place = 0 } = wish;
  if (!waits) return { answer: { batch, waitingList: false } };
  return {
    answer: { batch, waitingList: true, place },
    sentence: `The batch is full: you are ${ordinal(place)} on the waiting list.`,
  };
}
