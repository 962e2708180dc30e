/** nginx with docs/nginx.conf, the addresses in it exchanged for those of this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/serve-copy';
import { until } from '#tests/hosts/report';

const certificate = [
  'ssl_certificate /etc/letsencrypt/live/example.com/fullchain.pem;',
  'ssl_certificate_key /etc/letsencrypt/live/example.com/privkey.pem;',
];

export async function startNginx(port: number, hosts: readonly [string, string]) {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-nginx-'));
  const inFolder = (name: string) => join(folder, name);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const written = await readFile('docs/nginx.conf', 'utf8');
  await writeFile(
    inFolder('hoa.conf'),
    exchange(written, [
      ['10.0.0.11:3000', hosts[0]],
      ['10.0.0.12:3000', hosts[1]],
      // Addresses with TLS are asked in the clear here, and the server that only redirects to them
      // is unused.
      ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
      ['    listen [::]:80;\n', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} default_server;`],
      ['    listen [::]:443 ssl http2;\n', `    listen [::1]:${port} default_server;\n`],
      ['    access_log /var/log/nginx/hoa.log hoa;\n', ''],
      ['    error_log /var/log/nginx/hoa-error.log crit;\n', ''],
      ...certificate.map((line) => [line, ''] as const),
    ]),
  );
  await writeFile(
    inFolder('nginx.conf'),
    `daemon off; worker_processes 2; pid ${inFolder('pid')}; error_log ${inFolder('error.log')};
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  log_format hosts '$request_method $uri $status $upstream_addr $upstream_status';
  access_log ${inFolder('access.log')} hosts;
  ${places.map((name) => `${name}_temp_path ${inFolder(name)};`).join(' ')}
  include ${inFolder('hoa.conf')};
}
`,
  );
  const server = spawn(
    '/usr/sbin/nginx',
    ['-e', inFolder('error.log'), '-c', inFolder('nginx.conf')],
    {
      stdio: 'inherit',
    },
  );
  const kill = () => server.kill();
  process.once('exit', kill);
  await until('nginx listens', () => listens(port), 10);
  return {
    origin: `http://127.0.0.1:${port}`,
    /** For each request: method, path, status, and each host that was asked with what it answered. */
    log: async () => (await readFile(inFolder('access.log'), 'utf8')).trim().split('\n'),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function exchange(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`docs/nginx.conf lacks "${from}"`);
    return changed.replace(from, to);
  }, text);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
