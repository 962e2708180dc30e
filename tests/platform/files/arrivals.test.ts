/** Uploads on lines of every speed, second by second on a clock that the test turns. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { receiveContinuation } from '#lib/applications/http/continuation';
import { receiveApplication } from '#lib/applications/http/receive';
import { type Arrival, newArrivals } from '#lib/platform/files/arrivals';
import { formData, multipart, post, resumePart } from '#tests/platform/files/post';
import { pdfOf } from '#tests/platform/files/samples';
import { now, openTrial } from '#tests/platform/files/upload-harness';

const ticking = {
  doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
} as const;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: [...ticking.doNotFake, 'setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const isEnded = ({ signal }: Arrival) => signal.aborted && signal.reason.message;

async function startArrival(
  arrivals: ReturnType<typeof newArrivals>,
  visitor = '203.0.113.7',
): Promise<Arrival> {
  const arrival = await arrivals.begin(visitor);
  if ('error' in arrival) throw new Error(arrival.error.message);
  return arrival.ok;
}
const startAll = (arrivals: ReturnType<typeof newArrivals>, visitors: readonly string[]) =>
  Promise.all(visitors.map((visitor) => startArrival(arrivals, visitor)));
const cutOf = (all: readonly Arrival[]) => all.map(({ signal }) => signal.aborted);
async function second(all: readonly Arrival[], bytes: number): Promise<void> {
  for (const each of all) each.progress(bytes);
  await jest.advanceTimersByTimeAsync(1_000);
}

/** Brings `bytesEach` a second. */
function bring(arrival: Arrival, seconds: number, bytesEach: number, before = 0): number {
  let bytes = before;
  for (let second = 0; second < seconds && !arrival.signal.aborted; second += 1) {
    bytes += bytesEach;
    arrival.progress(bytes);
    jest.advanceTimersByTime(1_000);
  }
  return bytes;
}

describe('an upload under way', () => {
  it.each([8_000, 20_000, 60_000])(
    'goes on for minutes at %d bytes a second',
    async (bytesEach) => {
      const arrival = await startArrival(newArrivals(4));
      bring(arrival, 14 * 60, bytesEach);
      expect(isEnded(arrival)).toBe(false);
      arrival.end();
    },
  );

  it('is ended where it brings less than 8 kB a second for half a minute', async () => {
    const arrival = await startArrival(newArrivals(4));
    bring(arrival, 30, 7_000);
    expect(isEnded(arrival)).toBe(false);
    bring(arrival, 2, 7_000, 210_000);
    expect(isEnded(arrival)).toMatch(/almost stopped for half a minute/);
    arrival.end();
  });

  it('may stand still in between, as in a tunnel, but not for half a minute', async () => {
    const arrival = await startArrival(newArrivals(4));
    const first = bring(arrival, 60, 60_000);
    bring(arrival, 25, 0, first);
    const second = bring(arrival, 60, 60_000, first);
    expect(isEnded(arrival)).toBe(false);
    bring(arrival, 32, 0, second);
    expect(isEnded(arrival)).toMatch(/almost stopped/);
    arrival.end();
  });

  it('is ended after fifteen minutes, however fast it comes', async () => {
    const arrival = await startArrival(newArrivals(4));
    const first = bring(arrival, 899, 60_000);
    expect(isEnded(arrival)).toBe(false);
    bring(arrival, 1, 60_000, first);
    expect(isEnded(arrival)).toMatch(/15 minutes/);
    arrival.end();
  });

  it('is not ended for a machine that stood still', async () => {
    const arrival = await startArrival(newArrivals(4));
    bring(arrival, 10, 20_000);
    // One tick comes for all that were missed.
    jest.setSystemTime(Date.now() + 60_000);
    bring(arrival, 10, 20_000, 200_000);
    expect(isEnded(arrival)).toBe(false);
    arrival.end();
  });

  it('is asked to retry later where the process is about to end', async () => {
    const arrivals = newArrivals(4);
    const arrival = await startArrival(arrivals);
    arrivals.endAll();
    expect(arrival.signal.reason).toMatchObject({ status: 503, retryAfterSeconds: 5 });
    arrival.end();
  });
});

