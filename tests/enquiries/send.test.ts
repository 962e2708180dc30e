import { afterEach, expect, it } from '@jest/globals';
import { send } from '#lib/forms/send';

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
  const reply = await send('/api/sendEmail', {}, 'key');
  expect(reply).toMatchObject({ sent: false, status: 400 });
  expect(reply.message).toBe(words);
});
