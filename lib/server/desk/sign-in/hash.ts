import { createHash, randomBytes, randomInt } from 'node:crypto';
import { keyedHash } from '#lib/server/hmac';
import type { Store } from '#lib/server/store/store';

/** 192 random bits: nobody guesses them, so a plain hash of them gives nothing away. */
export const newToken = () => randomBytes(24).toString('base64url');

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Six digits, leading zeros kept. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** A million codes are quickly tried: the hash needs a secret and the browser it was asked from. */
export const hashOfCode = (code: string, browserHash: string, store: Pick<Store, 'secret'>) =>
  keyedHash(store, 'desk-code', `${browserHash}:${code}`);
