import { setTimeout as rest } from 'node:timers/promises';
import type { Env } from '#lib/platform/config/env';
import { openContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { storeReason } from '#lib/platform/db/outage';
import type { Store, StorePlace } from '#lib/platform/db/store';
import { workerStore } from '#lib/platform/db/worker/client';
import { errorFields, log } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';
import { siteEnv } from '#lib/start/env';
import { findLostStore } from '#lib/start/lost-store';
import { runOn } from '#lib/start/site-run';

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** Why this process cannot go on: the server says it and ends. */
    startProblem?: unknown;
  }
}

/** A store that is away is waited for: forms are answered 503 meanwhile, and health says why. */
export async function startSite(longestRestMs = 15_000): Promise<void> {
  try {
    await openWhenThere(siteEnv(), longestRestMs);
  } catch (error) {
    processState.startProblem = error;
    throw error;
  }
}

async function openWhenThere(settings: Env, longestRestMs: number): Promise<void> {
  const away = await attempt(settings);
  if (!away) return;
  const ended = new AbortController();
  openContext({
    env: settings,
    store: absentStore(settings.DATABASE_URL ? 'postgres' : 'sqlite', away),
    wake: () => undefined,
    now: Date.now,
  });
  log().error({ reason: storeReason(away) }, 'the store cannot be opened: trying again');
  const waiting = keepTrying(settings, longestRestMs, ended.signal);
  processState.stop = async () => {
    ended.abort();
    await waiting;
  };
}

async function keepTrying(settings: Env, longestRestMs: number, ended: AbortSignal) {
  for (let restMs = 500; !ended.aborted; restMs = Math.min(2 * restMs, longestRestMs)) {
    await rest(restMs, undefined, { signal: ended }).catch(() => undefined);
    if (ended.aborted) return;
    const away = await attempt(settings).catch((error: unknown) => {
      log().error(errorFields(error), 'the store cannot be opened');
      return new StoreUnavailable(error);
    });
    if (!away) {
      if (ended.aborted) await processState.stop?.();
      return;
    }
    log().error({ reason: storeReason(away) }, 'the store cannot be opened: trying again');
  }
}

/** Gives why the store is away, or nothing once the site runs on it. */
async function attempt(settings: Env): Promise<StoreUnavailable | undefined> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  try {
    const lost = await findLostStore({ databaseUrl, dataDir }, settings.mode);
    if (lost && settings.NEW_STORE !== 'yes') return new StoreUnavailable(lost);
    if (lost) log().warn('NEW_STORE: the site starts with an empty store');
    const store = await open({ databaseUrl, dataDir });
    try {
      await runOn(store, settings);
    } catch (error) {
      // The next try opens another thread; one left behind would stay for good.
      await store.close().catch(() => undefined);
      throw error;
    }
    return undefined;
  } catch (error) {
    if (error instanceof StoreUnavailable) return error;
    throw error;
  }
}

/** SQLite waits for the disk: on a thread of its own, so that nobody's page does. PostgreSQL waits elsewhere. */
async function open(place: StorePlace): Promise<Store> {
  const worker = place.databaseUrl ? undefined : processState.startStoreWorker?.(place.dataDir);
  if (worker) return workerStore(worker, endProcess);
  const { openStore } = await import('#lib/start/open-store');
  return openStore(place);
}

/** As if it had failed in this thread: the supervisor restarts the site. */
function endProcess(reason: unknown): void {
  log().fatal(errorFields(reason), 'the thread of the store has failed');
  process.exit(1);
}

/** Is in for a store that could not be opened yet: whatever is asked of it fails as if it were away. */
const absentStore = (engine: Store['engine'], why: StoreUnavailable): Store =>
  new Proxy({ engine, close: async () => undefined } as Store, {
    get(known, name) {
      // No promise: `await` asks for `then`.
      if (name in known || name === 'then') return Reflect.get(known, name);
      return () => Promise.reject(new StoreUnavailable(why.cause));
    },
  });
