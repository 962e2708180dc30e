/** The store of another thread, asked as if it were in this one. */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { environmentWith } from '#lib/platform/config/env';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { remembered } from '#lib/platform/db/settings';
import type { Store } from '#lib/platform/db/store';
import {
  batched,
  type Call,
  opened,
  packError,
  type Reply,
  unpackError,
} from '#lib/platform/db/worker/messages';

type Settle = Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>;

/**
 * Resolves once `worker`, which runs entry.ts, has opened its store; rejects as `openSqlite` does, or with why the program
 * could not begin. `onDeath` is told when the thread ends before the store is closed: whatever was asked and not answered
 * has failed as unavailable.
 */
export async function workerStore(
  worker: Worker,
  onDeath: (reason: unknown) => void,
): Promise<Store> {
  const unanswered = new Map<number, Settle>();
  let latest = opened;
  let state: 'opening' | 'open' | 'closing' | 'ended' = 'opening';
  let reason: unknown = new Error('the thread of the store has ended');

  const settle = ({ id, value, thrown }: Reply) => {
    const each = unanswered.get(id);
    unanswered.delete(id);
    if (thrown) each?.reject(unpackError(thrown));
    else each?.resolve(value);
  };
  const answer = (id: number) =>
    new Promise<unknown>((resolve, reject) => unanswered.set(id, { resolve, reject }));
  const post = batched<Call>(
    (calls) => worker.postMessage(calls),
    ({ id }, error) => settle({ id, thrown: packError(error) }),
  );
  const call = (method: string, args: readonly unknown[]): Promise<unknown> => {
    if (state === 'ended') return Promise.reject(new StoreUnavailable(reason));
    latest += 1;
    post({ id: latest, method, args });
    return answer(latest);
  };

  const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('message', (replies: readonly Reply[]) => replies.forEach(settle));
  worker.on('error', (error) => {
    reason = error;
  });
  // The message cannot be matched to its call.
  worker.on('messageerror', (error) => {
    reason = error;
    void worker.terminate();
  });
  worker.once('exit', () => {
    const before = state;
    state = 'ended';
    // A program that cannot even begin is no store that is away.
    unanswered.get(opened)?.reject(reason);
    for (const { reject } of unanswered.values()) reject(new StoreUnavailable(reason));
    unanswered.clear();
    if (before === 'open') onDeath(reason);
  });
  await answer(opened);
  state = 'open';

  const own: Pick<Store, 'engine' | 'secret' | 'close'> = {
    engine: 'sqlite',
    secret: remembered((name) => call('secret', [name]) as Promise<string>),
    async close() {
      if (state === 'open') {
        state = 'closing';
        await call('close', []);
      }
      await exit;
    },
  };
  return new Proxy(own as Store, {
    get(known, name) {
      // No promise: `await` asks for `then`.
      if (name in known || name === 'then') return Reflect.get(known, name);
      return (...args: unknown[]) => call(String(name), args);
    },
  });
}

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** Only in the built site: in development Next reloads the store when it changes. */
    startStoreWorker?: (dataDir: string) => Worker;
  }
}

/** lib/start/build/bundles.ts writes it into the folder of a build. */
export const storeWorkerFile = 'server/store-worker.mjs';

/**
 * Writes and waits in that thread hold up no visitor's page. Its heap has the limits of the process
 * (scripts/serving-process.ts): V8 heeds its flags, not what a worker is given besides.
 */
export const storeWorkerStarter =
  (program: string) =>
  (dataDir: string): Worker => {
    const compiled = getCompileCacheDir();
    return new Worker(program, {
      name: 'store',
      workerData: { dataDir },
      // As scripts/compiled-code.ts does for a process; Node adds a folder of its version.
      env: environmentWith(compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {}),
    });
  };
