import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { atomicRename } from '#lib/store/atomic-rename';
import { runTool } from '#lib/store/postgres-tools';

/** One snapshot of the schema `public`, in PostgreSQL's own compressed form. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(part, '', { mode: 0o600 });
    const kind = ['--format=custom', '--schema=public', '--no-owner', '--no-privileges'];
    await runTool('pg_dump', [...kind, `--file=${part}`], url);
    await checkDump(part);
    await atomicRename(part, file);
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
