/** Whatever an operator meets says its name and its remedy, and what README shows works as it stands there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#lib/server/settings/env';
import { type FaultReport, type FaultTest, type Finding, finding } from '#tests/faults/fault-test';
import { readmeCommands } from '#tests/faults/operate-readme';
import { runningFaults } from '#tests/faults/operate-running';
import { startFaults } from '#tests/faults/operate-starts';
import { buildWhenNeeded } from '../../scripts/build.ts';

export const operate: FaultTest = async function* () {
  await buildWhenNeeded(readEnv({}));
  const folder = mkdtempSync(join(tmpdir(), 'hoa-operate-'));
  try {
    for await (const each of startFaults(join(folder, 'starts'))) yield named(each);
    for await (const each of runningFaults(join(folder, 'running'))) yield named(each);
    yield* readmeCommands(join(folder, 'readme'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

function named({ fault, output, words }: FaultReport): Finding {
  const missing = words.filter((each) => !output.includes(each));
  return missing.length === 0
    ? finding(true, `${fault}: "${words.join(' … ')}"`)
    : finding(
        false,
        `${fault}: nothing says "${missing.join('", "')}" in\n${output.slice(-2_000)}`,
      );
}
