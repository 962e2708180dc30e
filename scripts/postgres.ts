/** A throw-away PostgreSQL for tests, from Debian's package: its own folder, its own socket, no durability. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packages = '/usr/lib/postgresql';

export type Cluster = Awaited<ReturnType<typeof startPostgres>>;

type Settings = Readonly<Record<string, string>>;

/**
 * `settings` are the server's own, beside ours; with `primary`, the URL of another one, it is a standby of that one.
 * Throws with what to install where there is no PostgreSQL, and with the server's own words where it fails.
 */
export async function startPostgres(settings: Settings = {}, primary?: string) {
  const bin = await findBinaries();
  const user = await serverUser();
  // A socket's path may have 107 characters at most, so the folder has a short name.
  const folder = await mkdtemp(join(tmpdir(), 'hoa-pg-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  const copy = ['-D', data, '-d', primary ?? '', '-X', 'stream', '-c', 'fast', '-R', '-N'];
  const made =
    primary === undefined ? (['initdb', initdb] as const) : (['pg_basebackup', copy] as const);
  await run(join(bin, made[0]), made[1], { ...user, cwd: folder });
  const start = async () => {
    const started = spawn(join(bin, 'postgres'), serverOptions(data, folder, settings), {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(started);
    return started;
  };
  let server = await start();
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    /** All its processes, with SIGKILL: what was written the system still has, unlike after a power cut. */
    kill: () => killProcessTree(server),
    async restart() {
      server = await start();
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit');
        server.kill('SIGINT');
        await gone;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findBinaries(): Promise<string> {
  const versions = await readdir(packages).catch(() => []);
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a)[0];
  if (newest === undefined) {
    throw new Error(`No PostgreSQL in ${packages}. On Debian: apt-get install postgresql`);
  }
  return join(packages, String(newest), 'bin');
}

/** PostgreSQL refuses to run as root. */
async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const ask = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await ask('-u'), gid: await ask('-g') };
}

function serverOptions(data: string, folder: string, settings: Settings): string[] {
  const all = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '200',
    fsync: 'off',
    full_page_writes: 'off',
    shared_buffers: '32MB',
    ...settings,
  };
  return [
    '-D',
    data,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function untilReady(server: ChildProcess): Promise<void> {
  const output: string[] = [];
  if (!server.stderr) throw new Error('PostgreSQL has no output');
  // Reading goes on to the end: a full pipe would stop the server.
  const lines = createInterface({ input: server.stderr });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (output.length < 50) output.push(line);
      if (/ready to accept (?:read-only )?connections/.test(line)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output.join('\n')}`)));
  });
}

/** Resolves when none of them is left: a server does not start while an old process holds its memory. */
async function killProcessTree(parent: ChildProcess): Promise<void> {
  const gone = once(parent, 'exit');
  // It holds still first, so that it begins no other child while we look.
  parent.kill('SIGSTOP');
  const children = (await processes()).filter((each) => each.parent === parent.pid);
  const ids = new Set(children.map(({ id }) => id));
  for (const id of ids) kill(id);
  parent.kill('SIGKILL');
  await gone;
  while ((await processes()).some(({ id }) => ids.has(id))) await wait(20);
}

/** Those that run: what is dead and not yet buried by its parent does not count. */
async function processes(): Promise<{ id: number; parent: number }[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  );
  return stats.flatMap((stat) => {
    const [, id, state, parent] = /^(\d+) \(.*\) (\S) (\d+)/s.exec(stat) ?? [];
    return state === undefined || state === 'Z' ? [] : [{ id: Number(id), parent: Number(parent) }];
  });
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}
