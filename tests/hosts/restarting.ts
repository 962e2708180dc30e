/** One host after the other is stopped and started, while visitors read and write through nginx. */
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '#lib/routes';
import type { Host } from '#tests/hosts/host';
import { stored, timesMailed, untilMailed } from '#tests/hosts/records';
import type { Report } from '#tests/hosts/report';
import type { Testbed } from '#tests/hosts/testbed';
import { ask, enquire, enquirePlainly, visitor } from '#tests/hosts/visitor';

/** Longer than nginx leaves a failed host alone: it is asked again before the other one goes. */
const takenBackMs = 6_000;

export async function rollingRestart(
  { claim }: Report,
  stage: Testbed,
  rounds: number,
): Promise<void> {
  const { a, b, databaseUrl, mail } = stage;
  const load = startLoad(stage.front.origin);
  await wait(500);
  for (let round = 0; round < rounds; round += 1) {
    await restart(a);
    await restart(b);
  }
  const { reads, taken, failed } = await load.stop();
  console.log(`   ${reads} reads, ${taken} enquiries`);
  claim('a rolling restart fails no request', failed, []);
  await untilMailed(databaseUrl);
  const ids = await stored(databaseUrl, 'contact', 'rolling-');
  claim('every enquiry that was taken is stored once', ids.length, taken);
  claim('and mailed exactly once', timesMailed(mail, ids, 'staff'), [1]);
}

async function restart(host: Host): Promise<void> {
  await host.stop();
  await host.start();
  await wait(takenBackMs);
}

interface Load {
  readonly reads: number;
  readonly taken: number;
  /** What came instead of the answer that was due. */
  readonly failed: readonly string[];
}

const visitors = 8;
const pauseMs = 30;

/** Visitors read a page, write with scripts, and write without, one after the other. */
function startLoad(origin: string): { stop(): Promise<Load> } {
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
      const from = visitor(100 + Math.floor(number / 20));
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
