/** Visitors who read and write without a break, while hosts come and go. */
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '#lib/shared/addresses/routes';
import { ask, enquire, enquirePlainly, visitor } from '#tests/hosts/visitor';

export type Load = Awaited<ReturnType<ReturnType<typeof startLoad>['stop']>>;

const visitors = 8;
const pauseMs = 30;

/**
 * Visitors read a page, write with scripts, and write without, one after the other. `first` tells apart those of one
 * load and of the next: each address has a rate limit.
 */
export function startLoad(origin: string, first = 100) {
  /** What came instead of the answer that was due. */
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
      const from = visitor(first + Math.floor(number / 20));
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
