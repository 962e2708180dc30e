import { type Store, StoreUnavailable } from '#lib/server/store/store';

/** Stands in for a store that could not be opened yet: whatever is asked of it fails as if it were away. */
export const absentStore = (engine: Store['engine'], why: StoreUnavailable): Store =>
  new Proxy({ engine, close: async () => undefined } as Store, {
    get(known, name) {
      // No promise: `await` asks for `then`.
      if (name in known || name === 'then') return Reflect.get(known, name);
      return () => Promise.reject(new StoreUnavailable(why.cause));
    },
  });
