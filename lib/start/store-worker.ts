/** The program of the store's thread: opens the store, does what is asked of it, and ends when it is closed. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Store } from '#lib/platform/db/store';
import {
  batched,
  type Call,
  opened,
  packError,
  type Reply,
} from '#lib/platform/db/worker/messages';
import { bytesIn, discard } from '#lib/platform/values/bytes';
import { openStore } from '#lib/start/open-store';

const port = parentPort;
if (!port) throw new Error('this runs in a worker thread');
const reply = batched<Reply>(
  // Files are handed over: a copy would stay here until the collector comes.
  (replies) =>
    port.postMessage(
      replies,
      replies.flatMap(({ value }) => bytesIn(value).map(({ buffer }) => buffer)),
    ),
  ({ id }, error) => port.postMessage([{ id, thrown: packError(error) }]),
);

try {
  const store = await openStore(workerData as { dataDir: string });
  port.on('message', (calls: readonly Call[]) => {
    for (const call of calls) void perform(store, call).then(reply);
  });
  reply({ id: opened });
} catch (error) {
  // Nothing else keeps the thread.
  reply({ id: opened, thrown: packError(error) });
}

async function perform(store: Store, { id, method, args }: Call): Promise<Reply> {
  try {
    const work = store[method as keyof Store] as (...all: readonly unknown[]) => Promise<unknown>;
    return { id, value: await work(...args) };
  } catch (error) {
    return { id, thrown: packError(error) };
  } finally {
    for (const bytes of args.flatMap(bytesIn)) discard(bytes);
    if (method === 'close') port?.unref();
  }
}
