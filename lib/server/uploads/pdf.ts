import type { Finding } from '#lib/server/uploads/inspection-finding';
import { LockedPdf } from '#lib/server/uploads/pdf/decrypt';
import { inspectPdf } from '#lib/server/uploads/pdf/inspect';
import { hasMarkup, isPolyglot } from '#lib/server/uploads/pdf/polyglot';

/** Readers look for the header this far into the file: ISO 32000-1, annex H.3. */
const headerWithin = 1024;

/** A PDF that opens without a password, and in which nothing acts by itself; one without an object is damaged. */
export async function checkPdf(data: Buffer): Promise<Finding> {
  const header = data.subarray(0, headerWithin).indexOf('%PDF-');
  if (header < 0 || isPolyglot(data, header)) return 'other';
  try {
    const { finding, gaps } = await inspectPdf(data);
    return gaps.some(([start, end]) => hasMarkup(data, start, end)) ? 'other' : finding;
  } catch (error) {
    // The parser throws errors of many kinds; whatever it fails at, nobody has read.
    return error instanceof LockedPdf ? 'locked' : 'unreadable';
  }
}
