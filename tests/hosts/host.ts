/** One host of several: the site as a process group of its own, which can be stopped, killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { healthCheck } from '#lib/shared/addresses/routes';
import { until } from '#tests/hosts/report';

export type Host = ReturnType<typeof hostWith>;

/** Settings of whoever calls the script are not the hosts'. */
const nothingElse = {
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  HOME: process.env.HOME,
} as const;

/** `answers` is the folder of the build's prepared answers. */
export function hostWith(answers: string, port: number, settings: Record<string, string>) {
  /** As nginx knows it. */
  const address = `127.0.0.1:${port}`;
  const origin = `http://${address}`;
  let running: ChildProcess | undefined;
  const kill = () => signal(running, 'SIGKILL');
  const end = async (name: NodeJS.Signals) => {
    const child = running;
    running = undefined;
    process.off('exit', kill);
    if (!child || !isAlive(child)) return;
    const closed = once(child, 'close');
    signal(child, name);
    const [code] = await closed;
    if (name === 'SIGTERM' && code !== 0) throw new Error(`${address} ended with ${code}`);
  };
  return {
    address,
    origin,
    /** Resolves when it is healthy; throws with what it said when it is not. */
    async start() {
      const child = spawn(process.execPath, ['tests/hosts/serve.ts', answers], {
        detached: true,
        env: { ...nothingElse, ...settings, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running = child;
      process.once('exit', kill);
      const output: string[] = [];
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text) => output.push(String(text)));
      }
      const healthy = async () => {
        if (!isAlive(child)) throw new Error(`a host did not start:\n${output.join('')}`);
        return (await fetch(`${origin}${healthCheck}`).catch(() => undefined))?.ok ?? false;
      };
      await until(`${address} is healthy`, healthy, 120);
    },
    /** As a service manager does it; resolves when the process has ended by itself. */
    stop: () => end('SIGTERM'),
    /** As a power cut does it. */
    kill: () => end('SIGKILL'),
  };
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** To the whole group, so that nothing of it lives on. */
function signal(child: ChildProcess | undefined, name: NodeJS.Signals): void {
  if (child?.pid && isAlive(child)) process.kill(-child.pid, name);
}
