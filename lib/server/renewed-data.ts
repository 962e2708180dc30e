/** Hydration data of pages made anew at run time, kept on disk: a page open since before a restart or a deploy still comes alive. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { EncodedBodies } from '#lib/server/cached-response';

/** By page, what its versions put aside, the oldest first. */
export type Renewed = Readonly<Record<string, readonly RenewedData[]>>;
export interface RenewedData {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** File names in the folder. */
  readonly files: Readonly<Record<keyof EncodedBodies, string>>;
}

const listName = 'renewed.json';

/** Empty where no page was made anew while those answers were served. */
export async function readRenewed(folder: string): Promise<Renewed> {
  try {
    return JSON.parse(await readFile(join(folder, listName), 'utf8'));
  } catch {
    return {};
  }
}

/** The folders of the same answers and of others, that of `own` last. */
export async function renewedFolders(own: string): Promise<readonly string[]> {
  const parent = dirname(own);
  const names = existsSync(parent) ? await readdir(parent) : [];
  return [...names.filter((name) => name !== basename(own)), basename(own)].map((name) =>
    join(parent, name),
  );
}

/** Whole or not at all: another host may be starting on this folder. */
export async function writeRenewed(folder: string, renewed: Renewed): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${listName}.${process.pid}`);
  await writeFile(draft, JSON.stringify(renewed));
  await rename(draft, join(folder, listName));
}

/** Puts the bodies into the folder, each named by what it holds. */
export async function writeRenewedBodies(
  folder: string,
  bodies: EncodedBodies,
): Promise<RenewedData['files']> {
  await mkdir(folder, { recursive: true });
  const name = createHash('sha256').update(bodies.identity.bytes()).digest('hex').slice(0, 24);
  const write = async (encoding: keyof EncodedBodies) => {
    const file = `${name}.renewed.${encoding}`;
    await writeFile(join(folder, file), (bodies[encoding] ?? bodies.identity).bytes());
    return file;
  };
  return { identity: await write('identity'), br: await write('br'), gzip: await write('gzip') };
}

/** What `writeRenewedBodies` wrote. */
export async function readRenewedBodies(
  folder: string,
  { files }: RenewedData,
): Promise<{ readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer }> {
  const read = (file: string) => readFile(join(folder, file));
  return {
    identity: await read(files.identity),
    br: await read(files.br),
    gzip: await read(files.gzip),
  };
}
