import { expect, test } from '@jest/globals';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { context } from '#lib/platform/context';
import { newEventDelivery } from '#lib/platform/webhooks/gateway';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { json, sampleOf } from '#tests/enquiries/intake/posts';
import { openReceiver, type Post, secret, verify } from '#tests/platform/webhooks/webhook-receiver';
import { forEachTest } from '#tests/setup/for-each-test';

const hour = 60 * 60 * 1000;

const receiver = forEachTest(openReceiver);
const trial = forEachTest(() =>
  openTrial({ LEADS_WEBHOOK_URL: receiver().url, LEADS_WEBHOOK_SECRET: secret }),
);

const come = async (): Promise<string> =>
  (await (await receive(contact)(json(sampleOf(contact)))).json()).reference;

async function deliver(): Promise<void> {
  const { store, now } = context();
  const { url } = receiver();
  const deliverBatch = newEventDelivery({ store, receiver: { url, secret }, owner: 'host', now });
  while ((await deliverBatch()) > 0);
}

test('an enquiry is reported once, signed so that an independent library takes it', async () => {
  const reference = await come();
  await deliver();
  await deliver();
  expect(receiver().posts).toHaveLength(1);
  const event = verify(receiver().posts[0] as Post);
  expect(event).toMatchObject({
    type: 'enquiry.received',
    data: {
      reference,
      kind: 'contact',
      name: 'Meena Iyer',
      promisedBy: '2026-11-24T18:00:00+05:30',
    },
  });
  expect(Date.parse(event.timestamp)).toBe(context().now());
});

test('a body that somebody changed on its way is not taken', async () => {
  await come();
  await deliver();
  const post = receiver().posts[0] as Post;
  expect(() => verify({ ...post, body: post.body.replace('Meena', 'Mallory') })).toThrow();
});

test('a receiver that is away is tried again, under the same id', async () => {
  await come();
  receiver().status = 503;
  await deliver();
  await deliver();
  expect(new Set(receiver().posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  receiver().status = 200;
  await deliver();
  expect(receiver().posts.length).toBe(3);
  for (const post of receiver().posts) expect(verify(post).type).toBe('enquiry.received');
  await deliver();
  expect(receiver().posts.length).toBe(3);
});

test.each([408, 409, 425, 429, 500, 302])(
  '%i is no reason to give up before three days',
  async (status) => {
    await come();
    receiver().status = status;
    await deliver();
    expect(await context().store.listDeadWebhooks()).toEqual([]);
    trial().passTime(73 * hour);
    await deliver();
    expect(await context().store.listDeadWebhooks()).toMatchObject([
      { type: 'enquiry.received', reason: `HTTP ${status}` },
    ]);
  },
);

test.each([400, 401, 404, 410, 422])(
  '%i parks the event at once, for the desk to see',
  async (status) => {
    const reference = await come();
    receiver().status = status;
    await deliver();
    const [parked] = await context().store.listDeadWebhooks();
    expect(parked).toMatchObject({ reference, reason: `HTTP ${status}`, attempts: 1 });
    receiver().status = 200;
    await deliver();
    expect(receiver().posts).toHaveLength(1);
    await context().store.resendWebhook(parked?.id ?? '', context().now());
    await deliver();
    expect(receiver().posts.map(({ headers }) => headers['webhook-id'])).toEqual([
      parked?.id,
      parked?.id,
    ]);
  },
);

test('nothing of a person is left in the table once the event arrived', async () => {
  await come();
  await deliver();
  expect(JSON.stringify(trial().rows('webhook_events'))).not.toMatch(/Meena|98400/);
});

test('nothing is written where nobody listens', async () => {
  const unheard = await openTrial();
  await come();
  expect(unheard.rows('webhook_events')).toEqual([]);
  await unheard.close();
});
