/** The program of the thread that writes resumes: one at a time, without storing anything. */
import { parentPort } from 'node:worker_threads';
import { giveWay } from '#lib/platform/values/low-priority';
import { type WriteJob, type Written, writeResume } from '#lib/resume/files/write';

export type Answer = { readonly value: Written } | { readonly threw: object };

const port = parentPort;
if (!port) throw new Error('this runs in a worker thread');
giveWay();

port.on('message', (job: WriteJob) => {
  void perform(job).then((answer) => port.postMessage(answer));
});

/** Only the place of an error is logged: its message may quote the resume. */
async function perform(job: WriteJob): Promise<Answer> {
  try {
    return { value: await writeResume(job) };
  } catch (error) {
    return { threw: placeOf(error) };
  }
}

function placeOf(error: unknown): object {
  if (!(error instanceof Error)) return { reason: typeof error };
  const stack = (error.stack ?? '').replace(error.message, () => '');
  return {
    reason: error.name,
    at: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 5),
  };
}
