/** PgBouncer as Debian has it, in front of the PostgreSQL of this run. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** `settings` beside its defaults, of which sessions are one. `url` leads to the database of `databaseUrl`. */
export async function startPooler(databaseUrl: string, settings: Readonly<Record<string, string>>) {
  const { pathname, searchParams, username } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'hoa-pool-'));
  // Like PostgreSQL it does not run as root.
  const user =
    process.getuid?.() === 0 ? { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const all = {
    listen_port: '6432',
    unix_socket_dir: folder,
    auth_type: 'any',
    ...settings,
  };
  const lines = [
    '[databases]',
    `* = host=${searchParams.get('host')} user=${username}`,
    '[pgbouncer]',
    ...Object.entries(all).map(([name, value]) => `${name} = ${value}`),
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const pooler = spawn('/usr/sbin/pgbouncer', [file], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(pooler, 'exit');
  await new Promise<void>((up, fail) => {
    // Reading goes on to the end: a full pipe would stop it.
    createInterface({ input: pooler.stderr }).on('line', (line) => {
      if (line.includes('process up')) up();
    });
    pooler.once('exit', () => fail(new Error(`PgBouncer did not start:\n${lines.join('\n')}`)));
  });
  return {
    url: `postgres://${username}@localhost:6432${pathname}?host=${encodeURIComponent(folder)}`,
    async stop() {
      pooler.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (flag: string, user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
