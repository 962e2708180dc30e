/** esbuild bundles here what Next does not: the inline script of every page, small separate scripts, and the entries of worker threads. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { FontInPage } from '#lib/platform/browser/page-api';
import { storeWorkerFile } from '#lib/platform/db/worker/client';
import {
  inspectionWorkerFile,
  inspectionWorkerSource,
} from '#lib/platform/files/inspection/inspection';
import { resumeWorkerFile, resumeWorkerSource } from '#lib/resume/worker/worker';

/** The oldest browsers for which the scripts and styles of the site are written: by their names at browserslist. */
const oldest = {
  chrome: '92',
  edge: '92',
  firefox: '115',
  ios_saf: '15.4',
  safari: '15.4',
} as const;

/** For Next, as browserslist reads it from the environment. */
export const browserslistQuery = Object.entries(oldest)
  .map((browser) => browser.join(' '))
  .join(', ');

/** For esbuild, which doubts classes of letters (`\p{L}`) in all of these: they have them. */
export const esbuildFloor = {
  target: Object.entries(oldest).map(([browser, version]) => browser.replace('_saf', '') + version),
  supported: { 'regexp-unicode-property-escapes': true },
};

/** Bold text has its letters in the page itself, and so has the sign of the rupee, which the Latin cut lacks. */
const fontInPage = [
  { weights: ['550 900'], range: 'U+0-10FFFF', file: 'anek-bold.woff2' },
  { weights: ['300 549', '550 900'], range: 'U+20B9', file: 'anek-rupee.woff2' },
] as const;

/** The modules of lib/browser/inline-script as the one inline script of every page. `root` is the project's folder. */
export async function headScript(root: string): Promise<string> {
  // Most of it runs at once: read whole, it is not read again function by function (https://v8.dev/blog/explicit-compile-hints).
  const bundled = await bundleForBrowsers(join(root, 'lib/browser/inline-script/main.ts'), {
    fontInPage: JSON.stringify(await readFont(root)),
  });
  const script = `//# allFunctionsCalledOnLoad\n${bundled}`;
  if (/<\/script|<!--/i.test(script)) throw new Error('The head script would end early in a page');
  return script;
}

/** It is a file of its own, for staff alone. */
export const deskScript = (root: string) =>
  bundleForBrowsers(join(root, 'lib/desk/browser/polling.ts'));

/** It is a file of its own, for the oldest browsers alone. */
export const olderBrowsersScript = (root: string) =>
  bundleForBrowsers(join(root, 'lib/browser/older-browsers.ts'));

const readFont = (root: string): Promise<FontInPage> =>
  Promise.all(
    fontInPage.map(async ({ weights, range, file }) => ({
      weights,
      range,
      woff2: await readFile(join(root, 'app/fonts', file), 'base64'),
    })),
  );

async function bundleForBrowsers(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    define,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    ...esbuildFloor,
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Bundles the program of the store's thread into one file: as modules of its own, the SQL builder alone takes 26 MB. */
export const buildStoreWorker = (root: string, dist: string): Promise<void> =>
  // Pino looks for files of its own.
  bundleWorker(root, 'lib/start/store-worker.ts', join(dist, storeWorkerFile), ['pino']);

/** Bundles the program of the threads that read files of strangers. */
export const buildInspectionWorker = (root: string, dist: string): Promise<void> =>
  bundleWorker(
    root,
    inspectionWorkerSource,
    join(dist, inspectionWorkerFile),
    // It is loaded where a PDF is read, and has its program in a file beside it.
    ['@embedpdf/pdfium'],
    // Written as escapes, fifty resumes of 5 MB at once held 310 to 350 MB in the place of 240 to 260.
    'utf8',
  );

export const buildResumeWorker = (root: string, dist: string): Promise<void> =>
  bundleWorker(root, resumeWorkerSource, join(dist, resumeWorkerFile), ['pino']);

async function bundleWorker(
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
    // Names are not minified, so that stack traces in the log can be read.
    minifyWhitespace: true,
    // Packages of the older kind ask for Node's modules by `require`; a newer one beside them declares createRequire itself.
    banner: {
      js: "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);",
    },
  });
}
