import { createHash, randomBytes, randomInt } from 'node:crypto';
import { keyedHash } from '#lib/server/hmac';
import { endingInLetter } from '#lib/server/store/enquiries/credentials';
import type { Store } from '#lib/server/store/store';

/** 191 random bits or more: nobody guesses them, so a plain hash of them gives nothing away. */
export const newToken = () => endingInLetter(randomBytes(24).toString('base64url'));

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Six digits, leading zeros kept. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** A million codes are quickly tried: the hash needs a secret and the browser it was asked from. */
export const hashOfCode = (code: string, browserHash: string, store: Pick<Store, 'secret'>) =>
  keyedHash(store, 'desk-code', `${browserHash}:${code}`);
