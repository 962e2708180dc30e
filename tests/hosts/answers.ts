/** The prepared answers of a newer build: those of this one, and one more file. */
import { appendFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bodiesFile, readManifest } from '#lib/server/http/cache/cache-files';

/** A file that only the newer build has. */
export const newerFile = '/_next/static/chunks/only-in-the-newer-build.js';

/** Adds it to a copy of the answers of a build. */
export async function addNewerFile(to: string): Promise<void> {
  const text = '// newer\n';
  const { size } = await stat(bodiesFile(to));
  await appendFile(bodiesFile(to), text);
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
}
