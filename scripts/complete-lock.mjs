/**
 * Run after a change of dependencies. A registry mirror that serves only this platform leaves the other
 * platforms' optional packages out of the lock file, and `npm ci` then refuses it: this writes them in.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const platforms = [
  ...['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos'],
  ...['wasi', 'win32'],
];
const processors = [
  ...['arm', 'arm64', 'armv7', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x'],
  ...['wasm32', 'x64'],
];

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const known = { ...lock.packages };
let added = 0;

for (const [place, entry] of Object.entries(known)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(place, name)) continue;
    const words = name.replace('linuxmusl', 'linux').split(/[-/]/);
    const os = words.filter((word) => platforms.includes(word));
    const cpu = words.filter((word) => processors.includes(word));
    if (os.length === 0 && cpu.length === 0) throw new Error(`${name}: for which platform?`);
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(cpu.length > 0 ? { cpu } : {}),
      ...(os.length > 0 ? { os } : {}),
      ...libcOf(name),
    };
    added += 1;
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages written into ${file}`);

/** Without it npm installs those of the other C library as well, and nothing here knows their hash. */
function libcOf(name) {
  if (/musl/.test(name)) return { libc: ['musl'] };
  return /linux.*(?:gnu|glibc)/.test(name) ? { libc: ['glibc'] } : {};
}

/** Looks where Node would: beside the package that asks, then up to the root. */
function isLocked(place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (known[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}
