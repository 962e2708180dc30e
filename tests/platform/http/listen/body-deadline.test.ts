import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { limitBody, uploadDeadlineMs } from '#lib/platform/http/listen/body-deadline';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function drip(url: string, headers: Record<string, string>, method = 'POST') {
  const socket = { destroyed: false, destroy: () => Object.assign(socket, { destroyed: true }) };
  const given = { url, headers, method, socket, complete: false, setTimeout: () => undefined };
  const request = Object.assign(new EventEmitter(), given);
  limitBody(request as unknown as IncomingMessage);
  return request;
}
const chunked = { 'transfer-encoding': 'chunked' };

it('cuts a body that drips, of every request but an upload', () => {
  const cut = [
    drip('/api/sendEmail/contact', { 'content-length': '600' }),
    drip('/api/razorpay/webhook', chunked),
    drip('/', chunked, 'GET'),
    drip('/api/applyjobs', chunked, 'PUT'),
  ];
  const left = [
    drip('/api/applyjobs', { 'content-length': '5000000' }),
    drip('http://example.com/api/applyjobs?from=proxy', chunked),
    drip('/api/continue', chunked),
  ];
  const whole = drip('/api/sendEmail/contact', chunked);
  whole.complete = true;
  whole.emit('close');
  jest.advanceTimersByTime(75_000);
  expect(cut.map(({ socket }) => socket.destroyed)).toEqual(cut.map(() => true));
  expect(left.map(({ socket }) => socket.destroyed)).toEqual(left.map(() => false));
  expect(whole.socket.destroyed).toBe(false);
});

it('leaves an upload its fifteen minutes', () => {
  expect(uploadDeadlineMs).toBeGreaterThan(15 * 60_000);
});
