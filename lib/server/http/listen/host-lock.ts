import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeDataFolder } from '#lib/server/data-folder/data-folder';
import type { Env } from '#lib/server/settings/env';
import { holdLock } from '#lib/server/store/file-lock';

type Where = Pick<Env, 'DATA_DIR' | 'HOST' | 'PORT'>;

/** A stopping host has left its port, but still finishes its sends: README, "Several hosts". */
const formerEndsMs = 120_000;

/**
 * The place of one host: its port and its data folder. It is taken before the courier starts, which takes over the
 * leases of its dead self: of a self that lives, it would send the mails a second time. Throws where it is taken.
 */
export async function acquireHostLock(where: Where, waitMs = formerEndsMs): Promise<() => void> {
  await portIsFree(where);
  const { DATA_DIR, PORT } = where;
  makeDataFolder(DATA_DIR);
  const release = await holdLock(join(DATA_DIR, `host-${PORT}`), waitMs);
  if (!release) throw new Error(`Another process of this site holds ${DATA_DIR} for port ${PORT}.`);
  return release;
}

function portIsFree({ HOST, PORT }: Where): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}
