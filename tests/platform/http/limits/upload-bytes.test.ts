import { expect, it } from '@jest/globals';
import { readEnv } from '#lib/platform/config/env';
import { context, openContext } from '#lib/platform/context';
import { checkUploadBytes } from '#lib/platform/http/limits/upload-limits';
import { warnOfFullDisk } from '#lib/start/daily';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const resume = 5_242_880;
const gigabyte = 1024 * 1024 * 1024;
const trial = forEachTest(() => openTrial({ RATE_LIMIT: '60' }));

const bring = async (from: string) =>
  (await checkUploadBytes(context(), { bytes: resume, from }))?.status ?? 200;

it('one subnet brings a hundred megabytes of resumes a day, and others still bring theirs', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 60; time += 1) statuses.push(await bring('203.0.113.7'));
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(await bring('198.51.100.1')).toBe(200);
  trial().passTime(24 * 60 * 60 * 1000);
  expect(await bring('203.0.113.7')).toBe(200);
});

it('a site with many networks (/48) brings four times that, and does not stop everybody else', async () => {
  const statuses: number[] = [];
  for (let network = 0; network < 20; network += 1) {
    for (let time = 0; time < 20; time += 1)
      statuses.push(await bring(`2001:db8:7:${network}::${time}`));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(80);
  expect(await bring('2001:db8:8:1::1')).toBe(200);
  expect(await bring('198.51.100.1')).toBe(200);
  expect(await trial().mails()).toEqual([]);
});

it('says where else to send it, and when to come again', async () => {
  for (let time = 0; time < 20; time += 1) await bring('203.0.113.7');
  const error = await checkUploadBytes(context(), { bytes: resume, from: '203.0.113.7' });
  expect(error?.message).toContain('by e-mail to support@example.com');
  expect(error?.retryAfterSeconds).toBeGreaterThan(0);
});

it('all together bring two gigabytes, and staff are notified once', async () => {
  const statuses: number[] = [];
  for (let host = 0; host < 420; host += 1) statuses.push(await bring(`203.0.${host}.7`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(409);
  expect((await trial().mails()).map(({ subject }) => subject)).toEqual([
    '[digest] No more resumes today',
  ]);
});

it('a load test without limits brings what it likes', async () => {
  openContext({ ...context(), env: readEnv({ RATE_LIMIT: 'off' }) });
  for (let time = 0; time < 30; time += 1) expect(await bring('203.0.113.7')).toBe(200);
});

it('staff are notified while the disk still has room', async () => {
  const space = (freeBytes: number) => async () => ({ freeBytes, allBytes: 100 * gigabyte });
  await warnOfFullDisk(context(), space(4 * gigabyte));
  expect(await trial().mails()).toEqual([]);
  await warnOfFullDisk(context(), space(2 * gigabyte));
  await warnOfFullDisk(context(), space(2 * gigabyte));
  expect((await trial().mails()).map(({ subject }) => subject)).toEqual([
    '[digest] The disk is nearly full',
  ]);
});
