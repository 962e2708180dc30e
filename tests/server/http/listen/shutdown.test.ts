import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { announceShutdown, onFirstSignal, shutDownOnSignal } from '#lib/server/http/listen/process';
import { home, type Running, run, text } from '#tests/server/http/running';

/** A host that is leaving, for a moment that outlasts the test's questions. */
async function leavingSite(): Promise<Running> {
  const site = await run(text(200, 'application/json', '{"success":true}'));
  void announceShutdown(site.server, 1);
  return site;
}

test('a signal that comes twice stops the host once, and does not cut the stop short', () => {
  const process = new EventEmitter();
  const ended: string[] = [];
  onFirstSignal(process, (signal) => ended.push(signal));
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT']) {
    // Where nobody listens, the system ends the process.
    expect(process.emit(signal, signal)).toBe(true);
  }
  expect(ended).toEqual(['SIGTERM']);
});

test('a signal during the start waits for it, and then ends all that has begun', async () => {
  const process = new EventEmitter();
  const seen: string[] = [];
  const start = Promise.withResolvers<void>();
  const exit = Promise.withResolvers<void>();
  shutDownOnSignal(process, {
    started: start.promise,
    leave: async () => void seen.push('leave'),
    close: async () => void seen.push('close'),
    exit: exit.resolve,
  });
  process.emit('SIGTERM', 'SIGTERM');
  await new Promise(setImmediate);
  expect(seen).toEqual([]);
  start.resolve();
  await exit.promise;
  expect(seen).toEqual(['leave', 'close']);
});

test('what fails on the way out keeps nothing open', async () => {
  const process = new EventEmitter();
  const exit = Promise.withResolvers<void>();
  const seen: string[] = [];
  shutDownOnSignal(process, {
    started: Promise.resolve(),
    leave: () => Promise.reject(new Error('broken')),
    close: async () => void seen.push('close'),
    exit: exit.resolve,
  });
  process.emit('SIGINT', 'SIGINT');
  await exit.promise;
  expect(seen).toEqual(['close']);
});

const fromProxy = { 'x-ask-another': 'yes' };

test('a host that leaves sends a proxy with its reads to another host', async () => {
  const site = await leavingSite();
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await site.ask('/', { method, headers: fromProxy });
    expect([status, headers['retry-after'], headers.connection]).toEqual([502, '5', 'close']);
  }
});

test('a host that leaves takes every post, and keeps no connection for another', async () => {
  const site = await leavingSite();
  const { status, headers, body } = await site.ask('/api/sendEmail', {
    method: 'POST',
    headers: fromProxy,
  });
  expect([status, body.toString()]).toEqual([200, '{"success":true}']);
  expect(headers.connection).toBe('close');
});

test('a host that leaves still answers whoever can ask nobody else', async () => {
  const site = await leavingSite();
  const page = await site.ask('/');
  expect([page.status, page.body.toString()]).toEqual([200, home]);
  expect(page.headers.connection).toBe('close');
  expect((await site.ask('/api/health', { headers: fromProxy })).status).toBe(200);
});
