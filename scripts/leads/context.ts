import type { Store } from '#lib/server/store/store';
import type { commandContext } from '#scripts/command-store';

/** What a command works with. */
export type LeadsContext = ReturnType<typeof commandContext> & {
  /** Absent where nobody is there to be asked. */
  confirm?(question: string): Promise<boolean>;
};

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
