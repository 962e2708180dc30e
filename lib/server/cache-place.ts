/** Where the ready answers of a build lie: a folder for each build and origin. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';

export type CacheSources = {
  /** The root of the project. */
  readonly root: string;
  /** The site's address as the build wrote it into its pages, and as it is to be. */
  readonly origin: { readonly from: string; readonly to: string };
  /** Why scripts are not to be deferred, whatever the build is like. */
  readonly ordinary?: string;
};

/** All folders of answers. `root` is the project's. */
export const cachesIn = (root: string): string => join(root, '.next-static-cache');

export async function cacheFolderOf({ root, origin, ordinary }: CacheSources): Promise<string> {
  const build = await readFile(join(root, '.next/BUILD_ID'), 'utf8');
  const id = `${build} ${origin.to}${ordinary ? ' ordinary' : ''} packed`;
  return join(cachesIn(root), createHash('sha256').update(id).digest('hex').slice(0, 24));
}

/** Undefined where it has not been made yet. */
export async function readyCacheFolder(sources: CacheSources): Promise<string | undefined> {
  const folder = await cacheFolderOf(sources);
  if (!existsSync(folder)) return undefined;
  // Where the code is read-only, nothing is built that could push it out.
  await utimes(folder, new Date(), new Date()).catch(() => undefined);
  return folder;
}
