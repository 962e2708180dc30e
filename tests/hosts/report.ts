/** One line for each promise, and how many were kept. */
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

export type Report = ReturnType<typeof newReport>;

export function newReport() {
  const count = { passed: 0, failed: 0 };
  const fail = (text: string) => {
    count.failed += 1;
    console.log(`FAILED ${text}`);
  };
  return {
    count,
    /** A promise is kept where `found` equals `expected`. */
    claim(promise: string, found: unknown, expected: unknown) {
      if (!isDeepStrictEqual(found, expected)) {
        const [is, should] = [found, expected].map((value) => JSON.stringify(value));
        return fail(`${promise}: ${is} instead of ${should}`);
      }
      count.passed += 1;
      console.log(`ok ${promise}`);
    },
    /** Proofs that belong together; one that throws counts as one failure, and the next ones go on. */
    async verify(title: string, work: () => Promise<void>) {
      const begin = performance.now();
      await work().catch((error: unknown) => fail(`${title}: ${error}`));
      console.log(`   ${title}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    },
  };
}

/** Waits until it is so; throws after `seconds`. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds: number,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`after ${seconds} s, not yet: ${what}`);
    await wait(50);
  }
}
