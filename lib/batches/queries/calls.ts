import {
  countSeats,
  findBatch,
  hasSeat,
  listBatches,
  listSeated,
  listSeatsOf,
} from '#lib/batches/queries/reads';
import { markRoster } from '#lib/batches/queries/roster';
import {
  followFreed,
  hearSeats,
  listOffered,
  listUnsaid,
  noteSeats,
  offerSeats,
} from '#lib/batches/queries/seats';
import { findBatchPreference, listWaitingPeople } from '#lib/batches/queries/waiting-list';
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
  followFreed,
  listUnsaid,
  hearSeats,
  listOffered,
  countSeats,
  addBatch,
  changeBatch,
  markRoster,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof batchQueries> {}
}
