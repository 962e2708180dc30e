/** The store of another thread, asked as if it were in this one. */
import type { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '#lib/store/records';
import { remembered } from '#lib/store/settings';
import type { Store } from '#lib/store/store';
import { batched, type Call, opened, type Reply, unpackError } from '#lib/store/worker/messages';

type Settle = Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>;

/**
 * Resolves once `worker`, which runs entry.ts, has opened its store; rejects as `openStore` does. `onDeath` is told
 * when the thread ends before the store is closed: whatever was asked and not answered has failed as unavailable.
 */
export async function workerStore(
  worker: Worker,
  onDeath: (reason: unknown) => void,
): Promise<Store> {
  const unanswered = new Map<number, Settle>();
  const post = batched<Call>((calls) => worker.postMessage(calls));
  let latest = opened;
  let isEnding = false;
  let reason: unknown = new Error('the thread of the store has ended');

  const answered = (id: number) =>
    new Promise<unknown>((resolve, reject) => unanswered.set(id, { resolve, reject }));
  const call = (method: string, args: readonly unknown[]): Promise<unknown> => {
    if (ended) return Promise.reject(new StoreUnavailable(reason));
    latest += 1;
    post({ id: latest, method, args });
    return answered(latest);
  };
  const settle = ({ id, value, thrown }: Reply) => {
    const each = unanswered.get(id);
    unanswered.delete(id);
    if (id === opened && thrown) isEnding = true;
    if (thrown) each?.reject(unpackError(thrown));
    else each?.resolve(value);
  };

  let ended = false;
  const open = answered(opened);
  worker.on('message', (replies: readonly Reply[]) => replies.forEach(settle));
  worker.on('error', (error) => {
    reason = error;
  });
  const exit = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      ended = true;
      // A program that cannot even begin is no store that is away.
      unanswered.get(opened)?.reject(reason);
      for (const { reject } of unanswered.values()) reject(new StoreUnavailable(reason));
      unanswered.clear();
      resolve();
      if (!isEnding) onDeath(reason);
    });
  });
  await open;

  const own: Pick<Store, 'engine' | 'secret' | 'close'> = {
    engine: 'sqlite',
    secret: remembered((name) => call('secret', [name]) as Promise<string>),
    async close() {
      if (ended) return;
      isEnding = true;
      await call('close', []);
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
