import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { lastOfRelease } from '#lib/server/store/migrations/releases';

const versions = [
  ...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+) \(\d+ \w+ \d{4}\)$/gm),
].map(([, version]) => version);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')).version;

test('the changelog begins with the version of the package', () => {
  expect(versions[0]).toBe(read('package.json'));
  expect(read('package-lock.json')).toBe(read('package.json'));
});

test('the store knows where each release before this one ended', () => {
  expect(Object.keys(lastOfRelease).sort()).toEqual(versions.slice(1).sort());
});
