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

function run(words: readonly string[]): boolean {
  const [command = '', ...rest] = words;
  console.log(`\n> ${words.join(' ')}`);
  return timed(
    () => spawnSync(`node_modules/.bin/${command}`, rest, { stdio: 'inherit', env }).status === 0,
  );
}

function timed<T>(work: () => T): T {
  const begun = performance.now();
  const done = work();
  console.log(`  (${((performance.now() - begun) / 1000).toFixed(0)} s)`);
  return done;
}

/** A check that has no tests of its own counts as one. */
const counted = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** One after the other, and what each says once it has ended: several of these run at once. */
async function sequence(...commands: readonly string[][]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const words of commands) {
    const [command = '', ...rest] = words;
    const child = spawn(`node_modules/.bin/${command}`, rest, { env });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
    }
    const status = await new Promise((resolve) => child.on('close', resolve));
    console.log(`\n> ${words.join(' ')}\n${said.join('').trim()}`);
    counts.push(counted(status === 0));
  }
  return counts;
}

async function staticChecks(): Promise<Count[]> {
  // Those of a day on which somebody ran `npm run dev` know other routes.
  rmSync('.next/dev/types', { recursive: true, force: true });
  const found = await Promise.all([
    sequence(
      ['next', 'typegen'],
      ['tsc', '--noEmit'],
      ['biome', 'check', '--error-on-warnings', '.'],
    ),
    sequence(
      ['depcruise', '--config', '.dependency-cruiser.cjs', ...rooms],
      ['knip', '--treat-config-hints-as-errors'],
    ),
  ]);
  return found.flat();
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

function unitTests(...projects: string[]): Count {
  const file = `${reports}/jest-${projects.join('-')}.json`;
  const ok = run(['jest', '--selectProjects', ...projects, '--json', `--outputFile=${file}`]);
  return reported(ok, file, (report) => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report);
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  });
}

function journeys(...projects: string[]): Count {
  // Each run writes the same file, and is counted before the next.
  const file = `${reports}/journeys.json`;
  const ok = run(['playwright', 'test', ...projects.map((name) => `--project=${name}`)]);
  return reported(ok, file, (report) => {
    const { expected, unexpected, flaky } = JSON.parse(report).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

/** A script that holds several promises says at its end how many were kept. */
function promises(script: string): Count {
  console.log(`\n> node ${script} --short`);
  const { status, stdout } = timed(() =>
    spawnSync('node_modules/.bin/node', [script, '--short'], {
      stdio: ['inherit', 'pipe', 'inherit'],
      encoding: 'utf8',
    }),
  );
  process.stdout.write(stdout);
  const [, passed, failed] = /: (\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
  const count = { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
  return { ...count, failed: count.failed === 0 && status !== 0 ? 1 : count.failed };
}

const begun = performance.now();
installSystem(
  onlyCheck
    ? ['postgresql']
    : ['postgresql', 'chromium', 'default-jre-headless', 'fonts-lohit-taml'],
);
if (everything) installSystem(['firefox-esr']);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const counts = [...(await staticChecks()), unitTests('stores', 'site')];
if (!onlyCheck) {
  counts.push(counted(run(['node', 'scripts/build.ts'])));
  counts.push(everything ? journeys('guard', 'long', 'ordinary') : journeys('guard'));
}
if (everything) {
  counts.push(
    journeys('public'),
    journeys('firefox'),
    unitTests('long'),
    promises('tests/hosts/run.ts'),
    promises('tests/faults/run.ts'),
  );
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${sizes()}`);
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
