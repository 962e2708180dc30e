/** The prepared answers of a build, and those of a newer one: the same, and one more file. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '#lib/server/cache-folder';

/** A file that only the newer build has. */
export const newerFile = '/_next/static/chunks/only-in-the-newer-build.js';

export async function copyAnswers(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true });
  return to;
}

export async function copyNewer(from: string, to: string): Promise<string> {
  await copyAnswers(from, to);
  await writeFile(join(to, 'newer'), '// newer\n');
  const manifest = await readManifest(to);
  const headers = { 'content-type': 'text/javascript; charset=utf-8' };
  const newer = { status: 200, headers, files: { identity: 'newer' } };
  const answers = { ...manifest.answers, [newerFile]: newer };
  await writeFile(join(to, 'manifest.json'), JSON.stringify({ ...manifest, answers }));
  return to;
}
