/** Begins the thread in which resumes are written. */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { newPool, type Pool } from '#lib/platform/files/inspection/inspection';
import { newNetworkCounts } from '#lib/platform/http/limits/network';
import { newSlots } from '#lib/platform/http/listen/request-slots';
import { log } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';
import type { WriteJob, Written } from '#lib/resume/files/write';
import type { Sheet } from '#lib/resume/rules/sections';
import type { Answer } from '#lib/resume/worker/entry';

/** lib/start/build/bundles.ts writes it into the folder of a build. */
export const resumeWorkerFile = 'server/resume-worker.mjs';
/** The source of the worker, which Node runs directly in development and tests. */
export const resumeWorkerSource = 'lib/resume/worker/entry.ts';

export const resumeWorkerStarter = (program: string) => (): Worker => {
  const compiled = getCompileCacheDir();
  return new Worker(program, {
    name: 'resume',
    // Nothing of the settings: it writes what it is handed.
    env: compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {},
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  });
};

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** Begins a thread that runs writer/entry.ts beside this: lib/resume/worker/worker.ts. */
    startResumeWorker?: () => Worker;
    resumePool?: Pool;
    /** Begins the thread for who has just opened the page. */
    expectResume?: () => void;
    resumeQueue?: ResumeQueue;
  }
}

/** One thread: a second would take the processor from who reads pages. Its faces and libraries are some 60 MB. */
const limits = {
  threads: 1,
  // A tenth of a second is usual; a host that is out of breath may take long to begin the thread.
  deadlineMs: 15_000,
  memoryBytes: 160 * 1024 * 1024,
  idleMs: 120_000,
};

/** For the visitor at an address. `busy` where so many wait already; `failed` where it is more than the thread takes. */
export const writtenResume = (
  job: WriteJob,
  visitor: string,
): Promise<Written | 'busy' | 'failed'> =>
  queue().run(visitor, workOf(job.sheet), () => write(job));

async function write(job: WriteJob): Promise<Written | 'busy' | 'failed'> {
  const outcome = await pool().run(job, []);
  if ('ended' in outcome) {
    log().warn({ ended: outcome.ended }, 'a resume is more than its thread takes');
    return outcome.ended === 'late' ? 'busy' : 'failed';
  }
  const answer = outcome.answer as Answer;
  if ('value' in answer) return answer.value;
  log().error(answer.threw, 'a resume could not be written');
  return 'failed';
}

/**
 * Begins the thread and has it write a page for nobody, so that the first file is as quick as the next: libraries and
 * faces take longer to open than a resume to write.
 */
export function expectResume(): void {
  if (queue().work > 0 || pool().size > 0) return;
  void writtenResume({ sheet: anyPage, format: 'pdf' }, '');
}

const anyPage: Sheet = {
  template: 'fresher',
  name: 'Resume',
  headline: '',
  contact: '',
  summary: '',
  sections: [
    {
      heading: 'Work experience',
      items: [{ title: 'Post', when: '2026', at: 'Firm', lines: ['Line'], field: '' }],
      bullets: [],
      paragraph: '',
      field: '',
    },
  ],
};

/** One pool per process, although Next's bundle and plain Node each load this module. */
function pool(): Pool {
  processState.resumePool ??= newPool(begin, limits);
  return processState.resumePool;
}

function queue(): ResumeQueue {
  processState.resumeQueue ??= newResumeQueue();
  return processState.resumeQueue;
}

function begin(): Worker {
  const { startResumeWorker: start } = processState;
  if (!start) throw new Error('nobody has said how the thread that writes resumes begins');
  return start();
}

/** In tenths of a second of a processor, what is written now included: the last waits two seconds or three. */
const mostWork = 24;
export const mostWorkEach = 8;
/** On a machine that is out of breath; a place in the queue is never held for longer. */
const longestMs = 20_000;

/** Measured: a letter of a script that is joined costs as much as ten others, a word that comes again nothing. */
const msOf = { file: 30, letter: 0.006, joinedLetter: 0.06 };

/** In tenths of a second, one network's share at most: whoever has nothing in the queue may always bring one. */
export function workOf(sheet: Sheet): number {
  const words = [...new Set(JSON.stringify(sheet).split(/[\s"]+/))].join('');
  const joined = words.match(/[\u0600-\u077f\u0900-\u0dff\uabc0-\uabff]/g)?.length ?? 0;
  const ms = msOf.file + (words.length - joined) * msOf.letter + joined * msOf.joinedLetter;
  return Math.min(mostWorkEach, Math.ceil(ms / 100));
}

interface ResumeQueue {
  readonly work: number;
  /** `busy` where the visitor's network or all together have brought too much. */
  run<T>(visitor: string, work: number, perform: () => Promise<T>): Promise<T | 'busy'>;
}

/**
 * Each network has a share of the thread that writes resumes, counted by the work that it brings. Networks take
 * turns: a person with one resume does not wait for all of somebody who brings many.
 */
export function newResumeQueue(): ResumeQueue {
  const brought = newNetworkCounts();
  const turns = newSlots({ slots: 1, mostEach: 1, longestMs });
  const turnOf = (visitor: string) =>
    new Promise<(() => void) | undefined>((resolve) => {
      // Every waiting job gets an answer: the work that was counted is taken off below.
      const isGone = () => false;
      turns({ visitor, admit: resolve, sendAway: () => resolve(undefined), isGone });
    });
  let all = 0;
  return {
    get work() {
      return all;
    },
    async run(visitor, work, perform) {
      if (all + work > mostWork || !brought.mayAdd(visitor, mostWorkEach, work)) return 'busy';
      all += work;
      brought.add(visitor, work);
      const leave = await turnOf(visitor);
      try {
        return leave ? await perform() : 'busy';
      } finally {
        leave?.();
        all -= work;
        brought.remove(visitor, work);
      }
    },
  };
}
