import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'hoa-tests-';
const neededBytes = 2 * 1024 ** 3;

/**
 * Temporary files in memory, gone with this process: a test opens a store of its own, and what it asks
 * of the disk is asked by `tests/faults` and `tests/hosts` of a real one. Elsewhere on a machine without room there.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !offersSpace()) return;
  removeAbandoned();
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // The throw-away PostgreSQL runs as a user of its own, whose folder lies in this one.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Where `newDataDir` keeps the store that all tests of this run copy. */
export function shareEmptyStore(): void {
  const folder = join(tmpdir(), `hoa-empty-store-${process.pid}`);
  process.env.TESTS_EMPTY_STORE = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function offersSpace(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm tmpfs (\S+)/m)?.[1];
    const { bavail, bsize } = statfsSync(memory);
    // Some tests start a program that they have written.
    return mount !== undefined && !/\b(?:ro|noexec)\b/.test(mount) && bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

function removeAbandoned(): void {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    try {
      process.kill(Number(name.slice(prefix.length)), 0);
    } catch {
      rmSync(join(memory, name), { recursive: true, force: true });
    }
  }
}
