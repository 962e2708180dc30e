import { expect, test } from '@jest/globals';
import { backfillBatch } from '#lib/enquiries/actions/record';
import { context } from '#lib/platform/context';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { mailOf, submissionOf } from '#tests/platform/db/samples';
import { forEachTest } from '#tests/setup/for-each-test';
import { noon } from '#tests/setup/test-site';

const day = 24 * 60 * 60 * 1000;
forEachTest(openTrial);

test('what was stored before the desk gets a reference; what was promised before now is done', async () => {
  const { store } = context();
  const old = submissionOf({ receivedAt: noon - 30 * day });
  const fresh = submissionOf({ receivedAt: noon - 60_000 });
  const digest = submissionOf({ kind: 'digest', email: '' });
  for (const each of [old, fresh, digest]) await store.recordSubmission(each, [mailOf()]);
  expect(await backfillBatch(context())).toBe(2);
  expect(await backfillBatch(context())).toBe(0);
  expect(await store.findEnquiryOf(old.id)).toMatchObject({
    state: 'done',
    reference: expect.stringMatching(/^HOA-/),
  });
  expect(await store.findEnquiryOf(old.id)).not.toHaveProperty('outcome');
  expect(await store.findEnquiryOf(fresh.id)).toMatchObject({ state: 'new', name: fresh.name });
  expect(await store.findEnquiryOf(digest.id)).toBeUndefined();
});

test('goes on in batches until none is left, and finds a straggler of a former host later', async () => {
  const { store } = context();
  for (let at = 0; at < 450; at += 1) {
    await store.recordSubmission(submissionOf({ receivedAt: noon - day + at }), []);
  }
  const sizes = [];
  for (let many = 1; many > 0; ) {
    many = await backfillBatch(context());
    sizes.push(many);
  }
  expect(sizes).toEqual([200, 200, 50, 0]);
  await store.recordSubmission(submissionOf({ receivedAt: noon - day + 100 }), []);
  expect(await backfillBatch(context())).toBe(1);
  expect((await store.listEnquiries({ list: 'open' }, 1, 1)).total).toBe(451);
});
