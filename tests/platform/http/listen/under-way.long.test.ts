/** Requests that are being answered when more come, or when the site stops. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { drain } from '#lib/platform/http/listen/process';
import { run } from '#tests/platform/http/running';

/** A Next whose answers wait until the test lets them go. */
function slowNext() {
  const waiting: ServerResponse[] = [];
  const arrivals: (() => void)[] = [];
  return {
    listen: async (_: IncomingMessage, response: ServerResponse) => {
      waiting.push(response);
      arrivals.shift()?.();
    },
    arrived: () => new Promise<void>((resolve) => arrivals.push(resolve)),
    release: () => {
      for (const response of waiting.splice(0)) response.end('done');
    },
  };
}

test('ends what is under way before it stops, and takes nothing new', async () => {
  const next = slowNext();
  const site = await run(next.listen);
  const arrived = next.arrived();
  const first = site.ask('/made');
  await arrived;
  const stopped = drain(site.server, 10_000);
  await expect(site.ask('/')).rejects.toThrow('ECONNREFUSED');
  next.release();
  expect((await first).body.toString()).toBe('done');
  await stopped;
});

test('does not wait for ever for a request that does not end', async () => {
  const next = slowNext();
  const site = await run(next.listen);
  const arrived = next.arrived();
  const first = site.ask('/made').catch((error: Error) => error.message);
  await arrived;
  await drain(site.server, 1);
  expect(await first).toContain('socket hang up');
});
