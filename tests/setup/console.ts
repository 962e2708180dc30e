import { format } from 'node:util';
import { afterEach } from '@jest/globals';
import { processState } from '#lib/platform/values/process-state';

const strays: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    strays.push(`console.${level}: ${format(...parts)}`);
  };
}

// Tests that read the log take it from the site.
const quiet = () => undefined;
Object.assign(processState, { log: { info: quiet, warn: quiet, error: quiet } });

// Unexpected console output is an error that nobody has looked at.
afterEach(() => {
  const lines = strays.splice(0);
  if (lines.length > 0) throw new Error(lines.join('\n'));
});
