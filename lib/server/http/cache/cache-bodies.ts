/** Puts bodies into the file of a new folder: each once, compressed unless another folder has done it. */
import { existsSync } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BodyWriter, Piece } from '#lib/server/http/cache/bodies';
import { bodiesFile, readManifest, type StoredResponse } from '#lib/server/http/cache/cache-folder';
import { digestOf } from '#lib/server/http/cache/cached-response';
import { compressBest, type Encoding } from '#lib/server/http/cache/compress';
import { compressible } from '#lib/server/http/cache/media-type';
import { stylesIn } from '#lib/server/http/headers/security-headers';
import type { IslandFiles } from '#lib/shared/islands';

type Headers = Readonly<Record<string, string>>;
type Bodies = StoredResponse['bodies'];
type Compressed = Readonly<Record<Encoding, Buffer>>;

export interface BodyStore {
  store(status: number, headers: Headers, body: Buffer): Promise<StoredResponse>;
  /** What pages of the builds before, still open somewhere, may yet ask for: those builds' own islands alone. */
  storeFormer(): Promise<Record<string, StoredResponse>>;
  /** How many bodies there are so far. */
  count(): number;
  close(): Promise<void>;
}

interface Former {
  readonly file: FileHandle;
  readonly answers: Readonly<Record<string, StoredResponse>>;
  /** Absent in a folder of a version without islands. */
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
    const begun = written.get(key) ?? write();
    written.set(key, begun);
    return begun;
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
    const kept: Record<string, StoredResponse> = {};
    for (const { file, answers, islands = {} } of former) {
      for (const address of new Set(Object.values(islands).flat())) {
        const answer = answers[address];
        if (!answer || !('br' in answer.bodies)) continue;
        const old = answer.bodies;
        const make = () => readCompressed(file, old);
        const bodies = await once(answer.digest, () => addCompressed(old.length, make));
        kept[address] = { ...answer, bodies };
      }
    }
    return kept;
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
