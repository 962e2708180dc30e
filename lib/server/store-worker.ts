/** Begins the thread of the embedded store: what is written and waited for there holds up no visitor's page. */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

declare module '#lib/process-state' {
  interface ProcessState {
    /** Of the built site alone: in development Next loads the store anew when it changes. */
    startStoreWorker?: (dataDir: string) => Worker;
  }
}

/** Megabytes. A tenth of the first is in use; twice as many young ones bring nothing. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 12 };

/** Within the folder of a build; lib/server/store-worker-build.ts writes it. */
export const storeWorkerFile = 'server/store-worker.mjs';

export const storeWorkerStarter =
  (program: string) =>
  (dataDir: string): Worker => {
    const compiled = getCompileCacheDir();
    return new Worker(program, {
      name: 'store',
      workerData: { dataDir },
      resourceLimits,
      // As scripts/compiled-code.ts does for a process; Node adds a folder of its version.
      env: { ...process.env, ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) },
    });
  };
