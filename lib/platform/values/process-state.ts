/**
 * Next's bundle and the server in plain Node each load their own copy of the modules, so what a process has once is
 * here: the only name of ours on `globalThis`. A module that owns an entry declares it beside itself.
 */
export interface ProcessState {
  stop?: () => Promise<void>;
}

const holder = globalThis as { hoaProcess?: ProcessState };
holder.hoaProcess ??= {};

export const processState: ProcessState = holder.hoaProcess;
