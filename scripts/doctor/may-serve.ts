/** Whether another release may serve the store of this one: asked before `switch-release` leads back to it. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Env } from '#lib/server/settings/env';
import { inspectStore } from '#lib/server/store/inspect';

/** `folder`: where the release is built. Throws with a sentence where it may not. */
export async function mayServe(env: Env, folder: string): Promise<string> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const known = globSync(`${folder}/lib/{,server/}store/migrations/[0-9]*-*.ts`).map((file) => ({
    id: basename(file, '.ts'),
  }));
  const name = basename(folder);
  if (known.length === 0) return `${name} does not say what it knows of a store: its start will`;
  // One that is broken may be what somebody goes back for.
  const found = await inspectStore({ databaseUrl, dataDir }, known).catch(() => undefined);
  if (!found) return `the store cannot be read: the start of ${name} will say more`;
  const { refusal } = found;
  if (!refusal) return `${name} may serve the store`;
  throw new Error(
    `${name} ${refusal}. Nothing is switched: stay on this release. The backup made before the upgrade lacks what was sent and paid since`,
  );
}
