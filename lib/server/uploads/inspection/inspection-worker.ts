/** Begins a thread in which files of strangers are read (lib/server/uploads/inspection). */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Within the folder of a build; lib/server/http/build/bundles.ts writes it. */
export const inspectionWorkerFile = 'server/inspection-worker.mjs';
/** The same from its source, which Node reads itself: in development and tests. */
export const inspectionWorkerSource = 'lib/server/uploads/inspection/entry.ts';

export const inspectionWorkerStarter = (program: string) => (): Worker => {
  const compiled = getCompileCacheDir();
  return new Worker(program, {
    name: 'inspection',
    // Nothing of the settings: what takes a thread over finds no secret in its environment.
    env: compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {},
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 },
  });
};
