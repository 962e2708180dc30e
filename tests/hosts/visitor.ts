/** Each visitor has an address of its own: all of 127.0.0.0/8 is this machine. */
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { apiRoutes, routes } from '#data/addresses/routes';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The visitor's address; asking a host itself, pass `x-forwarded-for` instead. */
  readonly from?: string;
  /** One that nobody has used, and nobody will. */
  readonly ownLine?: boolean;
  readonly timeoutMs?: number;
}

const agent = new http.Agent({ keepAlive: true });
/** A machine under proof has a certificate of its own making. */
const tlsAgent = new https.Agent({ keepAlive: true, rejectUnauthorized: false });

/** Rejects where no answer comes. */
export function ask(origin: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from: localAddress, ownLine } = asked;
  const secure = origin.startsWith('https:');
  return new Promise((resolve, reject) => {
    const asking = (secure ? https : http).request(
      `${origin}${path}`,
      {
        agent: !ownLine && (secure ? tlsAgent : agent),
        method,
        headers,
        timeout: asked.timeoutMs ?? 30_000,
        ...(localAddress && { localAddress, family: 4 }),
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        buffer(answer).then(
          (bytes) => resolve({ status, headers, body: String(bytes), bytes }),
          reject,
        );
      },
    );
    asking.on('timeout', () => asking.destroy(new Error('no answer in time')));
    asking.on('error', reject);
    asking.end(body);
  });
}

export const visitor = (number: number) => `127.1.${number >> 8}.${number & 255}`;

type Sent = Pick<Asked, 'from' | 'headers'> & { readonly key?: string };

export function post(origin: string, path: string, fields: object, sent: Sent = {}) {
  const { key, headers, from } = sent;
  return ask(origin, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
      ...headers,
    },
    body: JSON.stringify(fields),
    ...(from && { from }),
  });
}

const enquiry = (email: string) => ({
  name: 'Asha Raman',
  email,
  phone: '9876543210',
  message: 'Which module comes first?',
});

/** The contact form, as a page with scripts sends it. */
export const enquire = (origin: string, email: string, sent: Sent = {}) =>
  post(origin, apiRoutes.contact, enquiry(email), sent);

/** A plain post comes without a key. */
const enquirePlainly = (origin: string, email: string, from: string) =>
  ask(origin, apiRoutes.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(enquiry(email)).toString(),
    from,
  });

export function closeConnections(): void {
  agent.destroy();
  tlsAgent.destroy();
}

export type Load = Awaited<ReturnType<ReturnType<typeof startLoad>['stop']>>;

const visitors = 8;
const pauseMs = 30;

/**
 * Visitors read a page, write with scripts, and write without, one after the other. `first` tells apart those of one
 * load and of the next: each address has a rate limit.
 */
export function startLoad(origin: string, first = 100) {
  const failed: string[] = [];
  let [reads, taken, number, stopping] = [0, 0, 0, false];
  const expect = async (what: string, due: number, answer: ReturnType<typeof ask>) => {
    const got = await answer.then(({ status }) => String(status), String);
    if (got === String(due)) return true;
    failed.push(`${what}: ${got}`);
    return false;
  };
  const visit = async () => {
    while (!stopping) {
      number += 1;
      // Each address stays below the rate limit.
      const from = visitor(first + Math.floor(number / 20));
      const email = `rolling-${number}@example.in`;
      const key = crypto.randomUUID();
      if (await expect('read', 200, ask(origin, routes.contactUs))) reads += 1;
      if (await expect('write', 200, enquire(origin, email, { key, from }))) taken += 1;
      if (await expect('plain write', 303, enquirePlainly(origin, email, from))) taken += 1;
      await wait(pauseMs);
    }
  };
  const running = Promise.all(Array.from({ length: visitors }, visit));
  return {
    async stop() {
      stopping = true;
      await running;
      return { reads, taken, failed };
    },
  };
}
