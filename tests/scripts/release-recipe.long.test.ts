/** docs/deploy.md and docs/operations.md, "Releasing", as far as they go without a network and systemd: from an empty folder, by tag and by commit. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const root = join(__dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

let empty: string;
let source: string;
const inSource = (...words: string[]) =>
  execFileSync(
    'git',
    ['-C', source, '-c', 'user.name=HOA', '-c', 'user.email=h@example.com', ...words],
    {
      encoding: 'utf8',
    },
  ).trim();

beforeEach(() => {
  empty = mkdtempSync(join(tmpdir(), 'hoa-recipe-'));
  source = join(empty, 'source');
  execFileSync('git', ['init', '--quiet', source]);
  mkdirSync(join(source, 'deploy'));
  for (const release of ['one', 'two', 'three']) {
    writeFileSync(join(source, 'release'), release);
    inSource('add', '-A');
    inSource('commit', '--quiet', '-m', release);
    // As the page says it, on the second.
    if (release === 'two') for (const command of tagging()) inSource(...command);
  }
});
afterEach(() => rmSync(empty, { recursive: true, force: true }));

/** `git tag -a v2.1.0 -m 2.1.0` of docs/operations.md. */
function tagging(): string[][] {
  const [command] = /git tag -a v[\d.]+ -m [\d.]+/.exec(read('docs/operations.md')) ?? [];
  if (!command) throw new Error('docs/operations.md names no tag');
  return [command.split(' ').slice(1)];
}

/** The commands with which deploy.md fetches the sources, for another release, in this folder. */
function fetching(release: string): string {
  const lines = read('docs/deploy.md').split('\n');
  const own = lines.filter((line) => /^git |^cd \/root\/hoa$/.test(line));
  expect(own).toHaveLength(3);
  return own
    .join('\n')
    .replaceAll('/root/hoa', join(empty, 'hoa'))
    .replaceAll('$(cat /etc/hoa/source)', source)
    .replaceAll('v2.0.0', release);
}

const releaseOf = (folder: string) => readFileSync(join(folder, 'release'), 'utf8');

const named = () => ({
  tag: 'v2.1.0',
  commit: inSource('rev-parse', 'v2.1.0^{commit}'),
  short: inSource('rev-parse', '--short', 'v2.1.0^{commit}'),
});

test.each(['tag', 'commit', 'short'] as const)('the sources come by %s', (how) => {
  const { status, stderr } = spawnSync('sh', ['-euc', fetching(named()[how])], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(releaseOf(join(empty, 'hoa'))).toBe('two');
});

/** With `hoa` and `chown` in place of those that need the machine. */
function build(...words: string[]) {
  const programs = join(empty, 'bin');
  mkdirSync(programs, { recursive: true });
  for (const name of ['hoa', 'chown']) {
    writeFileSync(join(programs, name), '#!/bin/sh\n');
    chmodSync(join(programs, name), 0o755);
  }
  return spawnSync('sh', [join(root, 'deploy/build-release'), ...words], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${programs}:${process.env.PATH}`,
      HOA_ROOT: join(empty, 'srv'),
      HOA_SOURCE: source,
    },
  });
}

test.each(['tag', 'commit', 'short'] as const)('a release is built by %s', (how) => {
  const name = named()[how];
  const { status, stdout } = build(name);
  expect([status, stdout]).toEqual([0, `${name} is built: switch-release ${name}\n`]);
  expect(releaseOf(join(empty, 'srv/releases', name))).toBe('two');
  expect(build(name).status).toBe(1);
});

test('a release that is not there is reported with how to list those that are, and leaves nothing', () => {
  const { status, stderr } = build('v9.9.9');
  expect(status).not.toBe(0);
  expect(stderr).toContain(
    `There is no tag and no commit v9.9.9 in ${source}: git ls-remote --tags`,
  );
  expect(existsSync(join(empty, 'srv/releases/v9.9.9'))).toBe(false);
});

test('every program and file that the page names is one of the repository, or of Debian', () => {
  const page = read('docs/deploy.md');
  for (const [, file = ''] of page.matchAll(/\b((?:deploy|docs)\/[\w@.-]+\w)/g)) {
    expect([file, existsSync(join(root, file))]).toEqual([file, true]);
  }
});
