import { readdirSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from '@jest/globals';
import { exitReason, planBuild, stepIn, tooLittle, workersFor } from '#scripts/run-next-build';

const free = (megabytes: number, ofGroup = false) => ({ megabytes, ofGroup });

test('too little memory is said in one line before the build begins', () => {
  expect(tooLittle(free(8_000))).toBeUndefined();
  expect(tooLittle(free(300))).toMatch(
    /^The build needs \d+ MB of memory, and this machine has 300: [^\n]+$/,
  );
  expect(tooLittle(free(300, true))).toContain('the limit of its group leaves 300');
});

test('little memory makes pages in fewer processes, never in none', () => {
  expect([900, 1_024, 1_250, 1_750, 16_000].map((each) => workersFor(free(each), 4))).toEqual([
    1, 1, 1, 2, 4,
  ]);
  expect(workersFor(free(16_000), 2)).toBe(2);
});

test('little memory compiles in steps, and makes the pages in a process after them', () => {
  const { steps, environment } = planBuild(free(700), false);
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.at(-2)).toEqual(['--experimental-build-mode=compile']);
  expect(steps.at(-1)).toEqual(['--experimental-build-mode=generate']);
  expect(environment).toMatchObject({ BUILD_CACHE: 'on', BUILD_WORKERS: '1' });
  expect(planBuild(free(1_024), false).steps).toEqual([[]]);
});

test('every page and route is compiled in a step before the whole, so that the whole has little to do', () => {
  const steps = planBuild(free(700), false).steps.slice(0, -2).flat();
  const patterns = steps.flatMap(
    (words) => words.split('--debug-build-paths=')[1]?.split(',') ?? [],
  );
  const isPage = (file: string) => /(?:^|\/)(?:page|route)\.tsx?$/.test(file);
  const all = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(isPage);
  const compiled = (file: string) => patterns.some((each) => matchesGlob(`app/${file}`, each));
  expect(all.filter((file) => !compiled(file))).toEqual([]);
});

test('a build that was killed says so, and why', () => {
  expect(exitReason(1, null, true)).toContain('killed for want of memory');
  expect(exitReason(null, 'SIGTERM', false)).toContain('SIGTERM');
  expect(exitReason(1, null, false)).toBe('The build failed (status 1): the lines above say why.');
});

test('the steps of a build are told, and its ornaments are not', () => {
  const lines = [
    '▲ Next.js 16.4.6',
    '  Creating an optimized production build ...',
    '✓ Compiled successfully in 9.3s',
    '',
    '  Generating static pages using 1 worker (42/171)',
    '┌ ○ /',
  ];
  expect(lines.map(stepIn).filter(Boolean)).toEqual([
    'Creating an optimized production build',
    'Compiled successfully in 9.3s',
    'Generating static pages using 1 worker (42/171)',
  ]);
});
