/** Batches as the desk lists them: rows with their sums. */
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import { deskBatchPath } from '#lib/shared/addresses/desk-routes';
import { type CountedBatch, seatsLeft, stateOf } from '#lib/shared/batches/batch';
import {
  dayInList,
  lastDay,
  stateMarks,
  stateNames,
  timesInWords,
  titleOf,
} from '#lib/shared/batches/words';
import { dayMs } from '#lib/shared/india';

/** A batch that is over stays in the list for as long: results are still entered. */
const shownAfterEnd = 60 * dayMs;

export type BatchList = Awaited<ReturnType<typeof batchList>>;

export async function batchList({ site, now }: Visit) {
  const batches = await site.store.listBatches({ now, endsAfter: now - shownAfterEnd });
  const lines = batches.map((batch) => lineOf(batch, now));
  const sumOf = (name: 'taken' | 'held' | 'left') =>
    lines.reduce((sum, line) => sum + (line.state === 'Cancelled' ? 0 : line[name]), 0);
  return {
    lines,
    sums: { taken: sumOf('taken'), held: sumOf('held'), left: sumOf('left') },
    summary: summaryOf(batches, now),
  };
}

/** "4 open, 1 full, 3 waiting, 1 running". */
function summaryOf(batches: readonly CountedBatch[], now: number): string {
  const states = batches.map((batch) => stateOf(batch, now));
  const waiting = batches.reduce((sum, batch) => sum + batch.waiting, 0);
  return (['open', 'full', 'running', 'finished', 'cancelled'] as const)
    .flatMap((state) => {
      const many = states.filter((each) => each === state).length;
      if (many === 0) return [];
      return state === 'full' && waiting > 0
        ? `${many} full, ${waiting} waiting`
        : `${many} ${state}`;
    })
    .join(', ');
}

function lineOf(batch: CountedBatch, now: number) {
  const state = stateOf(batch, now);
  const wait = state === 'full' && batch.waiting > 0 ? `, ${batch.waiting} waiting` : '';
  const canJoin = state === 'open' || state === 'full' || state === 'running';
  return {
    id: batch.id,
    href: deskBatchPath(batch.id),
    begins: dayInList(batch.sessions[0] ?? batch.starts, now),
    ends: dayInList(lastDay(batch), now),
    title: titleOf(batch),
    sub: `${timesInWords(batch)}, ${batch.mode.replace('Online', 'online')}, ${batch.language}`,
    sample: batch.sample,
    taken: batch.taken,
    held: batch.held,
    left: canJoin ? seatsLeft(batch) : 0,
    mark: stateMarks[state],
    state: stateNames[state] + wait,
  };
}
