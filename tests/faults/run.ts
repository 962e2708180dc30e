/** `npm run faults [-- NAME …] [--short]`: load and faults against the real server; `--short` is the form for every push. */

import { installSystem } from '#scripts/system';
import { abuse } from '#tests/faults/abuse';
import { addresses } from '#tests/faults/addresses';
import { container } from '#tests/faults/container';
import { database } from '#tests/faults/database';
import { desk } from '#tests/faults/desk';
import { disk } from '#tests/faults/disk';
import type { FaultTest } from '#tests/faults/fault-test';
import { guessing } from '#tests/faults/guessing';
import { hostile } from '#tests/faults/hostile';
import { kill } from '#tests/faults/kill';
import { machine } from '#tests/faults/machine';
import { million } from '#tests/faults/million';
import { operate } from '#tests/faults/operate';
import { overload } from '#tests/faults/overload';
import { slowClients } from '#tests/faults/slow-clients';
import { small } from '#tests/faults/small';
import { upgrade } from '#tests/faults/upgrade';

const tests: Readonly<Record<string, FaultTest>> = {
  kill,
  database,
  disk,
  'slow-clients': slowClients,
  hostile,
  addresses,
  desk,
  guessing,
  abuse,
  overload,
  million,
  operate,
  upgrade,
  container,
  machine,
  small,
};

/** The first needs a machine that nobody else works on, the others patience. */
const onlyLong = ['abuse', 'operate', 'container', 'machine'];

const words = process.argv.slice(2);
const size = words.includes('--short') ? 'short' : 'long';
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = asked.filter((name) => !(name in tests));
if (unknown.length > 0) {
  console.error(
    `No proof is called ${unknown.join(', ')}. There are: ${Object.keys(tests).join(', ')}`,
  );
  process.exit(2);
}

installSystem(['postgresql', 'wrk']);
// So that the site under proof ends with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

let passed = 0;
let failed = 0;
for (const [name, runTest] of Object.entries(tests)) {
  const chosen =
    asked.length > 0 ? asked.includes(name) : size === 'long' || !onlyLong.includes(name);
  if (!chosen) continue;
  const start = performance.now();
  try {
    for await (const { ok, text } of runTest(size)) report(ok, `${name}: ${text}`);
  } catch (error) {
    report(false, `${name}: ${error instanceof Error ? error.stack : error}`);
  }
  console.log(`        ${name} took ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
console.log(`\nfaults: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function report(ok: boolean, line: string): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok      ' : 'FAILED  '}${line}`);
}
