/** Thousands of hostile requests to every call: none breaks anything, none stays in memory. */

import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { postRoutes } from '#lib/start/address-rules';
import { freePort } from '#scripts/serve-copy';
import { type FaultTest, finding } from '#tests/faults/fault-test';
import { inspectable, memoryUsedBy } from '#tests/faults/memory';
import { restartableSite } from '#tests/faults/restartable-site';
import { sendQuestion } from '#tests/faults/visitor';
import { ask, closeConnections } from '#tests/hosts/visitor';
import { prng } from '#tests/setup/prng';

const lanes = 20;
const mostGrowthMegabytes = 50;

export const hostile: FaultTest = async function* (size) {
  const each = size === 'long' ? 10_000 : 60;
  const seed = Date.now() % 1_000_000;
  const port = await freePort();
  const site = await restartableSite(inspectable(port));
  await site.start();
  const problems: string[] = [];

  for (const path of postRoutes) await attack(site.origin, path, prng(seed), each / 5, problems);
  const before = await memoryUsedBy(site.pid(), port);
  let most = 0;
  for (const path of postRoutes) {
    await attack(site.origin, path, prng(seed + 1), each, problems);
    if (size === 'long')
      most = Math.max(most, (await memoryUsedBy(site.pid(), port)).residentMegabytes);
  }
  const after = await memoryUsedBy(site.pid(), port);
  const { status } = await sendQuestion(site.origin);
  await site.stop();

  const growth = after.residentMegabytes - before.residentMegabytes;
  const heap = after.heapMegabytes - before.heapMegabytes;
  yield finding(
    problems.length === 0 && status === 200,
    `${each} hostile requests to each of ${postRoutes.length} calls (seed ${seed}): ${problems.length} answered 5xx or not at all ${problems.slice(0, 5).join(' | ')}`,
  );
  yield finding(
    growth < mostGrowthMegabytes,
    `memory grew by ${growth.toFixed(0)} MB (heap ${heap.toFixed(1)} MB) from ${before.residentMegabytes.toFixed(0)} MB, at most to ${Math.max(most, after.residentMegabytes).toFixed(0)} MB`,
  );
};

