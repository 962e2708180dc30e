/** The files of ready answers: a folder for each build and origin, written once and read at every startup. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '#lib/platform/files/data-folder';
import { digestOf } from '#lib/platform/http/cache/cached-response';
import { compressBest, compressible, type Encoding } from '#lib/platform/http/cache/compress';
import { stylesIn } from '#lib/platform/http/headers/security-headers';
import type { IslandFiles } from '#lib/platform/http/islands';

export type CacheSources = {
  readonly root: string;
  /** The site's address as the build wrote it into its pages, and as it is to be. */
  readonly origin: { readonly from: string; readonly to: string };
  /** Holds what is made where the root may not be written. */
  readonly dataDir?: string;
};

/** All folders of answers that were made beside the build. `root` is the project's. */
const cachesIn = (root: string): string => join(root, '.next-static-cache');

/** It can be made again. */
export const cacheIn = (dataDir: string): string => join(dataDir, 'cache');

const answersIn = (dataDir: string): string => join(cacheIn(dataDir), 'answers');

/** Where folders of answers may lie. */
export const parentsOf = ({ root, dataDir }: CacheSources): readonly string[] =>
  dataDir === undefined ? [cachesIn(root)] : [cachesIn(root), answersIn(dataDir)];

/** The name of the folder of answers for the build that is in `.next`. */
export async function cacheName({ root, origin }: CacheSources): Promise<string> {
  const build = await readFile(join(root, '.next/BUILD_ID'), 'utf8');
  return createHash('sha256').update(`${build} ${origin.to} packed`).digest('hex').slice(0, 24);
}

/** When the build that is in `.next` was made, epoch milliseconds. */
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

/** Where a body lies in the file: bytes before it, and its own. */
export type Piece = readonly [offset: number, length: number];

export type StoredResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The digest of the bytes, independent of their encoding. */
  readonly digest: string;
  /** Where they lie in the file: as they are, or compressed, with the length that they have otherwise. */
  readonly bodies:
    | { readonly identity: Piece }
    | ({ readonly length: number } & Readonly<Record<Encoding, Piece>>);
  readonly styles?: readonly string[];
};
export type CacheManifest = {
  readonly head: string;
  readonly styles: Readonly<Record<string, string>>;
  readonly origin: { readonly from: string; readonly to: string };
  readonly dynamicRoutes: readonly string[];
  readonly revalidateKey: string;
  readonly revalidated: readonly string[];
  readonly islands: IslandFiles;
  readonly answers: Readonly<Record<string, StoredResponse>>;
};

const manifestName = 'manifest.json';

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

export async function readBodies(file: string): Promise<(piece: Piece) => Buffer> {
  const all = await readFile(file);
  return ([offset, length]) => all.subarray(offset, offset + length);
}

export interface BodyWriter {
  add(bytes: Buffer): Promise<Piece>;
  close(): Promise<void>;
}

async function writeBodies(file: string): Promise<BodyWriter> {
  const handle: FileHandle = await open(file, 'wx');
  let end = 0;
  return {
    async add(bytes) {
      const piece: Piece = [end, bytes.length];
      end += bytes.length;
      for (let written = 0; written < bytes.length; ) {
        const rest = bytes.length - written;
        const { bytesWritten } = await handle.write(bytes, written, rest, piece[0] + written);
        written += bytesWritten;
      }
      return piece;
    },
    close: () => handle.close(),
  };
}

type Headers = Readonly<Record<string, string>>;
type Bodies = StoredResponse['bodies'];
type Compressed = Readonly<Record<Encoding, Buffer>>;

export interface BodyStore {
  store(status: number, headers: Headers, body: Buffer): Promise<StoredResponse>;
  /** Open pages of earlier builds may still ask for their own islands, and for nothing else. */
  storeFormer(): Promise<Record<string, StoredResponse>>;
  count(): number;
  close(): Promise<void>;
}

interface Former {
  readonly file: FileHandle;
  readonly answers: Readonly<Record<string, StoredResponse>>;
  readonly islands?: IslandFiles;
}

/** `parents` hold the folders of former builds. */
export async function openBodyStore(
  parents: readonly string[],
  writer: BodyWriter,
): Promise<BodyStore> {
  const former = (await Promise.all(parents.map(formerFolders))).flat();
  const known = new Map<string, () => Promise<Compressed>>();
  for (const { answers, file } of former) {
    for (const { digest, bodies } of Object.values(answers))
      if ('br' in bodies) known.set(digest, () => readCompressed(file, bodies));
  }
  const written = new Map<string, Promise<Bodies>>();

  async function addCompressed(length: number, make: () => Promise<Compressed>): Promise<Bodies> {
    const { br, gzip } = await make();
    return { length, br: await writer.add(br), gzip: await writer.add(gzip) };
  }

  function once(key: string, write: () => Promise<Bodies>): Promise<Bodies> {
    const writing = written.get(key) ?? write();
    written.set(key, writing);
    return writing;
  }

  async function store(status: number, headers: Headers, body: Buffer): Promise<StoredResponse> {
    const type = headers['content-type'] ?? '';
    const digest = digestOf(body);
    const make = known.get(digest) ?? (() => compressBest(body));
    const bodies =
      body.length >= 100 && compressible(type)
        ? await once(digest, () => addCompressed(body.length, make))
        : await once(`${digest} as it is`, async () => ({ identity: await writer.add(body) }));
    const styles = type.startsWith('text/html') && { styles: stylesIn(body.toString()) };
    return { status, headers, digest, bodies, ...styles };
  }

  async function storeFormer(): Promise<Record<string, StoredResponse>> {
    const stored: Record<string, StoredResponse> = {};
    for (const { file, answers, islands = {} } of former) {
      for (const address of new Set(Object.values(islands).flat())) {
        const answer = answers[address];
        if (!answer || !('br' in answer.bodies)) continue;
        const old = answer.bodies;
        const make = () => readCompressed(file, old);
        const bodies = await once(answer.digest, () => addCompressed(old.length, make));
        stored[address] = { ...answer, bodies };
      }
    }
    return stored;
  }

  const close = async () => void (await Promise.all(former.map((each) => each.file.close())));
  return { store, storeFormer, count: () => written.size, close };
}

async function formerFolders(parent: string): Promise<Former[]> {
  const folders: Former[] = [];
  for (const name of existsSync(parent) ? await readdir(parent) : []) {
    const folder = join(parent, name);
    if (!existsSync(bodiesFile(folder))) continue;
    const manifest = await readManifest(folder).catch(() => undefined);
    if (manifest) folders.push({ ...manifest, file: await open(bodiesFile(folder)) });
  }
  return folders;
}

async function readCompressed(
  file: FileHandle,
  pieces: Record<Encoding, Piece>,
): Promise<Compressed> {
  const read = async ([offset, length]: Piece) => {
    const bytes = Buffer.alloc(length);
    await file.read(bytes, 0, length, offset);
    return bytes;
  };
  return { br: await read(pieces.br), gzip: await read(pieces.gzip) };
}
