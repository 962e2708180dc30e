/** A bare Debian with a systemd of its own, in namespaces of this kernel: own processes, files, network. Needs root. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#tests/hosts/report';

export type Machine = Awaited<ReturnType<typeof startMachine>>;

const suite = 'trixie';
const mirror = 'http://deb.debian.org/debian';
/** What no container has: consoles, devices. */
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

export async function startMachine() {
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
    /** Its files, seen from outside. */
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