async function attack(
  origin: string,
  path: string,
  roll: () => number,
  count: number,
  problems: string[],
): Promise<void> {
  const unreadable = malformedRequests(path);
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      if (left % 20 === 0)
        await sendRaw(origin, unreadable[(left / 20) % unreadable.length] ?? '', problems);
      const sent = fuzzRequest(roll);
      const status = await ask(origin, `${path}${sent.query}`, sent).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 0 || status >= 500) problems.push(`${status} ${path} ${sent.kind}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  closeConnections();
}

/** Bytes that are no HTTP may be hung up on; an answer is never 5xx. */
async function sendRaw(origin: string, text: string, problems: string[]): Promise<void> {
  const line = connect(Number(new URL(origin).port), 'localhost');
  line.on('error', () => undefined);
  line.end(text, 'latin1');
  const answer = await Promise.race([buffer(line).catch(() => ''), wait(2_000, '')]);
  line.destroy();
  if (/^HTTP\/1.1 5/.test(String(answer)))
    problems.push(`${String(answer).slice(9, 12)} to ${text.slice(0, 60)}`);
}

interface FuzzRequest {
  readonly kind: string;
  readonly method: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const names =
  'name email phone mobile message formData resume elapsedMs website __proto__ constructor toString orderId razorpay_order_id razorpay_payment_id razorpay_signature event payload modules age'.split(
    ' ',
  );
const odd: readonly unknown[] = [
  null,
  0,
  -1e308,
  true,
  '',
  ' ',
  [],
  {},
  [[[]]],
  { length: 1e9 },
  { toString: 1 },
  'Meena\r\nBcc: spy@example.net',
  '\0\u202e\ud800',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  "';drop table submissions;--",
  'x'.repeat(5_000),
];

type Make = (roll: () => number) => Partial<FuzzRequest>;
const pick = <T>(roll: () => number, from: readonly T[]): T =>
  from[Math.floor(roll() * from.length)] as T;
const bytes = (roll: () => number, most: number) =>
  Buffer.from(Array.from({ length: Math.floor(roll() * most) }, () => Math.floor(roll() * 256)));
const oddObject = (roll: () => number) =>
  Object.fromEntries(names.filter(() => roll() < 0.5).map((name) => [name, pick(roll, odd)]));
const asJson = (value: unknown): Partial<FuzzRequest> => ({
  headers: { 'content-type': json },
  body: Buffer.from(JSON.stringify(value)),
});

const makers: Readonly<Record<string, Make>> = {
  bytes: (roll) => ({
    headers: { 'content-type': pick(roll, [json, form, multipart, 'text/html', 'a/b;;=', '']) },
    body: bytes(roll, 2_000),
  }),
  types: (roll) => asJson(oddObject(roll)),
  values: (roll) => asJson(pick(roll, odd)),
  deep: (roll) => {
    const depth = Math.floor(roll() * 20_000);
    const [open, close] = pick(roll, [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const);
    const body = `${open.repeat(depth)}1${roll() < 0.5 ? close.repeat(depth) : ''}`;
    return { headers: { 'content-type': json }, body: Buffer.from(body) };
  },
  prototypes: (roll) => ({
    headers: { 'content-type': pick(roll, [json, form]) },
    body: Buffer.from(
      pick(roll, [
        '{"__proto__":{"admin":true},"constructor":{"prototype":{"name":1}},"name":"x"}',
        '__proto__[name]=x&constructor=y&hasOwnProperty=z&name=a&name=b&__proto__=c',
        '{"formData":"{\\"__proto__\\":{\\"name\\":[]}}","toString":1,"valueOf":2}',
      ]),
    ),
  }),
  utf8: (roll) => ({
    headers: { 'content-type': pick(roll, [`${json}; charset=utf-16`, json, form]) },
    body: Buffer.concat([Buffer.from('{"name":"'), bytes(roll, 200), Buffer.from('"}')]),
  }),
  form: (roll) => ({
    headers: { 'content-type': form },
    body: Buffer.from(
      names.map((name) => `${name}=${pick(roll, ['%', '%zz', '%00', '%ff', '+'])}`).join('&'),
    ),
  }),
  long: (roll) => asJson({ ...oddObject(roll), message: 'x'.repeat(Math.floor(roll() * 100_000)) }),
  parts: (roll) => {
    const head = (name: string) =>
      `--${pick(roll, ['x', 'x', 'y'])}\r\ncontent-disposition: form-data; name="${name}"${pick(roll, ['', '; filename="a.pdf"', "; filename*=utf-8''%ff", '\r\ncontent-transfer-encoding: base64'])}\r\n\r\n`;
    const parts = names.map(
      (name) =>
        `${head(name)}${pick(roll, ['', 'a', '%PDF-1.7', 'PK\u0003\u0004', '{"name":1}'])}\r\n`,
    );
    const end = pick(roll, ['--x--', '--x', '', '--x--\r\n--x--']);
    return {
      headers: {
        'content-type': pick(roll, [
          multipart,
          'multipart/form-data',
          'multipart/form-data; boundary=""',
        ]),
      },
      body: Buffer.concat([Buffer.from(parts.join('') + end), bytes(roll, 100)]),
    };
  },
  gzip: (roll) => ({
    headers: { 'content-type': json, 'content-encoding': pick(roll, ['gzip', 'br', 'zstd', 'x']) },
    body: gzipSync(JSON.stringify(oddObject(roll))),
  }),
  methods: (roll) => ({
    method: pick(roll, ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND', 'QUERY']),
  }),
  queries: (roll) => ({
    ...asJson(oddObject(roll)),
    query: pick(roll, ['?%ff', '?__proto__=1', '/', '/..%2f', '?_rsc=1', `?${'a=1&'.repeat(400)}`]),
  }),
  headers: (roll) => {
    const sent = asJson(oddObject(roll));
    const values = [
      '',
      'null',
      'x'.repeat(3_000),
      '%00',
      '{"a":1}',
      '/../..',
      '1e9',
      '-1',
      'self:self:self',
    ];
    const heads =
      'origin sec-fetch-site idempotency-key cookie accept accept-encoding x-forwarded-for x-razorpay-signature x-razorpay-event-id rsc next-action next-router-state-tree next-router-prefetch next-url x-middleware-subrequest x-nextjs-data x-matched-path x-invoke-path range if-none-match referer user-agent'.split(
        ' ',
      );
    const chosen = heads.filter(() => roll() < 0.2).map((name) => [name, pick(roll, values)]);
    return { ...sent, headers: { ...sent.headers, ...Object.fromEntries(chosen) } };
  },
};

/** The next request of a series; `roll` decides all of it. */
function fuzzRequest(roll: () => number): FuzzRequest {
  const kind = pick(roll, Object.keys(makers));
  const made = makers[kind]?.(roll);
  return { kind, method: 'POST', query: '', headers: {}, body: Buffer.alloc(0), ...made };
}

/** Requests that are not even HTTP, or HTTP that contradicts itself. */
const malformedRequests = (path: string): readonly string[] => [
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{"a":1}`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n{}`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(3_000)}\r\n`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\ncontent-length: 2\r\n\r\n{}`,
  `POST ${path} HTTP/1.0\r\n\r\n`,
  `POST ${path}\r\n\r\n`,
  `POST ${path} HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}`,
  `POST http://evil.example${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\nx:\0\r\n\r\n`,
  `CONNECT ${path} HTTP/1.1\r\nhost: a\r\n\r\n`,
  `POST ${path} HTTP/1.1\r\nhost: a\r\nupgrade: h2c\r\nconnection: upgrade\r\ncontent-length: 2\r\n\r\n{}`,
  '\u0016\u0003\u0001\u0002\0\u0001\0',
];
