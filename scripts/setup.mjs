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
const isKnown = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
if (!isSetUp()) install();
if (!existsSync(node)) {
  stop('The package "node" did not install: allow its install script, then run npm ci again.');
}
if (!isKnown) checkNode();
writeFileSync(stamp, wanted);

function isSetUp() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted;
  // Somebody ran npm ci by hand: npm notes it in a file of its own.
  const noted = `${root}node_modules/.package-lock.json`;
  return existsSync(noted) && statSync(noted).mtimeMs >= statSync(lock).mtimeMs;
}

/**
 * The package "node" fetches the program for this platform by an install script, past the lock file: so it is
 * compared with what that version is known to be, before anything is run by it.
 */
function checkNode() {
  const sums = JSON.parse(readFileSync(`${root}scripts/node-sums.json`, 'utf8'));
  const { version } = JSON.parse(readFileSync(`${root}node_modules/node/package.json`, 'utf8'));
  if (version !== sums.version)
    stop(`Write the sums of Node ${version} into scripts/node-sums.json.`);
  const platform = `${process.platform}-${process.arch}`;
  if (!sums[platform])
    return console.warn(`The sum of Node for ${platform} is not known: it was not compared.`);
  const sum = createHash('sha256').update(readFileSync(node)).digest('hex');
  if (sum !== sums[platform])
    stop('node_modules/.bin/node is not the Node that was locked: remove node_modules.');
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
