/** The program of a thread that inspects: does one task at a time, and keeps nothing of it. */
import { parentPort } from 'node:worker_threads';
import type { Answer, Job } from '#lib/server/uploads/inspection/messages';
import { tasks } from '#lib/server/uploads/inspection/tasks';

const port = parentPort;
if (!port) throw new Error('this runs in a worker thread');

port.on('message', (job: Job) => {
  void perform(job).then((answer) => port.postMessage(answer));
});

async function perform({ kind, input }: Job): Promise<Answer> {
  try {
    const work = tasks[kind] as (input: unknown) => Promise<unknown>;
    return { value: await work(input) };
  } catch (error) {
    return { threw: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
