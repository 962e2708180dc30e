/** Real programs: those that answer and end, and those that go on until the checks of their part are over. */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cleanup } from '#tests/parts/part';

export async function newFolder(cleanup: Cleanup, name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `hoa-${name}-`));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Run {
  readonly input?: string | Buffer;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export function run(
  command: string,
  words: readonly string[],
  { input, cwd, env }: Run = {},
): Ended {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    input,
    cwd,
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: 300_000,
  });
  if (error) throw error;
  return { status, stdout, stderr };
}

/** The program has to succeed; gives what it printed. */
export function output(command: string, words: readonly string[], asked: Run = {}): string {
  const { status, stdout, stderr } = run(command, words, asked);
  if (status !== 0)
    throw new Error(`${command} ended with ${status}: ${(stderr || stdout).slice(-600)}`);
  return stdout;
}

/** Starts a program that stays; resolves when `ready`, throws with its last words where it ends before. */
export async function startDaemon(
  cleanup: Cleanup,
  command: string,
  words: readonly string[],
  ready: (printed: string) => boolean | Promise<boolean>,
  options: SpawnOptions = {},
) {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      printed = (printed + String(text)).slice(-20_000);
    });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    process.off('exit', kill);
    if (hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    // One that does not end when it is asked to is not waited for.
    const deadline = setTimeout(kill, 10_000);
    await gone;
    clearTimeout(deadline);
  };
  cleanup.defer(() => stop());
  await until(`${command} is ready`, 60, async () => {
    if (hasEnded(child)) throw new Error(`${command} ended with ${child.exitCode}: ${printed}`);
    return ready(printed);
  });
  return { child, printed: () => printed, stop };
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** Asks again and again; throws after `seconds`. */
export async function until(
  what: string,
  seconds: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const giveUpAt = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`after ${seconds} s, not yet: ${what}`);
    await wait(100);
  }
}

/** Whether somebody listens at a port of this machine, or at a socket. */
export const listens = (place: number | string): Promise<boolean> =>
  new Promise((resolve) => {
    const line = typeof place === 'number' ? connect(place, '127.0.0.1') : connect({ path: place });
    line.once('error', () => resolve(false));
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
  });

/** A certificate of our own making for a name, and its key: the paths of both. */
export function selfSigned(
  folder: string,
  name: string,
): { readonly cert: string; readonly key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},DNS:localhost`];
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names];
  output('openssl', [...asked, '-keyout', key, '-out', cert]);
  return { cert, key };
}
