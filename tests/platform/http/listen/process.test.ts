import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { serviceManagerPlace } from '#lib/platform/config/env';
import {
  acquireHostLock,
  announceShutdown,
  onFirstSignal,
  serviceManager,
  shutDownOnSignal,
} from '#lib/platform/http/listen/process';
import { freePort } from '#scripts/serve-copy';
import { home, type Running, run, text } from '#tests/platform/http/running';

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

test('a signal during startup waits for it, and then stops everything that has started', async () => {
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

const socket = '/run/systemd/notify';

test('systemd hears when the site takes requests, three times in the silence it bears that it lives, and when it stops', () => {
  jest.useFakeTimers();
  const notified: string[][] = [];
  const place = serviceManagerPlace({ NOTIFY_SOCKET: socket, WATCHDOG_USEC: '60000000' });
  const manager = serviceManager(place, (...states) => void notified.push(states));
  jest.advanceTimersByTime(60_000);
  expect(notified).toEqual([]);
  manager.ready('Serving https://hoa.example');
  jest.advanceTimersByTime(60_000);
  manager.stopping();
  jest.useRealTimers();
  expect(notified).toEqual([
    ['READY=1', 'STATUS=Serving https://hoa.example'],
    ['WATCHDOG=1'],
    ['WATCHDOG=1'],
    ['WATCHDOG=1'],
    ['STOPPING=1', 'STATUS=Finishing what is under way'],
  ]);
});

test('without a watchdog nothing beats, and without systemd nothing is said', () => {
  jest.useFakeTimers();
  const notified: string[][] = [];
  const notify = (...states: string[]) => void notified.push(states);
  serviceManager(serviceManagerPlace({ NOTIFY_SOCKET: socket }), notify).ready('Serving');
  const alone = serviceManager(serviceManagerPlace({}), notify);
  alone.ready('Serving');
  alone.stopping();
  jest.advanceTimersByTime(600_000);
  jest.useRealTimers();
  expect(notified).toHaveLength(1);
});

const placeOf = async () => ({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'place-')),
  HOST: '127.0.0.1',
  PORT: await freePort(),
});

test('a second start on a busy port ends before it touches anything', async () => {
  const where = await placeOf();
  const live = createServer();
  await new Promise<void>((resolve) => live.listen(where.PORT, where.HOST, resolve));
  await expect(acquireHostLock(where)).rejects.toThrow('EADDRINUSE');
  live.close();
});

test('a second start waits for a host that has left its port and still sends, and then gives up', async () => {
  const where = await placeOf();
  const free = await acquireHostLock(where, 0);
  await expect(acquireHostLock(where, 0)).rejects.toThrow(`port ${where.PORT}`);
  const second = acquireHostLock(where, 10_000);
  free();
  (await second)();
});

test('two hosts on one machine have a place each', async () => {
  const where = await placeOf();
  const frees = [
    await acquireHostLock(where, 0),
    await acquireHostLock({ ...where, PORT: await freePort() }, 0),
    await acquireHostLock(await placeOf(), 0),
  ];
  for (const free of frees) free();
});
