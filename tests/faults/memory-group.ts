/** A control group with a limit of memory, of either version; `undefined` where this machine lets nobody make one. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export type MemoryGroup = NonNullable<ReturnType<typeof memoryGroup>>;

const kinds = [
  // https://docs.kernel.org/admin-guide/cgroup-v2.html
  {
    root: '/sys/fs/cgroup',
    limit: 'memory.max',
    swap: 'memory.swap.max',
    none: '0',
    events: 'memory.events',
  },
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', events: 'memory.oom_control' },
];

export function memoryGroup(megabytes: number) {
  for (const { root, limit, swap, none = '', events } of kinds) {
    const folder = join(root, `hoa-prove-${process.pid}-${megabytes}`);
    try {
      mkdirSync(folder);
      if (!existsSync(join(folder, limit))) {
        rmdirSync(folder);
        continue;
      }
      writeFileSync(join(folder, limit), String(megabytes * 1024 * 1024));
      if (swap && existsSync(join(folder, swap))) writeFileSync(join(folder, swap), none);
    } catch {
      continue;
    }
    return {
      /** What it starts from now on is in the group, too. */
      add: (pid: number) => appendFileSync(join(folder, 'cgroup.procs'), String(pid)),
      /** How often the kernel ended something in it. */
      kills: () =>
        Number(/^oom_kill (\d+)/m.exec(readFileSync(join(folder, events), 'utf8'))?.[1] ?? 0),
      // Node's own removal would look for files to remove first.
      remove: () => void execFileSync('rmdir', [folder]),
    };
  }
  return undefined;
}
