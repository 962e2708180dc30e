/** docs/deploy.md, every command of it, on a bare Debian with systemd; then an upgrade and the way back under load. */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { installSystem } from '#scripts/system';
import { type FaultTest, type Finding, finding } from '#tests/faults/fault-test';
import { fencedCommands } from '#tests/faults/operate-readme';
import { until } from '#tests/hosts/report';
import type { Load } from '#tests/hosts/visitor';

const page = 'docs/deploy.md';
const releases = ['v2.0.0', 'v2.1.0'] as const;
const site = 'curl -fsS https://example.com/api/health';

/** There is no certificate to be had for a name that is nobody's: certbot's place is taken by one of our own making. */
const certbot = `#!/bin/sh
d=/etc/letsencrypt/live/example.com
mkdir -p $d
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=example.com -addext subjectAltName=DNS:example.com \\
  -keyout $d/privkey.pem -out $d/fullchain.pem 2>/dev/null
cat $d/fullchain.pem >> /etc/ssl/certs/ca-certificates.crt
`;

/** Needs root, and some ten minutes: packages, and two builds. */
export const machine: FaultTest = async function* () {
  installSystem(['debootstrap', 'slirp4netns']);
  const source = twoReleases();
  const debian = await startMachine();
  try {
    mkdirSync(join(debian.root, 'source'));
    debian.run('mkdir -p /usr/local/bin');
    execFileSync('cp', ['-r', source, join(debian.root, 'source/hoa-site.git')]);
    const mail = inNetwork(debian, 'mail', '2525');
    const [upgrade, ...others] = [...blocks()].reverse();
    for (const { heading, commands } of others.reverse()) {
      debian.run(`cd /root/hoa 2>/dev/null || cd /root\n${commands}`);
      if (heading.startsWith('1.'))
        writeFileSync(join(debian.root, 'usr/local/bin/certbot'), certbot, { mode: 0o755 });
      yield finding(true, `${page}, "${heading}": every command ends well`);
    }
    yield* asPromised(debian);
    yield* underLoad(debian, 'an upgrade with a migration', upgrade?.commands ?? '', 100);
    yield* underLoad(debian, 'the way back', `switch-release ${releases[0]}`, 10_000);
    mail.kill('SIGTERM');
  } finally {
    debian.end();
    rmSync(source, { recursive: true, force: true });
  }
};

/** The repository as it is here, and a release after it. */
function twoReleases(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hoa-source-'));
  const git = (...words: string[]) =>
    execFileSync('git', [
      '-C',
      folder,
      '-c',
      'user.name=HOA',
      '-c',
      'user.email=hoa@example.com',
      ...words,
    ]);
  execFileSync('git', ['clone', '--quiet', '.', folder]);
  git('tag', '-f', releases[0]);
  const file = 'lib/tables/migrations.ts';
  const list = execFileSync('git', ['show', `HEAD:${file}`], { encoding: 'utf8' });
  const next = `  { id: '999-next-release', up: async (db) => void (await db.schema.createTable('next_release').addColumn('id', 'text').execute()) },\n];\n`;
  writeFileSync(join(folder, file), list.replace(/\];\n$/, next));
  git('commit', '--quiet', '-am', 'Next release');
  git('tag', '-f', releases[1]);
  return folder;
}

function blocks() {
  const own = [
    ['https://git.example.com/hoa-site.git', 'file:///source/hoa-site.git'],
    ['smtps://user:password@mail.example.com', 'smtp://127.0.0.1:2525'],
    // Its clock is this machine's, which nobody may set from inside.
    ['hoa doctor', 'hoa doctor > /tmp/told || [ "$(grep ^FAIL /tmp/told | cut -c7-11)" = Clock ]'],
  ] as const;
  return fencedCommands(page).map(({ heading, commands }) => ({
    heading,
    commands: own.reduce((changed, [from, to]) => changed.replaceAll(from, to), commands),
  }));
}

