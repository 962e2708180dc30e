import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { receiveApplication } from '#lib/applications/http/receive';
import { readEnv } from '#lib/platform/config/env';
import { context, openContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { newHeldFile } from '#lib/platform/files/arrivals';
import { formData, multipart, post, resumePart } from '#tests/platform/files/post';
import { pdf } from '#tests/platform/files/samples';
import { openTrial } from '#tests/platform/files/upload-harness';

it('what was written is read back, and no name of it is in the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-held-'));
  const held = newHeldFile(folder);
  const written = Array.from({ length: 40 }, (_, at) => Buffer.alloc(50_000 + at, at));
  for (const chunk of written) await held.append(chunk);
  expect(readdirSync(folder)).toEqual([]);
  expect((await held.read()).equals(Buffer.concat(written))).toBe(true);
  await held.close();
  // A chunk that was on its way when the upload ended has no file any more.
  await held.append(Buffer.from('late'));
  expect(readdirSync(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

it('a disk that takes nothing is the store that cannot write', async () => {
  const held = newHeldFile('/nowhere/at/all');
  await expect(held.append(Buffer.from('x'))).rejects.toBeInstanceOf(StoreUnavailable);
  await held.close();
  const { close } = await openTrial();
  openContext({ ...context(), env: readEnv({ DATA_DIR: '/nowhere/at/all', RATE_LIMIT: 'off' }) });
  const answer = await receiveApplication(post(multipart([formData(), resumePart(pdf())])));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  await close();
});