describe('where places are taken', () => {
  const many = (count: number, visitor = '203.0.113.7') =>
    Array.from({ length: count }, () => visitor);

  it('the network that has the most gives one to who comes, the newest', async () => {
    const arrivals = newArrivals(6);
    const all = await startAll(arrivals, [
      ...['198.51.100.1', '198.51.100.3', '198.51.100.4'],
      ...[...many(3), '198.51.100.2'],
    ]);
    expect(cutOf(all)).toEqual([false, false, false, false, false, true, false]);
    for (const each of all) each.end();
  });

  it('one network has its share of them at most, and its next one waits', async () => {
    const arrivals = newArrivals(6, 3);
    const all = await startAll(arrivals, many(3));
    let fourth: Arrival | undefined;
    void startArrival(arrivals).then((arrival) => {
      fourth = arrival;
    });
    for (let each = 1; each <= 5; each += 1) await second(all, each * 100_000);
    expect(fourth).toBeUndefined();
    all[0]?.end();
    await second(all, 600_000);
    expect(fourth?.signal.aborted).toBe(false);
    expect(cutOf(all)).toEqual([false, false, false]);
    for (const each of [...all, fourth]) each?.end();
  });

  it('lines that only drip give way at once, to their own network too', async () => {
    const arrivals = newArrivals(6, 3);
    const all = await startAll(arrivals, many(3));
    for (let each = 1; each <= 3; each += 1) await second(all, 70_000 + each);
    const [first, second_] = await startAll(arrivals, many(2));
    expect([first?.signal.aborted, second_?.signal.aborted]).toEqual([false, false]);
    expect(cutOf(all)).toEqual([true, true, false]);
    for (const each of [...all, first, second_]) each?.end();
  });

  it('one who has as many as the rest comes again, and no one gives way', async () => {
    const arrivals = newArrivals(3);
    // Phones of one provider's customer (/48) are one network.
    const all = await startAll(arrivals, ['::1', '1:1:1::1', '1:1:2::1']);
    const refused = ['198.51.100.2', '1:1:2:5::1'].map((visitor) => arrivals.begin(visitor));
    for (let each = 1; each <= 20; each += 1) await second(all, each * 100_000);
    expect(await Promise.all(refused)).toMatchObject([
      { error: { status: 503, retryAfterSeconds: 30 } },
      { error: { status: 503 } },
    ]);
    expect(cutOf(all)).toEqual([false, false, false]);
    for (const each of all) each.end();
  });
});

/** A body of which so much comes a second; after `until` bytes nothing more does. */
function line(body: Uint8Array, bytesEach: number, until = body.length): ReadableStream {
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // The reader has taken what came before, and written it.
        for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
        if (at > 0) jest.advanceTimersByTime(1_000);
        if (at >= until && until < body.length) {
          jest.advanceTimersByTime(40_000);
          return new Promise(() => undefined);
        }
        if (at >= body.length) return controller.close();
        controller.enqueue(body.slice(at, Math.min(at + bytesEach, until)));
        at += bytesEach;
      },
    },
    { highWaterMark: 0 },
  );
}

describe('an application', () => {
  const resume = pdfOf(4_900_000);
  const whole = multipart([formData(), resumePart(resume)]);

  it.each([60_000, 20_000])('of 4.9 MB arrives at %d bytes a second', async (bytesEach) => {
    const { store, close } = await openTrial();
    const answer = await receiveApplication(post(line(whole, bytesEach)));
    expect(answer.status).toBe(200);
    const mails = await store.claimDue('host', 2, now);
    const { mail } = mails.find((each) => each.mail.role === 'staff') ?? {};
    const file = await store.findFile(mail?.attachFile ?? '');
    expect(Buffer.from(file?.data ?? []).equals(resume)).toBe(true);
    await close();
  });

  it('that stands still is cut, and says what to do', async () => {
    const { store, close } = await openTrial();
    const answer = await receiveApplication(post(line(whole, 60_000, 900_000)));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ message: /almost stopped/ });
    expect(await store.listLeads({ kinds: ['application'] }, 10)).toEqual([]);
    await close();
  });
});

describe('an application for another phone', () => {
  const send = (body: ReadableStream) =>
    receiveContinuation(
      new Request('http://localhost/api/continue', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/octet-stream' },
        duplex: 'half',
      } as RequestInit),
    );

  it('of 4.9 MB arrives at 20 kB a second, as it was', async () => {
    const { store, close } = await openTrial();
    const sealed = new Uint8Array(4_900_000).map((_, at) => at % 251);
    const answer = await send(line(sealed, 20_000));
    expect(answer.status).toBe(200);
    const { id } = (await answer.json()) as { id: string };
    const stored = await store.continuationPart(id, 0, sealed.length, now);
    expect(Buffer.compare(Buffer.from(stored ?? []), sealed)).toBe(0);
    await close();
  });

  it('that stands still is cut, and says what to do', async () => {
    const { close } = await openTrial();
    const answer = await send(line(new Uint8Array(1_000_000), 60_000, 300_000));
    expect(answer.status).toBe(503);
    expect(((await answer.json()) as { message: string }).message).toMatch(/almost stopped/);
    await close();
  });
});
