/** The prepared answers of a build, and those of a newer one: the same, and one more file. */
import { appendFile, cp, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packOf, readManifest } from '#lib/server/http/cache/cache-folder';

/** A file that only the newer build has. */
export const newerFile = '/_next/static/chunks/only-in-the-newer-build.js';

export async function copyAnswers(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true });
  return to;
}

export async function copyNewer(from: string, to: string): Promise<string> {
  await copyAnswers(from, to);
  const text = '// newer\n';
  const { size } = await stat(packOf(to));
  await appendFile(packOf(to), text);
  const manifest = await readManifest(to);
  const headers = { 'content-type': 'text/javascript; charset=utf-8' };
  const newer = {
    status: 200,
    headers,
    digest: 'newer',
    bodies: { identity: [size, text.length] },
  };
  const answers = { ...manifest.answers, [newerFile]: newer };
  await writeFile(join(to, 'manifest.json'), JSON.stringify({ ...manifest, answers }));
  return to;
}
