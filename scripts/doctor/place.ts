/** Where the site writes and listens. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formerDays, formerStores, isPastItsEnd } from '#lib/server/backups/former-stores';
import { isLow, leftIn, spaceIn } from '#lib/server/data-folder/data-folder';
import { checkDataDir, checkPort } from '#lib/server/data-folder/place-check';
import type { Env } from '#lib/server/settings/env';
import type { StorePlace } from '#lib/server/store/open-store';
import { healthCheck } from '#lib/shared/addresses/routes';
import { dayMs } from '#lib/shared/india';

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
  const place = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  const old = await oldCopies(place, Date.now(), env.BACKUP_KEEP_WEEKS);
  if (old.length > 0) {
    throw new Error(
      `${old.join(', ')}: a former store that no erasure reaches, older than ${formerDays} days; npm run backup deletes it where one is made each night, or delete it by hand`,
    );
  }
  return `DATA_DIR can be written, by its user alone${space ? `; ${leftIn(space)}` : ''}`;
}

/** A backup that is made each night deletes them. */
const spareDays = 2;

/** Names that should be gone by now. */
async function oldCopies(
  place: StorePlace,
  now: number,
  weeks: number,
): Promise<readonly string[]> {
  // A database that is away is told by the check of the store.
  const found = await formerStores(place).catch(() => formerStores({ dataDir: place.dataDir }));
  return found
    .filter((former) => isPastItsEnd(former, now - spareDays * dayMs, weeks))
    .map(({ name, isFile }) => (isFile ? `${name} in DATA_DIR` : `${name} in the database`));
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
