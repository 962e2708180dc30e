import { expect, it, jest } from '@jest/globals';
import { StoreUnavailable } from '#lib/tables/records';

it('knows a store that cannot write from whichever copy of the module it is told', async () => {
  let other: typeof import('#lib/tables/records') | undefined;
  await jest.isolateModulesAsync(async () => {
    other = await import('#lib/tables/records');
  });
  const Other = other?.StoreUnavailable ?? Error;
  expect(Other).not.toBe(StoreUnavailable);
  expect(new Other('disk full')).toBeInstanceOf(StoreUnavailable);
  expect(new Error('a mistake of ours')).not.toBeInstanceOf(StoreUnavailable);
});
