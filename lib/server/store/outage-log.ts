import { log, noteStoreAway } from '#lib/server/log';
import { processState } from '#lib/server/process-state';
import { storeReason } from '#lib/server/store/reason';
import { StoreUnavailable } from '#lib/server/store/submissions/records';

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** When the log last said why the store is away: on the clock of `performance`. */
    storeOutageLoggedAt?: number;
  }
}

/** On a full disk a line for each refused post would make it fuller. */
const betweenMs = 10_000;

/** Says in the log why a visitor was refused, every ten seconds at most. */
export function logStoreOutage(error: unknown): void {
  const now = performance.now();
  if (now - (processState.storeOutageLoggedAt ?? Number.NEGATIVE_INFINITY) < betweenMs) return;
  processState.storeOutageLoggedAt = now;
  log().error({ reason: storeReason(error) }, 'the store cannot write: forms are answered 503');
}

/** What `work` reads from the store; `otherwise` while that does not answer. */
export async function whileStoreAnswers<T>(
  work: () => Promise<T>,
  otherwise: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    logStoreOutage(error);
    return otherwise();
  }
}

/** The same for a page that Next draws: what it shows then is answered with 503. */
export const unlessStoreAway = <T>(work: () => Promise<T>): Promise<T | 'store-away'> =>
  whileStoreAnswers<T | 'store-away'>(work, () => {
    noteStoreAway();
    return 'store-away';
  });
