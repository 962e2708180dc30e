/** A site of its own for the tools that look at it or measure it: own port, own data, gone at the end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthCheck } from '#lib/routes';

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
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, RATE_LIMIT: 'off', ...environment, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  begun(child.pid ?? 0);
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const output: string[] = [];
  child.stdout.on('data', (text) => output.push(String(text)));
  child.stderr.on('data', (text) => output.push(String(text)));
  const origin = `http://localhost:${port}`;
  while (!(await healthy(origin))) {
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

async function healthy(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}${healthCheck}`).catch(() => undefined);
  return answer?.ok ?? false;
}

export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
