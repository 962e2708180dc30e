/** Reads files of strangers in threads of their own: few at once, bounded in time and memory. */
import type { Worker } from 'node:worker_threads';
import { log } from '#lib/server/log';
import { processState } from '#lib/server/process-state';
import type { Answer, Input, Output, TaskKind } from '#lib/server/uploads/inspection/messages';
import { newPool, type Pool } from '#lib/server/uploads/inspection/pool';
import type { Finding, ResumeType } from '#lib/server/uploads/inspection-finding';

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Begins a thread that runs entry.ts beside this: lib/server/uploads/inspection/inspection-worker.ts. */
    startInspectionWorker?: () => Worker;
    inspectionPool?: Pool;
  }
}

/** Two of 5 MB files at once hold some 120 MB at the most; an honest one takes a fraction of a second. */
const limits = {
  threads: 2,
  deadlineMs: 8_000,
  memoryBytes: 128 * 1024 * 1024,
  idleMs: 30_000,
};

/** `undefined` for a file that cannot be read within the limits, or that a parser fails at. */
export async function inspect<K extends TaskKind>(
  kind: K,
  input: Input<K>,
): Promise<Output<K> | undefined> {
  const outcome = await pool().run({ kind, input }, [input.bytes.buffer as ArrayBuffer]);
  if ('ended' in outcome) {
    log().warn({ task: kind, ended: outcome.ended }, 'a file is more than its check takes');
    return undefined;
  }
  const answer = outcome.answer as Answer;
  if ('value' in answer) return answer.value as Output<K>;
  log().warn({ task: kind, reason: answer.threw }, 'a file is more than its parser takes');
  return undefined;
}

/** What is found in a file that begins as `type` does; `unreadable` where no parser of ours can tell. */
export const inspectResume = async (bytes: Uint8Array, type: ResumeType): Promise<Finding> =>
  // A copy, which the thread takes: the file itself is stored.
  (await inspect('inspect', { bytes: Uint8Array.from(bytes), type })) ?? 'unreadable';

/** Of the process: Next's bundle and plain Node each load this module. */
function pool(): Pool {
  processState.inspectionPool ??= newPool(begin, limits);
  return processState.inspectionPool;
}

function begin(): Worker {
  const { startInspectionWorker: start } = processState;
  if (!start) throw new Error('nobody has said how a thread that inspects begins');
  return start();
}
