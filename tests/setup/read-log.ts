import { afterEach, beforeEach } from '@jest/globals';
import { newLog } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';

export function readLogForEachTest(): readonly string[] {
  const quiet = processState.log;
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    processState.log = newLog({ write: (line) => void lines.push(line) });
  });
  afterEach(() => {
    processState.log = quiet;
  });
  return lines;
}
