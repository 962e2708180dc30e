import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import {
  inspectionWorkerSource,
  inspectionWorkerStarter,
} from '#lib/platform/files/inspection/inspection';
import { processState } from '#lib/platform/values/process-state';
import { resumeWorkerSource, resumeWorkerStarter } from '#lib/resume/worker/worker';

// As server.ts does in development; started where a test reads a file.
processState.startInspectionWorker = inspectionWorkerStarter(
  join(process.cwd(), inspectionWorkerSource),
);
processState.startResumeWorker = resumeWorkerStarter(join(process.cwd(), resumeWorkerSource));

afterAll(() =>
  Promise.all([processState.inspectionPool?.close(), processState.resumePool?.close()]),
);
