import { execFileSync } from 'node:child_process';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { newDestination, newLog } from '#lib/platform/log/log';

const lineBytes = 1000;
const written = 10_000;

async function* readLines(pipe: FileHandle): AsyncGenerator<string> {
  let rest = '';
  for (;;) {
    const { bytesRead, buffer } = await pipe.read(Buffer.alloc(65_536));
    const lines = (rest + buffer.toString('utf8', 0, bytesRead)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

test('lines that nobody reads take 4 MB at most, and how many were dropped is reported when they are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-log-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const pipe = await open(path, 'r+');
  try {
    const log = newLog(newDestination(pipe.fd));
    for (let line = 0; line < written; line += 1) log.info('x'.repeat(lineBytes));
    let read = 0;
    let warning: { readonly lines: number } | undefined;
    for await (const line of readLines(pipe)) {
      const { msg, ...more } = JSON.parse(line);
      if (msg === 'lines of this log were dropped') {
        warning = more;
        break;
      }
      read += 1;
      if (read === written) break;
    }
    expect(read * lineBytes).toBeLessThan(4.5 * 2 ** 20);
    expect(warning).toMatchObject({ level: 40, lines: written - read });
  } finally {
    await pipe.close();
    await rm(folder, { recursive: true });
  }
});
