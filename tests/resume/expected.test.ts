import { expect, test } from '@jest/globals';
import { processState } from '#lib/platform/values/process-state';
import { expectResume, writtenResume } from '#lib/resume/worker/worker';
import { beginWriter, sheet } from '#tests/resume/resume-harness';

test('the thread is started once, when the page is opened, and takes what comes', async () => {
  expect(processState.resumePool?.size ?? 0).toBe(0);
  expectResume();
  expectResume();
  expect(processState.resumeQueue?.work).toBe(1);
  await beginWriter();
  expectResume();
  expect([processState.resumePool?.size, processState.resumeQueue?.work]).toEqual([1, 0]);
  expect(await writtenResume({ sheet, format: 'pdf' }, '')).toMatchObject({ pages: 1 });
});
