import { describe, expect, test } from '@jest/globals';
import { freeMemory, memoryKills } from '#scripts/run-next-build';

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
