/** Each web server that people put in front of a site, with the shipped configuration or the few lines its manual gives. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#scripts/serve-copy';
import type { Cleanup, Part } from '#tests/parts/part';
import { listens, newFolder, selfSigned, startDaemon } from '#tests/parts/programs';
import { proxyPart } from '#tests/parts/proxy-checks';
import { host } from '#tests/parts/public-site';

interface Place {
  readonly folder: string;
  /** The port of TLS, on 127.0.0.1. */
  readonly port: number;
  /** The port of the site, on 127.0.0.1. */
  readonly sitePort: number;
  readonly cert: string;
  readonly key: string;
}

type Written = (place: Place) => { readonly text: string; readonly words: readonly string[] };

/** Starts a web server with TLS in front of the site; gives the origin at which it answers. */
const starter =
  (program: string, file: string, written: Written) =>
  async (cleanup: Cleanup, sitePort: number): Promise<string> => {
    const folder = await newFolder(cleanup, 'proxy');
    // Their workers are of another user, and hold what is uploaded in it.
    chmodSync(folder, 0o755);
    const port = await freePort();
    const { text, words } = written({ folder, port, sitePort, ...selfSigned(folder, host) });
    writeFileSync(join(folder, file), text);
    const env = { ...process.env, HOME: folder };
    await startDaemon(cleanup, program, words, () => listens(port), { cwd: folder, env });
    return `https://127.0.0.1:${port}`;
  };

/** docs/nginx.conf as it is shipped, with the addresses and paths of this machine. */
const nginxConf: Written = ({ folder, port, sitePort, cert, key }) => {
  const exchanged = [
    ['server 10.0.0.11:3000', `server 127.0.0.1:${sitePort}`],
    ['    server 10.0.0.12:3000 max_fails=3 fail_timeout=5s;\n', ''],
    // The server that leads from http to https answers nobody here.
    ['listen 80;', `listen unix:${join(folder, 'http')};`],
    ['    listen [::]:80;\n', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['/etc/letsencrypt/live/example.com/fullchain.pem', cert],
    ['/etc/letsencrypt/live/example.com/privkey.pem', key],
    ['/var/log/nginx/hoa.log', join(folder, 'hoa.log')],
    ['/var/log/nginx/hoa-error.log', join(folder, 'hoa-error.log')],
  ] as const;
  const shipped = exchanged.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/nginx.conf lacks "${from}"`);
      return text.replace(from, to);
    },
    readFileSync('docs/nginx.conf', 'utf8').replaceAll('example.com www.example.com', host),
  );
  writeFileSync(join(folder, 'hoa.conf'), shipped);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return {
    text: `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  access_log off;
  gzip on;
  gzip_proxied any;
  gzip_types *;
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}
  include ${join(folder, 'hoa.conf')};
}
`,
    words: ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
  };
};

const apacheModules = [
  ...['mpm_event', 'authz_core', 'headers', 'filter', 'deflate', 'socache_shmcb', 'ssl', 'http2'],
  ...['proxy', 'proxy_http'],
];

const apacheConf: Written = ({ folder, port, sitePort, cert, key }) => ({
  text: `ServerRoot ${folder}
ServerName ${host}
PidFile ${join(folder, 'pid')}
ErrorLog ${join(folder, 'error.log')}
DefaultRuntimeDir ${folder}
Listen 127.0.0.1:${port}
${apacheModules
  .map((name) => [name, `/usr/lib/apache2/modules/mod_${name}.so`] as const)
  .filter(([, file]) => existsSync(file))
  .map(([name, file]) => `LoadModule ${name}_module ${file}`)
  .join('\n')}
User www-data
Group www-data
AddOutputFilterByType DEFLATE text/html text/css application/javascript text/javascript
<VirtualHost 127.0.0.1:${port}>
  Protocols h2 http/1.1
  SSLEngine on
  SSLCertificateFile ${cert}
  SSLCertificateKeyFile ${key}
  ProxyPreserveHost On
  ProxyPass / http://127.0.0.1:${sitePort}/
</VirtualHost>
`,
  words: ['-D', 'FOREGROUND', '-f', join(folder, 'apache2.conf')],
});

const haproxyConf: Written = ({ folder, port, sitePort, cert, key }) => {
  const pem = join(folder, 'both.pem');
  writeFileSync(pem, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'));
  return {
    text: `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 180s
frontend public
  bind 127.0.0.1:${port} ssl crt ${pem} alpn h2,http/1.1
  option forwardfor
  compression algo gzip
  compression type text/html text/css text/javascript
  default_backend site
backend site
  server site 127.0.0.1:${sitePort}
`,
    words: ['-db', '-f', join(folder, 'haproxy.cfg')],
  };
};

const caddyConf: Written = ({ folder, port, sitePort, cert, key }) => ({
  text: `{
  admin off
  auto_https disable_redirects
  storage file_system ${folder}
}
https://${host}:${port}, https://127.0.0.1:${port} {
  bind 127.0.0.1
  tls ${cert} ${key}
  encode gzip zstd
  reverse_proxy 127.0.0.1:${sitePort}
}
`,
  words: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
});

export const proxies: readonly Part[] = [
  proxyPart('nginx', 'nginx', starter('/usr/sbin/nginx', 'nginx.conf', nginxConf)),
  proxyPart('apache', 'apache2', starter('/usr/sbin/apache2', 'apache2.conf', apacheConf)),
  proxyPart('haproxy', 'haproxy', starter('/usr/sbin/haproxy', 'haproxy.cfg', haproxyConf)),
  proxyPart('caddy', 'caddy', starter('/usr/bin/caddy', 'Caddyfile', caddyConf)),
];
