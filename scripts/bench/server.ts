/** Requests a second: our server, `next start` and nginx with the same page; and submissions that are on disk. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { newEnquiry } from '#lib/server/enquiries/record';
import { enquiryEmails } from '#lib/server/forms/receipt-mail';
import { env } from '#lib/server/settings/env';
import { openStore } from '#lib/server/store/open-store';
import type { Submission } from '#lib/server/store/store';
import { freePort } from '#scripts/serve-copy';

export type LoadFigures = Awaited<ReturnType<typeof load>>;

const seconds = 10;

interface Loading {
  /** A Lua file. */
  readonly script?: string;
  readonly seconds?: number;
  readonly connections?: number;
  readonly cookie?: string;
}

/** wrk on one thread, with 50 connections unless told. Beside it the log of the site is read, as it is where it runs. */
export async function load(
  what: string,
  url: string,
  { script, seconds: lasting = seconds, connections = 50, cookie }: Loading = {},
) {
  const options = ['-t1', `-c${connections}`, `-d${lasting}s`, '--latency'];
  const headers = ['accept-encoding: gzip', ...(cookie ? [`cookie: ${cookie}`] : [])];
  const { stdout: output } = await promisify(execFile)('wrk', [
    ...options,
    ...headers.flatMap((header) => ['-H', header]),
    ...(script ? ['-s', script] : []),
    url,
  ]);
  const [, number = '0', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const scale = unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1;
  return {
    what,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p99Ms: Number(number) * scale,
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  };
}

/** The page as nginx serves it, compressed beforehand, with so many processes: our server has one thread. */
export async function besideNginx(page: string, workers: number): Promise<LoadFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'index.html.gz'), gzipSync(page, { level: 9 }));
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(page));
  const configuration = `worker_processes ${workers}; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; gzip_static on; types { text/html html; }
server { listen 127.0.0.1:${port}; root ${folder}; } }`;
  await writeFile(join(folder, 'nginx.conf'), configuration);
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  const nginx = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await answering(`http://127.0.0.1:${port}/`);
  const what = `nginx, the same bytes, ${workers === 1 ? 'one process' : `${workers} processes`}`;
  const figures = await load(what, `http://127.0.0.1:${port}/`);
  nginx.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
  return figures;
}

/** The same build behind the framework's own server; answers at `path`. */
export async function serveNextStart(path: string) {
  const port = await freePort();
  const next = spawn('node_modules/.bin/next', ['start', '-p', String(port)], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}${path}`);
  return { origin, stop: () => void next.kill('SIGTERM') };
}

export async function besideNextStart(path: string): Promise<LoadFigures> {
  const next = await serveNextStart(path);
  const figures = await load('next start', `${next.origin}${path}`);
  next.stop();
  return figures;
}

/** What Node itself does here: an answer of a few bytes, one thread. Figures of two machines are read by it. */
export async function bareNode(): Promise<LoadFigures> {
  const port = await freePort();
  const program = `require('node:http').createServer((_, response) => response.end('ok')).listen(${port}, '127.0.0.1')`;
  const server = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  await answering(`http://127.0.0.1:${port}/`);
  const figures = await load('an empty server of Node', `http://127.0.0.1:${port}/`);
  server.kill('SIGTERM');
  return figures;
}

export const durable = 'durable submissions';

/** Posts of one form with 50 connections: each answered 200 is on disk. */
export async function submissions(origin: string): Promise<LoadFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-wrk-'));
  const script = join(folder, 'post.lua');
  const body = {
    name: 'Load',
    email: 'load@example.in',
    phone: '9876543210',
    message: 'A question.',
  };
  await writeFile(
    script,
    `wrk.method = "POST"\nwrk.headers["content-type"] = "application/json"\nwrk.body = '${JSON.stringify(body)}'\n`,
  );
  const figures = await load(durable, `${origin}/api/sendEmail`, { script });
  await rm(folder, { recursive: true, force: true });
  return figures;
}

/** What the store alone can do with all that a submission writes: the count, the enquiry, its history and the staff mail. */
export async function bareInserts(writers: number): Promise<LoadFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hoa-store-'));
  const store = await openStore({ dataDir });
  const until = performance.now() + seconds * 1000;
  const enquiry = await newEnquiry(store, sample());
  // To one address, so that it is past its limit as in the load above.
  const recipient = { name: 'recipient', key: 'bench', limit: 3, windowMs: seconds * 1000 };
  const mails = enquiryEmails({ ...sample(), enquiry }, env()).map((mail) =>
    mail.role === 'staff' ? mail : { mail, counters: [recipient] },
  );
  let count = 0;
  const write = async () => {
    while (performance.now() < until) {
      count += 1;
      const own = { reference: `HOA-${count}`, tokenHash: randomUUID() };
      await store.recordSubmission({ ...sample(), enquiry: { ...enquiry, ...own } }, mails);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
  const what = writers === 1 ? 'the same rows, bare' : `the same rows, bare, ${writers} at once`;
  return { what, perSecond: count / seconds, p99Ms: Number.NaN, failed: 0 };
}

const sample = (): Submission => ({
  id: randomUUIDv7(),
  kind: 'contact',
  receivedAt: Date.now(),
  name: 'Load',
  email: 'load@example.in',
  phone: '9876543210',
  transcript: [{ name: 'message', label: 'Message', value: 'A question.' }],
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
