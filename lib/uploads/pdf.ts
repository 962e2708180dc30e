import type { Finding } from '#lib/uploads/finding';
import { inspectPdf } from '#lib/uploads/pdf-inspect';

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

/** Encrypted ones are taken: most open without a password, and only printing is protected. */
export async function checkPdf(data: Buffer): Promise<Finding> {
  const head = data.subarray(0, headerWithin).toString('latin1');
  if (!head.includes('%PDF-') || foreign.some((sign) => head.trimStart().startsWith(sign))) {
    return 'other';
  }
  const seen = await inspectPdf(data);
  if (seen.active) return 'active';
  if (seen.encrypted) return 'encrypted';
  return seen.attachments ? 'attachments' : 'fine';
}
