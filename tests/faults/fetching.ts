/** Many fetch the largest application that waits for another phone, at once, and some of them do not read. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { mostBytes } from '#lib/server/continuation/receive';
import { apiRoutes, continuationCall, healthCheck } from '#lib/shared/addresses/routes';
import { memoryOf } from '#scripts/bench/load';
import { type Finding, finding } from '#tests/faults/fault-test';

/** Megabytes that they may take besides what the process had. */
const mostGrowth = 60;
const slowestHealthMs = 1_000;

/** `pid` of the site. */
export async function* fetching(origin: string, pid: number): AsyncGenerator<Finding> {
  const headers = { 'content-type': 'application/octet-stream' };
  const body = randomBytes(mostBytes);
  const sent = await fetch(`${origin}${apiRoutes.continuation}`, { method: 'POST', body, headers });
  const { id } = await sent.json();
  const address = `${origin}${continuationCall(id)}`;
  await fetchOne(address);
  // After a load health counts tens of thousands of waiting mails from the disk once: that is not what fetching costs.
  await (await fetch(`${origin}${healthCheck}`)).text();
  for (const many of [10, 60]) {
    const watch = watching(origin, pid);
    const all = await Promise.all(Array.from({ length: many }, () => fetchOne(address)));
    yield* judged(`${many} at a time fetch 7 MB`, all, await watch.stop());
  }
  const lines = Array.from({ length: 60 }, () => notReading(origin, continuationCall(id)));
  const watch = watching(origin, pid);
  await wait(5_000);
  const other = await fetchOne(address, '127.9.0.1');
  yield* judged('60 ask for 7 MB and do not read', [], await watch.stop());
  yield finding(other.bytes === mostBytes, `one of another network reads ${other.bytes} bytes`);
  for (const line of lines) line.destroy();
}

function* judged(what: string, all: readonly Fetched[], seen: Seen): Generator<Finding> {
  const whole = all.filter(({ status, bytes }) => status === 200 && bytes === mostBytes).length;
  const again = all.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
  yield finding(
    whole + again.length === all.length && seen.growth <= mostGrowth,
    `${what}: ${whole} whole, ${again.length} told to come again, ${seen.growth.toFixed(0)} MB more than before`,
  );
  yield finding(
    seen.healthMs <= slowestHealthMs,
    `${what}: health answers within ${seen.healthMs.toFixed(0)} ms`,
  );
}

/** Over a line of its own; `from` is a visitor of another network. */
async function fetchOne(address: string, from?: string) {
  const { port, pathname } = new URL(address);
  const asking = get({ host: '127.0.0.1', port, path: pathname, localAddress: from, agent: false });
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  const { statusCode: status = 0, headers } = answer;
  return { status, bytes, retryAfter: headers['retry-after'] };
}

type Fetched = Awaited<ReturnType<typeof fetchOne>>;

function notReading(origin: string, path: string) {
  const { hostname, port } = new URL(origin);
  const line = connect(Number(port), '127.0.0.1');
  line.on('error', () => undefined);
  line.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  return line.pause();
}

/** By how many megabytes the process grows at the most, and the slowest answer of health, until it is stopped. */
function watching(origin: string, pid: number) {
  let over = false;
  const looking = (async () => {
    const before = await memoryOf(pid);
    let [most, healthMs] = [before, 0];
    while (!over) {
      const asked = performance.now();
      await (await fetch(`${origin}${healthCheck}`)).text();
      healthMs = Math.max(healthMs, performance.now() - asked);
      most = Math.max(most, await memoryOf(pid));
      await wait(20);
    }
    return { growth: most - before, healthMs };
  })();
  return {
    stop() {
      over = true;
      return looking;
    },
  };
}

type Seen = Awaited<ReturnType<ReturnType<typeof watching>['stop']>>;
