/** What a call about a batch answers; contract: Batches. */
import { type CountedBatch, seatsLeft, stateOf } from '#lib/shared/batches/batch';
import { lastDay } from '#lib/shared/batches/words';

export const batchAnswer = (batch: CountedBatch, now: number) => ({
  id: batch.id,
  version: batch.version,
  state: stateOf(batch, now),
  ends: lastDay(batch),
  sessions: batch.sessions,
  hours: batch.hours,
  left: seatsLeft(batch),
});
