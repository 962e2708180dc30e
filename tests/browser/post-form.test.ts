import { afterEach, expect, it } from '@jest/globals';
import { postForm } from '#lib/platform/browser/post-form';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it.each([
  [{ message: 'In message' }, 'In message'],
  [{ msg: 'In msg' }, 'In msg'],
  [{ msg: 'The same', message: 'The same' }, 'The same'],
  [{}, undefined],
])('reads the words of the answer %j', async (answer, words) => {
  globalThis.fetch = async () => Response.json(answer, { status: 400 });
  const reply = await postForm('/api/sendEmail', {}, 'key');
  expect(reply).toMatchObject({ sent: false, status: 400 });
  expect(reply.message).toBe(words);
});
