/** Queries go by name, so that no import shows who asks: a place asks only what lies before it, as it imports. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { queries } from '#lib/start/open-store';
import places from './places.json';

/** The place of a file of lib. */
const placeOf = (file: string): string => file.split('/').slice(0, 2).join('/');

const placeOfFeature = (feature: string): string => {
  const place = places.find((each) => each === `lib/${feature}`);
  return place ?? 'lib/platform';
};

const asked = /\bstore\??\.(\w+)\(|\{([^{}]*)\}(?:: [^=]*)? = (?:\w+\.)*store\b/g;

test('no place asks a query of a later one', () => {
  const owners = new Map(
    queries.flatMap(({ feature, queries: own }) =>
      Object.keys(own).map((name) => [name, placeOfFeature(feature)] as const),
    ),
  );
  expect(owners.size).toBeGreaterThan(150);
  const files = globSync('lib/**/*.ts');
  let calls = 0;
  const back = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(asked)].flatMap(([, name, list]) =>
      (name ? [name] : (list ?? '').split(/\W+/)).flatMap((each) => {
        const owner = owners.get(each);
        if (!owner) return [];
        calls += 1;
        const isBack = places.indexOf(owner) > places.indexOf(placeOf(file));
        return isBack ? [`${file} asks ${each} of ${owner}`] : [];
      }),
    ),
  );
  expect(calls).toBeGreaterThan(150);
  expect(back).toEqual([]);
});

test('every folder of lib has its place in the order of imports', () => {
  const folders = readdirSync('lib').map((name) => `lib/${name}`);
  expect(folders.filter((folder) => !places.includes(folder))).toEqual([]);
});
