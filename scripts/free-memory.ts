/** What memory a build may take: of the machine, and of the group that its service or container is in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FreeMemory {
  readonly megabytes: number;
  /** Whether a group's limit is the nearer one. */
  readonly ofGroup: boolean;
}

type Read = (file: string) => string | undefined;

const readText: Read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

export function freeMemory(read: Read = readText): FreeMemory {
  const ofMachine = freeOfMachine(read('/proc/meminfo') ?? '');
  const ofGroup = Math.min(...groups(read).map(({ free }) => free));
  const bytes = Math.min(ofMachine, ofGroup);
  return { megabytes: Math.round(bytes / 1024 / 1024), ofGroup: ofGroup < ofMachine };
}

/** How often the kernel has ended something here for want of memory; compare before with after. */
export function memoryKills(read: Read = readText): number {
  const all = [...groups(read).map(({ events }) => events), read('/proc/vmstat') ?? ''];
  return Math.max(0, ...all.map((text) => field(text, 'oom_kill') ?? 0));
}

/** Swap counts: slow is better than killed. */
function freeOfMachine(meminfo: string): number {
  const kilobytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(meminfo)?.[1]);
  const free = (kilobytes('MemAvailable') + (kilobytes('SwapFree') || 0)) * 1024;
  return Number.isNaN(free) ? Number.POSITIVE_INFINITY : free;
}

type Group = ReturnType<typeof second>;

/** The own group and those around it, of either version of control groups. In a container they begin at its own. */
function groups(read: Read): Group[] {
  const found: Group[] = [];
  for (const line of (read('/proc/self/cgroup') ?? '').trim().split('\n')) {
    const [, kinds = '', path = '/'] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    if (kinds === '')
      for (const folder of upwards('/sys/fs/cgroup', path)) found.push(second(read, folder));
    if (kinds.split(',').includes('memory'))
      for (const folder of upwards('/sys/fs/cgroup/memory', path)) found.push(first(read, folder));
  }
  return found;
}

function upwards(root: string, path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return [root, ...parts.map((_, at) => join(root, ...parts.slice(0, at + 1)))];
}

/** https://docs.kernel.org/admin-guide/cgroup-v2.html; what files hold in memory can be given up. */
function second(read: Read, folder: string) {
  const limit = Number(read(join(folder, 'memory.max')) ?? Number.NaN);
  const used = field(read(join(folder, 'memory.stat')) ?? '', 'anon') ?? 0;
  const free = Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit - used;
  return { free, events: read(join(folder, 'memory.events')) ?? '' };
}

function first(read: Read, folder: string): Group {
  const limit = Number(read(join(folder, 'memory.limit_in_bytes')) ?? Number.NaN);
  const used = field(read(join(folder, 'memory.stat')) ?? '', 'total_rss') ?? 0;
  const free = Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit - used;
  return { free, events: read(join(folder, 'memory.oom_control')) ?? '' };
}

function field(text: string, name: string): number | undefined {
  const found = new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
