import { join } from 'node:path';
import { build } from 'esbuild';
import { resumeWorkerFile, resumeWorkerSource } from '#lib/server/resume/worker';
import { storeWorkerFile } from '#lib/server/store/worker/client';
import {
  inspectionWorkerFile,
  inspectionWorkerSource,
} from '#lib/server/uploads/inspection/inspection';

/** Bundles the program of the store's thread into one file: as modules of its own, the SQL builder alone takes 26 MB. */
export const buildStoreWorker = (root: string, dist: string): Promise<void> =>
  // Pino looks for files of its own.
  bundle(root, 'lib/server/store/worker/entry.ts', join(dist, storeWorkerFile), ['pino']);

/** Bundles the program of the threads that read files of strangers. */
export const buildInspectionWorker = (root: string, dist: string): Promise<void> =>
  bundle(
    root,
    inspectionWorkerSource,
    join(dist, inspectionWorkerFile),
    // It is loaded where a PDF is read, and has its program in a file beside it.
    ['@embedpdf/pdfium'],
    // Written as escapes, fifty resumes of 5 MB at once held 310 to 350 MB in the place of 240 to 260.
    'utf8',
  );

/** Bundles the program of the thread that writes resumes. */
export const buildResumeWorker = (root: string, dist: string): Promise<void> =>
  bundle(root, resumeWorkerSource, join(dist, resumeWorkerFile), ['pino']);

async function bundle(
  root: string,
  entry: string,
  outfile: string,
  external: string[],
  // A program with one letter beyond Latin takes two bytes for each in memory: such letters are written as escapes.
  charset: 'ascii' | 'utf8' = 'ascii',
): Promise<void> {
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    absWorkingDir: root,
    bundle: true,
    external,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    charset,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Names stay: a fault is read in the log.
    minifyWhitespace: true,
    // Packages of the older kind ask for Node's modules by `require`; a newer one beside them declares createRequire itself.
    banner: {
      js: "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);",
    },
  });
}
