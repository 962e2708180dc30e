/** More visitors than the hosts have places: nginx itself refuses who finds none, and nobody else notices. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { apiRoutes, routes } from '#lib/shared/addresses/routes';
import { percentile } from '#tests/faults/fault-test';
import { again } from '#tests/faults/visitor';
import type { Host } from '#tests/hosts/host';
import { stored } from '#tests/hosts/records';
import type { Report } from '#tests/hosts/report';
import type { Counts } from '#tests/hosts/retry-client';
import type { Testbed } from '#tests/hosts/testbed';
import { ask, enquire, visitor } from '#tests/hosts/visitor';

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
