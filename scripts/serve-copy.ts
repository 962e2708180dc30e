/** A site of its own for the tools that look at it or measure it: own port, own data, gone at the end. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthCheck } from '#data/addresses/routes';
import { trialPort } from '#scripts/build-stamp';

export type Copy = Awaited<ReturnType<typeof serveCopy>>;

type OnStarted = (pid: number) => void;

/** Starts the site as operations would; resolves when it is healthy, throws with what it said when it is not. */
export async function serveCopy(
  environment: Record<string, string> = {},
  onStarted: OnStarted = () => undefined,
) {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'hoa-')));
  const start = (port: string) =>
    startAt(port, { RATE_LIMIT: 'off', ...environment, DATA_DIR: dataDir }, onStarted);
  const child = environment.PORT
    ? await start(environment.PORT)
    : await start(await sitePort()).catch(async (error: Error) => {
        // Somebody took the port between the question and the start.
        if (!error.message.includes('EADDRINUSE')) throw error;
        return start(String(await freePort()));
      });
  return {
    ...child,
    dataDir,
    async stop() {
      const { process: site } = child;
      const ended = new Promise((resolve) => site.once('exit', resolve));
      if (site.exitCode === null && site.signalCode === null) {
        site.kill('SIGTERM');
        await ended;
      }
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startAt(port: string, environment: Record<string, string>, onStarted: OnStarted) {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStarted(child.pid ?? 0);
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => {
    process.off('exit', kill);
    taken.delete(port);
  });
  const output: string[] = [];
  const hear = (text: Buffer) => output.push(String(text));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
  const origin = `http://localhost:${port}`;
  // Its own word as well: at this port another site may answer.
  while (!(output.join('').includes('"serving"') && (await healthy(origin)))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the site did not start:\n${output.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // Read on without storing.
  for (const stream of [child.stdout, child.stderr]) stream.off('data', hear).resume();
  return { origin, process: child };
}

const taken = new Set<string>();

/** One that former sites had, if it is free: the answers for its address are there already. */
async function sitePort(): Promise<string> {
  const first = Number(trialPort) + 2 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  for (const port of [String(first), String(first + 1)]) {
    if (taken.has(port) || !(await isFree(Number(port)))) continue;
    taken.add(port);
    return port;
  }
  return String(await freePort());
}

const isFree = (port: number) =>
  listenOnce(port).then(
    () => true,
    () => false,
  );

async function healthy(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}${healthCheck}`).catch(() => undefined);
  return answer?.ok ?? false;
}

export const freePort = (): Promise<number> => listenOnce(0);

function listenOnce(port: number): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
