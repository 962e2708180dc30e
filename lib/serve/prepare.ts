/** Makes the ready answers of a build: pages without waiting scripts, everything compressed. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskLive } from '#lib/routes';
import { asideHeaders, puttingAside } from '#lib/serve/aside';
import {
  type BuiltFile,
  type BuiltPage,
  builtPages,
  filesUnder,
  nextsOwn,
  remakeKey,
} from '#lib/serve/built';
import { caching } from '#lib/serve/caching';
import { pressHard } from '#lib/serve/compress';
import { deskScript, headScript } from '#lib/serve/head-script';
import { later, type Shell } from '#lib/serve/later';
import { compressible, mediaType } from '#lib/serve/media';
import { keepNewest, type PreparedAnswer, readManifest, writeFolder } from '#lib/serve/prepared';
import { readStyles } from '#lib/serve/styles';

export type Places = {
  /** The root of the project. */
  readonly root: string;
  /** The site's address as the build wrote it into its pages, and as it is to be. */
  readonly origin: { readonly from: string; readonly to: string };
};

/** The folder of answers for the build that stands in `.next`; made unless it is there. */
export async function prepareAnswers({ root, origin }: Places): Promise<string> {
  const dist = join(root, '.next');
  const parent = join(root, '.next-answers');
  const id = digest(`${await readFile(join(dist, 'BUILD_ID'), 'utf8')} ${origin.to}`);
  const folder = join(parent, id);
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  await writeFolder(folder, (draft) => fillFolder({ root, origin }, dist, draft));
  await keepNewest(parent, 4);
  return folder;
}

async function fillFolder({ root, origin }: Places, dist: string, draft: string) {
  const built = await filesUnder(join(dist, 'static'), '/_next/static');
  const styles = await readStyles(built);
  const head = await headScript(root);
  const aside = new Map<string, string>();
  const shell = puttingAside({ head, css: (href) => styles[href], origin }, aside);
  const pages = await builtPages(dist);
  const answers: Record<string, PreparedAnswer> = {};
  const keep = async (path: string, status: number, headers: Headers, body: Buffer) => {
    answers[path] = { status, headers, files: await writeBodies(draft, headers, body) };
  };
  const keepFiles = async (files: readonly BuiltFile[], cache: string) => {
    const keepFile = async ({ path, file }: BuiltFile) => {
      const headers = { 'content-type': mediaType(file), 'cache-control': cache };
      await keep(path, 200, headers, await readFile(file));
    };
    await Promise.all(files.map(keepFile));
  };
  await keepFiles(await filesUnder(join(root, 'public'), ''), caching.public);
  const script = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': caching.page,
  };
  await keep(deskLive, 200, script, Buffer.from(await deskScript(root)));
  await keepFiles(
    await filesUnder(join(root, '.next-previous/static'), '/_next/static'),
    caching.built,
  );
  await keepFiles(built, caching.built);
  const keepPage = async (page: BuiltPage) => {
    const picture = page.headers['content-type']?.startsWith('image/');
    const cache = picture ? caching.public : caching.page;
    const headers = { 'cache-control': cache, ...page.headers };
    await keep(page.path, page.status, headers, await pageBody(page, shell));
  };
  await Promise.all(pages.map(keepPage));
  for (const [address, data] of aside) await keep(address, 200, asideHeaders, Buffer.from(data));
  Object.assign(answers, { ...(await formerAside(draft)), ...answers });
  const fresh = pages.filter(({ revalidate }) => revalidate).map(({ path }) => path);
  const own = { nextsOwn: await nextsOwn(dist), remakeKey: await remakeKey(dist) };
  return { head, styles, origin, ...own, fresh, aside: [...aside.keys()], answers };
}

type Headers = Readonly<Record<string, string>>;

async function pageBody({ path, file, status, headers }: BuiltPage, shell: Shell): Promise<Buffer> {
  if (status >= 300 && status < 400) return Buffer.alloc(0);
  const body = await readFile(file);
  if (!compressible(headers['content-type'] ?? '')) return body;
  const text = body.toString();
  if (!file.endsWith('.html')) {
    return Buffer.from(shell.origin ? text.replaceAll(shell.origin.from, shell.origin.to) : text);
  }
  try {
    return Buffer.from(later(text, shell));
  } catch (cause) {
    throw new Error(`${path} cannot be prepared`, { cause });
  }
}

/** What pages of the builds before, still open somewhere, may yet ask for: what those held of others would add up for ever. */
async function formerAside(draft: string): Promise<Record<string, PreparedAnswer>> {
  const former: Record<string, PreparedAnswer> = {};
  const parent = join(draft, '..');
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const manifest = await readManifest(folder).catch(() => undefined);
    for (const path of manifest?.aside ?? []) {
      const answer = manifest?.answers[path];
      if (!answer) continue;
      const files = Object.values(answer.files);
      await Promise.all(files.map((file) => copyFile(join(folder, file), join(draft, file))));
      former[path] = answer;
    }
  }
  return former;
}

/** Files are named by what they hold: what another folder has compressed already is taken over. */
async function writeBodies(draft: string, headers: Headers, body: Buffer) {
  const identity = digest(body);
  await writeFile(join(draft, identity), body);
  if (body.length < 100 || !compressible(headers['content-type'] ?? '')) return { identity };
  const files = { identity, br: `${identity}.br`, gzip: `${identity}.gz` };
  const others = (await readdir(join(draft, '..'))).map((name) => join(draft, '..', name));
  const held = others.find((folder) => existsSync(join(folder, files.gzip)));
  const pressed = held
    ? { br: await readFile(join(held, files.br)), gzip: await readFile(join(held, files.gzip)) }
    : await pressHard(body);
  await writeFile(join(draft, files.br), pressed.br);
  await writeFile(join(draft, files.gzip), pressed.gzip);
  return files;
}

const digest = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 24);
