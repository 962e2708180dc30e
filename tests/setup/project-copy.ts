/** A copy of the project, with its packages, in which somebody edits. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edit } from '#tests/data/edits';

/** By default in `var/`: links to the packages need the same disk. */
export function copyProject(name: string, parent = join(process.cwd(), 'var')) {
  const folder = join(parent, name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', words, { encoding: 'utf8' }).split('\0');
  for (const file of listed.filter((each) => each && existsSync(each))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  const packages = ['node_modules', join(folder, 'node_modules')];
  const { status } = spawnSync('cp', ['-al', ...packages], { stdio: 'ignore' });
  if (status !== 0) {
    // Linked folders are there already, and a folder would be copied into them.
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    execFileSync('cp', ['-a', ...packages]);
  }
  return {
    folder,
    remove,
    edit({ what, file, from, to }: Edit): void {
      const path = join(folder, 'data', file);
      const text = readFileSync(path, 'utf8');
      const found = typeof from === 'string' ? text.includes(from) : from.test(text);
      if (!found) throw new Error(`${what}: data/${file} has no ${from}`);
      // Beside a text, `$` is a sign like any other; beside a pattern it names a group.
      const safe = typeof from === 'string' ? to.replaceAll('$', '$$$$') : to;
      writeFileSync(path, text.replace(from, safe));
    },
    /** A program of our packages: whether it went well, and what it said. */
    run(program: string, ...rest: readonly string[]) {
      const env = { ...process.env, JEST_WORKER_ID: '' };
      const command = join(folder, 'node_modules/.bin', program);
      const ended = spawnSync(command, rest, { cwd: folder, encoding: 'utf8', env });
      return { ok: ended.status === 0, output: `${ended.stdout}${ended.stderr}` };
    },
  };
}
