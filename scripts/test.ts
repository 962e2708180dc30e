/**
 * The checks of the project; the last line counts all tests of all runners. Without an argument those of every
 * push (`npm test`); `--check` without a browser and a build (`npm run check`); `--all` the long ones too
 * (`npm run test:all`); `--pipeline` chooses between the last two by what was changed (`.ci/run`).
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { changedFiles, wantsEverything } from '#scripts/changed';
import { sizes } from '#scripts/sizes';
import { installSystem } from '#scripts/system';

interface Count {
  passed: number;
  failed: number;
}

const everything =
  process.argv.includes('--all') ||
  (process.argv.includes('--pipeline') && wantsEverything(changedFiles()));
const onlyCheck = process.argv.includes('--check');
const reports = 'var/reports';
const rooms = ['app', 'components', 'lib', 'data', 'scripts', 'tests', 'server.ts'];
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

async function run(words: readonly string[]): Promise<boolean> {
  const [command = '', ...rest] = words;
  console.log(`\n> ${words.join(' ')}`);
  const begun = performance.now();
  const child = spawn(`node_modules/.bin/${command}`, rest, { stdio: 'inherit', env });
  const status = await new Promise((resolve) => child.on('close', resolve));
  console.log(`  (${secondsSince(begun)} s)`);
  return status === 0;
}

const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(0);

/** A check that has no tests of its own counts as one. */
const counted = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

interface Said {
  readonly count: Count;
  readonly text: string;
}

/** One after the other, each with what it said: several of these run at once. */
async function sequence(...commands: readonly string[][]): Promise<Said[]> {
  const all: Said[] = [];
  for (const words of commands) {
    const [command = '', ...rest] = words;
    const child = spawn(`node_modules/.bin/${command}`, rest, { env });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    const status = await new Promise((resolve) => child.on('close', resolve));
    const text = `\n> ${words.join(' ')}\n${output.join('').trim()}`;
    all.push({ count: counted(status === 0), text });
  }
  return all;
}

function staticChecks(): Promise<Said[]> {
  // Those of a day on which somebody ran `npm run dev` know other routes.
  rmSync('.next/dev/types', { recursive: true, force: true });
  return sequence(
    ['next', 'typegen'],
    ['tsc', '--noEmit'],
    ['biome', 'check', '--error-on-warnings', '.'],
    ['depcruise', '--config', '.dependency-cruiser.cjs', ...rooms],
    ['knip', '--treat-config-hints-as-errors'],
  );
}

/** The numbers in a runner's report; a runner that failed without a failed test counts as one failure. */
function reported(ok: boolean, file: string, read: (report: string) => Count): Count {
  try {
    const { passed, failed } = read(readFileSync(file, 'utf8'));
    return { passed, failed: failed === 0 && !ok ? 1 : failed };
  } catch (error) {
    console.error(`no report of ${file}: ${error}`);
    return { passed: 0, failed: 1 };
  }
}

async function unitTests(...projects: string[]): Promise<Count> {
  const file = `${reports}/jest-${projects.join('-')}.json`;
  const ok = await run(['jest', '--selectProjects', ...projects, '--json', `--outputFile=${file}`]);
  return reported(ok, file, (report) => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report);
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  });
}

async function journeys(...projects: string[]): Promise<Count> {
  // Each run writes the same file, and is counted before the next.
  const file = `${reports}/journeys.json`;
  const ok = await run(['playwright', 'test', ...projects.map((name) => `--project=${name}`)]);
  return reported(ok, file, (report) => {
    const { expected, unexpected, flaky } = JSON.parse(report).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

/** A script that holds several promises says at its end how many were kept. */
function promises(script: string): Count {
  console.log(`\n> node ${script} --short`);
  const begun = performance.now();
  const { status, stdout } = spawnSync('node_modules/.bin/node', [script, '--short'], {
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(`${stdout}  (${secondsSince(begun)} s)\n`);
  const [, passed, failed] = /: (\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
  const count = { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
  return { ...count, failed: count.failed === 0 && status !== 0 ? 1 : count.failed };
}

const begun = performance.now();
const browserNeeds = ['chromium', 'fonts-lohit-taml', 'fonts-lohit-telu'] as const;
installSystem(onlyCheck ? ['postgresql'] : ['postgresql', ...browserNeeds]);
if (everything) installSystem(['firefox-esr', 'default-jre-headless']);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Side by side: unit tests often wait, for a mail server that is silent or for PostgreSQL.
const [found, units] = await Promise.all([staticChecks(), unitTests('stores', 'site')]);
for (const { text } of found) console.log(text);
const counts = [...found.map(({ count }) => count), units];
if (!onlyCheck) {
  counts.push(counted(await run(['node', 'scripts/build.ts'])));
  counts.push(await (everything ? journeys('guard', 'long', 'ordinary') : journeys('guard')));
}
if (everything) {
  counts.push(
    await journeys('public'),
    await journeys('firefox'),
    await unitTests('long'),
    promises('tests/hosts/run.ts'),
    promises('tests/faults/run.ts'),
  );
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${sizes()}`);
console.log(`\n${secondsSince(begun)} s in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
