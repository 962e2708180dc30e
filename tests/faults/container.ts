/** The last stage of Containerfile without an engine: its files alone beside C libraries, read-only, run by nobody's user. Needs root. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readEnv } from '#lib/platform/config/env';
import { freePort } from '#scripts/serve-copy';
import { type FaultTest, finding } from '#tests/faults/fault-test';
import { until } from '#tests/faults/restartable-site';
import { sendQuestion } from '#tests/faults/visitor';
import { buildWhenNeeded } from '../../scripts/build.ts';

/** The sizes are of gcr.io/distroless/cc-debian12, and of the image at most. */
const [baseMegabytes, mostMegabytes] = [24, 300];
/** It is `nonroot` there. */
const user = 65_532;
const home = '/srv/hoa';
const node = `${home}/node_modules/.bin/node`;

export const container: FaultTest = async function* () {
  await buildWhenNeeded(readEnv({}));
  const root = mkdtempSync(join(tmpdir(), 'hoa-container-'));
  const ours = join(root, home);
  execFileSync(process.execPath, ['scripts/runtime-files.ts', ours], { stdio: 'pipe' });
  execFileSync('chmod', ['-R', 'a+rX', root]);
  const megabytes = Number.parseInt(
    execFileSync('du', ['-sm', '--apparent-size', ours], { encoding: 'utf8' }),
    10,
  );
  yield finding(
    megabytes + baseMegabytes < mostMegabytes,
    `${megabytes} MB of ours and ${baseMegabytes} MB of the base are under ${mostMegabytes} MB`,
  );
  prepareRoot(root);
  const port = String(await freePort());
  const env = {
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: port,
    DATA_DIR: '/data',
    PATH: `${dirname(node)}:/usr/sbin:/usr/bin`,
    RATE_LIMIT: 'off',
  } as const;
  const inside = ['chroot', `--userspec=${user}:${user}`, root, node];
  const begin = `${readOnly(root)}\ncd /\nexec ${inside.join(' ')} ${home}/scripts/start.ts`;
  const site = spawn('unshare', ['--mount', 'bash', '-ec', begin], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (text) => lines.push(String(text)));
  const kill = () => site.kill('SIGKILL');
  process.once('exit', kill);
  const origin = `http://localhost:${port}`;
  const command = (...words: string[]) => {
    const place = ['--target', String(site.pid), '--mount', '--wd=/', ...inside];
    const { status, stdout, stderr } = spawnSync('nsenter', [...place, ...words], {
      env,
      encoding: 'utf8',
    });
    return { status, printed: `${stdout}${stderr}`.trim() };
  };
  try {
    const isWell = () =>
      fetch(`${origin}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(180_000, async () => site.exitCode !== null || (await isWell()));
    const { status } = await sendQuestion(origin);
    const page = await fetch(`${origin}/contact-us`).then((answer) => answer.status, String);
    yield finding(
      status === 200 && page === 200,
      `read-only, as user ${user}, without shell or npm: a page ${page}, a form ${status}`,
    );
    const missed = lines.join('').match(/^.*(?:EROFS|EACCES|EPERM|ENOENT|Error).*$/gm) ?? [];
    yield finding(missed.length === 0, `its log misses nothing ${missed.slice(0, 5).join('\n')}`);
    const healthy = command(`${home}/scripts/healthy.ts`);
    yield finding(healthy.status === 0, `its health check is content ${healthy.printed}`);
    const leads = command(`${home}/scripts/leads.ts`, 'list');
    yield finding(leads.printed.includes('contact'), `leads list: ${leads.printed.slice(0, 400)}`);
    const backup = command(`${home}/scripts/backup.ts`);
    yield finding(backup.status === 0, `backup: ${backup.printed.slice(0, 400)}`);
  } finally {
    process.off('exit', kill);
    if (site.exitCode === null) {
      const gone = once(site, 'exit');
      site.kill('SIGTERM');
      await gone;
    }
    rmSync(root, { recursive: true, force: true });
  }
};

/** As `read_only: true`, `tmpfs` and the volume of compose.yaml make it. */
const readOnly = (root: string) => `mount --bind ${root} ${root}
mount -o remount,bind,ro ${root}
mount -t tmpfs -o mode=700,uid=${user},gid=${user} tmpfs ${root}/data
mount -t tmpfs tmpfs ${root}/tmp
mount -t proc proc ${root}/proc
for name in null urandom; do mount --bind /dev/$name ${root}/dev/$name; done`;

/** The base image has libraries, certificates, time zones and names. */
function prepareRoot(root: string): void {
  for (const folder of ['dev', 'proc', 'tmp', 'data', 'etc/ssl/certs'])
    mkdirSync(join(root, folder), { recursive: true });
  const needed = execFileSync('ldd', [join(root, node)], { encoding: 'utf8' });
  for (const [, library = ''] of needed.matchAll(/(\/\S+) \(0x/g)) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    copyFileSync(library, join(root, library));
  }
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  copyFileSync(certificates, join(root, certificates));
  cpSync('/usr/share/zoneinfo/Asia', join(root, '/usr/share/zoneinfo/Asia'), { recursive: true });
  const files = {
    'etc/passwd': `nonroot:x:${user}:${user}:nonroot:/home/nonroot:/sbin/nologin\n`,
    'etc/hosts': '127.0.0.1 localhost\n',
    'dev/null': '',
    'dev/urandom': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
}
