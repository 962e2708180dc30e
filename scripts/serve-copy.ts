/** A site of its own for the tools that look at it or measure it: own port, own data, gone at the end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthCheck } from '#lib/routes';
import { trialPort } from '#scripts/build-stamp';

export interface Copy {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts the site as operations would; resolves when it is healthy, throws with what it said when it is not. */
export async function serveCopy(
  environment: Record<string, string> = {},
  /** Hears the number of the process before it has done anything. */
  begun: (pid: number) => void = () => undefined,
): Promise<Copy> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'hoa-')));
  const port = environment.PORT ?? (await sitePort());
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, RATE_LIMIT: 'off', ...environment, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  begun(child.pid ?? 0);
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => {
    process.off('exit', kill);
    taken.delete(port);
  });
  const output: string[] = [];
  child.stdout.on('data', (text) => output.push(String(text)));
  child.stderr.on('data', (text) => output.push(String(text)));
  const origin = `http://localhost:${port}`;
  // Its own word as well: at this port another site may answer.
  while (!(output.join('').includes('"serving"') && (await healthy(origin)))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the site did not start:\n${output.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    process: child,
    dataDir,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Ports that sites of this process have now. */
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

/** Whichever the system gives. */
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
