/** The test files of a room as one: Jest loads every module anew for each file, and they share most of them. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'var/rooms';

/** A document of its own, or modules that are stood in for. */
const ownModules = /@jest-environment|\bjest\.mock\(/;

/** What begins with one of these leaves something in its modules, waits for a pool of processes, or starts commands. */
const apart = [
  'tests/scripts/',
  'tests/server/continuation/',
  'tests/server/http/batch-pages.test.ts',
  'tests/server/intake/',
  'tests/server/payments/sandbox.test.ts',
  'tests/server/resume/',
  'tests/server/store/',
  'tests/server/uploads/',
];

/** Room by room; a file that runs alone is a room of one, under its own path. */
export function roomsOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy([...files].sort(), (file) => {
    const alone =
      apart.some((begin) => file.startsWith(begin)) || ownModules.test(readFileSync(file, 'utf8'));
    const [room = file] = /^tests\/(?:server\/)?[\w-]+(?=\/)/.exec(file) ?? [];
    return alone ? file : room;
  });
}

/** The quick tests of the project `site`. */
export const quickTests = (): string[] =>
  globSync('tests/**/*.test.{ts,tsx}').filter(
    (file) => !file.includes('.long.test.') && !file.startsWith('tests/server/store/'),
  );

/** Writes a file for each room, in which each of its files has a block of its own; all that Jest is to run. */
export function writeRooms(files: readonly string[]): string[] {
  const written = [...roomsOf(files)].map(([room, inside]) => {
    if (inside.length === 1) return inside.join();
    const path = join(folder, `${room.replaceAll('/', '-')}.test.js`);
    const blocks = inside.map(
      (file) => `describe('${file}', () => { require('../../${file}'); });\n`,
    );
    mkdirSync(folder, { recursive: true });
    // A run beside this one reads the same files.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== blocks.join(''))
      writeFileSync(path, blocks.join(''));
    return path;
  });
  for (const left of globSync(`${folder}/*`))
    if (!written.includes(left)) rmSync(left, { recursive: true });
  return written;
}