function inNetwork({ inNetwork: [program = '', ...words] }: Machine, ...more: string[]) {
  const script = [process.execPath, 'tests/faults/machine-visitors.ts', ...more];
  return spawn(program, [...words, ...script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

function* asPromised(debian: Machine): Generator<Finding> {
  const shown = debian.run('systemctl show hoa@3000 -p ActiveState -p StatusText -p WatchdogUSec');
  yield finding(
    shown.includes('ActiveState=active') &&
      shown.includes('StatusText=Serving https://example.com'),
    `systemd knows that the site serves: ${shown.trim().replaceAll('\n', ', ')}`,
  );
  debian.run('systemd-analyze verify hoa@3000.service hoa-backup.service hoa-backup.timer');
  const exposure = /Overall exposure level.*?: ([\d.]+)/.exec(
    debian.run('systemd-analyze security hoa@3000.service'),
  );
  yield finding(
    Number(exposure?.[1]) < 2,
    `systemd-analyze: the units are right, exposure ${exposure?.[1]} of 10`,
  );
  const redirect = debian.run(
    'curl -s -o /dev/null -w "%{http_code} %{redirect_url}" http://www.example.com/about',
  );
  yield finding(
    redirect === '301 https://example.com/about',
    `http and www lead to the one address: ${redirect}`,
  );
  const other = debian.run(
    'curl -sk -o /dev/null -w "%{http_code} %{redirect_url}" https://www.example.com/about',
  );
  yield finding(other === '308 https://example.com/about', `by TLS, too: ${other}`);
  const outside = debian.run('nft list ruleset | grep -c "policy drop"').trim();
  // 127.0.0.1:3000 as the kernel writes it, and nothing else on that port.
  const listening = debian.run("awk '/:0BB8 00000000:0000 0A/ { print $2 }' /proc/net/tcp").trim();
  yield finding(
    outside === '2' && listening === '0100007F:0BB8',
    `the firewall drops what it does not know, and the site listens on 127.0.0.1 alone`,
  );
  debian.run('systemctl start hoa-backup.service');
  const backups = debian.run('ls /var/lib/hoa/backups').trim();
  yield finding(backups !== '', `the backup unit writes ${backups.split('\n')[0]}`);
}

async function* underLoad(
  debian: Machine,
  what: string,
  commands: string,
  first: number,
): AsyncGenerator<Finding> {
  const visitors = inNetwork(debian, 'load', 'https://127.0.0.1', String(first));
  const report = text(visitors.stdout);
  await wait(1_000);
  debian.run(commands);
  await wait(1_000);
  const ended = once(visitors, 'exit');
  visitors.kill('SIGTERM');
  await ended;
  const { reads, taken, failed }: Load = JSON.parse(await report);
  debian.run(site);
  yield finding(
    failed.length === 0 && reads > 0 && taken > 0,
    `${what}: ${reads} reads and ${taken} enquiries, ${failed.length} failed ${failed.slice(0, 3).join('; ')}`,
  );
}

type Machine = Awaited<ReturnType<typeof startMachine>>;

const suite = 'trixie';
const mirror = 'http://deb.debian.org/debian';
const masked = ['getty.target', 'console-getty.service', 'systemd-udevd.service'];

/** Devices that every program may have, and file systems of its own; then systemd as the first process. */
const boot = (root: string) => `set -e
mount --bind ${root} ${root}
cd ${root}
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 none sys/fs/cgroup
mount -t tmpfs tmpfs run
mount -t tmpfs -o mode=755 tmpfs dev
for name in null zero full random urandom tty; do touch dev/$name; mount --bind /dev/$name dev/$name; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs tmpfs dev/shm
ln -s /proc/self/fd dev/fd
hostname machine
pivot_root . mnt
umount -l /mnt
mount --make-rshared /
exec env -i container=lxc PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init`;

async function startMachine() {
  const root = mkdtempSync(join(tmpdir(), 'hoa-machine-'));
  // Every user walks through it.
  chmodSync(root, 0o755);
  const include = 'systemd,systemd-sysv,dbus,ca-certificates';
  execFileSync(
    '/usr/sbin/debootstrap',
    ['--variant=minbase', `--include=${include}`, suite, root, mirror],
    {
      stdio: 'ignore',
    },
  );
  for (const unit of masked) symlinkSync('/dev/null', join(root, 'etc/systemd/system', unit));
  // Behind a proxy that reads TLS, this machine trusts more than Debian does.
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(root, 'etc/ssl/certs/ca-certificates.crt'));
  rmSync(join(root, 'etc/resolv.conf'), { force: true });
  writeFileSync(join(root, 'etc/resolv.conf'), 'nameserver 10.0.2.3\n');
  appendFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost example.com www.example.com\n');
  const own = ['mount', 'pid', 'uts', 'ipc', 'net', 'cgroup'].map((name) => `--${name}`);
  const words = [...own, '--fork', '--kill-child', '--propagation', 'private'];
  const parent = spawn('unshare', [...words, 'bash', '-c', boot(root)], { stdio: 'ignore' });
  const pid = await firstProcess(parent.pid ?? 0);
  const way = spawn('slirp4netns', ['--configure', '--mtu=65520', pid, 'tap0'], {
    stdio: 'ignore',
  });
  const kill = () => {
    way.kill();
    parent.kill('SIGKILL');
  };
  process.once('exit', kill);
  const machine = {
    root,
    /** The words before a program that is to run in its network, with our files. */
    inNetwork: ['nsenter', '--target', pid, '--net'],
    /** As root, with bash; throws with what it said when it fails. */
    run(commands: string) {
      const place = [
        '--target',
        pid,
        '--all',
        'env',
        '-i',
        'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        'HOME=/root',
        'DEBIAN_FRONTEND=noninteractive',
        'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
      ];
      const { status, stdout, stderr } = spawnSync(
        'nsenter',
        [...place, 'bash', '-euo', 'pipefail', '-c', commands],
        {
          encoding: 'utf8',
          maxBuffer: 64 * 1024 * 1024,
        },
      );
      if (status !== 0)
        throw new Error(
          `${commands}\nended with ${status}:\n${stdout.slice(-3_000)}${stderr.slice(-3_000)}`,
        );
      return stdout;
    },
    end() {
      process.off('exit', kill);
      kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
  await until(
    'systemd runs',
    () =>
      /running|degraded/.test(
        spawnSync('nsenter', ['--target', pid, '--all', 'systemctl', 'is-system-running'], {
          encoding: 'utf8',
        }).stdout,
      ),
    30,
  );
  return machine;
}

async function firstProcess(parent: number): Promise<string> {
  let pid = '';
  await until(
    'the machine starts',
    () => {
      pid = spawnSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' }).stdout.trim();
      return pid !== '';
    },
    30,
  );
  return pid;
}
