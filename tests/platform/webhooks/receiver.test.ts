import { afterEach, expect, jest, test } from '@jest/globals';
import { webhookHeaders } from '#lib/platform/webhooks/gateway';
import { secret } from '#tests/platform/webhooks/webhook-receiver';

const body = JSON.stringify({ type: 'enquiry.erased', data: { reference: 'HOA-7K3M-92Q' } });

type Take = (secret: string, headers: Record<string, string>, body: string) => number;
const example = async (): Promise<Take> => {
  const path = '../../../docs/webhook-receiver.mjs';
  return (await import(path)).take;
};

afterEach(() => {
  jest.restoreAllMocks();
});

test('the example receiver takes an event once, and none that is forged or old', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const take = await example();
  const headers = webhookHeaders({ id: 'msg_1', body }, secret, Date.now());
  expect(take(secret, headers, body)).toBe(204);
  expect(take(secret, headers, body)).toBe(204);
  expect(log.mock.calls).toEqual([['erase', 'HOA-7K3M-92Q']]);
  expect(take(secret, headers, `${body} `)).toBe(401);
  const old = webhookHeaders({ id: 'msg_2', body }, secret, Date.now() - 10 * 60_000);
  expect(take(secret, old, body)).toBe(401);
});
