import { expect, jest, test } from '@jest/globals';
import { repeat } from '#lib/server/jobs/repeat';
import { log } from '#lib/server/log';
import { StoreUnavailable } from '#lib/server/store/store';

test('a run that fails is logged and keeps no later one from its work', async () => {
  const logged = jest.spyOn(log(), 'error').mockImplementation(() => undefined);
  const done: string[] = [];
  const works = [
    async () => {
      throw new StoreUnavailable('away');
    },
    async () => void done.push('second'),
  ];
  const repeated = repeat(60_000, async () => works.shift()?.(), 'work');
  void repeated.run();
  void repeated.run();
  await repeated.stop();
  expect(done).toEqual(['second']);
  expect(logged.mock.calls).toEqual([[{ reason: 'store-unavailable' }, 'work']]);
  logged.mockRestore();
});
