/** A site that records every log line, as an operator sees a startup. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { healthCheck } from '#data/addresses/routes';
import { freePort } from '#scripts/serve-copy';
import { until } from '#tests/faults/restartable-site';

export type Settings = Readonly<Record<string, string>>;

/** No setting of whoever runs the proof is the site's. */
const bare = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' } as const;

/** Resolves when it answers its health, whatever it answers; throws with what it said when it ends before. */
export async function observedSite(settings: Settings) {
  const port = settings.PORT ?? String(await freePort());
  const lines: string[] = [];
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...bare, RATE_LIMIT: 'off', ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => lines.push(String(text)));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const origin = `http://localhost:${port}`;
  const output = () => lines.join('');
  const health = async () => {
    const answer = await fetch(`${origin}${healthCheck}`);
    return { status: answer.status, text: await answer.text() };
  };
  const up = await until(300_000, async () => {
    if (hasEnded(child)) throw new Error(`the site did not start:\n${output()}`);
    return health().then(
      () => true,
      () => false,
    );
  });
  if (!up) throw new Error(`the site does not answer:\n${output()}`);
  return {
    origin,
    printed: output,
    health,
    async stop() {
      process.off('exit', kill);
      if (hasEnded(child)) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

export interface Ended {
  readonly status: number | null;
  readonly printed: string;
}

/** A start that is to fail, or a command: what it printed, and its status. What it asks of this process is answered meanwhile. */
export function run(script: string, settings: Settings = {}, ...words: string[]): Promise<Ended> {
  const options = { env: { ...bare, ...settings }, timeout: 300_000 };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...words], options, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, printed: `${stdout}${stderr}`.trim() }),
    );
  });
}
