/** It measures static answers and submissions beside others, memory, startup and search. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { searchCall } from '#data/addresses/routes';
import {
  bareNode,
  bareStore,
  type LoadResult,
  load,
  median,
  nginxBeside,
  submissions,
  treeMemory,
} from '#scripts/bench/load';
import { type Copy, freePort } from '#scripts/serve-copy';

/** Promised factors of the reference in the same run; memory in MB, startup in seconds. */
const promised = {
  ofNginx: 0.3,
  ofStore: 0.5,
  timesItsP99: 4,
  rest: 200,
  loaded: 300,
  packages: 350,
};

export async function measureServer(site: Copy, runs: number): Promise<string[]> {
  const { origin } = site;
  const pid = site.process.pid ?? 0;
  const quiet = treeMemory(pid);
  const page = `${origin}/contact-us`;
  const [ours, nginx] = [await load('static page, ours', page), await nginxBeside(page)];
  const [sent, store] = [await typical(() => submissions(origin), runs), await bareStore()];
  const rows = [ours, nginx, await bareNode(), sent, store];
  const loaded = treeMemory(pid);
  const setup = await measureSetup();
  return [
    '## Server',
    '',
    `By \`wrk -t1 -c50 -d10s --latency -H 'accept-encoding: gzip'\` on the same ${cpus().length} cores, connections kept open; submissions: median of ${runs} such runs. The page is \`/contact-us\`, from nginx as a file with the same headers. A submission is a POST of four fields as JSON to SQLite on this disk, answered after its commit, \`RATE_LIMIT=off\`, mails into a folder; the bare store writes the same rows, 50 at once, without a server. Other programs take their share: read the ratios.`,
    '',
    '| | per second | p99 ms | failed |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      ({ what, perSecond, p99Ms, failed }) =>
        `| ${what} | ${perSecond.toFixed(0)} | ${Number.isNaN(p99Ms) ? '' : p99Ms.toFixed(1)} | ${failed} |`,
    ),
    '',
    `Promised: ${promised.ofNginx} of nginx (${times(ours.perSecond, nginx.perSecond, promised.ofNginx)}); durable submissions at least ${promised.ofStore} of what the bare store writes (${times(sent.perSecond, store.perSecond, promised.ofStore)}), their p99 at most ${promised.timesItsP99} times its own (${(sent.p99Ms / store.p99Ms).toFixed(1)}${sent.p99Ms > promised.timesItsP99 * store.p99Ms ? ', NOT as promised' : ''}).`,
    '',
    '## Memory and set-up',
    '',
    'Memory: the sum of `Pss` in `/proc/PID/smaps_rollup` over `npm start` and all it has started, before the load and when it has ended. Packages: `du -sm node_modules` of a clone that `npm start` has set up. Seconds: from `npm start` to a 200 of `/`, packages from the cache of npm.',
    '',
    '| | measured | promised |',
    '| --- | ---: | ---: |',
    `| memory at rest, all its processes | ${quiet.megabytes.toFixed(0)} MB | ${promised.rest} |`,
    `| memory after the load | ${loaded.megabytes.toFixed(0)} MB | ${promised.loaded} |`,
    `| packages of a start | ${setup.installedMegabytes} MB | ${promised.packages} |`,
    `| a fresh clone to its first page | ${setup.firstPageSeconds.toFixed(0)} s | |`,
    `| a start with a build there to a page | ${setup.startSeconds.toFixed(1)} s | 3 |`,
    '',
  ];
}

/** A ratio in words, and whether it keeps to the least that is promised. */
const times = (value: number, of: number, least: number): string =>
  `${(value / of).toFixed(2)}${value / of >= least ? '' : ', NOT as promised'}`;

/** The median of several runs: every 25 s the pages that depend on the clock are revalidated, which one run may miss. */
async function typical(measure: () => Promise<LoadResult>, runs: number): Promise<LoadResult> {
  const taken: LoadResult[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await measure());
  return {
    what: taken[0]?.what ?? '',
    perSecond: median(taken.map(({ perSecond }) => perSecond)),
    p99Ms: median(taken.map(({ p99Ms }) => p99Ms)),
    failed: taken.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function measureSetup() {
  const clone = await mkdtemp(join(tmpdir(), 'hoa-clone-'));
  const dataDir = await mkdtemp(join(tmpdir(), 'hoa-clone-data-'));
  try {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    for (const file of files.filter(Boolean))
      await cp(file, join(clone, file), { recursive: true });
    const port = String(await freePort());
    const first = await secondsToPage(clone, { PORT: port, DATA_DIR: dataDir });
    const again = await secondsToPage(clone, { PORT: port, DATA_DIR: dataDir });
    const size = execFileSync('du', ['-sm', join(clone, 'node_modules')], { encoding: 'utf8' });
    return {
      installedMegabytes: Number.parseInt(size, 10),
      firstPageSeconds: first,
      startSeconds: again,
    };
  } finally {
    await rm(clone, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function secondsToPage(cwd: string, settings: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  // Without our own Node in the path: whoever clones it has only that of the machine.
  const path = process.env.PATH?.split(':').filter((each) => each !== dirname(process.execPath));
  const env = { ...process.env, ...settings, PATH: path?.join(':') };
  const npm = spawn('npm', ['start'], { cwd, env, stdio: 'ignore', detached: true });
  const ended = once(npm, 'exit');
  const home = `http://localhost:${settings.PORT}/`;
  while (!(await fetch(home).catch(() => undefined))?.ok) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`);
    await wait(20);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  process.kill(-(npm.pid ?? 0), 'SIGTERM');
  await ended;
  return seconds;
}

/** People type words, parts of words, mistakes, a form's number, two languages in one. */
const typed = [
  'gst',
  'tds on rent',
  'reconcilation',
  'tally prime voucher',
  'salary of an accountant in chennai',
  'placement fee',
  'gstr-2b',
  'refund',
  'reconc',
  'xyzzy',
  'how long does the final level take and what does it cost',
  'வேலை gst',
];

export const searchBoundMs = 20;

/** The middle and the slowest of twelve questions, each asked `runs` times; the first of each is not counted. */
export async function measureSearch(origin: string, runs: number) {
  const taken: number[] = [];
  for (const q of typed) {
    const own: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const start = performance.now();
      const answer = await fetch(`${origin}${searchCall}?${new URLSearchParams({ q })}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the search answered ${answer.status} to “${q}”`);
      if (run > 0) own.push(performance.now() - start);
    }
    taken.push(median(own));
  }
  return { medianMs: median(taken), slowestMs: Math.max(...taken) };
}
