/** Load by wrk (https://github.com/wg/wrk): a C program of one thread leaves the second core to the site. */

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { apiRoutes } from '#data/addresses/routes';
import { freePort } from '#scripts/serve-copy';

export interface LoadResult {
  readonly what: string;
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failed: number;
}

interface Loading {
  /** Lua that says what is sent in the place of a GET of the address. */
  readonly script?: string;
  readonly seconds?: number;
  readonly connections?: number;
  readonly cookie?: string;
}

/** With 50 connections for 10 s unless told. Beside it the log of the site is read, as it is where it runs. */
export async function load(
  what: string,
  url: string,
  { script = '', seconds = 10, connections = 50, cookie }: Loading = {},
): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-wrk-'));
  const file = join(folder, 'sent.lua');
  await writeFile(file, script);
  const headers = ['accept-encoding: gzip', ...(cookie ? [`cookie: ${cookie}`] : [])];
  const { stdout: output } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'],
    ...headers.flatMap((header) => ['-H', header]),
    ...['-s', file, url],
  ]);
  await rm(folder, { recursive: true });
  const [, number = '0', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const scale = unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1;
  return {
    what,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p99Ms: Number(number) * scale,
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  };
}

/** For `load`: a form, as JSON. */
const posts = (body: object): string =>
  `wrk.method = "POST"\nwrk.headers["content-type"] = "application/json"\nwrk.body = '${JSON.stringify(body)}'\n`;

const words =
  'gst tds tally salary refund placement payroll ledger audit invoice excel bank coaching fee exam internship licence webinar return reconcile';

/** For `load`: searches for so many different words, in turn; for Infinity none is asked twice. */
export const differentSearches = (count: number): string => `local words, n = {}, 0
for word in string.gmatch("${words}", "%a+") do words[#words + 1] = word end
request = function()
  n = n + 1
  local at = ${Number.isFinite(count) ? `n % ${count}` : 'n'}
  local q = words[at % 20 + 1] .. "+" .. words[math.floor(at / 20) % 20 + 1]
  return wrk.format("GET", "/search?q=" .. q .. (at >= 400 and "+" .. at or ""))
end
`;

/** The value in the middle; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export interface TreeMemory {
  readonly megabytes: number;
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

/** Serves the build by `next start`, and resolves once `path` answers. */
export async function serveNextStart(path: string) {
  const port = await freePort();
  const next = spawn('node_modules/.bin/next', ['start', '-p', String(port)], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}${path}`);
  return { origin, stop: () => void next.kill('SIGTERM') };
}

/** Node answers a few bytes from one thread. It makes the results of two machines comparable. */
export async function bareNode(): Promise<LoadResult> {
  const port = await freePort();
  const program = `require('node:http').createServer((_, response) => response.end('ok')).listen(${port}, '127.0.0.1')`;
  const server = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  await answering(`http://127.0.0.1:${port}/`);
  const results = await load('an empty server of Node', `http://127.0.0.1:${port}/`);
  server.kill('SIGTERM');
  return results;
}

/** Measures nginx with one worker on the same page: a compressed file with the same headers. */
export async function nginxBeside(url: string): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-nginx-'));
  const port = await freePort();
  const page = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  await writeFile(join(folder, 'page.gz'), gzipSync(await page.text(), { level: 9 }));
  const headers = [...page.headers].filter(([name]) => !ofConnection.includes(name));
  const config = `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
events { worker_connections 256; }
http {
  access_log off; sendfile on; keepalive_requests 1000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port}; root ${folder}; default_type text/html;
    ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n    ')}
    add_header content-encoding gzip;
    location / { try_files /page.gz =404; }
  }
}`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const server = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  await answering(`http://127.0.0.1:${port}/`);
  const results = await load('the same page, nginx', `http://127.0.0.1:${port}/`);
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true });
  return results;
}

/** Headers of one connection or one coding, which nginx writes itself. */
const ofConnection: readonly string[] = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'content-type',
  'date',
];

export async function bareStore(): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/bench/bare-store.ts']);
  return { what: 'the bare store', failed: 0, ...JSON.parse(stdout) };
}

const durable = 'durable submissions';

/** Posts of one form with 50 connections: each answered 200 is on disk. */
export const submissions = (origin: string): Promise<LoadResult> =>
  load(durable, `${origin}/api/sendEmail`, {
    script: posts({ ...visitor, message: 'A question.' }),
  });

/** Resident memory of a process in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function answering(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const typicalPosts = 40;

export const visitor = { name: 'Load', email: 'load@example.in', phone: '9876543210' };

/** The second figure is beside 50 searchers for so many seconds. */
export async function postBesideSearchers(origin: string, seconds: number) {
  const aloneMs = await typicalPost(origin);
  const script = differentSearches(Number.POSITIVE_INFINITY);
  const searching = load('beside a post', `${origin}/`, { script, seconds });
  const besideMs = await typicalPost(origin);
  await searching;
  return { aloneMs, besideMs };
}

async function typicalPost(origin: string): Promise<number> {
  const taken: number[] = [];
  while (taken.length < typicalPosts) {
    const start = performance.now();
    const answer = await fetch(`${origin}${apiRoutes.contact}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...visitor, message: 'A question.' }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a post was answered ${answer.status}`);
    taken.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return median(taken);
}
