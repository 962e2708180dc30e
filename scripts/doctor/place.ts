/** Where the site writes and listens. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLow, leftIn, spaceIn } from '#lib/server/data-folder/free-space';
import { checkDataDir, checkPort } from '#lib/server/data-folder/place-check';
import type { Env } from '#lib/server/settings/env';
import { healthCheck } from '#lib/shared/addresses/routes';

export async function folder(env: Env): Promise<string> {
  await checkDataDir(env);
  const space = await spaceIn(env.DATA_DIR);
  if (space && isLow(space)) {
    throw new Error(
      `only ${leftIn(space)} for DATA_DIR: make room, or a larger disk; old backups are often the largest`,
    );
  }
  const open = await openToOthers(env.DATA_DIR);
  if (open)
    throw new Error(`others of this machine may read ${open}: chmod -R go= ${env.DATA_DIR}`);
  const old = await oldCopies(env.DATA_DIR, Date.now());
  if (old.length > 0) {
    throw new Error(
      `${old.join(', ')} in DATA_DIR: a former store that no erasure reaches; delete it once you are sure of the present one`,
    );
  }
  return `DATA_DIR can be written, by its user alone${space ? `; ${leftIn(space)}` : ''}`;
}

/** Long enough to be sure. */
const oldAfterMs = 30 * 24 * 60 * 60 * 1000;

/** What `restore` and `move` put aside, with the Indian time of it. */
const formerName =
  /^(?:before-restore|before-move|moved)-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)\d\d\.sqlite$/;

async function oldCopies(dataDir: string, now: number): Promise<readonly string[]> {
  const names = await readdir(dataDir);
  return names.filter((name) => {
    const at = Date.parse(name.replace(formerName, '$1-$2-$3T$4:$5+05:30'));
    return formerName.test(name) && now - at > oldAfterMs;
  });
}

/** The folder itself keeps everybody out; where it is a mounted one of somebody else's, its parts must. */
async function openToOthers(dataDir: string): Promise<string | undefined> {
  if (((await stat(dataDir)).mode & 0o077) === 0) return undefined;
  for (const name of ['hoa.sqlite', 'mail', 'backups', 'certificate-key']) {
    const path = join(dataDir, name);
    const found = await stat(path).catch(() => undefined);
    if (found && (found.mode & 0o077) !== 0) return path;
  }
  return undefined;
}

export async function port(env: Env): Promise<string> {
  const { PORT, HOST } = env;
  try {
    await checkPort(env);
    return `${PORT} of ${HOST} is free`;
  } catch (error) {
    const own = await fetch(`http://${HOST}:${PORT}${healthCheck}`).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (own === 200) return `the site answers on ${PORT} of ${HOST}, and is well`;
    if (own === undefined) throw error;
    throw new Error(`what answers on ${PORT} of ${HOST} gives ${own} at ${healthCheck}`);
  }
}
