import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runTool } from '#lib/store/postgres-tools';
import { putInPlace } from '#lib/store/put-in-place';

/** One snapshot of the schema `public`, in PostgreSQL's own compressed form. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(part, '', { mode: 0o600 });
    const kind = ['--format=custom', '--schema=public', '--no-owner', '--no-privileges'];
    await runTool('pg_dump', [...kind, `--file=${part}`], url);
    await checkDump(part);
    await putInPlace(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Throws where the file has no table of contents, or one without our tables. */
export async function checkDump(file: string): Promise<void> {
  const contents = await runTool('pg_restore', ['--list', file]);
  if (!/ TABLE DATA public submissions /.test(contents)) {
    throw new Error('That is not a backup of this site.');
  }
}
