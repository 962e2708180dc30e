/** Every command of README's part for operators, run as it is there against a site that is thrown away. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPostgres } from '#scripts/postgres';
import { type Finding, finding } from '#tests/faults/fault-test';
import { observedSite } from '#tests/faults/observed-site';
import { newMarker, sendQuestion } from '#tests/faults/visitor';

/** A heading of docs/operations.md says `stopped` where its commands ask for a site that does not run. */
export async function* readmeCommands(folder: string): AsyncGenerator<Finding> {
  mkdirSync(folder, { recursive: true });
  const DATA_DIR = join(folder, 'data');
  const settings = { DATA_DIR, METRICS_TOKEN: 'token-of-the-proof' };
  const cluster = await startPostgres();
  const site = await observedSite(settings);
  const marker = newMarker();
  for (const each of [marker, newMarker(), newMarker()]) await sendQuestion(site.origin, each);
  const words = {
    REFERENCE: referenceIn(DATA_DIR, marker),
    ADDRESS: marker,
    METRICS_TOKEN: settings.METRICS_TOKEN,
    FOLDER: join(folder, 'books'),
    'postgres://user:password@host/database': cluster.url,
    'http://127.0.0.1:3000': site.origin,
  };
  let running = true;
  try {
    for (const { heading, commands } of fencedCommands('docs/operations.md')) {
      // The two commands of the top are what a developer runs.
      if (!/npm run -s|curl/.test(commands)) continue;
      for (const line of commands.trim().split('\n')) {
        const [command = '', remark = ''] = line.split(/ +# /);
        if (remark.startsWith('stopped') && running) {
          await site.stop();
          running = false;
        }
        const asked = Object.entries(words).reduce(
          (text, [from, to]) => text.replaceAll(from, to),
          command,
        );
        const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', asked], {
          encoding: 'utf8',
          env: { ...process.env, ...settings, PORT: new URL(site.origin).port },
        });
        yield finding(
          status === 0,
          `docs/operations.md, "${heading}": ${command}${status === 0 ? '' : ` ended with ${status}: ${stdout}${stderr}`}`,
        );
      }
    }
  } finally {
    await site.stop();
    await cluster.stop();
  }
}

/** The reference is of somebody else, because that person is erased before. */
function referenceIn(dataDir: string, marker: string): string {
  const file = new DatabaseSync(join(dataDir, 'hoa.sqlite'), { readOnly: true });
  const row = file.prepare('select reference from enquiries where email <> ? limit 1').get(marker);
  file.close();
  return String(row?.reference);
}

export function fencedCommands(
  file: string,
): readonly { readonly heading: string; readonly commands: string }[] {
  const found: { heading: string; commands: string }[] = [];
  let heading = '';
  const parts = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$|^```(\w*)\n([\s\S]*?)^```$/gm);
  for (const [, title, language, commands] of parts) {
    if (title !== undefined) heading = title;
    else if (language === 'sh') found.push({ heading, commands: commands ?? '' });
  }
  return found;
}
