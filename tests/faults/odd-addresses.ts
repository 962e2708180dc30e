/** Addresses, headers and encodings that no page of ours leads to: made from a seed, so that what broke can be asked again. */
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as addresses from '#data/addresses/routes';
import * as tokenAddresses from '#data/addresses/token-routes';

const pick = <T>(roll: () => number, from: readonly T[]): T =>
  from[Math.floor(roll() * from.length)] as T;
const some = (roll: () => number, most: number, make: () => string): string =>
  Array.from({ length: Math.ceil(roll() * most) }, make).join('');

const token = 'Ab3_-xY9Ab3_-xY9Ab3_-xY9Ab3_-xY9';
const written = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (typeof value === 'function') return written(value(token, 'HOA-26-27-00001'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(written) : [];
};
const known = [
  ...new Set(written({ ...addresses, ...tokenAddresses })),
  '/desk/enter/abc',
  '/desk/HOA-7K3M-92Q',
  '/desk/HOA-7K3M-92Q/resume',
  '/verify/status/2026-1',
  '/.well-known/did.json',
  '/cards/home.png',
  '/_next/static/chunks/x.js',
  '/_next/image',
  '/_next/data/x/index.json',
  '/certification/course/5',
  '/library/test/3/7',
  '/sitemap.xml',
];

const hexByte = (roll: () => number) =>
  `%${Math.floor(roll() * 256)
    .toString(16)
    .padStart(2, '0')}`;
const pieces = [
  '/ // /./ /../ /..;/ . ) > %2F %2f..%2f %5C \\ %252F %00 %0d%0aset-cookie:%20a=b ;a=b : @ ~ | ^ `',
  '%E2%80%8B %C2%A0 %20 % %z %u0041 %ff%fe %ED%A0%80 %E0%A4 %F4%90%80%80 {} [x] " <b> $$ \' ',
  '[[...form]] (site) __proto__ constructor index .rsc .json .txt .segments/_tree.segment.rsc',
].flatMap((row) => row.trim().split(' '));
const queryNames =
  'q _rsc __nextLocale nxtPtoken nxtIid session lang modules hours to r number who month what page mode order key code __proto__ x[]'.split(
    ' ',
  );

const odd = (roll: () => number) => (roll() < 0.3 ? hexByte(roll) : pick(roll, pieces));

function queryOf(roll: () => number): string {
  const values = () =>
    roll() < 0.3 ? some(roll, 20, () => hexByte(roll)) : some(roll, 4, () => odd(roll));
  return `?${Array.from({ length: Math.ceil(roll() * 4) }, () => `${pick(roll, queryNames)}=${values()}`).join('&')}`;
}

function oddTarget(roll: () => number): string {
  const base = pick(roll, known);
  const at = Math.floor(roll() * (base.length + 1));
  const changed = pick(roll, [
    () => base + odd(roll),
    () => base.slice(0, at) + odd(roll) + base.slice(at),
    () => `${base}/`,
    () => `/${base}`,
    () => base.toUpperCase(),
    () =>
      base.replace(
        token,
        some(roll, 30, () => odd(roll)),
      ),
    () => some(roll, 12, () => odd(roll)),
    () => base,
  ])();
  const query = roll() < 0.5 ? queryOf(roll) : '';
  const unit = pick(roll, ['a', '%41', '%C3%A9', '%E0%AE%95', '|', '"', '/a', '%20', '.', '&a=1']);
  const length = pick(roll, [600, 1_900, 2_040, 2_048, 2_049, 4_000, 8_000, 15_000]);
  const long = roll() < 0.25 ? unit.repeat(length / unit.length) : '';
  const end = pick(roll, ['', '', '/', '.']);
  const target = roll() < 0.5 ? changed + long + end + query : changed + query + long + end;
  const origin = roll() < 0.05 ? pick(roll, ['http://evil.example', 'https://localhost:1']) : '';
  // A space would end it.
  return (origin + (target.startsWith('/') ? target : `/${target}`)).replaceAll(' ', '%20');
}

const headerNames =
  'accept accept-encoding accept-language cookie referer origin range if-none-match if-modified-since if-range user-agent rsc next-action next-router-state-tree next-router-prefetch next-router-segment-prefetch next-url x-middleware-subrequest x-middleware-rewrite x-nextjs-data x-matched-path x-invoke-path x-invoke-output x-now-route-matches x-prerender-revalidate x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-port forwarded x-http-method-override x-original-url x-rewrite-url sec-fetch-dest sec-purpose sec-ch-ua-mobile save-data purpose te expect content-type content-encoding via'.split(
    ' ',
  );
const headerValues = [
  '',
  'text/html',
  '*/*',
  'gzip, br;q=0',
  'br;q=2, *;q=-1',
  'identity;q=0',
  'application/json',
  'text/x-component',
  '1',
  '?0',
  'on',
  'document',
  'evil.example',
  'https',
  'bytes=0-,5-1',
  'W/"x", "y", *',
  'Sun, 06 Nov 1994 08:49:37 GMT',
  '../../etc/passwd',
  '%00%ff',
  '/desk',
  '["",{},null,null,true]',
  'middleware:middleware:middleware',
  'received=x; desk=y; kept=ask.abcdefgh; receipt=a.b.c; __Host-desk=%',
  'x'.repeat(3_000),
  'é\u0080\u00ff',
];

/** A whole request as its bytes, one character each. */
export function oddRequest(roll: () => number): string {
  const method = pick(roll, ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
  const chosen = headerNames.filter(() => roll() < 0.12);
  const lines = chosen.map((name) => `${name}: ${pick(roll, headerValues)}`);
  const host = pick(roll, ['localhost', 'evil.example', '127.0.0.1:1', '[::1]', 'a b', '']);
  const body = method === 'POST' || method === 'PUT' ? pick(roll, ['', '{}', 'a=b', '\u00ff']) : '';
  if (body) lines.push(`content-length: ${body.length}`);
  lines.push(`host: ${roll() < 0.7 ? 'localhost' : host}`, 'connection: close');
  return `${method} ${oddTarget(roll)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Each address of the site as pages, phones, scripts and forms ask for it. */
export const usualRequests: readonly string[] = known.flatMap((path) =>
  [
    'GET  accept: text/html\r\naccept-encoding: br\r\nsec-ch-ua-mobile: ?0',
    'GET  accept: text/html\r\nsec-ch-ua-mobile: ?1',
    'HEAD accept: text/html\r\nsave-data: on',
    'GET  accept: application/json',
    'POST accept: text/html\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 0',
    'POST accept: application/json\r\ncontent-type: application/json\r\ncontent-length: 0',
    'PUT  accept: text/html\r\ncontent-length: 0',
  ].map((asked) => {
    const [method, headers] = [asked.slice(0, 4).trim(), asked.slice(5)];
    return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\nconnection: close\r\n\r\n`;
  }),
);

export async function errorInAnswer(port: number, request: string): Promise<string | undefined> {
  const line = connect({ port, host: '127.0.0.1' });
  line.on('error', () => undefined);
  line.write(request, 'latin1');
  const answer = await buffer(line).catch(() => Buffer.alloc(0));
  return errorIn(answer.toString('latin1'));
}

/** The most that the head of an answer may take, so that no proxy takes it for broken. */
const mostHeadBytes = 4_096;

/** The answer with its head in bytes. */
export function errorIn(answer: string): string | undefined {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return 'no answer';
  const head = answer.slice(0, end + 4);
  const status = Number(head.slice(9, 12));
  if (!(status >= 200 && status < 500)) return `status ${status}`;
  const bytes = Buffer.byteLength(head, 'latin1');
  if (bytes > mostHeadBytes) return `a head of ${bytes} bytes`;
  return /^refresh:/im.exec(head) ? 'a Refresh header' : undefined;
}
