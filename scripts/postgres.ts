/** A throw-away PostgreSQL for tests, from Debian's package: its own folder, its own socket, no durability. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packages = '/usr/lib/postgresql';

export interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

/** Throws with what to install where there is no PostgreSQL, and with the server's own words where it fails. */
export async function startPostgres(): Promise<Cluster> {
  const bin = await findBinaries();
  const user = await serverUser();
  // A socket's path may have 107 characters at most, so the folder has a short name.
  const folder = await mkdtemp(join(tmpdir(), 'hoa-pg-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  await run(join(bin, 'initdb'), initdb, { ...user, cwd: folder });
  const server = spawn(join(bin, 'postgres'), serverOptions(data, folder), {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
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

function serverOptions(data: string, folder: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '200',
    fsync: 'off',
    full_page_writes: 'off',
    shared_buffers: '32MB',
  };
  return [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function untilReady(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  if (!server.stderr) throw new Error('PostgreSQL has no output');
  // Reading goes on to the end: a full pipe would stop the server.
  const lines = createInterface({ input: server.stderr });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (said.length < 50) said.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`)));
  });
}
