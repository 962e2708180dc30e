import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { contact } from '#lib/forms/contact/form';
import { receive } from '#lib/intake/receive';
import type { Courier } from '#lib/outbox/courier';
import { site } from '#lib/site';
import { startEventCourier } from '#lib/webhooks/event-courier';
import { openTrial, type Trial } from '#tests/enquiries/enquiry-harness';
import { json, sampleOf } from '#tests/enquiries/posts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const hour = 60 * 60 * 1000;

interface Post {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let posts: Post[];
let answer: (post: Post) => { status: number; headers?: Record<string, string> };
let server: Server;
let url: string;
let trial: Trial;
let courier: Courier | undefined;

beforeEach(async () => {
  posts = [];
  answer = () => ({ status: 204 });
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const post = { headers: request.headers, body };
      posts.push(post);
      const { status, headers } = answer(post);
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  trial = await openTrial({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret });
});
afterEach(async () => {
  await courier?.stop();
  courier = undefined;
  await trial.close();
  await new Promise((resolve) => server.close(resolve));
});

const come = async (): Promise<string> =>
  (await (await receive(contact)(json(sampleOf(contact)))).json()).reference;

/** As a host that starts now: everything due is delivered. */
async function deliver(): Promise<void> {
  const { store, now } = site();
  const started = startEventCourier({ store, receiver: { url, secret }, owner: 'host', now });
  courier = started;
  await started.idle();
  await started.stop();
}

/** The library compares the time with that of this machine. */
const verify = ({ headers, body }: Post) => {
  const sent = Number(headers['webhook-timestamp']) * 1000;
  const real = Date.now;
  Date.now = () => sent;
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as {
      type: string;
      timestamp: string;
      data: Record<string, unknown>;
    };
  } finally {
    Date.now = real;
  }
};

test('an enquiry is told once, signed so that an independent library takes it', async () => {
  const reference = await come();
  await deliver();
  await deliver();
  expect(posts).toHaveLength(1);
  const event = verify(posts[0] as Post);
  expect(event).toMatchObject({
    type: 'enquiry.received',
    data: {
      reference,
      kind: 'contact',
      name: 'Meena Iyer',
      promisedBy: '2026-11-24T18:00:00+05:30',
    },
  });
  expect(Date.parse(event.timestamp)).toBe(site().now());
});

test('a body that somebody changed on its way is not taken', async () => {
  await come();
  await deliver();
  const post = posts[0] as Post;
  expect(() => verify({ ...post, body: post.body.replace('Meena', 'Mallory') })).toThrow();
});

test('a receiver that is away is tried again, under the same id', async () => {
  await come();
  answer = () => ({ status: 503 });
  await deliver();
  await deliver();
  expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  answer = () => ({ status: 200 });
  await deliver();
  expect(posts.length).toBe(3);
  for (const post of posts) expect(verify(post).type).toBe('enquiry.received');
  await deliver();
  expect(posts.length).toBe(3);
});

test.each([408, 409, 425, 429, 500, 302])(
  '%i is no reason to give up before three days',
  async (status) => {
    await come();
    answer = () => ({ status });
    await deliver();
    expect(await site().store.listDeadWebhooks()).toEqual([]);
    trial.passTime(73 * hour);
    await deliver();
    expect(await site().store.listDeadWebhooks()).toMatchObject([
      { type: 'enquiry.received', reason: `HTTP ${status}` },
    ]);
  },
);

test.each([400, 401, 404, 410, 422])(
  '%i parks the event at once, for the desk to see',
  async (status) => {
    const reference = await come();
    answer = () => ({ status });
    await deliver();
    const [parked] = await site().store.listDeadWebhooks();
    expect(parked).toMatchObject({ reference, reason: `HTTP ${status}`, attempts: 1 });
    answer = () => ({ status: 200 });
    await deliver();
    expect(posts).toHaveLength(1);
    await site().store.resendWebhook(parked?.id ?? '', site().now());
    await deliver();
    expect(posts.map(({ headers }) => headers['webhook-id'])).toEqual([parked?.id, parked?.id]);
  },
);

test('nothing of a person is left in the table once the event arrived', async () => {
  await come();
  await deliver();
  expect(JSON.stringify(trial.rows('webhook_events'))).not.toMatch(/Meena|98400/);
});

test('nothing is written where nobody listens', async () => {
  await trial.close();
  trial = await openTrial();
  await come();
  expect(trial.rows('webhook_events')).toEqual([]);
});
