/**
 * Uploads on their way in: each may take as long as it moves, up to 15 minutes. What has come lies on the disk in a file
 * without a name, so one that is under way holds less than 1 MB of memory, and fifty with 4 MB each here some 40 MB; a
 * crash leaves nothing behind. Once it is here as a whole it waits for one of the few turns (upload-slots.ts) in which a
 * file is in memory.
 */

import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { type HttpError, httpError } from '#lib/platform/http/intake/reply';
import { siteOf } from '#lib/platform/http/limits/network';
import { processState } from '#lib/platform/values/process-state';

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    arrivals?: Arrivals;
  }
}

export interface Arrival {
  /** Aborted where the upload is to end; its reason is the answer, an `HttpError`. */
  readonly signal: AbortSignal;
  /** So many bytes have come since its begin. */
  progress(bytes: number): void;
  /** It is here as a whole, or gone. */
  end(): void;
}

interface Arriving {
  readonly network: string;
  readonly cut: AbortController;
  bytes: number;
  /** How many bytes had come at each of the last seconds. */
  readonly seconds: number[];
  age: number;
}

/** 8 kB/s over 30 s; one second more, since an upload may begin within one. */
const windowSeconds = 31;
const leastBytesInSecond = 8_000;
const leastBytesInWindow = 30 * leastBytesInSecond;
const longestSeconds = 15 * 60;

const again = (message: string) => httpError(503, message, { retryAfterSeconds: 5 }).error;
const tooSlow = again(
  'Your upload almost stopped for half a minute, so we ended it. Please try again on a better connection.',
);
const tooLong = again(
  'The upload took too long: more than 15 minutes. Please try again on a faster connection.',
);
const stopping = again('We were interrupted. Please send it again in a few seconds.');
const crowded = httpError(
  503,
  'Many uploads are coming in just now. Please try again in a minute.',
  { retryAfterSeconds: 30 },
).error;

const headStartBytes = 64 * 1024;
/** An upload is not judged to be slow before this. */
const graceSeconds = 3;
const longestWaitSeconds = 20;

type Arrivals = ReturnType<typeof newArrivals>;

/** Applications and those on their way to another phone share 80 places; one network has a quarter at most. */
export function arrivals(): Arrivals {
  processState.arrivals ??= newArrivals(80, 20);
  return processState.arrivals;
}

export function newArrivals(places: number, mostOfNetwork = places) {
  const arriving = new Set<Arriving>();
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  function tick(): void {
    for (const each of arriving) {
      const { bytes, seconds, cut } = each;
      each.age += 1;
      seconds.push(bytes);
      const before = seconds.length > windowSeconds ? (seconds.shift() ?? 0) : undefined;
      if (before !== undefined && bytes - before < leastBytesInWindow) cut.abort(tooSlow);
      else if (each.age >= longestSeconds) cut.abort(tooLong);
    }
    const tried = waiting;
    waiting = [];
    for (const tryAgain of tried) tryAgain();
  }

  /** Slower than an upload may be, where there is room for all. */
  function isSlow({ age, bytes, seconds: [before = 0] }: Arriving): boolean {
    const free = age < windowSeconds ? headStartBytes : 0;
    const slowest = Math.min(age, windowSeconds) * leastBytesInSecond;
    return age >= graceSeconds && bytes - before - free < slowest;
  }

  /** The upload that gives its slot to a new one: a slow one, else the newest of the network with the most. */
  function giving(comer: string, own: number): Arriving | undefined {
    const isFull = own >= mostOfNetwork;
    const slow = [...arriving].find((each) => (!isFull || each.network === comer) && isSlow(each));
    if (slow || isFull) return slow;
    const networks = Map.groupBy(arriving, ({ network }) => network);
    const [most] = [...networks.values()].sort((a, b) => b.length - a.length);
    return most && most.length > own + 1 ? most.at(-1) : undefined;
  }

  function enter(network: string): Arriving | undefined {
    const own = [...arriving].filter((each) => each.network === network).length;
    if (arriving.size >= places || own >= mostOfNetwork) {
      const gives = giving(network, own);
      if (!gives) return undefined;
      arriving.delete(gives);
      gives.cut.abort(crowded);
    }
    const each = { network, cut: new AbortController(), bytes: 0, seconds: [0], age: 0 };
    arriving.add(each);
    timer ??= setInterval(tick, 1_000).unref();
    return each;
  }

  function leave(each: Arriving): void {
    arriving.delete(each);
    if (arriving.size > 0 || waiting.length > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    /** Waits for a place, for `visitor`, an address; an error where there was none in time. */
    async begin(
      visitor: string,
    ): Promise<{ readonly ok: Arrival } | { readonly error: HttpError }> {
      const network = siteOf(visitor);
      let each = enter(network);
      for (let waited = 0; !each && waited < longestWaitSeconds; waited += 1) {
        await new Promise<void>((resolve) => waiting.push(resolve));
        each = enter(network);
      }
      if (!each) return { error: crowded };
      const arriving = each;
      const progress = (bytes: number) => {
        arriving.bytes = bytes;
      };
      return { ok: { signal: each.cut.signal, progress, end: () => leave(arriving) } };
    },
    /** Asks every upload that is still under way to retry later: the process is about to end. */
    endAll(): void {
      for (const { cut } of arriving) cut.abort(stopping);
    },
  };
}

export type HeldFile = ReturnType<typeof newHeldFile>;

/** Nothing is opened before the first byte. Each call rejects with `StoreUnavailable` where the disk fails. */
export function newHeldFile(folder: string) {
  let opened: Promise<FileHandle> | undefined;
  let size = 0;
  let closed = false;
  return {
    append: (chunk: Uint8Array) =>
      orUnavailable(async () => {
        // A chunk was on its way when the upload ended.
        if (closed) return;
        opened ??= openNameless(folder);
        await (await opened).appendFile(chunk);
        size += chunk.length;
      }),
    /** All of it, in a buffer of its own, which `discard` gives back. */
    read: () =>
      orUnavailable(async () => {
        const data = Buffer.allocUnsafeSlow(size);
        const handle = await opened;
        for (let at = 0; handle && at < size; ) {
          const { bytesRead } = await handle.read(data, at, size - at, at);
          if (bytesRead === 0) throw new Error('a held file is shorter than what was written');
          at += bytesRead;
        }
        return data;
      }),
    async close() {
      if (closed) return;
      closed = true;
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}

/** On the disk of the store, since the folder for temporary files is memory on many hosts. */
async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(/* turbopackIgnore: true */ folder, `upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}
