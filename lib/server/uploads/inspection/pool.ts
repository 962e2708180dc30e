/** Threads that do one task each and are ended where they work too long or take too much: what hostile files are read in. */
import type { Worker } from 'node:worker_threads';

export interface PoolLimits {
  /** Threads at once; more tasks wait for one. */
  readonly threads: number;
  /** How long one task may hold a thread by the clock; a busy machine may need this for little work. */
  readonly deadlineMs: number;
  /** Processor time of one task, which is the same on a busy machine. */
  readonly workMs?: number;
  /** Of one thread: heap and what lies outside it. */
  readonly memoryBytes: number;
  /** A thread with nothing to do is ended after this: it holds some 10 MB. */
  readonly idleMs: number;
}

/** `late` says nothing about the task, `work` and `large` that it is more than the limits allow. */
type Ended = 'late' | 'work' | 'large';
type Outcome = { readonly answer: unknown } | { readonly ended: Ended };

export type Pool = ReturnType<typeof newPool>;

/** Node's own limits of a thread yield to those of the process (scripts/serving-process.ts), so its memory is watched. */
const watchEveryMs = 50;

export function newPool(start: () => Worker, limits: PoolLimits) {
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  const threads = new Set<Worker>();
  let busy = 0;

  function take(): Worker {
    const kept = idle.pop();
    if (kept) return kept;
    const worker = start();
    // Nobody waits for it at the end of the process.
    worker.unref();
    threads.add(worker);
    const forget = () => {
      threads.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    };
    worker.once('exit', forget);
    // It may fail while it has nothing to do.
    worker.on('error', forget);
    return worker;
  }

  function keep(worker: Worker): void {
    if (!threads.has(worker)) return;
    idle.push(worker);
    const timer = setTimeout(() => {
      const at = idle.indexOf(worker);
      if (at >= 0) void idle.splice(at, 1)[0]?.terminate();
    }, limits.idleMs);
    timer.unref?.();
    worker.once('use', () => clearTimeout(timer));
  }

  async function turn(): Promise<void> {
    if (busy >= limits.threads) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
  }

  /** The place goes to who waits longest. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  return {
    /** Threads that live now. */
    get size() {
      return threads.size;
    },
    /** Rejects where the thread fails by itself. The buffers of `transfer` are given away. */
    async run(job: unknown, transfer: readonly ArrayBuffer[]): Promise<Outcome> {
      await turn();
      try {
        const worker = take();
        worker.emit('use');
        const outcome = await perform(worker, job, transfer, limits);
        if ('answer' in outcome) keep(worker);
        return outcome;
      } finally {
        leave();
      }
    },
    /** Ends all threads; what runs then rejects. */
    async close() {
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}

function perform(
  worker: Worker,
  job: unknown,
  transfer: readonly ArrayBuffer[],
  { deadlineMs, workMs = Number.POSITIVE_INFINITY, memoryBytes }: PoolLimits,
): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const end = (ended: Ended) => {
    resolve({ ended });
    void worker.terminate();
  };
  const deadline = setTimeout(() => end('late'), deadlineMs);
  const workedMs = workOf(worker);
  const watch = setInterval(() => {
    workedMs().then(
      (worked) => {
        if (worked > workMs) end('work');
      },
      () => undefined,
    );
    worker.getHeapStatistics().then(
      ({ used_heap_size: heap, external_memory: outside }) => {
        if (heap + outside > memoryBytes) end('large');
      },
      // It has ended by itself, and says so.
      () => undefined,
    );
  }, watchEveryMs);
  const onMessage = (answer: unknown) => resolve({ answer });
  const onError = (error: unknown) => {
    if ((error as { code?: unknown })?.code === 'ERR_WORKER_OUT_OF_MEMORY')
      resolve({ ended: 'large' });
    else reject(error);
  };
  const onExit = () => reject(new Error('the thread that inspects has ended'));
  worker.once('message', onMessage);
  worker.once('error', onError);
  worker.once('exit', onExit);
  try {
    worker.postMessage(job, [...transfer]);
  } catch (error) {
    reject(error);
  }
  return promise.finally(() => {
    clearTimeout(deadline);
    clearInterval(watch);
    worker.off('message', onMessage);
    worker.off('error', onError);
    worker.off('exit', onExit);
  });
}

/** Processor time since now: a thread that was kept has worked before. */
function workOf(worker: Worker): () => Promise<number> {
  const used = async () => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  };
  // One that has just begun cannot tell yet.
  const before = used().catch(() => 0);
  return async () => (await used()) - (await before);
}
