/**
 * Begins the thread of the embedded store: what is written and waited for there holds up no visitor's page. Its heap has
 * the limits of the process (scripts/serving-process.ts): V8 heeds its flags, not what a worker is given besides.
 */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { environmentWith } from '#lib/server/settings/env';

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Of the built site alone: in development Next loads the store anew when it changes. */
    startStoreWorker?: (dataDir: string) => Worker;
  }
}

/** Within the folder of a build; lib/server/http/build/bundles.ts writes it. */
export const storeWorkerFile = 'server/store-worker.mjs';

export const storeWorkerStarter =
  (program: string) =>
  (dataDir: string): Worker => {
    const compiled = getCompileCacheDir();
    return new Worker(program, {
      name: 'store',
      workerData: { dataDir },
      // As scripts/compiled-code.ts does for a process; Node adds a folder of its version.
      env: environmentWith(compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {}),
    });
  };
