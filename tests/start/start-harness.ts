import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newLog } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';

/** A folder for a site that is started, and its log; what was started ends with it. */
export async function openStart() {
  const folder = mkdtempSync(join(tmpdir(), 'hoa-start-'));
  const lines: string[] = [];
  processState.log = newLog({ write: (line) => void lines.push(line) });
  return {
    folder,
    lines,
    async close() {
      await processState.stop?.();
      for (const name of ['stop', 'env', 'log', 'context', 'startProblem', 'mailFailure'] as const)
        delete processState[name];
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
