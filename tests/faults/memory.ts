/** Node's own inspector collects garbage before the memory is read. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from '#scripts/bench/load';
import { connect } from '#scripts/tab';

export const inspectable = (port: number) => ({ NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` });

/** Lets the garbage be collected first. `port` is the one of `inspectable`. */
export async function memoryUsedBy(pid: number, port: number) {
  process.kill(pid, 'SIGUSR1');
  const { webSocketDebuggerUrl } = await findInspector(port);
  const inspector = await connect(webSocketDebuggerUrl);
  // A finaliser runs in one collection and its memory is freed by the next; pages go back to the
  // system a little later.
  for (let turn = 1; turn <= 3; turn += 1) {
    await inspector.send('HeapProfiler.collectGarbage');
    await wait(1_000);
  }
  const { usedSize } = (await inspector.send('Runtime.getHeapUsage')) as { usedSize: number };
  inspector.close();
  return { residentMegabytes: await memoryOf(pid), heapMegabytes: usedSize / 1024 / 1024 };
}

async function findInspector(port: number): Promise<{ webSocketDebuggerUrl: string }> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json`).catch(() => undefined);
    if (answer) return (await answer.json())[0];
    await wait(50);
  }
}

/** The most resident megabytes that a process has had so far. */
export async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
