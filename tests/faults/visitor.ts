/** What visitors of a proof do: send a form, read a page. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { apiRoutes } from '#lib/shared/addresses/routes';

export interface Timing {
  /** 0 where the line broke before the whole answer was here. */
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

const lines = new Agent({ keepAlive: true });
export const newMarker = () => `${randomUUID()}@example.in`;
export const isMarker = (address: string) => /^[\da-f-]{36}@example\.in$/.test(address);

/** Sends a question under an address of its own, by which the mail about it is known again. */
export function sendQuestion(origin: string, marker = newMarker()): Promise<Timing> {
  const person = { name: 'Meena Iyer', email: marker, phone: '9840012345' };
  return ask(`${origin}${apiRoutes.contact}`, {
    body: JSON.stringify({ ...person, message: 'When does the GST batch start?' }),
    headers: { 'content-type': 'application/json', 'idempotency-key': marker },
  });
}

interface Asking {
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** The visitor's own address. */
  readonly from?: string;
}

/** A POST where there is a body, else a GET; it waits 15 s for the answer. */
export function ask(url: string, { body, headers = {}, from }: Asking = {}): Promise<Timing> {
  const start = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, retryAfter?: string) =>
      resolve({ status, retryAfter, ms: performance.now() - start });
    const asking = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        ...(from === undefined
          ? { agent: lines }
          : { agent: false, localAddress: from, family: 4 }),
        signal: AbortSignal.timeout(15_000),
      },
      (answer) => {
        const { statusCode = 0, headers: got } = answer;
        text(answer).then(
          () => settle(statusCode, got['retry-after']),
          () => settle(0),
        );
      },
    );
    asking.on('error', () => settle(0));
    asking.end(body);
  });
}
