/** Pages that show seats come from memory, and say what is new as soon as they are told that something is. */
import { afterEach, expect, test } from '@jest/globals';
import { newRevalidator, type Revalidator } from '#lib/server/http/listen/revalidation';
import { processState } from '#lib/server/process-state';
import { htmlType, madePage, run, text } from '#tests/server/http/running';
import { batchOf } from '#tests/server/store/batch-samples';

afterEach(() => {
  delete processState.batches;
});

const batch = '/batches/k7m3qz';

/** `asked`: what Next was asked to make for memory; the page says how many seats are left. */
async function open() {
  processState.batches = [{ ...batchOf(), held: 0, taken: 0, waiting: 0, toldFree: 12 }];
  const state = { left: 4, asked: [] as string[], slow: Promise.resolve(), status: 200, ahead: 0 };
  let revalidator: Revalidator | undefined;
  const site = await run(text(200, htmlType, 'drawn for this request'), {
    dynamicRoutes: ['^/batches$', '^/batches/[^/]+$'],
    revalidatorOf: (cache) => {
      revalidator = newRevalidator(
        cache,
        async (path) => {
          state.asked.push(path);
          const { left } = state;
          await state.slow;
          const body = madePage.replace('Try</h1>', `${left} left</h1>`);
          return { status: state.status, type: htmlType, body };
        },
        { at: 0, paths: [] },
        () => performance.now() + state.ahead,
      );
      return revalidator;
    },
  });
  const read = async (path: string) => (await site.ask(path)).body.toString();
  const later = (ms: number) => {
    state.ahead += ms;
  };
  return { state, read, later, renew: (paths: string[]) => revalidator?.renew(paths) };
}

test('a batch is made at its first visit and then sent from memory, until something of it is new', async () => {
  const { state, read, renew } = await open();
  for (let times = 0; times < 3; times += 1) expect(await read(batch)).toContain('4 left');
  expect(state.asked).toEqual([batch]);
  state.left = 3;
  renew(['/batches', batch, '/batches/other']);
  // For a moment it may be sent as it was.
  while (!(await read(batch)).includes('3 left'));
  expect(state.asked).toEqual([batch, batch]);
});

test('a page that was being made while its seats changed is made again', async () => {
  const { state, read, renew } = await open();
  await read(batch);
  const slow = Promise.withResolvers<void>();
  state.slow = slow.promise;
  renew([batch]);
  const early = read(batch);
  while (state.asked.length < 2) await read('/a.png');
  state.left = 2;
  renew([batch]);
  slow.resolve();
  await early;
  while (!(await read(batch)).includes('2 left'));
  expect(state.asked).toHaveLength(3);
});

test('who asks while a page is made anew reads the former one for a moment, and waits where it is older than that', async () => {
  const { state, read, renew, later } = await open();
  await read(batch);
  const slow = Promise.withResolvers<void>();
  state.slow = slow.promise;
  state.left = 3;
  renew([batch]);
  expect(await read(batch)).toContain('4 left');
  later(1_500);
  const waiting = read(batch);
  slow.resolve();
  expect(await waiting).toContain('3 left');
});

test('a list that is sifted is drawn for its address, the whole list comes from memory', async () => {
  const { state, read } = await open();
  expect(await read('/batches?language=Tamil')).toContain('drawn for this request');
  expect(await read('/batches?utm_source=x')).toContain('4 left');
  expect(await read('/batches')).toContain('4 left');
  expect(state.asked).toEqual(['/batches']);
});

test('what is no batch is left to the page that says so, and nothing is made for memory', async () => {
  const { state, read } = await open();
  expect(await read('/batches/madeup')).toContain('drawn for this request');
  expect(state.asked).toEqual([]);
  state.status = 500;
  expect(await read(batch)).toContain('drawn for this request');
});
