import { readdirSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  exitReason,
  freeMemory,
  memoryKills,
  planBuild,
  stepIn,
  tooLittle,
  workersFor,
} from '#scripts/run-next-build';

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

test('the steps of a build are printed, and its ornaments are not', () => {
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

const megabytes = (count: number) => String(count * 1024 * 1024);
const reading = (files: Record<string, string>) => (file: string) => files[file];
const machine = {
  '/proc/meminfo': 'MemTotal: 8000000 kB\nMemAvailable: 2048000 kB\nSwapFree: 1024000 kB\n',
};

describe('what memory a build may take', () => {
  test('is what the machine has left, swap included', () => {
    expect(freeMemory(reading(machine))).toEqual({ megabytes: 3000, ofGroup: false });
  });

  test('is no more than the limit of a service or container leaves', () => {
    const files = {
      ...machine,
      '/proc/self/cgroup': '0::/system.slice/hoa.service\n',
      '/sys/fs/cgroup/system.slice/hoa.service/memory.max': `${megabytes(768)}\n`,
      '/sys/fs/cgroup/system.slice/hoa.service/memory.stat': `anon ${megabytes(68)}\nfile ${megabytes(500)}\n`,
    };
    expect(freeMemory(reading(files))).toEqual({ megabytes: 700, ofGroup: true });
  });

  test('heeds a group further up, and one without a limit not at all', () => {
    const files = {
      ...machine,
      '/proc/self/cgroup': '0::/outer/inner\n',
      '/sys/fs/cgroup/outer/memory.max': megabytes(512),
      '/sys/fs/cgroup/outer/inner/memory.max': 'max\n',
    };
    expect(freeMemory(reading(files))).toEqual({ megabytes: 512, ofGroup: true });
  });

  test('is read in the first version of control groups too', () => {
    const files = {
      ...machine,
      '/proc/self/cgroup': '4:memory:/box\n0::/\n',
      '/sys/fs/cgroup/memory/box/memory.limit_in_bytes': megabytes(600),
      '/sys/fs/cgroup/memory/box/memory.stat': `rss 1\ntotal_rss ${megabytes(100)}\n`,
      '/sys/fs/cgroup/memory/memory.limit_in_bytes': '9223372036854771712',
    };
    expect(freeMemory(reading(files))).toEqual({ megabytes: 500, ofGroup: true });
  });

  test('is not bounded where nothing of it can be read', () => {
    expect(freeMemory(reading({})).megabytes).toBe(Number.POSITIVE_INFINITY);
  });
});

test('what the kernel ended for want of memory is counted, wherever it notes it', () => {
  expect(memoryKills(reading({}))).toBe(0);
  expect(memoryKills(reading({ '/proc/vmstat': 'pgfault 3\noom_kill 2\n' }))).toBe(2);
  const files = {
    '/proc/self/cgroup': '0::/box\n',
    '/sys/fs/cgroup/box/memory.events': 'low 0\noom 4\noom_kill 3\n',
  };
  expect(memoryKills(reading(files))).toBe(3);
});
