import { beforeEach, expect, it } from '@jest/globals';
import { POST } from '#app/api/applyjobs/route';
import { readEnv } from '#lib/platform/config/env';
import { context, openContext } from '#lib/platform/context';
import { formData, multipart, post, resumePart } from '#tests/platform/files/post';
import { pdf } from '#tests/platform/files/samples';
import { openTrial } from '#tests/platform/files/upload-harness';
import { forEachTest } from '#tests/setup/for-each-test';

forEachTest(openTrial);
beforeEach(() => openContext({ ...context(), env: readEnv({ RATE_LIMIT: '60' }) }));

const send = (body: Buffer, from: string) => POST(post(body, { 'x-visitor-address': from }));

it('a subnet that sends what cannot be read, again and again, is asked to wait before it is read', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 70; time += 1)
    statuses.push((await send(Buffer.from('noise'), '203.0.113.7')).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  const whole = multipart([formData(), resumePart(pdf())]);
  const refused = await send(whole, '203.0.113.7');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await send(whole, '198.51.100.1')).status).toBe(200);
});
