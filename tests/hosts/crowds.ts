/** Crowds: more visitors than the hosts have places, and one client that asks for odd addresses; everybody else reads on. */

import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { apiRoutes, routes } from '#data/addresses/routes';
import { percentile } from '#tests/faults/fault-test';
import { oddRequest } from '#tests/faults/odd-addresses';
import { again } from '#tests/faults/visitor';
import { type Report, stored } from '#tests/hosts/report';
import type { Counts } from '#tests/hosts/retry-client';
import type { Host, Testbed } from '#tests/hosts/testbed';
import { ask, enquire, visitor } from '#tests/hosts/visitor';
import { prng } from '#tests/setup/prng';

const run = promisify(execFile);
/** Half as many again as nginx lets through. */
const visitors = 1_500;
const longestMs = 500;

export async function retryStorm(
  { claim }: Report,
  stage: Testbed,
  seconds: number,
): Promise<void> {
  const { a, b, front, databaseUrl } = stage;
  await Promise.all([a, b].map(warmUp));
  const seen = (await front.log()).length;
  const storm = clients(front.origin, seconds);
  // A visitor who reads a page ten times a second.
  const read = () => ask(front.origin, routes.contactUs, { from: visitor(9_001) });
  const pages = await again(storm, 100, () => timed(read()));
  const { taken, refused, other } = await storm;
  const after = await timed(enquire(front.origin, 'after@example.in', { from: visitor(9_000) }));
  const rejections = (await front.log())
    .slice(seen)
    .filter((line) => line.startsWith(`POST ${apiRoutes.contact} 503 `));
  const alone = rejections.filter((line) => line.endsWith(' - -')).length;
  console.log(
    `   ${taken} taken, ${alone} refused by nginx, ${rejections.length - alone} by the hosts`,
  );
  claim(
    'in a storm of retries each is taken or told when to come again',
    [taken > 0, other],
    [true, {}],
  );
  claim(
    'nginx refuses by itself and asks no host',
    [alone > 0, rejections.length],
    [true, refused],
  );
  const missed = pages.filter(({ status }) => status !== 200);
  claim('pages come meanwhile', [pages.length > 0, missed], [true, []]);
  // Where the clients arrive, a page may wait behind the new lines of a host for some 0.8 s.
  const slow = percentile(
    pages.map(({ ms }) => ms),
    0.9,
  );
  claim('nine in ten of them within half a second', slow < longestMs, true);
  claim(
    'afterwards a question is taken at once',
    [after.status, after.ms < longestMs],
    [200, true],
  );
  const ids = await stored(databaseUrl, 'contact', 'retry-');
  claim('every enquiry that was taken in the storm is stored once', ids.length, taken);
}

/** A host that has just started compiles at its first questions, and pages wait: not what this is about. */
async function warmUp({ origin }: Host): Promise<void> {
  for (let number = 0; number < 100; number += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${100 + number}` };
    await enquire(origin, `before-${number}@example.in`, { headers });
  }
}

async function clients(origin: string, seconds: number): Promise<Counts> {
  const words = ['tests/hosts/retry-client.ts', origin, String(visitors), String(seconds)];
  return JSON.parse((await run(process.execPath, words)).stdout);
}

async function timed(answer: ReturnType<typeof ask>) {
  const begin = performance.now();
  const { status } = await answer;
  return { status, ms: Math.round(performance.now() - begin) };
}

const letters = (length: number) => 'a'.repeat(length);
/** With a body that is still on its way when a host has refused the headers. */
const withBody = (head: string) =>
  `${head}\r\ncontent-length: 1000000\r\n\r\n${letters(1_000_000)}`;
const close = 'host: localhost\r\nconnection: close';

const attack: readonly string[] = [
  ...[2_000, 2_040, 3_000, 4_100, 6_500, 7_900, 20_000].map(
    (length) => `GET /verify/${letters(length)}/ HTTP/1.1\r\n${close}\r\n\r\n`,
  ),
  `GET /verify/${'%C3%A9'.repeat(330)}/ HTTP/1.1\r\n${close}\r\n\r\n`,
  `GET /verify/${'|'.repeat(2_000)}/ HTTP/1.1\r\n${close}\r\n\r\n`,
  `GET /verify/${'\u00c3\u00a9'.repeat(900)}/ HTTP/1.1\r\n${close}\r\n\r\n`,
  `GET /desk?q=${'%20'.repeat(660)} HTTP/1.1\r\n${close}\r\n\r\n`,
  `GET /verify?number=${'%20'.repeat(600)}x HTTP/1.1\r\n${close}\r\n\r\n`,
  withBody(`POST /api/applyjobs?\u00ff HTTP/1.1\r\n${close}`),
  withBody(`POST /api/applyjobs HTTP/1.1\r\nx: \u0001\r\n${close}`),
  withBody(
    `POST /api/applyjobs HTTP/1.1\r\n${[1, 2, 3].map((n) => `x${n}: ${letters(6_000)}`).join('\r\n')}\r\n${close}`,
  ),
  withBody(
    `POST /api/applyjobs HTTP/1.1\r\n${[1, 2].map((n) => `x${n}: ${letters(6_900)}`).join('\r\n')}\r\n${close}`,
  ),
];

function send(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    line.setTimeout(5_000, () => line.destroy());
    line.on('error', () => undefined);
    line.on('close', () => resolve());
    line.on('data', () => undefined);
    line.write(bytes, 'latin1');
  });
}

export async function attacked({ claim }: Report, { front }: Testbed, seed = 24): Promise<void> {
  const port = Number(new URL(front.origin).port);
  const roll = prng(seed);
  let attacking = true;
  const other: Record<string, number> = {};
  let read = 0;
  const honest = Array.from({ length: 4 }, async (_, lane) => {
    for (; attacking; read += 1) {
      const from = visitor(900 + lane);
      const got = await ask(front.origin, routes.contactUs, { from }).then(
        ({ status }) => String(status),
        String,
      );
      if (got !== '200') other[got] = (other[got] ?? 0) + 1;
      await wait(20);
    }
  });
  for (let round = 0; round < 3; round += 1) {
    for (const bytes of attack) await send(port, bytes);
    for (let count = 0; count < 100; count += 1) await send(port, oddRequest(roll));
    while (read < 20 * (round + 1)) await wait(20);
  }
  attacking = false;
  await Promise.all(honest);
  const broken = (await front.log()).filter((line) => / 50[24] /.test(line));
  claim('while one client sends addresses of every length, all others read', other, {});
  claim('and no host is taken for broken by any of them', broken, []);
}
