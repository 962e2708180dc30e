// Installs the pinned set of packages when it is missing or has changed. Runs on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = `${root}package-lock.json`;
const stamp = `${root}node_modules/.set-up`;
const node = `${root}node_modules/.bin/node`;

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`This needs Node 20 or newer to set itself up; here is ${process.version}.`);
}
const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
if (!isSetUp()) install();
if (!existsSync(node)) {
  stop('The package "node" did not install: allow its install script, then run npm ci again.');
}
writeFileSync(stamp, wanted);

function isSetUp() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted;
  // Somebody ran npm ci by hand: npm notes it in a file of its own.
  const noted = `${root}node_modules/.package-lock.json`;
  return existsSync(noted) && statSync(noted).mtimeMs >= statSync(lock).mtimeMs;
}

function install() {
  console.log('Setting up: installing the packages of package-lock.json (a minute or two) …');
  const npm = process.env.npm_execpath;
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, args] = npm?.endsWith('.js')
    ? [process.execPath, [npm, ...words]]
    : ['npm', words];
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) stop('npm ci failed: the lines above say why.');
}

function stop(words) {
  console.error(words);
  process.exit(1);
}
