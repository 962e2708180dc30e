/**
 * `npm run upgrade-check [-- VERSION]`: builds a copy of the last commit with the newest Next and React of the registry (or
 * that version of Next), tries what deferred hydration relies on, and prints what broke. The project stays as it is.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installSystem } from '#scripts/system';

const wanted = process.argv[2] ?? 'latest';
installSystem(['chromium']);
const copy = await mkdtemp(join(tmpdir(), 'hoa-upgrade-'));
try {
  process.exitCode = (await check()) ? 0 : 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}

async function check(): Promise<boolean> {
  run('git', ['worktree', 'add', '--detach', copy], process.cwd());
  try {
    const packages = [`next@${wanted}`, 'react@latest', 'react-dom@latest'];
    run('npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...packages]);
    const { dependencies } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8'));
    console.log(`Next ${dependencies.next}, React ${dependencies.react}`);
    const steps: readonly (readonly [string, ...string[]])[] = [
      ['types of routes', 'next', 'typegen'],
      ['types', 'tsc', '--noEmit'],
      ['build', 'node', 'scripts/build.ts'],
      [
        'reliances',
        ...['playwright', 'test', '--project=long', 'tests/journeys/long/next-inside.journey.ts'],
      ],
      ['forms', 'playwright', 'test', '--project=guard'],
    ];
    const broken = steps.filter(([name, ...words]) => {
      const holds = tried(words);
      console.log(`${holds ? 'holds ' : 'BROKE '} ${name}`);
      return !holds;
    });
    console.log(
      broken.length === 0 ? 'Nothing broke.' : `Broke: ${broken.map(([name]) => name).join(', ')}`,
    );
    return broken.length === 0;
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', copy], { stdio: 'inherit' });
  }
}

function run(command: string, words: readonly string[], cwd = copy): void {
  const { status } = spawnSync(command, words, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed`);
}

function tried([program = '', ...words]: readonly string[]): boolean {
  const command = join(copy, 'node_modules/.bin', program);
  return spawnSync(command, words, { cwd: copy, stdio: 'inherit' }).status === 0;
}
