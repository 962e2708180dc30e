import {
  countSeats,
  findBatch,
  findBatchPreference,
  listBatches,
  listSeated,
  listSeatsOf,
  listWaitingPeople,
  noteFreeSeats,
} from '#lib/batches/queries/reads';
import { addBatch, changeBatch, markRoster } from '#lib/batches/queries/writes';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';

export const batchQueries = defineQueries('batches', {
  listSeated,
  listWaitingPeople,
  listSeatsOf,
  findBatchPreference,
  listBatches,
  findBatch,
  noteFreeSeats,
  countSeats,
  addBatch,
  changeBatch,
  markRoster,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof batchQueries> {}
}
