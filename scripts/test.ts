/** Every check of the project, one after the other; the last line counts all tests of all runners. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { sizes } from '#scripts/sizes';
import { installSystem } from '#scripts/system';

interface Count {
  passed: number;
  failed: number;
}

const journeys = !process.argv.includes('--no-journeys');
const reports = 'var/reports';
const rooms = ['app', 'components', 'lib', 'data', 'scripts', 'tests', 'server.ts'];

function run(words: readonly string[], environment: Record<string, string> = {}): boolean {
  const [command = '', ...rest] = words;
  console.log(`\n> ${words.join(' ')}`);
  const { status } = spawnSync(`node_modules/.bin/${command}`, rest, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  });
  return status === 0;
}

/** A check that has no tests of its own counts as one. */
function check(...words: string[]): Count {
  return run(words) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The numbers in a runner's report; a runner that failed without a failed test counts as one failure. */
function counted(ok: boolean, file: string, read: (report: string) => Count): Count {
  try {
    const { passed, failed } = read(readFileSync(file, 'utf8'));
    return { passed, failed: failed === 0 && !ok ? 1 : failed };
  } catch (error) {
    console.error(`no report of ${file}: ${error}`);
    return { passed: 0, failed: 1 };
  }
}

function unitTests(): Count {
  const file = `${reports}/jest.json`;
  const ok = run(['jest', '--json', `--outputFile=${file}`]);
  return counted(ok, file, (report) => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report);
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  });
}

function journeyTests(): Count {
  const file = `${reports}/journeys.json`;
  const ok = run(['playwright', 'test']);
  return counted(ok, file, (report) => {
    const { expected, unexpected, flaky } = JSON.parse(report).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

/** A script that proves several things says at its end how many. */
function proofs(script: string): Count {
  console.log(`\n> node ${script} --short`);
  const { status, stdout } = spawnSync('node_modules/.bin/node', [script, '--short'], {
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  const [, passed, failed] = /: (\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
  const count = { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
  return { ...count, failed: count.failed === 0 && status !== 0 ? 1 : count.failed };
}

installSystem(
  journeys
    ? ['postgresql', 'chromium', 'default-jre-headless', 'fonts-lohit-taml']
    : ['postgresql'],
);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const counts = [
  check('next', 'typegen'),
  check('tsc', '--noEmit'),
  check('biome', 'check', '--error-on-warnings', '.'),
  check('depcruise', '--config', '.dependency-cruiser.cjs', ...rooms),
  check('knip', '--treat-config-hints-as-errors'),
  unitTests(),
  check('node', 'scripts/build.ts'),
  ...(journeys
    ? [journeyTests(), proofs('tests/hosts/run.ts'), proofs('tests/faults/run.ts')]
    : []),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${sizes()}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
