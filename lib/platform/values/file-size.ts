import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a file under `public`, by its address; throws where it is missing. */
export const fileSize = (address: string): number =>
  statSync(join(process.cwd(), 'public', address)).size;
