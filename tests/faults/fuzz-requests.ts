/** Requests that no browser of ours would send: made from a seed, so that what broke can be sent again. */
import { gzipSync } from 'node:zlib';

export interface FuzzRequest {
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
export function fuzzRequest(roll: () => number): FuzzRequest {
  const kind = pick(roll, Object.keys(makers));
  const made = makers[kind]?.(roll);
  return { kind, method: 'POST', query: '', headers: {}, body: Buffer.alloc(0), ...made };
}
