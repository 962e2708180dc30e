import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hoa-switch-'));
  mkdirSync(join(root, 'bin'));
  for (const name of ['systemctl', 'curl', 'sleep']) program(name, 'exit 0');
  program(
    'hoa',
    `case "$*" in doctor*) echo "$HOA_RELEASE: $*" >> ${root}/asked; cat ${root}/refusal; test ! -s ${root}/refusal; exit;; esac
    echo "$HOA_RELEASE: $*" >> ${root}/backups; exit "$(cat ${root}/status)"`,
  );
  writeFileSync(join(root, 'status'), '0');
  writeFileSync(join(root, 'refusal'), '');
  release('v1', 'no words');
  release('v2', 'reads --before');
  symlinkSync('releases/v2', join(root, 'current'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function program(name: string, text: string): void {
  const file = join(root, 'bin', name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
}

function release(tag: string, text: string): void {
  mkdirSync(join(root, 'releases', tag, 'scripts'), { recursive: true });
  writeFileSync(join(root, 'releases', tag, 'scripts', 'backup.ts'), text);
}

function switchTo(...words: string[]) {
  const { status, stderr } = spawnSync(resolve('deploy/switch-release'), words, {
    env: { PATH: `${join(root, 'bin')}:${process.env.PATH}`, HOA_ROOT: root, NODE_ENV: 'test' },
    encoding: 'utf8',
  });
  const backups = existsSync(join(root, 'backups'))
    ? readFileSync(join(root, 'backups'), 'utf8').trim().split('\n')
    : [];
  return { status, stderr, backups, current: readlinkSync(join(root, 'current')) };
}

test('names the backup that it makes first, by whichever of the two releases knows how', () => {
  expect(switchTo('v1')).toMatchObject({
    status: 0,
    current: 'releases/v1',
    backups: [`${root}/current: backup --before upgrade`],
  });
  expect(switchTo('v2').backups[1]).toBe(`${root}/releases/v2: backup --before upgrade`);
});

test('switches nothing where the store cannot be copied, and says by which word it does', () => {
  writeFileSync(join(root, 'status'), '1');
  const refused = switchTo('v1');
  expect(refused).toMatchObject({ status: 1, current: 'releases/v2' });
  expect(refused.stderr).toContain('All the same: switch-release v1 --without-backup');
  const led = switchTo('v1', '--without-backup');
  expect(led).toMatchObject({ status: 0, current: 'releases/v1' });
  expect(led.backups).toHaveLength(1);
});

test('leads to no release that would misread the store, and says why', () => {
  const current = join(root, 'releases/v2/scripts');
  writeFileSync(join(current, 'doctor.ts'), 'reads --may-serve');
  const refusal = 'FAIL  Release   v1 would take what is paid for something else';
  writeFileSync(join(root, 'refusal'), refusal);
  const refused = switchTo('v1');
  expect(refused).toMatchObject({ status: 1, current: 'releases/v2', backups: [] });
  expect(refused.stderr).toContain(refusal);
  expect(readFileSync(join(root, 'asked'), 'utf8')).toBe(
    `${root}/current: doctor --may-serve ${root}/releases/v1\n`,
  );
  expect(switchTo('v1', '--without-backup').status).toBe(1);
  writeFileSync(join(root, 'refusal'), '');
  expect(switchTo('v1')).toMatchObject({ status: 0, current: 'releases/v1' });
});
