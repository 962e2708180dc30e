/**
 * Looks how batches and their seats are, whatever host changed them and whatever ran out, and has the pages rendered
 * again that say something else now: they come from memory, and are right within five seconds everywhere.
 */
import { processState } from '#lib/server/process-state';
import type { Site } from '#lib/server/site';
import { batchesTag } from '#lib/shared/addresses/on-demand-pages';
import { batchPath, coursePath, enrollmentTypes, routes } from '#lib/shared/addresses/routes';
import { type CountedBatch, seatsLeft, stateOf } from '#lib/shared/batches/batch';

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Of the built site: stored pages with one of these tags, or at one of these paths, are rendered again when they are asked for. */
    purge?: (tags: readonly string[]) => void;
  }
}

/** A batch that has ended says so for a while before its page is left alone. */
const afterEndMs = 60 * 60 * 1000;

/** Gives a function that looks once. */
export function newBatchWatch(site: Site): () => Promise<void> {
  let known: ReadonlyMap<string, Seen> = new Map();
  return async () => {
    const now = site.now();
    const batches = await site.store.listBatches({ now, endsAfter: now - afterEndMs });
    processState.batches = batches.filter((batch) => stateOf(batch, now) !== 'finished');
    const seen = seenIn(batches, now);
    // Pages of the build, or of the moments before, know of none.
    const changed = changedPages(known, seen);
    known = seen;
    if (changed.length > 0) processState.purge?.([batchesTag, ...changed]);
  };
}

interface Seen {
  readonly says: string;
  readonly what: readonly string[];
}

const seenIn = (batches: readonly CountedBatch[], now: number): ReadonlyMap<string, Seen> =>
  new Map(
    batches.map((batch) => {
      const { id, version, waiting, what } = batch;
      const says = [version, seatsLeft(batch), waiting, stateOf(batch, now)].join(' ');
      return [id, { says, what }];
    }),
  );

/** Addresses of the pages that say something of what is new, other or gone. */
function changedPages(
  before: ReadonlyMap<string, Seen>,
  after: ReadonlyMap<string, Seen>,
): readonly string[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const changed = ids.filter((id) => before.get(id)?.says !== after.get(id)?.says);
  if (changed.length === 0) return [];
  const what = changed.flatMap((id) => [
    ...(before.get(id)?.what ?? []),
    ...(after.get(id)?.what ?? []),
  ]);
  const modules = new Set(what.flatMap((each) => /^module-(\d+)$/.exec(each)?.[1] ?? []));
  return [
    routes.batches,
    ...changed.map(batchPath),
    ...[...modules].flatMap((no) => enrollmentTypes.map((type) => coursePath(type, Number(no)))),
    routes.coaching,
    routes.compare,
  ];
}
