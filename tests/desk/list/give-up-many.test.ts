import { expect, test } from '@jest/globals';
import { POST as mails } from '#app/api/desk/mails/route';
import { GET as list } from '#app/desk/mails/route';
import { listForEachTest } from '#tests/desk/desk-samples';
import type { Fields } from '#tests/desk/desk-site';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { mailOf, submissionOf } from '#tests/platform/db/samples';

const { desk, find, post, read, does } = listForEachTest();

/** An enquiry with two refused mails, and a digest of nobody with one. */
async function fail() {
  const { store } = desk().context;
  const at = desk().clock.now;
  const enquiry = enquiryOf({ receivedAt: at });
  await store.recordSubmission(enquiry, [mailOf(), mailOf({ role: 'visitor' })]);
  await store.recordSubmission(submissionOf({ receivedAt: at }), [mailOf()]);
  for (const each of await store.claimDue('test', 10, at)) {
    await store.markDeadLetter(each, 'recipient-refused', at);
  }
  const failed = await store.listOpenDeadLetters(10);
  expect(failed).toHaveLength(3);
  return { failed, reference: enquiry.enquiry.reference };
}

async function submit(fields: Fields, who?: string) {
  const answer = await post(mails, '/api/desk/mails', fields, who);
  const html = await read(list, answer.headers.get('location') ?? '/desk/mails');
  return { status: answer.status, html };
}

const open = async () => (await desk().context.store.listOpenDeadLetters(10)).length;

test('one click closes ticked mails, and one click undoes it', async () => {
  const { failed, reference } = await fail();
  const { html } = await submit({ action: 'give-up-ticked', mail: failed.map(({ id }) => id) });
  expect(html).toContain('3 mails given up.');
  expect(await open()).toBe(0);
  const { id } = await find(reference);
  const events = await desk().context.store.listEvents(id);
  expect(events.map(({ action }) => action)).toEqual(['received', 'mail-give-up']);
  const [, bulkId = ''] = /name="press" value="([^"]+)"/.exec(html) ?? [];
  await submit({ action: 'take-back', press: bulkId }, 'sathya@example.com');
  const back = await submit({ action: 'take-back', press: bulkId });
  expect(back.html).toContain('The mails wait for a decision again.');
  expect(await open()).toBe(3);
});

test('all of them at once; a tick of one that a colleague has handled is counted and left', async () => {
  const { failed } = await fail();
  const [first] = failed;
  await submit({ action: 'give-up-ticked', mail: first?.id ?? '' });
  const again = await submit({ action: 'give-up-ticked', mail: first?.id ?? '' });
  expect(again.html).toContain('0 mails given up. 1 other was not changed');
  await submit({ action: 'give-up-ticked', all: 'yes' });
  expect(await open()).toBe(0);
});

test('one given up by mistake on the page of its enquiry is undone there', async () => {
  const { failed, reference } = await fail();
  const own = failed.find((each) => each.reference === reference);
  await does(reference, 'mail-give-up', { mail: own?.id ?? '' });
  expect(await open()).toBe(2);
  await does(reference, 'take-back');
  expect(await open()).toBe(3);
});

test('nothing ticked: a sentence, and nothing is given up', async () => {
  await fail();
  expect((await submit({ action: 'give-up-ticked' })).status).toBe(422);
  expect(await open()).toBe(3);
});
