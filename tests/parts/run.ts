/**
 * `npm run test:all -- --part NAME`, and within `npm run test:all`: what the site promises together with real programs.
 * `--parts` lists them and runs nothing. The last line counts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { installSystem } from '#scripts/system';
import { lanes } from '#tests/parts/lanes';
import { oneLine, type Part, versionsOf } from '#tests/parts/part';
import { buildInPublic } from '#tests/parts/public-site';
import { endPublicStory } from '#tests/parts/public-story';

const parts = lanes.flat();

const words = process.argv.slice(2);
if (words.includes('--parts')) {
  list();
  process.exit(0);
}
const asked = words.flatMap((word, at) => (words[at - 1] === '--part' ? [word] : []));
const unknown = asked.filter((name) => parts.every((part) => part.name !== name));
if (unknown.length > 0 || (words.includes('--part') && asked.length === 0)) {
  const known = parts.map(({ name }) => name).join(', ');
  console.error(`No part is called ${unknown.join(', ') || 'so'}. There are: ${known}`);
  process.exit(2);
}

// So that every program which a part has started ends with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

// The count at the end names a failure by its line: an error that ends this process is one.
process.on('uncaughtExceptionMonitor', (error) =>
  report(false, `nobody awaited: ${oneLine(error)}`),
);

const chosen = lanes
  .map((lane) => lane.filter(({ name }) => asked.length === 0 || asked.includes(name)))
  .filter((lane) => lane.length > 0);
let [passed, failed] = [0, 0];
// All at once, which takes a third of the time; where one cannot be had, the part that needs it says so below.
missing(chosen.flat().flatMap(({ packages }) => packages));
await buildInPublic();
if (chosen.length === 1) for (const part of chosen.flat()) await meet(part);
else await Promise.all(chosen.map(meetApart));
await endPublicStory();
console.log(`\nparts: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** In a process of its own, whose lines are those of this one: a program that works keeps nobody else waiting. */
async function meetApart(lane: readonly Part[]): Promise<void> {
  const named = lane.flatMap(({ name }) => ['--part', name]);
  const child = spawn(process.execPath, [import.meta.filename, ...named], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = () => void child.kill();
  process.once('exit', end);
  let hasCounted = false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ok ')) passed += 1;
    else if (line.startsWith('FAILED ')) failed += 1;
    if (line.startsWith('parts: ')) hasCounted = true;
    else if (line !== '') console.log(line);
  }
  const [status, signal] = await ended;
  process.off('exit', end);
  if (!hasCounted)
    report(
      false,
      `${lane.map(({ name }) => name).join(', ')}: ended with ${status ?? signal} before its count`,
    );
}

async function meet(part: Part): Promise<void> {
  const start = performance.now();
  const absent = missing(part.packages);
  if (absent) report(false, `${part.name}: cannot be had on this machine: ${absent}`);
  else await part.run((ok, line) => report(ok, `${part.name}: ${line}`));
  console.log(`        ${part.name} took ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** Installs the packages; gives the reason why they cannot be had. */
function missing(packages: Part['packages']): string | undefined {
  try {
    installSystem([...new Set(packages)]);
    return undefined;
  } catch (error) {
    return oneLine(error);
  }
}

function report(ok: boolean, line: string): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok      ' : 'FAILED  '}${line}`);
}

function list(): void {
  for (const part of parts) {
    console.log(`${part.name}: ${part.checks.length} checks, project parts`);
    console.log(`    ${versionsOf(part)}`);
    console.log(`    ${part.holds}`);
  }
  const checks = parts.reduce((sum, part) => sum + part.checks.length, 0);
  console.log(`\n${parts.length} parts, ${checks} checks`);
}
