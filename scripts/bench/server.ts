/** What is loaded beside our server, to read its figures by; and submissions that are on disk. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { visitor } from '#scripts/bench/beside-searchers';
import { type LoadFigures, load, posts } from '#scripts/bench/load';
import { freePort } from '#scripts/serve-copy';

/** The same build behind the framework's own server; answers at `path`. */
export async function serveNextStart(path: string) {
  const port = await freePort();
  const next = spawn('node_modules/.bin/next', ['start', '-p', String(port)], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}${path}`);
  return { origin, stop: () => void next.kill('SIGTERM') };
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
export const submissions = (origin: string): Promise<LoadFigures> =>
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
