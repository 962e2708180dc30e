/** The program of a thread that inspects: does one task at a time, and keeps nothing of it. */

import { parentPort } from 'node:worker_threads';
import { inspectors } from '#lib/platform/files/inspection/inspect';
import type { Answer, Job, ResumeType, Tasks } from '#lib/platform/files/inspection/inspection';
import { pagePicture, pictureCopy } from '#lib/platform/files/reading/pdf-pages';
import { pdfText } from '#lib/platform/files/reading/pdf-text';
import type { Reading } from '#lib/platform/files/reading/reading';
import { docText, docxText } from '#lib/platform/files/reading/word-text';
import { discard } from '#lib/platform/values/bytes';
import { giveWay } from '#lib/platform/values/low-priority';

const readers: Readonly<Record<ResumeType, (data: Uint8Array) => Reading | Promise<Reading>>> = {
  pdf: pdfText,
  doc: docText,
  docx: docxText,
};

const tasks: Tasks = {
  inspect: async ({ bytes, type }) =>
    inspectors[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  read: async ({ bytes, type }) => readers[type](bytes),
  // Word files are shown by their text alone.
  draw: async ({ bytes, type, page = 1 }) =>
    type === 'pdf' ? pagePicture(bytes, page) : undefined,
  copy: async ({ bytes, type }) => (type === 'pdf' ? pictureCopy(bytes) : undefined),
};

const port = parentPort;
if (!port) throw new Error('this runs in a worker thread');
giveWay();

port.on('message', (job: Job) => {
  void perform(job).then((answer) => port.postMessage(answer));
});

async function perform({ kind, input }: Job): Promise<Answer> {
  try {
    return { value: await tasks[kind](input) };
  } catch (error) {
    return { threw: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    discard(input.bytes);
  }
}
