/** Begins the thread in which resumes are written. */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Within the folder of a build; lib/server/http/build/bundles.ts writes it. */
export const resumeWorkerFile = 'server/resume-worker.mjs';
/** The same from its source, which Node reads itself: in development and tests. */
export const resumeWorkerSource = 'lib/server/resume/writer/entry.ts';

export const resumeWorkerStarter = (program: string) => (): Worker => {
  const compiled = getCompileCacheDir();
  return new Worker(program, {
    name: 'resume',
    // Nothing of the settings: it writes what it is handed.
    env: compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {},
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  });
};
