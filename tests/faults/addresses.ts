/** Thousands of odd addresses, headers and encodings: no answer is an error of ours, and none has a head that a proxy takes for broken. */
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from '#scripts/bench/load';
import { type FaultTest, finding } from '#tests/faults/fault-test';
import { errorInAnswer, oddRequest, usualRequests } from '#tests/faults/odd-addresses';
import { restartableSite } from '#tests/faults/restartable-site';
import { ask, nextAddress, notReading } from '#tests/faults/visitor';
import { prng } from '#tests/setup/prng';

const lanes = 4;
/** Besides what the process had: an answer for each connection, and what is garbage by then. */
const mostGrowthMegabytes = 150;

export const addresses: FaultTest = async function* (size) {
  const many = size === 'long' ? 10_000 : 600;
  const seed = Date.now() % 1_000_000;
  const site = await restartableSite();
  await site.start();
  try {
    const port = Number(new URL(site.origin).port);
    const roll = prng(seed);
    for (const [what, requests] of [
      ['usual requests', usualRequests],
      [`odd addresses (seed ${seed})`, Array.from({ length: many }, () => oddRequest(roll))],
    ] as const) {
      const problems = await problemsOf(port, requests);
      yield finding(
        problems.length === 0,
        `${requests.length} ${what}: ${problems.length} answered 5xx, with a head over 4 KB, with Refresh or not at all ${problems.slice(0, 5).join(' | ')}`,
      );
    }

    const before = await memoryOf(site.pid());
    const ahead = `GET / HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(400);
    const open = Array.from({ length: 200 }, () => notReading(port, ahead));
    let most = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      await wait(100);
      most = Math.max(most, await memoryOf(site.pid()));
    }
    const { status } = await ask(`${site.origin}/contact-us`, { from: nextAddress() });
    for (const line of open) line.destroy();
    yield finding(
      status === 200 && most - before < mostGrowthMegabytes,
      `200 connections that ask 400 times and do not read: ${(most - before).toFixed(0)} MB more than ${before.toFixed(0)}, others read ${status}`,
    );
  } finally {
    await site.stop();
  }
};

async function problemsOf(port: number, requests: readonly string[]): Promise<readonly string[]> {
  const left = [...requests];
  const problems: string[] = [];
  const lane = async () => {
    for (let request = left.pop(); request; request = left.pop()) {
      const fault = await errorInAnswer(port, request);
      if (fault) problems.push(`${fault}: ${JSON.stringify(request.slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return problems;
}
