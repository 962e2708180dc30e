/** Thousands of hostile requests to every call: none breaks anything, none stays in memory. */
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { postRoutes } from '#lib/server/http/listen/api-calls';
import { freePort } from '#scripts/serve-copy';
import { type FaultTest, finding } from '#tests/faults/fault-test';
import { fuzzRequest } from '#tests/faults/fuzz-requests';
import { malformedRequests } from '#tests/faults/malformed-requests';
import { inspectable, keptBy } from '#tests/faults/memory';
import { prng } from '#tests/faults/prng';
import { restartableSite } from '#tests/faults/restartable-site';
import { sendQuestion } from '#tests/faults/visitor';
import { ask, closeConnections } from '#tests/hosts/visitor';

const lanes = 20;
const mostGrowthMegabytes = 50;

export const hostile: FaultTest = async function* (size) {
  const each = size === 'long' ? 10_000 : 60;
  const seed = Date.now() % 1_000_000;
  const port = await freePort();
  const site = await restartableSite(inspectable(port));
  await site.start();
  const faults: string[] = [];

  for (const path of postRoutes) await attack(site.origin, path, prng(seed), each / 5, faults);
  const before = await keptBy(site.pid(), port);
  let most = 0;
  for (const path of postRoutes) {
    await attack(site.origin, path, prng(seed + 1), each, faults);
    if (size === 'long') most = Math.max(most, (await keptBy(site.pid(), port)).residentMegabytes);
  }
  const after = await keptBy(site.pid(), port);
  const { status } = await sendQuestion(site.origin);
  await site.stop();

  const growth = after.residentMegabytes - before.residentMegabytes;
  const heap = after.heapMegabytes - before.heapMegabytes;
  yield finding(
    faults.length === 0 && status === 200,
    `${each} hostile requests to each of ${postRoutes.length} calls (seed ${seed}): ${faults.length} answered 5xx or not at all ${faults.slice(0, 5).join(' | ')}`,
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
  faults: string[],
): Promise<void> {
  const unreadable = malformedRequests(path);
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      if (left % 20 === 0)
        await sendRaw(origin, unreadable[(left / 20) % unreadable.length] ?? '', faults);
      const sent = fuzzRequest(roll);
      const status = await ask(origin, `${path}${sent.query}`, sent).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 0 || status >= 500) faults.push(`${status} ${path} ${sent.kind}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  closeConnections();
}

/** What is no HTTP may be hung up on; an answer is never 5xx. */
async function sendRaw(origin: string, text: string, faults: string[]): Promise<void> {
  const line = connect(Number(new URL(origin).port), 'localhost');
  line.on('error', () => undefined);
  line.end(text, 'latin1');
  const answer = await Promise.race([buffer(line).catch(() => ''), wait(2_000, '')]);
  line.destroy();
  if (/^HTTP\/1.1 5/.test(String(answer)))
    faults.push(`${String(answer).slice(9, 12)} to ${text.slice(0, 60)}`);
}
