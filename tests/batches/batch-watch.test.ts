import { afterEach, expect, test } from '@jest/globals';
import { newBatchWatch } from '#lib/batches/jobs';
import { processState } from '#lib/platform/values/process-state';
import { openBatchDesk } from '#tests/desk/batch-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const at = forEachTest(openBatchDesk);
afterEach(() => {
  delete processState.purge;
  delete processState.batches;
});

test('names the pages on which something is new: a batch, a seat held by any host, one that ran out', async () => {
  const renewed: string[][] = [];
  processState.purge = (paths) => void renewed.push([...paths]);
  const { context, clock } = at().desk;
  const { id } = await at().add();
  const lookOnce = newBatchWatch(context);
  const look = async () => {
    renewed.length = 0;
    await lookOnce();
    return renewed.flat();
  };
  await look();
  expect(processState.batches?.map((batch) => batch.id)).toEqual([id]);
  await at().seat(id, { paid: false });
  const held = await look();
  expect(held).toContain(`/batches/${id}`);
  expect(held).toContain('/batches');
  expect(held).toContain('/certification/course/5');
  expect(held).not.toContain('/certification/course/6');
  expect(await look()).toEqual([]);
  clock.now += 8 * 24 * 60 * 60 * 1000;
  expect(await look()).toContain(`/batches/${id}`);
  await at().change({ action: 'cancel', confirm: 'yes', version: 1 }, id);
  expect(await look()).toEqual(
    expect.arrayContaining(['/', '/about', '/certification', '/coaching', '/compare']),
  );
});
