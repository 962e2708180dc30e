/**
 * Looks every two seconds how batches and their seats stand, whatever host changed them and whatever ran out, and has
 * the pages made anew that say something else now: they come from memory, and are right within five seconds everywhere.
 * Mails of batches go from here, too.
 */
import { sendBatchMails } from '#lib/server/batches/batch-mailer';
import { faultOf, log } from '#lib/server/log';
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

const everyMs = 2_000;
/** Mails are worked out every minute, and as soon as a batch was changed here. */
const mailsEvery = 30;
/** A batch that has ended says so for a while before its page is left alone. */
const afterEndMs = 60 * 60 * 1000;

export interface BatchWatch {
  /** Looks now: a batch or a seat of one was changed here. */
  wake(): void;
  stop(): Promise<void>;
}

export function startBatchWatch(site: Site): BatchWatch {
  let known: ReadonlyMap<string, Seen> | undefined;
  let looking = Promise.resolve();
  let isAway = false;
  let looks = 0;
  const look = async (isWoken: boolean) => {
    try {
      const now = site.now();
      const batches = await site.store.listBatches({ now, endsAfter: now - afterEndMs });
      processState.batches = batches.filter((batch) => stateOf(batch, now) !== 'finished');
      const seen = seenIn(batches, now);
      // Pages of the build, or of the moments before, know of none.
      const changed = changedPages(known ?? new Map(), seen);
      known = seen;
      if (changed.length > 0) processState.purge?.([batchesTag, ...changed]);
      if (isWoken || looks % mailsEvery === 0) await sendBatchMails(site);
      looks += 1;
      isAway = false;
    } catch (error) {
      // Once: health tells of a store that is away.
      if (!isAway) {
        log().warn(faultOf(error), 'batch watch');
      }
      isAway = true;
    }
  };
  // Many changes of one moment are one look.
  let isQueued = false;
  let isWokenNow = false;
  const next = (isWoken: boolean) => {
    isWokenNow ||= isWoken;
    if (isQueued) return;
    isQueued = true;
    looking = looking.then(() => {
      const woken = isWokenNow;
      isQueued = false;
      isWokenNow = false;
      return look(woken);
    });
  };
  const timer = setInterval(() => next(false), everyMs);
  timer.unref();
  next(false);
  return {
    wake: () => next(true),
    stop() {
      clearInterval(timer);
      return looking;
    },
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
