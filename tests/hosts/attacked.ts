/** One client asks for addresses that a proxy might take a host for broken by; everybody else reads on. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '#lib/shared/addresses/routes';
import { oddRequest } from '#tests/faults/odd-addresses';
import { prng } from '#tests/faults/prng';
import type { Report } from '#tests/hosts/report';
import type { Testbed } from '#tests/hosts/testbed';
import { ask, visitor } from '#tests/hosts/visitor';

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

/** Resolves when the connection has ended. */
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
