/** Where the ready answers of a build lie: a folder for each build and origin. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '#lib/server/data-folder/data-folder';

export type CacheSources = {
  /** The root of the project. */
  readonly root: string;
  /** The site's address as the build wrote it into its pages, and as it is to be. */
  readonly origin: { readonly from: string; readonly to: string };
  /** Why scripts are not to be deferred, whatever the build is like. */
  readonly ordinary?: string;
  /** Holds what is made where the root may not be written. */
  readonly dataDir?: string;
};

/** All folders of answers that were made beside the build. `root` is the project's. */
const cachesIn = (root: string): string => join(root, '.next-static-cache');

/** What the running site keeps: it can be made again. */
export const cacheIn = (dataDir: string): string => join(dataDir, 'cache');

const answersIn = (dataDir: string): string => join(cacheIn(dataDir), 'answers');

/** Where folders of answers may lie. */
export const parentsOf = ({ root, dataDir }: CacheSources): readonly string[] =>
  dataDir === undefined ? [cachesIn(root)] : [cachesIn(root), answersIn(dataDir)];

/** The name of the folder of answers for the build that stands in `.next`. */
export async function cacheName({ root, origin, ordinary }: CacheSources): Promise<string> {
  const build = await readFile(join(root, '.next/BUILD_ID'), 'utf8');
  const id = `${build} ${origin.to}${ordinary ? ' ordinary' : ''} packed`;
  return createHash('sha256').update(id).digest('hex').slice(0, 24);
}

/** When the build that stands in `.next` was made, epoch milliseconds. */
export const builtAt = async (root: string): Promise<number> =>
  (await stat(join(root, '.next/BUILD_ID'))).mtimeMs;

/** Undefined where it has not been made yet. */
export async function readyCacheFolder(sources: CacheSources): Promise<string | undefined> {
  const name = await cacheName(sources);
  return parentsOf(sources)
    .map((parent) => join(parent, name))
    .find((folder) => existsSync(folder));
}

/** Where a folder of answers is to be made: beside the build, or with the data where this user may not write there. */
export async function writableParent({ root, dataDir }: CacheSources): Promise<string> {
  const beside = cachesIn(root);
  if (dataDir === undefined || (await mayWrite(beside, root))) return beside;
  makeDataFolder(answersIn(dataDir));
  return answersIn(dataDir);
}

/** Whether this user may write into a folder, or make it in another. */
export async function mayWrite(folder: string, above: string): Promise<boolean> {
  try {
    await access(existsSync(folder) ? folder : above, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
