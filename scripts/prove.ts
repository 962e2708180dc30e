/** `npm run prove [-- NAME …] [--short]`: load and faults against the real server; `--short` is the form for every push. */
import { clock } from '#scripts/prove/clock';
import { database } from '#scripts/prove/database';
import { disk } from '#scripts/prove/disk';
import { drip } from '#scripts/prove/drip';
import { hostile } from '#scripts/prove/hostile';
import { kill } from '#scripts/prove/kill';
import { locked } from '#scripts/prove/locked';
import { million } from '#scripts/prove/million';
import { outage } from '#scripts/prove/outage';
import { overload } from '#scripts/prove/overload';
import type { Proof } from '#scripts/prove/proof';
import { installSystem } from '#scripts/system';

const proofs: Readonly<Record<string, Proof>> = {
  outage,
  clock,
  kill,
  database,
  locked,
  disk,
  drip,
  hostile,
  overload,
  million,
};

/** Their small form is part of `npm test`. */
const onlyLong = ['outage', 'clock'];

const words = process.argv.slice(2);
const size = words.includes('--short') ? 'short' : 'long';
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = asked.filter((name) => !(name in proofs));
if (unknown.length > 0) {
  console.error(
    `No proof is called ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}`,
  );
  process.exit(2);
}

installSystem(['postgresql', 'wrk']);
// So that the site under proof ends with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

let passed = 0;
let failed = 0;
for (const [name, prove] of Object.entries(proofs)) {
  const chosen =
    asked.length > 0 ? asked.includes(name) : size === 'long' || !onlyLong.includes(name);
  if (!chosen) continue;
  const start = performance.now();
  try {
    for await (const { ok, text } of prove(size)) tell(ok, `${name}: ${text}`);
  } catch (error) {
    tell(false, `${name}: ${error instanceof Error ? error.stack : error}`);
  }
  console.log(`        ${name} took ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
console.log(`\nprove: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function tell(ok: boolean, line: string): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok      ' : 'FAILED  '}${line}`);
}
