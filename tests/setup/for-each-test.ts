import { afterEach, beforeEach } from '@jest/globals';

/** Each test opens it before and closes it after. The result gives that of the current test. */
export function forEachTest<T extends { close(): Promise<void> }>(open: () => Promise<T>): () => T {
  let current: T;
  beforeEach(async () => {
    current = await open();
  });
  afterEach(() => current.close());
  return () => current;
}

/** The value of `current`, read at each access, under one name. Throws where it would be copied or changed: that would be of nobody. */
export const live = <T extends object>(current: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => Reflect.get(current(), name),
    ownKeys: refuse,
    set: refuse,
    defineProperty: refuse,
  });

function refuse(): never {
  throw new Error('this stands for what each test opens anew: ask for that');
}
