/** The code may belong to another user: who builds writes it, who serves writes into DATA_DIR alone. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiRoutes } from '#data/addresses/routes';
import { freePort } from '#scripts/serve-copy';
import { copyProject } from '#tests/setup/project-copy';

const question = {
  name: 'Asha Raman',
  email: 'asha@example.com',
  phone: '9840012345',
  message: 'When does the batch begin?',
};
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

let parent: string;
let dataDir: string;
let copy: ReturnType<typeof copyProject>;
let running: ChildProcess | undefined;
beforeAll(() => {
  // On the disk, where packages are linked instead of copied; the folder of the tests is in memory.
  parent = mkdtempSync('/tmp/hoa-code-');
  dataDir = mkdtempSync(join(tmpdir(), 'hoa-data-'));
  copy = copyProject('hoa', parent);
  // As strict as a careful administrator's.
  const build = 'umask 077; exec node_modules/.bin/node scripts/build.ts';
  execFileSync('sh', ['-c', build], { cwd: copy.folder, env: environment() });
  if (isRoot) chownSync(dataDir, nobody, nobody);
  else forbidWriting('a-w');
  chmodSync(parent, 0o755);
}, 600_000);
afterAll(() => {
  running?.kill('SIGKILL');
  if (!isRoot) forbidWriting('u+w');
  for (const folder of [parent, dataDir]) rmSync(folder, { recursive: true, force: true });
});

/** Folders alone: files of packages are shared with the project. */
const forbidWriting = (mode: string) =>
  execFileSync('find', [copy.folder, '-type', 'd', '-exec', 'chmod', mode, '{}', '+']);

const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  ...more,
});

/** As the user of a service, who owns nothing of the code. */
const asService = (...words: readonly string[]) => {
  const program = [join(copy.folder, 'node_modules/.bin/node'), ...words];
  return isRoot
    ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', ...program]
    : program;
};

/** Every file of the code, with what a change of it would change. */
function codeNow(): readonly string[] {
  return readdirSync(copy.folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('node_modules/.cache'))
    .map((name) => {
      const { size, mtimeMs, mode } =
        statSync(join(copy.folder, name), { throwIfNoEntry: false }) ?? {};
      return `${name} ${size} ${mtimeMs} ${mode}`;
    })
    .sort();
}

async function untilHealthy(origin: string, child: ChildProcess, output: readonly string[]) {
  for (;;) {
    const answer = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`the site did not start:\n${output.join('')}`);
    await wait(100);
  }
}

test('a site that was built before runs from code that its user may not write, and leaves it as it is', async () => {
  const [setup = '', ...words] = asService('scripts/setup.mjs', 'serve');
  const before = codeNow();
  const ready = spawnSync(setup, words, { cwd: copy.folder, env: environment(), encoding: 'utf8' });
  expect([ready.status, ready.stdout]).toEqual([0, '']);

  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = environment({ PORT: String(port), DATA_DIR: dataDir });
  const [program = '', ...rest] = asService('scripts/start.ts');
  const output: string[] = [];
  for (const round of ['first', 'second']) {
    const child = spawn(program, rest, { cwd: copy.folder, env });
    child.stdout.on('data', (text) => output.push(String(text)));
    child.stderr.on('data', (text) => output.push(String(text)));
    running = child;
    await untilHealthy(origin, child, output);
    for (const path of [
      '/',
      '/webinarcalendar',
      '/which-modules',
      '/quotation?modules=1',
      '/desk/sign-in',
    ]) {
      expect([round, path, (await fetch(`${origin}${path}`)).status]).toEqual([round, path, 200]);
    }
    const sent = await fetch(`${origin}${apiRoutes.contact}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(question),
    });
    expect([round, sent.status, await sent.text()]).toEqual([round, 200, expect.any(String)]);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  expect(output.join('')).not.toMatch(/EACCES|EROFS|EPERM|read-?only/i);
  expect(codeNow()).toEqual(before);
}, 300_000);

test('where the pages would have to be built again it says who is to do so, and does not serve old ones', async () => {
  const env = environment({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SUPPORT_PHONE: '+91 44 2345 6789',
  });
  const [program = '', ...rest] = asService('scripts/start.ts');
  const { status, stderr } = spawnSync(program, rest, { cwd: copy.folder, env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^SUPPORT_PHONE changed since the pages were built, and the pages show it: npm run build, .* cannot be written by \S+/,
  );
}, 60_000);
