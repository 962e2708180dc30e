import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const packages = Object.entries(read('package-lock.json').packages as Record<string, Entry>).filter(
  ([place]) => place !== '',
);

test('every package that is installed is locked by its hash', () => {
  const bare = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(bare.filter(([place]) => existsSync(place)).map(([place]) => place)).toEqual([]);
  // Those of other platforms are optional: npm leaves them out here.
  for (const [place, { optional, os, cpu }] of bare)
    expect([place, optional, os !== undefined || cpu !== undefined]).toEqual([place, true, true]);
});

test('no package comes from elsewhere than the registry', () => {
  const elsewhere = packages.filter(([, { resolved = '' }]) =>
    /^(?:git|file|http:)/.test(resolved),
  );
  expect(elsewhere).toEqual([]);
});

test('the Node that runs the site is the one whose sum is known', () => {
  expect(read('scripts/node-sums.json').version).toBe(read('package.json').dependencies.node);
});
