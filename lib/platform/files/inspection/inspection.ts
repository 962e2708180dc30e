/** Reads files of strangers in threads of their own: few at once, bounded in time and memory, ended where they take more. */

import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Hold } from '#lib/platform/files/holds';
import type { Reading } from '#lib/platform/files/reading/reading';
import { log } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';

export type ResumeType = 'pdf' | 'doc' | 'docx';

export type Finding =
  | {
      /** `other`: none of this kind. `unreadable`: no reader opens it. */
      readonly refused: 'other' | 'locked' | 'unreadable';
    }
  | { readonly holds: readonly Hold[]; readonly firstLines: readonly string[] };

interface Resume {
  readonly bytes: Uint8Array;
  readonly type: ResumeType;
  readonly page?: number;
}

/** The site's thread knows these types alone, so that parsers stay out of it. */
export interface Tasks {
  inspect(resume: Resume): Promise<Finding>;
  read(resume: Resume): Promise<Reading>;
  /** One of its pages as a PNG; `undefined` where it has none of this number. */
  draw(resume: Resume): Promise<Uint8Array | undefined>;
  copy(resume: Resume): Promise<Uint8Array | undefined>;
}

export interface Job {
  readonly kind: keyof Tasks;
  readonly input: Resume;
}

/** `threw`: an error in the program, which a hostile file may have triggered. */
export type Answer = { readonly value: unknown } | { readonly threw: string };

/** lib/start/build/bundles.ts writes it into the folder of a build. */
export const inspectionWorkerFile = 'server/inspection-worker.mjs';
export const inspectionWorkerSource = 'lib/platform/files/inspection/entry.ts';

export const inspectionWorkerStarter = (program: string) => (): Worker => {
  const compiled = getCompileCacheDir();
  return new Worker(program, {
    name: 'inspection',
    // Nothing of the settings: what takes a thread over finds no secret in its environment.
    env: compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {},
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  });
};

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    startInspectionWorker?: () => Worker;
    inspectionPool?: Pool;
  }
}

/** One with a file of 5 MB holds some 60 MB, and two were too much for a host of 384; an honest file is the work of a fraction of a second. */
const limits = {
  threads: 1,
  workMs: 8_000,
  deadlineMs: 40_000,
  memoryBytes: 128 * 1024 * 1024,
  idleMs: 30_000,
};

/** Why a file was not read: there was no time for it, it is more than the limits allow, or a parser fails at it. */
type Unread = 'late' | 'too-much' | 'unreadable';

export async function inspect<K extends keyof Tasks>(
  kind: K,
  input: Resume,
): Promise<{ readonly ok: Awaited<ReturnType<Tasks[K]>> } | { readonly unread: Unread }> {
  const outcome = await pool().run({ kind, input }, [input.bytes.buffer as ArrayBuffer]);
  if ('ended' in outcome) {
    const { ended } = outcome;
    log().warn({ task: kind, ended }, 'a file was not read to its end');
    return { unread: ended === 'late' ? 'late' : 'too-much' };
  }
  const answer = outcome.answer as Answer;
  if ('value' in answer) return { ok: answer.value as Awaited<ReturnType<Tasks[K]>> };
  log().warn({ task: kind, reason: answer.threw }, 'a file is more than its parser takes');
  return { unread: 'unreadable' };
}

/** `type` is the media type of its first bytes; `late` where there was no time to look. */
export async function inspectResume(
  bytes: Uint8Array,
  type: ResumeType,
): Promise<Finding | 'late'> {
  // A copy, which the thread takes: the file itself is stored.
  const looked = await inspect('inspect', { bytes: Uint8Array.from(bytes), type });
  if ('ok' in looked) return looked.ok;
  // A file too long to be read may hold anything.
  return looked.unread === 'late' ? 'late' : { holds: ['unclear'], firstLines: [] };
}

/** One pool per process, although Next's bundle and plain Node each load this module. */
function pool(): Pool {
  processState.inspectionPool ??= newPool(begin, limits);
  return processState.inspectionPool;
}

function begin(): Worker {
  const { startInspectionWorker: start } = processState;
  if (!start) throw new Error('nobody has said how a thread that inspects begins');
  return start();
}

export interface PoolLimits {
  readonly threads: number;
  /** How long one task may hold a thread by the clock; a busy machine may need this for little work. */
  readonly deadlineMs: number;
  /** Processor time of one task, which is the same on a busy machine. */
  readonly workMs?: number;
  /** The memory limit of one thread: heap and external memory. */
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
    const idleWorker = idle.pop();
    if (idleWorker) return idleWorker;
    const worker = start();
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

  function release(worker: Worker): void {
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

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  return {
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
        if ('answer' in outcome) release(worker);
        return outcome;
      } finally {
        leave();
      }
    },
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

/** Processor time since now: a pooled thread has worked before. */
function workOf(worker: Worker): () => Promise<number> {
  const used = async () => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  };
  // A thread that has just started cannot tell yet.
  const before = used().catch(() => 0);
  return async () => (await used()) - (await before);
}
