/** The test files of a feature as one: Jest loads every module again for each file, and they share most of them. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'var/test-groups';

/** Modules that are stood in for. */
const ownModules = /\bjest\.mock\(/;

const inDocument = /@jest-environment jsdom/;

/** A test with one of these leaves something in its modules, waits for a pool of processes, or starts commands. */
const apart = [
  'tests/applications/browser/upload.test.ts',
  'tests/scripts/',
  'tests/applications/continuation/',
  'tests/platform/http/listen/batch-pages.test.ts',
  'tests/enquiries/intake/',
  'tests/payments/sandbox.test.ts',
  'tests/resume/',
  'tests/platform/files/',
];

const documentGroup = 'document';

/** These ask the store itself: run on SQLite and on PostgreSQL, in the project `stores`. */
export const storeTests = [
  'tests/*/queries',
  'tests/platform/*/queries',
  'tests/platform/db',
  'tests/tables',
] as const;

/** It is `storeTests` as a pattern of paths. */
export const storePath: RegExp = /tests\/(?:(?:platform\/)?[\w-]+\/queries|platform\/db|tables)\//;

/** Group by group; a file that runs alone is a group of one, under its own path. */
export function groupsOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy([...files].sort(), (file) => {
    const text = readFileSync(file, 'utf8');
    const [group = file] = /^tests\/(?:platform\/)?[\w-]+(?=\/)/.exec(file) ?? [];
    if (apart.some((begin) => file.startsWith(begin)) || ownModules.test(text)) return file;
    if (!inDocument.test(text)) return group;
    // The other documents are listened to from the moment a module is read.
    return /\/browser\//.test(file) ? file : `tests-${documentGroup}`;
  });
}

export const quickTests = (): string[] =>
  globSync('tests/**/*.test.{ts,tsx}').filter(
    (file) => !file.includes('.long.test.') && !storePath.test(file),
  );

/** Writes a file for each group, in which each of its files has a block of its own; all that Jest is to run. */
export function writeGroups(files: readonly string[]): string[] {
  const written = [...groupsOf(files)].map(([group, inside]) => {
    if (inside.length === 1) return inside.join();
    const hasDocument = group.endsWith(documentGroup);
    const environment = hasDocument ? '/** @jest-environment jsdom */\n' : '';
    const leave = hasDocument ? ' afterAll(() => document.body.replaceChildren());' : '';
    const path = join(folder, `${group.replaceAll('/', '-')}.test.js`);
    const blocks = inside.map(
      (file) => `describe('${file}', () => { require('../../${file}');${leave} });\n`,
    );
    const text = environment + blocks.join('');
    mkdirSync(folder, { recursive: true });
    // A run beside this one reads the same files.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
    return path;
  });
  for (const left of globSync(`${folder}/*`))
    if (!written.includes(left)) rmSync(left, { recursive: true });
  return written;
}
