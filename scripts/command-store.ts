/** The store that the site of the same environment works on, for the commands of operations. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Store, StorePlace } from '#lib/platform/db/store';
import { log } from '#lib/platform/log/log';
import { siteEnv } from '#lib/start/env';
import { openStore } from '#lib/start/open-store';
import { readDotEnv } from '#scripts/dot-env';

/** Reads `.env` as the start of the site does; what the shell says wins. */
export function storePlace(): StorePlace {
  // Files that a command writes are for its own user alone, too.
  process.umask(0o077);
  readDotEnv();
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = siteEnv();
  return { databaseUrl, dataDir };
}

/** In a sentence without a password. */
export const nameOf = ({ databaseUrl, dataDir }: StorePlace) =>
  databaseUrl
    ? `PostgreSQL at ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`
    : `SQLite in ${resolve(dataDir)}`;

/** Throws where there is none: a command makes no empty store by mistake. */
export async function openPresentStore(place: StorePlace): Promise<Store> {
  if (!place.databaseUrl && !existsSync(join(place.dataDir, 'hoa.sqlite'))) {
    throw new Error(
      `There is no store in ${resolve(place.dataDir)}. Set DATA_DIR or DATABASE_URL as the site has it.`,
    );
  }
  return openStore(place);
}

/** Standard output belongs to the answer of the command. */
export function commandContext() {
  log().level = 'silent';
  // A reader that has seen enough, such as head, closes the pipe.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? 0 : 1),
  );
  const place = storePlace();
  return {
    env: siteEnv(),
    now: Date.now,
    async open() {
      console.error(`Store: ${nameOf(place)}`);
      return openPresentStore(place);
    },
    /** Resolves when there is room for more. */
    async print(text: string) {
      if (!process.stdout.write(text)) {
        await new Promise((resolve) => process.stdout.once('drain', resolve));
      }
    },
  };
}

export type CommandContext = ReturnType<typeof commandContext> & {
  /** Absent where nobody is there to be asked. */
  confirm?(question: string): Promise<boolean>;
};

export async function withStore<T>(
  { open }: Pick<CommandContext, 'open'>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await open();
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
