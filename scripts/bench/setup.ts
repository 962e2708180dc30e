/** A fresh clone, from nothing to its first page: what is installed and how long it takes; and a start with a build there. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/serve-copy';

export async function measureSetup() {
  const clone = await mkdtemp(join(tmpdir(), 'hoa-clone-'));
  const dataDir = await mkdtemp(join(tmpdir(), 'hoa-clone-data-'));
  try {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    for (const file of files.filter(Boolean))
      await cp(file, join(clone, file), { recursive: true });
    const port = String(await freePort());
    const first = await secondsToPage(clone, { PORT: port, DATA_DIR: dataDir });
    const again = await secondsToPage(clone, { PORT: port, DATA_DIR: dataDir });
    const size = execFileSync('du', ['-sm', join(clone, 'node_modules')], { encoding: 'utf8' });
    return {
      installedMegabytes: Number.parseInt(size, 10),
      firstPageSeconds: first,
      startSeconds: again,
    };
  } finally {
    await rm(clone, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** From `npm start` to a whole page; ends the site again. */
async function secondsToPage(cwd: string, settings: Record<string, string>): Promise<number> {
  const begun = performance.now();
  // Without our own Node in the path: whoever clones it has only that of the machine.
  const path = process.env.PATH?.split(':').filter((each) => each !== dirname(process.execPath));
  const env = { ...process.env, ...settings, PATH: path?.join(':') };
  const npm = spawn('npm', ['start'], { cwd, env, stdio: 'ignore', detached: true });
  const ended = once(npm, 'exit');
  const home = `http://localhost:${settings.PORT}/`;
  while (!(await fetch(home).catch(() => undefined))?.ok) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`);
    await wait(20);
  }
  const seconds = (performance.now() - begun) / 1000;
  process.kill(-(npm.pid ?? 0), 'SIGTERM');
  await ended;
  return seconds;
}
