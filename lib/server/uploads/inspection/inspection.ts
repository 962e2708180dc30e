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

/** Two of 5 MB files at once hold some 120 MB at the most; an honest one is the work of a fraction of a second. */
const limits = {
  threads: 2,
  workMs: 8_000,
  deadlineMs: 40_000,
  memoryBytes: 128 * 1024 * 1024,
  idleMs: 30_000,
};

/** Why a file was not read: there was no time for it, it is more than the limits allow, or a parser fails at it. */
export type Unread = 'late' | 'too-much' | 'unreadable';

export async function inspect<K extends TaskKind>(
  kind: K,
  input: Input<K>,
): Promise<{ readonly ok: Output<K> } | { readonly unread: Unread }> {
  const outcome = await pool().run({ kind, input }, [input.bytes.buffer as ArrayBuffer]);
  if ('ended' in outcome) {
    const { ended } = outcome;
    log().warn({ task: kind, ended }, 'a file was not read to its end');
    return { unread: ended === 'late' ? 'late' : 'too-much' };
  }
  const answer = outcome.answer as Answer;
  if ('value' in answer) return { ok: answer.value as Output<K> };
  log().warn({ task: kind, reason: answer.threw }, 'a file is more than its parser takes');
  return { unread: 'unreadable' };
}

/** What is found in a file that begins as `type` does; otherwise why nobody can tell. */
export async function inspectResume(
  bytes: Uint8Array,
  type: ResumeType,
): Promise<Finding | Unread> {
  // A copy, which the thread takes: the file itself is stored.
  const looked = await inspect('inspect', { bytes: Uint8Array.from(bytes), type });
  return 'ok' in looked ? looked.ok : looked.unread;
}

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
