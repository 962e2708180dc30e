import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Room for some thousand submissions, until somebody has made more. */
const reserveBytes = 4 * 1024 * 1024;

export interface Reserve {
  /** Gives the room to whoever needs it now. */
  spend(): void;
  /** Lays it again once the disk has room for it twice over. Cheap while it is laid. */
  renew(): void;
}

/** A file that holds room on the disk for the day on which it is full. */
export function createDiskReserve(path: string): Reserve {
  let laid = statSync(path, { throwIfNoEntry: false })?.size === reserveBytes;
  const reserve: Reserve = {
    spend() {
      if (remove(path)) laid = false;
    },
    renew() {
      if (laid) return;
      try {
        const disk = statfsSync(dirname(path));
        if (disk.bavail * disk.bsize < 2 * reserveBytes) return;
        // Random, since a file system that compresses would hold no room for zeros.
        writeFileSync(path, randomBytes(reserveBytes), { mode: 0o600 });
        laid = true;
      } catch {
        remove(path);
      }
    },
  };
  reserve.renew();
  return reserve;
}

/** False where the disk may only be read: the failure that asked for the room is the one to be told. */
function remove(path: string): boolean {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
}
