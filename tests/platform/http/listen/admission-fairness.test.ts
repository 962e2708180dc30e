import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newBodyArrivals } from '#lib/platform/http/listen/body-deadline';
import { newSlots } from '#lib/platform/http/listen/request-slots';
import { line, run } from '#tests/platform/http/running';

describe('a place', () => {
  const requestOf = (visitor: string, admit: (leave: () => void) => void) => ({
    visitor,
    admit,
    sendAway: () => undefined,
    isGone: () => false,
  });

  it.each([
    ['an address', Array.from({ length: 50 }, () => '203.0.113.7'), 6],
    ['a /64', Array.from({ length: 50 }, (_, host) => `2001:db8:1:1::${host}`), 6],
    ['a /48 of many /64s', Array.from({ length: 50 }, (_, net) => `2001:db8:1:${net}::1`), 12],
  ])('is left for others however many %s asks for', (_, visitors, most) => {
    const enter = newSlots({ slots: 20, mostEach: 6, longestMs: 1 });
    let theirs = 0;
    for (const visitor of visitors) enter(requestOf(visitor, () => (theirs += 1)));
    expect(theirs).toBe(most);
    let other = 0;
    enter(requestOf('198.51.100.1', () => (other += 1)));
    expect(other).toBe(1);
  });

  it('goes first to the network that has the fewest', () => {
    const enter = newSlots({ slots: 2, mostEach: 2, longestMs: 1_000 });
    const came: string[] = [];
    const leaves: (() => void)[] = [];
    const ask = (visitor: string) =>
      enter(
        requestOf(visitor, (leave) => {
          came.push(visitor);
          leaves.push(leave);
        }),
      );
    for (const visitor of ['a', 'a', 'a', 'a', 'b']) ask(visitor);
    leaves[0]?.();
    leaves[0]?.();
    expect(came).toEqual(['a', 'a', 'b']);
  });

  it('is free again when the answer is written, though its reader never reads', async () => {
    const long = 'x'.repeat(20_000_000);
    const site = await run(async (_, response) => void response.end(long), { mostAtOnce: 1 });
    const notReading = line(site, 'GET /made HTTP/1.1\r\nhost: a\r\n\r\n');
    notReading.pause();
    expect((await site.ask('/made')).status).toBe(200);
  });

  it('is reserved for health while calls hold all of theirs', async () => {
    const site = await run(
      async ({ url }, response) => {
        if (url === '/api/health') response.end('ok');
      },
      { mostAtOnce: 1 },
    );
    for (let time = 0; time < 20; time += 1)
      line(site, 'POST /api/sendEmail HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}');
    expect((await site.ask('/api/health')).status).toBe(200);
  });
});

describe('a line', () => {
  it('that sends requests ahead and reads no answer is hung up on', async () => {
    const site = await run(async () => undefined);
    const pipelining = line(site, 'GET /made HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(200));
    await once(pipelining, 'close');
    expect((await site.ask('/a.png')).status).toBe(200);
  });
});

describe('a body that does not come', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** As a request of Node's: `bytes` of it are here, and no end. */
  function awaited(bytes: number): IncomingMessage {
    const stream = new Readable({ read: () => undefined, highWaterMark: 68 * 1024 });
    if (bytes > 0) stream.push(Buffer.alloc(bytes));
    const headers = { 'transfer-encoding': 'chunked' };
    return Object.assign(stream, { headers, complete: false }) as unknown as IncomingMessage;
  }

  function watch() {
    const awaitBody = newBodyArrivals();
    const dropped = { gone: 0, late: 0 };
    const go = () => {
      dropped.gone += 1;
    };
    const late = () => {
      dropped.late += 1;
    };
    return {
      dropped,
      send: (visitor: string, bytes: number) =>
        awaitBody(awaited(bytes), { visitor, onReady: go, onTimeout: late }),
    };
  }

  it('is given up after twenty seconds, also at exactly 65,536 bytes', async () => {
    const { dropped, send } = watch();
    send('203.0.113.7', 65_536);
    await jest.advanceTimersByTimeAsync(19_000);
    expect(dropped).toEqual({ gone: 0, late: 0 });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(dropped).toEqual({ gone: 0, late: 1 });
  });

  it('is given up after a moment where one network has many', async () => {
    const { dropped, send } = watch();
    for (let time = 0; time < 100; time += 1) send('203.0.113.7', 65_536);
    send('198.51.100.1', 10);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(dropped).toEqual({ gone: 0, late: 50 });
  });
});
