import type { Finding } from '#lib/uploads/finding';
import { opensWithout } from '#lib/uploads/pdf-lock';

/** Readers look for the header this far into the file: ISO 32000-1, annex H.3. */
const headerWithin = 1024;
/** What begins so is something else first, whatever follows. */
const foreign = [
  'PK',
  'MZ',
  '\xd0\xcf\x11\xe0',
  '\x7fELF',
  'GIF8',
  '\xff\xd8',
  '\x89PNG',
  '<',
  '#!',
];

export function checkPdf(data: Buffer): Finding {
  const head = data.subarray(0, headerWithin).toString('latin1');
  if (!head.includes('%PDF-') || foreign.some((sign) => head.trimStart().startsWith(sign))) {
    return 'other';
  }
  // Most are not encrypted: no second copy of 5 MB to find that out.
  if (!data.includes('/Encrypt')) return 'fine';
  const text = data.toString('latin1');
  const dictionary = encryptionOf(text);
  if (dictionary === undefined) return 'fine';
  return opensWithout(dictionary, documentIdOf(text)) ? 'fine' : 'locked';
}

/** The text around the encryption dictionary, which is never compressed; `undefined` without one. */
function encryptionOf(text: string): string | undefined {
  const last = lastOf(text, /\/Encrypt\s*(?:(\d{1,10})\s+(\d{1,5})\s+R|<<)/g);
  if (!last) return undefined;
  const [, number, generation] = last;
  if (number === undefined) return text.slice(last.index, last.index + longest);
  const object = new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj\\b`, 'g');
  const found = lastOf(text, object);
  return found && text.slice(found.index, found.index + longest);
}

const longest = 4096;

/** From `/ID [` of the trailer on. */
function documentIdOf(text: string): string {
  const last = lastOf(text, /\/ID\s*\[\s*(?=[(<])/g);
  return last ? text.slice(last.index + last[0].length, last.index + last[0].length + 256) : '';
}

/** One at a time: a hostile file holds half a million, too many to keep. */
function lastOf(text: string, pattern: RegExp): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined;
  for (const found of text.matchAll(pattern)) last = found;
  return last;
}
