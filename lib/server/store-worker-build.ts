import { join } from 'node:path';
import { build } from 'esbuild';
import { storeWorkerFile } from '#lib/server/store-worker';

/** Bundles the program of the store's thread into one file: as modules of its own, the SQL builder alone takes 26 MB. */
export async function buildStoreWorker(root: string, dist: string): Promise<void> {
  await build({
    entryPoints: [join(root, 'lib/store/worker/entry.ts')],
    outfile: join(dist, storeWorkerFile),
    absWorkingDir: root,
    bundle: true,
    // It looks for files of its own.
    external: ['pino'],
    platform: 'node',
    format: 'esm',
    target: 'node24',
    charset: 'utf8',
    legalComments: 'none',
    // Names stay: a fault is read in the log.
    minifyWhitespace: true,
  });
}
