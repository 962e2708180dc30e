/** With SQLite the site's own thread loads neither the SQL builder nor PostgreSQL's driver (ADR 011). */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { importsOf } from '#tests/shape/imports';

const starts = [
  'server.ts',
  'instrumentation.ts',
  'scripts/start.ts',
  'scripts/serve-site.ts',
  'lib/start/start-site.ts',
  'lib/start/call-handlers.ts',
  ...globSync('app/**/{page,route,layout}.{ts,tsx}'),
];

const fileOf = (name: string): string => {
  const path = name.replace(/^#(?=app|components|data|lib|scripts)/, '').replace(/^#pages/, 'app');
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => existsSync(each)) ?? name;
};

/** By which files a package is reached. */
function waysTo(packages: readonly string[]): string[] {
  const ways: string[] = [];
  const seen = new Set(starts);
  const open = starts.map((file) => [file]);
  for (const way of open) {
    for (const name of importsOf(readFileSync(way.at(-1) ?? '', 'utf8'))) {
      const file = fileOf(name);
      if (packages.includes(name)) ways.push([...way, name].join(' > '));
      else if (/\.tsx?$/.test(file) && !seen.has(file)) {
        seen.add(file);
        open.push([...way, file]);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(500);
  return ways;
}

test('no page, call or start reaches the SQL builder but through the store that is opened', () => {
  expect(waysTo(['kysely', 'pg'])).toEqual([]);
});
