import { expect, jest, test } from '@jest/globals';
import { serviceManager } from '#lib/server/http/listen/process';
import { serviceManagerPlace } from '#lib/server/settings/env';

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
