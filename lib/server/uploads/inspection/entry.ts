/** The program of a thread that inspects: does one task at a time, and keeps nothing of it. The site's thread takes its types alone: parsers stay out of it. */

import { parentPort } from 'node:worker_threads';
import type { Answer, Finding, Job, ResumeType } from '#lib/server/uploads/inspection/inspection';
import { checkPdf } from '#lib/server/uploads/pdf/inspect';
import { pdfText } from '#lib/server/uploads/reading/pdf-text';
import type { Reading } from '#lib/server/uploads/reading/reading';
import { docText, docxText } from '#lib/server/uploads/reading/word-text';
import { checkDoc } from '#lib/server/uploads/word/doc';
import { checkDocx } from '#lib/server/uploads/word/package';

const readers: Readonly<Record<ResumeType, (data: Uint8Array) => Reading | Promise<Reading>>> = {
  pdf: pdfText,
  doc: docText,
  docx: docxText,
};

const readingOf = async (data: Uint8Array, type: ResumeType): Promise<Reading> =>
  readers[type](data);

interface Resume {
  readonly bytes: Uint8Array;
  readonly type: ResumeType;
}

const checks: Readonly<Record<ResumeType, (data: Buffer) => Finding | Promise<Finding>>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

export const tasks = {
  inspect: async ({ bytes, type }: Resume): Promise<Finding> =>
    checks[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  /** What its text says, for the desk. */
  read: ({ bytes, type }: Resume): Promise<Reading> => readingOf(bytes, type),
};

export type Tasks = typeof tasks;

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
