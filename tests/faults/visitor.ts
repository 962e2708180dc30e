import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { apiRoutes } from '#data/addresses/routes';
import { percentile } from '#tests/faults/fault-test';
import { type Asked, ask as askAt } from '#tests/hosts/visitor';

export interface Timing {
  /** 0 where the line broke before the whole answer was here. */
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

export const newMarker = () => `${randomUUID()}@example.in`;
export const isMarker = (address: string) => /^[\da-f-]{36}@example\.in$/.test(address);

/** Sends a question under an address of its own, by which the mail about it is known again. */
export function sendQuestion(origin: string, marker = newMarker(), from?: string): Promise<Timing> {
  const person = { name: 'Meena Iyer', email: marker, phone: '9840012345' };
  return ask(`${origin}${apiRoutes.contact}`, {
    body: JSON.stringify({ ...person, message: 'When does the GST batch start?' }),
    headers: { 'content-type': 'application/json', 'idempotency-key': marker },
    ...(from && { from }),
  });
}

/** A POST where there is a body, else a GET; it waits 15 s for the answer, and who has an address has a line of their own. */
export async function ask(
  url: string,
  asked: Pick<Asked, 'body' | 'headers' | 'from'> = {},
): Promise<Timing> {
  const start = performance.now();
  const method = asked.body === undefined ? 'GET' : 'POST';
  const ownLine = asked.from !== undefined;
  const answer = await askAt(url, '', { ...asked, method, ownLine, timeoutMs: 15_000 }).catch(
    () => undefined,
  );
  const { status = 0, headers } = answer ?? {};
  return { status, retryAfter: headers?.['retry-after'], ms: performance.now() - start };
}

/** Does it again and again, so long apart, until `ended` settles; gives all that came of it. */
export async function again<T>(
  ended: Promise<unknown>,
  pauseMs: number,
  work: () => Promise<T>,
): Promise<T[]> {
  let over = false;
  const end = () => {
    over = true;
  };
  ended.then(end, end);
  const all: T[] = [];
  while (!over) {
    all.push(await work());
    await wait(pauseMs);
  }
  return all;
}

let visitors = 0;

export function nextAddress(): string {
  visitors += 1;
  return `127.7.${(visitors >> 8) & 255}.${visitors & 255}`;
}

export const p99 = (timings: readonly Pick<Timing, 'ms'>[]) =>
  percentile(
    timings.map(({ ms }) => ms),
    0.99,
  );

/** Sends these bytes, and reads nothing of what is answered. */
export function notReading(port: number, bytes: string): Socket {
  const line = connect({ port, host: '127.0.0.1' });
  line.on('error', () => undefined);
  line.write(bytes);
  return line.pause();
}
