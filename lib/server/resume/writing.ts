/** Has resumes written in a thread of its own, begun when the first is asked for. */
import type { Worker } from 'node:worker_threads';
import { log } from '#lib/server/log';
import { processState } from '#lib/server/process-state';
import { newResumeQueue, type ResumeQueue, workOf } from '#lib/server/resume/queue';
import type { Answer } from '#lib/server/resume/writer/entry';
import type { WriteJob, Written } from '#lib/server/resume/writer/write';
import { newPool, type Pool } from '#lib/server/uploads/inspection/pool';
import type { Sheet } from '#lib/shared/resume/page-contents';

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Begins a thread that runs writer/entry.ts beside this: lib/server/resume/resume-worker.ts. */
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
      heading: 'Work',
      items: [{ title: 'Post', when: '2026', at: 'Firm', lines: ['Line'], field: '' }],
      bullets: [],
      paragraph: '',
      field: '',
    },
  ],
};

/** Of the process: Next's bundle and plain Node each load this module. */
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
