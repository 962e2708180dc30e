/** What a process and all that it started keep in memory, each shared page counted by its share. */
import { readdirSync, readFileSync } from 'node:fs';

export interface TreeMemory {
  readonly megabytes: number;
  /** The words of each process, the first one first. */
  readonly processes: readonly string[];
}

export function treeMemory(pid: number): TreeMemory {
  const pids = [pid, ...descendants(pid)];
  const kilobytes = pids.map((each) => {
    const rollup = read(`/proc/${each}/smaps_rollup`);
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  });
  return {
    megabytes: kilobytes.reduce((sum, each) => sum + each, 0) / 1024,
    processes: pids.map((each) => read(`/proc/${each}/cmdline`).replaceAll('\0', ' ').trim()),
  };
}

/** The files of machine code that a process has loaded. */
export const loadedBy = (pid: number): string[] => [
  ...new Set(read(`/proc/${pid}/maps`).match(/\/\S+\.(?:node|so)\b\S*/g)),
];

function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) && /\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const below = (of: number): number[] =>
    [...parents].filter(([, parent]) => parent === of).flatMap(([own]) => [own, ...below(own)]);
  return below(pid);
}

/** Empty for a process that has gone. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
