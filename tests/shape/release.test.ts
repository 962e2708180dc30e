import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { lastOfRelease } from '#lib/tables/releases';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(\d+ \w+ \d{4}\)$/gm)].map(
  ([, version]) => version,
);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')).version;

test('two releases never bear one version: what is not released yet has one of its own', () => {
  const isReleased = versions.includes(read('package.json'));
  expect(isReleased).toBe(!changelog.includes('\n## Unreleased\n'));
  if (isReleased) expect(versions[0]).toBe(read('package.json'));
  expect(read('package-lock.json')).toBe(read('package.json'));
});

test('the store knows where each release before this one ended', () => {
  const before = versions.filter((version) => version !== read('package.json'));
  expect(Object.keys(lastOfRelease).sort()).toEqual(before.sort());
});
