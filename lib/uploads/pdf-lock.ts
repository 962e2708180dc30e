/** Whether a PDF opens without a password: the standard security handler, ISO 32000-2, 7.6.4. */
import { createCipheriv, createHash } from 'node:crypto';
import { readString } from '#lib/uploads/pdf-string';
import { rc4 } from '#lib/uploads/rc4';

/** What stands in for the rest of a short password: algorithm 2, step a. */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/**
 * Tries the empty user password, which a file that is only protected against printing has.
 * `dictionary` is the text of the encryption dictionary, `id` the document's first identifier.
 */
export function opensWithout(dictionary: string, id: string): boolean {
  if (!/\/Filter\s*\/Standard\b/.test(dictionary)) return false;
  const revision = numberOf(dictionary, 'R') ?? 0;
  const user = stringOf(dictionary, 'U');
  if (revision >= 5) return user.length >= 40 && opensByHash(revision, user);
  const key = keyOf(dictionary, revision, readString(id, 0));
  const made = revision === 2 ? rc4(key, padding) : chained(key, md5(padding, readString(id, 0)));
  return user.subarray(0, made.length).equals(made);
}

/** Algorithm 2. */
function keyOf(dictionary: string, revision: number, id: Buffer): Buffer {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberOf(dictionary, 'P') ?? 0) | 0);
  const bare = revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary);
  const owner = stringOf(dictionary, 'O').subarray(0, 32);
  const tail = Buffer.from(bare ? 'ffffffff' : '', 'hex');
  const bits = revision === 2 ? 40 : revision === 3 ? (numberOf(dictionary, 'Length') ?? 40) : 128;
  const bytes = Math.min(16, Math.max(5, bits / 8));
  let key = md5(padding, owner, permissions, id, tail).subarray(0, bytes);
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, bytes);
  return key;
}

/** Algorithm 5, steps c to e. */
function chained(key: Buffer, hash: Buffer): Buffer {
  let made = hash;
  for (let round = 0; round < 20; round += 1) {
    made = rc4(
      key.map((byte) => byte ^ round),
      made,
    );
  }
  return made;
}

function opensByHash(revision: number, user: Buffer): boolean {
  const salt = user.subarray(32, 40);
  const made = revision === 5 ? sha(256, salt) : hardened(salt);
  return user.subarray(0, 32).equals(made);
}

/** Algorithm 2.B for an empty password. */
function hardened(salt: Buffer): Buffer {
  let key = sha(256, salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const made = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = made.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = sha(([256, 384, 512] as const)[sum % 3] ?? 256, made);
    last = made.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const sha = (bits: 256 | 384 | 512, data: Buffer) => createHash(`sha${bits}`).update(data).digest();

const md5 = (...parts: readonly Buffer[]) =>
  createHash('md5').update(Buffer.concat(parts)).digest();

function numberOf(dictionary: string, name: string): number | undefined {
  const [, digits] = new RegExp(`/${name}\\s+(-?\\d{1,10})`).exec(dictionary) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function stringOf(dictionary: string, name: string): Buffer {
  const found = new RegExp(`/${name}\\s*(?=[(<])`).exec(dictionary);
  return found ? readString(dictionary, found.index + found[0].length) : Buffer.alloc(0);
}
