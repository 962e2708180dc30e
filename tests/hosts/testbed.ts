/** Everything that several hosts need: one PostgreSQL, one mail server, one payment provider, two hosts, nginx. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthCheck } from '#data/addresses/routes';
import { bodiesFile, readManifest } from '#lib/platform/http/cache/cache-files';
import { startPostgres } from '#scripts/postgres';
import { freePort } from '#scripts/serve-copy';
import { startNginx } from '#tests/hosts/nginx';
import { createDatabase, until } from '#tests/hosts/report';
import { startProvider } from '#tests/payments/provider';
import { MailServer } from '#tests/platform/mail/mail-server';

export type Testbed = Awaited<ReturnType<typeof openTestbed>>;

/** Both hosts have these members. */
export const members = ['meena@example.com', 'sathya@example.com'] as const;

const dayMs = 86_400_000;

/** The hosts are ready to be started; the second one has a newer build than that of `answers`. */
export async function openTestbed(answers: string) {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-hosts-'));
  const [build, newer] = [join(folder, 'build'), join(folder, 'newer-build')];
  for (const copy of [build, newer]) await cp(answers, copy, { recursive: true });
  await addNewerFile(newer);
  const cluster = await startPostgres();
  const mail = new MailServer();
  await mail.up();
  const provider = await startProvider();
  const databaseUrl = await createDatabase(cluster.url, 'hosts');
  const settings = (name: string) => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, name),
    SMTP_URL: mail.url,
    DESK_EMAILS: members.map((email) => `Sample <${email}>`).join(', '),
    TRUST_PROXY: '1',
    RATE_LIMIT: '60',
    AI_WEBINAR_CLOSES_AT: new Date(Date.now() + dayMs).toISOString(),
    ...provider.settings,
  });
  const a = hostWith(build, await freePort(), settings('a'));
  const b = hostWith(newer, await freePort(), settings('b'));
  const front = await startNginx(await freePort(), [a.address, b.address]);
  return {
    databaseUrl,
    mail,
    provider,
    front,
    a,
    b,
    async close() {
      await front.stop();
      await provider.close();
      await mail.down();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Host = ReturnType<typeof hostWith>;

/** Settings of whoever calls the script are not the hosts'. */
const nothingElse = {
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  HOME: process.env.HOME,
} as const;

/** `answers` is the folder of the build's prepared answers. */
function hostWith(answers: string, port: number, settings: Record<string, string>) {
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

/** A file that only the newer build has. */
export const newerFile = '/_next/static/chunks/only-in-the-newer-build.js';

async function addNewerFile(to: string): Promise<void> {
  const text = '// newer\n';
  const { size } = await stat(bodiesFile(to));
  await appendFile(bodiesFile(to), text);
  const manifest = await readManifest(to);
  const headers = { 'content-type': 'text/javascript; charset=utf-8' };
  const newer = {
    status: 200,
    headers,
    digest: 'newer',
    bodies: { identity: [size, text.length] },
  };
  const answers = { ...manifest.answers, [newerFile]: newer };
  await writeFile(join(to, 'manifest.json'), JSON.stringify({ ...manifest, answers }));
}
