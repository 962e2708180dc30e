import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { newUploadSlots, type UploadSlot } from '#lib/platform/files/upload-slots';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const patient = () => AbortSignal.timeout(60_000);

/** An upload that holds its place until its line is cut. */
const untilCut = ({ signal }: UploadSlot) =>
  new Promise<'cut'>((resolve) => signal.addEventListener('abort', () => resolve('cut')));

it('takes the place of a line that only drips and gives it to one who waits', async () => {
  const slots = newUploadSlots(1);
  const slow = slots.run('a', patient(), untilCut);
  const next = slots.run('a', patient(), async () => 'taken');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await Promise.all([slow, next])).toEqual(['cut', 'taken']);
});

it('leaves a slow line its place while nobody waits', async () => {
  const slots = newUploadSlots(2);
  let cut = false;
  void slots.run('a', patient(), untilCut).then(() => {
    cut = true;
  });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(cut).toBe(false);
});

it('leaves a line its place that brings a resume in time, although others wait', async () => {
  const slots = newUploadSlots(1);
  let cut = false;
  const steady = slots.run('a', patient(), async (slot) => {
    void untilCut(slot).then(() => {
      cut = true;
    });
    for (let second = 1; second <= 20; second += 1) {
      slot.progress(100_000 * second);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    return 'taken';
  });
  const next = slots.run('a', patient(), async () => 'taken');
  await jest.advanceTimersByTimeAsync(21_000);
  expect(await Promise.all([steady, next])).toEqual(['taken', 'taken']);
  expect(cut).toBe(false);
});

it('gives nobody a place whose time is over', async () => {
  const slots = newUploadSlots(1);
  void slots.run('a', patient(), ({ signal }) => untilCut({ signal, progress: () => undefined }));
  const gone = new AbortController();
  const late = slots.run('a', gone.signal, async () => 'taken');
  gone.abort();
  expect(await late).toBeUndefined();
});

it('gives one network half of the places, however many it asks for at once', async () => {
  const slots = newUploadSlots(4);
  const started: string[] = [];
  const hold = (who: string) =>
    slots.run(who, patient(), (slot) => {
      started.push(who);
      return untilCut(slot);
    });
  for (let time = 0; time < 8; time += 1) void hold('many');
  for (const who of ['one', 'other']) void hold(who);
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['many', 'many', 'one', 'other']);
});

it('lets the one visitor pass before the many requests of another', async () => {
  const slots = newUploadSlots(2);
  const many = Array.from({ length: 20 }, () => slots.run('many', patient(), untilCut));
  const one = slots.run('one', patient(), async () => 'taken');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await Promise.race([one, ...many.slice(2)])).toBe('taken');
});
