import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environmentWith } from '#lib/server/settings/env';

const run = promisify(execFile);

/** Runs one of PostgreSQL's own programs; throws with its own words, or with what to install. */
export async function runTool(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url?: string,
): Promise<string> {
  try {
    const { stdout } = await run(program, [...args, ...target(url)], {
      env: environmentWith(secret(url)),
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    const absent = `${program} is missing. On Debian: apt-get install postgresql-client (as new as the server or newer).`;
    throw new Error(code === 'ENOENT' ? absent : stderr?.trim() || `${program} failed`);
  }
}

/** Without its password: every user of the machine can read what a program was started with. */
function target(url?: string): string[] {
  if (!url) return [];
  const shown = new URL(url);
  shown.password = '';
  return [`--dbname=${shown.href}`];
}

const secret = (url?: string): Record<string, string> =>
  url ? { PGPASSWORD: decodeURIComponent(new URL(url).password) } : {};
