import {
  countSeats,
  findBatch,
  findBatchPreference,
  hasSeat,
  listBatches,
  listSeated,
  listSeatsOf,
  listWaitingPeople,
} from '#lib/batches/queries/reads';
import { markRoster } from '#lib/batches/queries/roster';
import { listOffered, noteSeats, offerSeats } from '#lib/batches/queries/waiting';
import { addBatch, changeBatch } from '#lib/batches/queries/writes';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';

export const batchQueries = defineQueries('batches', {
  hasSeat,
  listSeated,
  listWaitingPeople,
  listSeatsOf,
  findBatchPreference,
  listBatches,
  findBatch,
  noteSeats,
  offerSeats,
  listOffered,
  countSeats,
  addBatch,
  changeBatch,
  markRoster,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof batchQueries> {}
}
