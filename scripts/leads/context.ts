import type { Env } from '#lib/server/settings/env';
import type { Store } from '#lib/server/store/store';

/** What a command works with. */
export interface LeadsContext {
  readonly env: Env;
  now(): number;
  open(): Promise<Store>;
  /** Resolves when there is room for more. */
  print(text: string): Promise<void>;
  /** Absent where nobody is there to be asked. */
  confirm?(question: string): Promise<boolean>;
}

/** Opens the store for some work, and closes it however that ends. */
export async function withStore<T>(
  { open }: Pick<LeadsContext, 'open'>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await open();
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
