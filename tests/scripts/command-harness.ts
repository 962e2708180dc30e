import { rmSync } from 'node:fs';
import type { Submission } from '#lib/enquiries/schema/submission';
import { readEnv } from '#lib/platform/config/env';
import type { Store } from '#lib/platform/db/store';
import { openStore } from '#lib/start/open-store';
import { runLeads } from '#scripts/leads';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { newDataDir } from '#tests/setup/data-dir';
import { forEachTest } from '#tests/setup/for-each-test';

/** Where somebody of operations sits, beside a site that has the store open. */
interface CommandHarness {
  readonly dataDir: string;
  readonly store: Store;
  readonly asked: readonly string[];
  /** Undefined where nobody answers. */
  consents: boolean | undefined;
  leads(...words: string[]): Promise<{ readonly status: number; readonly printed: string }>;
  record(changes?: Partial<Submission>): Promise<string>;
  fail(): Promise<void>;
  close(): Promise<void>;
}

async function openCommandHarness(): Promise<CommandHarness> {
  const dataDir = await newDataDir();
  const store = await openStore({ dataDir });
  const asked: string[] = [];
  const harness: CommandHarness = {
    dataDir,
    store,
    asked,
    consents: undefined,
    async leads(...words) {
      let printed = '';
      const confirm = async (question: string) => {
        asked.push(question);
        return harness.consents === true;
      };
      const status = await runLeads(words, {
        env: readEnv({ MAIL_TO: 'desk@example.com', DATA_DIR: dataDir }),
        now: () => noon,
        open: () => openStore({ dataDir }),
        print: async (text) => {
          printed += text;
        },
        ...(harness.consents !== undefined && { confirm }),
      });
      return { status, printed };
    },
    async record(changes = {}) {
      const submission = submissionOf(changes);
      await store.recordSubmission(submission, [mailOf()]);
      return submission.id;
    },
    async fail() {
      for (const delivery of await store.claimDue('host', 100, noon)) {
        await store.markDeadLetter(delivery, 'recipient-refused', noon);
      }
    },
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return harness;
}

/** For each test of a file a store of its own, and the commands beside it. */
export function commandsForEachTest() {
  const harness = forEachTest(openCommandHarness);
  return {
    harness,
    leads: (...words: string[]) => harness().leads(...words),
    record: (changes?: Partial<Submission>) => harness().record(changes),
  };
}
