/** The folder of ready answers: written once for each build and origin, read at every start. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BodyWriter, type Piece, writeBodies } from '#lib/server/http/cache/bodies';
import type { Encoding } from '#lib/server/http/cache/compress';
import type { IslandFiles } from '#lib/shared/islands';

export type StoredResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the bytes, whatever their encoding. */
  readonly digest: string;
  /** Where they lie in the file: as they are, or compressed, with the length that they have otherwise. */
  readonly bodies:
    | { readonly identity: Piece }
    | ({ readonly length: number } & Readonly<Record<Encoding, Piece>>);
  /** Of a page: the source hashes of its styles. */
  readonly styles?: readonly string[];
};
export type CacheManifest = {
  readonly head: string;
  readonly styles: Readonly<Record<string, string>>;
  /** The site's address as the build wrote it, and as it is. */
  readonly origin: { readonly from: string; readonly to: string };
  readonly dynamicRoutes: readonly string[];
  readonly revalidateKey: string;
  /** Paths of the pages that are made anew while the site runs. */
  readonly revalidated: readonly string[];
  /** The files of each island of the build. */
  readonly islands: IslandFiles;
  readonly answers: Readonly<Record<string, StoredResponse>>;
  /** Why this build's pages go out as Next makes them; absent where their scripts are deferred. */
  readonly ordinary?: string;
  /** Then: the pages without scripts, for answers to plain forms. */
  readonly plainPages?: Readonly<Record<string, StoredResponse>>;
};

const manifestName = 'manifest.json';

/** The file of all bodies. */
export const bodiesFile = (folder: string): string => join(folder, 'bodies');

export async function readManifest(folder: string): Promise<CacheManifest> {
  return JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
}

/** Lets `fill` write a new folder, which appears under its name only when it is complete. */
export async function writeCacheFolder(
  folder: string,
  fill: (bodies: BodyWriter) => Promise<CacheManifest>,
): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const bodies = await writeBodies(bodiesFile(draft));
  try {
    const manifest = await fill(bodies);
    await writeFile(join(draft, manifestName), JSON.stringify(manifest));
  } finally {
    await bodies.close();
  }
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

/** Counts a folder that is started on as the newest: whoever makes another meanwhile leaves it. */
export async function keepCache(folder: string, now: Date = new Date()): Promise<void> {
  // Where this user may not write, nobody is to remove it either.
  await utimes(folder, now, now).catch((error: NodeJS.ErrnoException) => {
    if (!['EPERM', 'EACCES', 'EROFS'].includes(error.code ?? '')) throw error;
  });
}

/** Removes all folders of answers but the newest: others may be starting on those at this moment. */
export async function removeOldCaches(parent: string, count: number): Promise<void> {
  const names = existsSync(parent) ? await readdir(parent) : [];
  const folders = await Promise.all(
    names.map(async (name) => ({ name, at: await changedAt(join(parent, name)) })),
  );
  const old = folders.sort((a, b) => b.at - a.at).slice(count);
  await Promise.all(
    old.map(({ name }) => rm(join(parent, name), { recursive: true, force: true })),
  );
}

/** Another host with the same data may have removed it by now. */
const changedAt = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
