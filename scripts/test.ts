/**
 * The checks of the project; the last line counts all tests of all runners. Without an argument those of every
 * push (`npm test`); `--check` without a browser, a build and, where the store was not changed, PostgreSQL
 * (`npm run check`); `--all` the long ones too (`npm run test:all`); `--pipeline` chooses between every push's and the
 * long ones, and of these which real programs are met, by what was changed (`.ci/run`). `--all --parts` lists the real programs of tests/parts and runs nothing; `--all --part NAME`
 * runs one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import {
  changedFiles,
  changedHere,
  firefox,
  partsFor,
  touchesStore,
  wantsEverything,
} from '#scripts/changed';
import { freeMemory } from '#scripts/run-next-build';
import { installSystem } from '#scripts/system';
import {
  checkResult,
  type Result,
  readJest,
  readPlaywright,
  readPromises,
  reportedResult,
} from '#scripts/test-results';

const asked = process.argv.slice(2).filter((word) => word !== '--all');
if (asked.some((word) => word === '--parts' || word === '--part')) {
  const { status } = spawnSync('node_modules/.bin/node', ['tests/parts/run.ts', ...asked], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
const changed = process.argv.includes('--pipeline') ? changedFiles() : undefined;
const everything =
  process.argv.includes('--all') ||
  (process.argv.includes('--pipeline') && wantsEverything(changed));
/** Undefined: all of them. */
const chosen = partsFor(changed);
const onlyCheck = process.argv.includes('--check');
/** PostgreSQL is asked at each push, and here where the store was changed. */
const onlySqlite = onlyCheck && !touchesStore(changedHere());
const reports = 'var/reports';
/** Megabytes: of two workers at their end, of the checks, and of a build in one go. */
const memoryForAll = 8_000;
/** Caches the imports of unchanged files. */
const importsRead = ['--cache', 'var/depcruise', '--cache-strategy', 'content'];
const exportsRead = ['--cache', '--cache-location', 'var/knip'];
const folders = ['app', 'components', 'lib', 'data', 'scripts', 'tests', 'server.ts'];
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  ...(onlySqlite && { STORE_TESTS: 'sqlite' }),
};

async function run(words: readonly string[]): Promise<boolean> {
  const [command = '', ...rest] = words;
  console.log(`\n> ${words.join(' ')}`);
  const startedAt = performance.now();
  const child = spawn(`node_modules/.bin/${command}`, rest, { stdio: 'inherit', env });
  const status = await new Promise((resolve) => child.on('close', resolve));
  console.log(`  (${secondsSince(startedAt)} s)`);
  return status === 0;
}

const secondsSince = (startedAt: number) => ((performance.now() - startedAt) / 1000).toFixed(0);

/** One after the other, each with what it said: tests run beside them, and come first. */
async function sequence(...commands: readonly string[][]) {
  const all: { result: Result; text: string }[] = [];
  for (const words of commands) {
    const [command = '', ...rest] = words;
    const child = spawn('nice', ['-n', '10', `node_modules/.bin/${command}`, ...rest], { env });
    const output: string[] = [];
    const startedAt = performance.now();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    const status = await new Promise((resolve) => child.on('close', resolve));
    const text = `\n> ${words.join(' ')}\n${output.join('').trim()}`;
    const took = `\n  (${secondsSince(startedAt)} s)`;
    all.push({ result: checkResult(status === 0, text.trim()), text: text + took });
  }
  return all;
}

function staticChecks() {
  // Those of a day on which somebody ran `npm run dev` know other routes.
  rmSync('.next/dev/types', { recursive: true, force: true });
  return sequence(
    ['next', 'typegen'],
    ['tsc', '--noEmit'],
    ['biome', 'check', '--error-on-warnings', '.'],
    ['depcruise', '--config', '.dependency-cruiser.cjs', ...importsRead, ...folders],
    ['knip', '--treat-config-hints-as-errors', ...exportsRead],
  );
}

async function unitTests(...projects: string[]): Promise<Result> {
  const file = `${reports}/jest-${projects.join('-')}.json`;
  const ok = await run(['jest', '--selectProjects', ...projects, '--json', `--outputFile=${file}`]);
  return reportedResult(ok, file, readJest);
}

async function endToEnd(...projects: string[]): Promise<Result> {
  // Each run writes the same file, and is counted before the next.
  const file = `${reports}/journeys.json`;
  const ok = await run(['playwright', 'test', ...projects.map((name) => `--project=${name}`)]);
  return reportedResult(ok, file, readPlaywright);
}

/** A script that checks several promises prints at its end how many hold. */
function promises(script: string, ...words: readonly string[]): Result {
  const asked = [script, '--short', ...words];
  console.log(`\n> node ${asked.join(' ')}`);
  const startedAt = performance.now();
  const { status, stdout } = spawnSync('node_modules/.bin/node', asked, {
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(`${stdout}  (${secondsSince(startedAt)} s)\n`);
  return readPromises(status === 0, script, stdout);
}

const startedAt = performance.now();
const browserNeeds = ['chromium-headless-shell', 'fonts-lohit-taml', 'fonts-lohit-telu'] as const;
if (!onlySqlite) installSystem(['postgresql']);
// Only the whole Chromium prerenders pages.
if (everything) installSystem(['chromium', 'firefox-esr', 'default-jre-headless']);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Side by side: unit tests often wait, for a mail server that is silent or for PostgreSQL, and a build for its one worker.
const build = () => (onlyCheck ? [] : sequence(['node', 'scripts/build.ts']));
const browser = () => (onlyCheck ? [] : sequence(['node', 'scripts/system.ts', ...browserNeeds]));
const beside = freeMemory().megabytes > memoryForAll;
// End-to-end tests wait for the build alone.
const early = beside ? build() : [];
const checking = Promise.resolve(early).then(staticChecks);
const [installed, units] = await Promise.all([browser(), unitTests('stores', 'groups')]);
const found = [...installed, ...(await early)];
if (!beside) found.push(...(await checking.then(build)));
const results = [units];
if (!onlyCheck) {
  results.push(await (everything ? endToEnd('guard', 'long', 'floor') : endToEnd('guard')));
}
found.push(...(await checking));
for (const { text } of found) console.log(text);
results.push(...found.map(({ result }) => result));
if (everything) {
  const parts = chosen?.filter((name) => name !== firefox);
  results.push(await endToEnd('public'));
  // It builds the pages of public mode, too.
  if (parts?.length !== 0) {
    const named = parts?.flatMap((name) => ['--part', name]) ?? [];
    results.push(promises('tests/parts/run.ts', ...named));
  }
  if (chosen?.includes(firefox) !== false) results.push(await endToEnd(firefox));
  results.push(
    await unitTests('long'),
    promises('tests/hosts/run.ts'),
    promises('tests/faults/run.ts'),
  );
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
console.log(`\n${secondsSince(startedAt)} s in all`);
// Once more at the end: thousands of lines lie between a failure and the count.
for (const failure of failures) console.log(`\nFAILED  ${failure}`);
console.log(`${failures.length > 0 ? '\n' : ''}${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
