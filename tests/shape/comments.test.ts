import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { filesIn } from '#tests/data/site-map';
import { isThere, pathsNamedIn } from '#tests/shape/named-paths';

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm;
const files = ['app', 'components', 'lib', 'data', 'scripts', 'tests', 'docs']
  .flatMap(filesIn)
  .filter((file) => /\.(?:m?[jt]s|tsx|css)$/.test(file));

test('every file and folder that a comment names is there', () => {
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(comment)].flatMap(([text]) =>
      pathsNamedIn(text).map((path) => ({ file, path })),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});
