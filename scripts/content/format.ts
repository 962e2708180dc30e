/** `npm run content -- format`: editors write words; commas, quotes and line ends come from the project's formatter. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Says how many files were put in order; throws what the formatter cannot read, with file and line. On a clone that only
 * built or served so far it installs the tools first.
 */
export function formatContent(): string {
  const biome = join(root, 'node_modules/.bin/biome');
  if (!existsSync(biome)) {
    spawnSync(process.execPath, ['scripts/setup.mjs'], { cwd: root, stdio: 'inherit' });
  }
  if (!existsSync(biome)) throw new Error('The formatter could not be installed: npm ci says why');
  const words = ['check', '--write', '--colors=off', '--max-diagnostics=20', 'data'];
  const { status, stdout, stderr } = spawnSync(biome, words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    const said = `${stdout}${stderr}`.trim();
    throw new Error(`data/ is not in order, and what is left needs a person:\n${said}`);
  }
  const [, changed] = /Fixed (\d+) file/.exec(`${stdout}${stderr}`) ?? [];
  return changed ? `Files of data/ put in order: ${changed}.` : 'Every file of data/ is in order.';
}
