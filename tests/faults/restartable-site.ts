/** A site that can die and start again, at the same address and on the same data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { healthCheck } from '#data/addresses/routes';
import { type Copy, freePort, serveCopy } from '#scripts/serve-copy';

export type RestartableSite = Awaited<ReturnType<typeof restartableSite>>;

interface Health {
  readonly httpStatus: number;
  readonly store: string;
  readonly mail: { readonly waiting: number; readonly parked: number };
}

// Ready answers are made once for an address: all sites of one run share it.
const address = freePort();

export async function restartableSite(environment: Record<string, string> = {}) {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'hoa-prove-')));
  const port = String(await address);
  const origin = `http://localhost:${port}`;
  const settings = { ...environment, PORT: port, DATA_DIR: dataDir };
  let copy: Copy | undefined;

  /** `undefined` where nobody answers. */
  async function health(): Promise<Health | undefined> {
    const answer = await fetch(`${origin}${healthCheck}`).catch(() => undefined);
    // A site that is killed in the middle of its answer has not answered.
    const body = await answer?.text().catch(() => undefined);
    if (!answer || body === undefined) return undefined;
    return { httpStatus: answer.status, ...JSON.parse(body) };
  }

  return {
    origin,
    dataDir,
    health,
    pid: () => copy?.process.pid ?? 0,
    /** Resolves when the site is healthy, with the milliseconds that took. */
    async start() {
      const startedAt = performance.now();
      copy = await serveCopy(settings);
      return performance.now() - startedAt;
    },
    /** Starts it, and kills it so much later, healthy or not. */
    async killWhileStarting(afterMs: number) {
      const env = { ...process.env, ...settings };
      const child = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: 'ignore' });
      const gone = once(child, 'exit');
      await wait(afterMs);
      child.kill('SIGKILL');
      await gone;
    },
    /** As a power cut would. */
    async kill() {
      if (!copy) return;
      const gone = once(copy.process, 'exit');
      copy.process.kill('SIGKILL');
      await gone;
    },
    /** Stops it, and leaves its data for the next startup. */
    rest: async () => copy?.stop(),
    async stop() {
      await copy?.stop();
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
    mailed: (timeoutMs: number) =>
      until(timeoutMs, async () => {
        const state = await health();
        // A store that is away counts nothing.
        return state?.httpStatus === 200 && state.mail.waiting === 0;
      }),
  };
}

export async function until(timeoutMs: number, ask: () => Promise<boolean>): Promise<boolean> {
  const giveUpAt = performance.now() + timeoutMs;
  while (!(await ask())) {
    if (performance.now() > giveUpAt) return false;
    await wait(100);
  }
  return true;
}
