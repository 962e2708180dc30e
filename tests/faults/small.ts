/** A host with little memory: it serves, and builds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { load, loadedBy, submissions, treeMemory } from '#scripts/bench/load';
import { serveCopy } from '#scripts/serve-copy';
import { type FaultTest, type Finding, finding } from '#tests/faults/fault-test';
import { fetching } from '#tests/faults/fetching';
import { type MemoryGroup, memoryGroup } from '#tests/faults/memory-group';
import { until } from '#tests/faults/restartable-site';
import { copyProject } from '#tests/setup/project-copy';

/** Megabytes. */
const host = 384;
const atRest = 200;
/** Milliseconds. */
const longestToRest = 60_000;
const watched = 6_000;
const afterLoad = 300;
const forBuild = 768;

export const small: FaultTest = async function* (size) {
  yield* serving();
  if (size === 'long') yield* building();
};

async function* serving(): AsyncGenerator<Finding> {
  // Made ready in a process of its own: the host below has only to serve.
  await (await serveCopy()).stop();
  const group = memoryGroup(host);
  const where = group ? `in ${host} MB` : 'without a group, which this machine does not allow';
  const site = await serveCopy({}, (pid) => group?.add(pid));
  const pid = site.process.pid ?? 0;
  try {
    const started = performance.now();
    // Pages of the build are made anew after the start, and what draws is made ready; then the site collects.
    await until(longestToRest, () => isAtRest(pid));
    const seconds = (performance.now() - started) / 1000;
    const idle = treeMemory(pid);
    yield finding(
      idle.megabytes <= atRest && idle.processes.length === 1,
      `${where}: ${idle.megabytes.toFixed(0)} MB at rest in ${idle.processes.length} process, ${seconds.toFixed(0)} s after the start`,
    );
    const compilers = loadedBy(pid).filter((file) => /swc|esbuild|lightningcss|oxide/.test(file));
    yield finding(
      compilers.length === 0,
      `no compiler is loaded while serving (${compilers.length})`,
    );
    const pages = await load('pages', `${site.origin}/contact-us`);
    const posts = await submissions(site.origin);
    const loaded = treeMemory(pid).megabytes;
    yield finding(
      loaded <= afterLoad && pages.failed + posts.failed === 0 && !group?.kills(),
      `${where}: ${loaded.toFixed(0)} MB after ${pages.perSecond.toFixed(0)} pages and ${posts.perSecond.toFixed(0)} submissions a second, ${pages.failed + posts.failed} refused`,
    );
    yield* fetching(site.origin, pid);
    yield finding(!group?.kills(), `${where}: nothing was killed`);
  } finally {
    await site.stop();
    group?.remove();
  }
}

/** Whether it takes less than a twentieth of a core for a while. */
async function isAtRest(pid: number): Promise<boolean> {
  const before = processorTime(pid);
  await wait(watched);
  return processorTime(pid) - before < watched / 20;
}

/** Milliseconds, of all its threads; the kernel counts hundredths of a second. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function processorTime(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

async function* building(): AsyncGenerator<Finding> {
  const group = memoryGroup(forBuild);
  if (!group)
    return yield finding(true, `a build in ${forBuild} MB: this machine allows no groups`);
  const copy = copyProject('small');
  const begun = performance.now();
  const { output, status } = await build(group, copy.folder);
  const seconds = (performance.now() - begun) / 1000;
  const last = output.trim().split('\n').at(-1);
  yield finding(
    status === 0 && group.kills() === 0,
    `a build in ${forBuild} MB: ${seconds.toFixed(0)} s, "${last}"`,
  );
  copy.remove();
  group.remove();
}

async function build(group: MemoryGroup, cwd: string) {
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd });
  group.add(child.pid ?? 0);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const [status] = await once(child, 'close');
  return { output: output.join(''), status: status as number | null };
}
