import { expect, it, jest } from '@jest/globals';
import { StoreUnavailable } from '#lib/platform/db/errors';

it('knows a store that cannot write from whichever copy of the module it is reported', async () => {
  let other: typeof import('#lib/platform/db/errors') | undefined;
  await jest.isolateModulesAsync(async () => {
    other = await import('#lib/platform/db/errors');
  });
  const Other = other?.StoreUnavailable ?? Error;
  expect(Other).not.toBe(StoreUnavailable);
  expect(new Other('disk full')).toBeInstanceOf(StoreUnavailable);
  expect(new Error('a mistake of ours')).not.toBeInstanceOf(StoreUnavailable);
});
