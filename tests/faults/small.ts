/** A host with little memory: it serves, and builds. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiRoutes, continuationCall, healthCheck } from '#data/addresses/routes';
import { mostBytes } from '#lib/applications/http/continuation';
import { load, loadedBy, memoryOf, submissions, treeMemory } from '#scripts/bench/load';
import { serveCopy } from '#scripts/serve-copy';
import { type FaultTest, type Finding, finding } from '#tests/faults/fault-test';
import { until } from '#tests/faults/restartable-site';
import { notReading } from '#tests/faults/visitor';
import { formData, multipart, resumePart, type } from '#tests/platform/files/post';
import { scannedResume } from '#tests/platform/files/scan';
import { copyProject } from '#tests/setup/project-copy';

/** Megabytes. */
const host = 384;
const atRest = 200;
/** Milliseconds. */
const longestToRest = 60_000;
const watched = 6_000;
/** V8 collects what the start left 8 s after the last work, and takes some steps to do it (memory-reducer.h). */
const collectedAfter = 15_000;
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
    // Pages of the build are rendered again after the start.
    await until(longestToRest, () => isAtRest(pid));
    await wait(collectedAfter);
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
    yield* applying(site.origin, where);
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
  const startedAt = performance.now();
  const { output, status } = await build(group, copy.folder);
  const seconds = (performance.now() - startedAt) / 1000;
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

type MemoryGroup = NonNullable<ReturnType<typeof memoryGroup>>;

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

function memoryGroup(megabytes: number) {
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

/** Megabytes that they may take besides what the process had. */
const mostGrowth = 60;
/** The Containerfile's check waits as long; then the site counts as unhealthy. */
const slowestHealthMs = 5_000;

/** `pid` of the site. */
async function* fetching(origin: string, pid: number): AsyncGenerator<Finding> {
  const headers = { 'content-type': 'application/octet-stream' };
  const body = randomBytes(mostBytes);
  const sent = await fetch(`${origin}${apiRoutes.continuation}`, { method: 'POST', body, headers });
  const { id } = await sent.json();
  const address = `${origin}${continuationCall(id)}`;
  await fetchOne(address);
  // After a load health counts tens of thousands of waiting mails from the disk once: that is not what fetching costs.
  await (await fetch(`${origin}${healthCheck}`)).text();
  for (const many of [10, 60]) {
    const watch = watching(origin, pid);
    const all = await Promise.all(Array.from({ length: many }, () => fetchOne(address)));
    yield* judged(`${many} at a time fetch 7 MB`, all, await watch.stop());
  }
  const request = `GET ${continuationCall(id)} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  const lines = Array.from({ length: 60 }, () => notReading(Number(new URL(origin).port), request));
  const watch = watching(origin, pid);
  await wait(5_000);
  const other = await fetchOne(address, '127.9.0.1');
  yield* judged('60 ask for 7 MB and do not read', [], await watch.stop());
  yield finding(other.bytes === mostBytes, `one of another network reads ${other.bytes} bytes`);
  for (const line of lines) line.destroy();
}

function* judged(what: string, all: readonly Fetched[], seen: Seen): Generator<Finding> {
  const whole = all.filter(({ status, bytes }) => status === 200 && bytes === mostBytes).length;
  const again = all.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
  yield finding(
    whole + again.length === all.length && seen.growth <= mostGrowth,
    `${what}: ${whole} whole, ${again.length} told to come again, ${seen.growth.toFixed(0)} MB more than before`,
  );
  yield finding(
    seen.healthMs <= slowestHealthMs,
    `${what}: health answers within ${seen.healthMs.toFixed(0)} ms`,
  );
}

const applicants = 50;

async function* applying(origin: string, where: string): AsyncGenerator<Finding> {
  const resume = await scannedResume();
  const all = await Promise.all(
    Array.from({ length: applicants }, (_, at) => applyOnce(origin, resume, at)),
  );
  const taken = all.filter((status) => status === 200).length;
  const again = all.filter((status) => status === 503).length;
  yield finding(
    taken >= applicants / 2 && taken + again === applicants,
    `${where}: of ${applicants} resumes of 5 MB at once ${taken} taken, ${again} told to come again`,
  );
}

/** An application over a line of its own, from a network of its own; 0 where the line broke. */
async function applyOnce(origin: string, resume: Buffer, at: number): Promise<number> {
  const { port } = new URL(origin);
  const email = `applicant${at}@example.com`;
  const body = multipart([formData({ email, mobile: `98400123${10 + at}` }), resumePart(resume)]);
  const asking = request({
    port,
    path: apiRoutes.application,
    method: 'POST',
    localAddress: `127.0.${at}.2`,
    headers: {
      'content-type': type,
      'content-length': body.length,
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
    },
  });
  asking.end(body);
  try {
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode ?? 0;
  } catch {
    // A process that was killed answers nobody, which the finding counts.
    return 0;
  }
}

/** Over a line of its own; `from` is a visitor of another network. */
async function fetchOne(address: string, from?: string) {
  const { port, pathname } = new URL(address);
  const asking = get({ host: '127.0.0.1', port, path: pathname, localAddress: from, agent: false });
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  const { statusCode: status = 0, headers } = answer;
  return { status, bytes, retryAfter: headers['retry-after'] };
}

type Fetched = Awaited<ReturnType<typeof fetchOne>>;

/** By how many megabytes the process grows at the most, and the slowest answer of health, until it is stopped. */
function watching(origin: string, pid: number) {
  let over = false;
  const looking = (async () => {
    const before = await memoryOf(pid);
    let [most, healthMs] = [before, 0];
    while (!over) {
      const asked = performance.now();
      await (await fetch(`${origin}${healthCheck}`)).text();
      healthMs = Math.max(healthMs, performance.now() - asked);
      most = Math.max(most, await memoryOf(pid));
      await wait(20);
    }
    return { growth: most - before, healthMs };
  })();
  return {
    stop() {
      over = true;
      return looking;
    },
  };
}

type Seen = Awaited<ReturnType<ReturnType<typeof watching>['stop']>>;
