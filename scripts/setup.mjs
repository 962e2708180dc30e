// Installs the pinned set of packages when it is missing or has changed. Runs on any Node from 20 on.
// `setup.mjs serve` installs what building and serving need; without a word, what tests and tools need too.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installedMegabytes, prune } from './prune.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = `${root}node_modules`;
const lock = `${root}package-lock.json`;
const stamp = `${modules}/.set-up`;
const node = `${modules}/.bin/node`;
const set = process.argv[2] === 'serve' ? 'serve' : 'all';

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`This needs Node 20 or newer to set itself up; here is ${process.version}.`);
}
const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
const known = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : undefined;
let present = presentSet();
// All are more than enough to serve.
const isComplete = present === 'all' || present === set;
if (!isComplete) {
  await install();
  present = set;
}
if (!existsSync(node)) {
  stop('The package "node" did not install: allow its install script, then run npm ci again.');
}
if (!isComplete || known?.[0] !== hash) checkNode();
noteSet(present === 'serve' ? `${hash} serve` : hash);

/** Which set lies there as the lock file has it: `undefined` where neither does. */
function presentSet() {
  if (known) return known[0] === hash ? (known[1] ?? 'all') : undefined;
  // Somebody ran npm ci by hand: npm notes it in a file of its own.
  const list = `${modules}/.package-lock.json`;
  if (!existsSync(list) || statSync(list).mtimeMs < statSync(lock).mtimeMs) return undefined;
  return existsSync(`${modules}/jest`) ? 'all' : 'serve';
}

/**
 * The package "node" fetches the program for this platform by an install script, past the lock file: so it is
 * compared with what that version is known to be, before anything is run by it.
 */
function checkNode() {
  const sums = JSON.parse(readFileSync(`${root}scripts/node-sums.json`, 'utf8'));
  const { version } = JSON.parse(readFileSync(`${modules}/node/package.json`, 'utf8'));
  if (version !== sums.version)
    stop(`Write the sums of Node ${version} into scripts/node-sums.json.`);
  const platform = `${process.platform}-${process.arch}`;
  if (!sums[platform])
    return console.warn(`The sum of Node for ${platform} is not known: it was not compared.`);
  const sum = createHash('sha256').update(readFileSync(node)).digest('hex');
  if (sum !== sums[platform])
    stop('node_modules/.bin/node is not the Node that was locked: remove node_modules.');
}

async function install() {
  const places = wantedPlaces();
  const what = set === 'serve' ? 'to build and serve' : 'to build, serve and test';
  console.log(`Setting up: installing ${places.length} packages of package-lock.json ${what} …`);
  const npm = process.env.npm_execpath;
  const words = ['ci', set === 'serve' ? '--omit=dev' : '--include=dev'];
  words.push('--no-audit', '--no-fund', '--loglevel=error');
  const [program, args] = npm?.endsWith('.js')
    ? [process.execPath, [npm, ...words]]
    : ['npm', words];
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const startedAt = Date.now();
  const progress = setInterval(() => {
    const there = places.filter((place) => existsSync(`${root}${place}/package.json`)).length;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`  ${there} of ${places.length} packages after ${seconds} s`);
  }, 5_000);
  const [status, signal] = await new Promise((resolve) => {
    child.once('error', (error) => resolve([error.message, null]));
    child.once('exit', (...how) => resolve(how));
  });
  clearInterval(progress);
  if (signal === 'SIGKILL')
    stop('npm ci was killed (SIGKILL), most likely for want of memory: it needs some 400 MB.');
  if (status !== 0) stop(`npm ci failed (${signal ?? status}): the lines above say why.`);
  if (set === 'serve') prune(modules);
  const megabytes = Math.round(installedMegabytes(modules));
  console.log(`  installed: ${megabytes} MB in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

/** The packages of this platform that belong to the set. */
function wantedPlaces() {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const fits = (list, here) => list === undefined || list.includes(here);
  const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return Object.entries(packages)
    .filter(([place, { os, cpu, libc: library, dev }]) => {
      const here = fits(os, process.platform) && fits(cpu, process.arch) && fits(library, libc);
      return place !== '' && here && (set === 'all' || !dev);
    })
    .map(([place]) => place);
}

/** Written when it changes: whoever starts a site that was set up before may have no right to. */
function noteSet(words) {
  if (known?.join(' ') === words) return;
  try {
    writeFileSync(stamp, words);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

function stop(words) {
  console.error(words);
  process.exit(1);
}
