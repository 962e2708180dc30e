import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { POST } from '#app/api/applyjobs/route';
import type { Store } from '#lib/platform/db/store';
import { uploads } from '#tests/platform/files/hostile';
import { formData, multipart, post, resumePart } from '#tests/platform/files/post';
import { pdf } from '#tests/platform/files/samples';
import { openTrial } from '#tests/platform/files/upload-harness';

let store: Store;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, folder, close } = await openTrial());
});
afterAll(() => close());

const stored = async () => (await store.listLeads({ kinds: ['application'] }, 1_000)).length;

describe('an upload of', () => {
  it.each(uploads)('$what is answered with $status', async ({ body, headers, status, says }) => {
    const before = await stored();
    const response = await POST(post(body(), headers));
    const answer = (await response.json()) as { message: string; errors?: { resume?: string } };
    expect([response.status, answer.message]).toEqual([status, expect.any(String)]);
    if (says) {
      const exactly = typeof says === 'string' ? says : expect.stringMatching(says);
      expect(answer.errors?.resume ?? answer.message).toEqual(exactly);
    }
    expect(await stored()).toBe(before + (status === 200 ? 1 : 0));
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|busboy|\bat /);
  });
});

it('keeps nothing on disk besides the store', () => {
  const strays = readdirSync(folder).filter((name) => !/^(hoa\.sqlite|reserve)/.test(name));
  expect(strays).toEqual([]);
});

it('is not upset by an upload that breaks off', async () => {
  const whole = multipart([formData(), resumePart(pdf())]);
  const before = await stored();
  const answers = Array.from({ length: 200 }, async (_, index) => {
    const cut = Math.floor((whole.length * (index + 1)) / 202);
    let sent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (sent) controller.error(new Error('the visitor left'));
        else controller.enqueue(whole.subarray(0, cut));
        sent = true;
      },
    });
    return (await POST(post(body))).status;
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set([400]));
  expect(await stored()).toBe(before);
  expect((await POST(post(whole))).status).toBe(200);
});
