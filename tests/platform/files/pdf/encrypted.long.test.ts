import { describe, expect, it } from '@jest/globals';
import { objectStream, pdfWith, resume } from '#tests/platform/files/pdf/builder';
import { opening, script } from '#tests/platform/files/pdf/script';
import { fixture } from '#tests/platform/files/samples';
import { active, protectedFine, verdictOf } from '#tests/platform/files/verdicts';

/** RC4 of 40 and 128 bits, AES of 128 and 256: written by qpdf, their objects packed, with an owner's password alone. */
const methods = ['40', '128', 'aes128', '256'];
const verdict = (data: Buffer) => verdictOf(data, 'cv.pdf');

describe.each(methods)('a PDF that its author protects (%s)', (method) => {
  it('is taken with its links and bookmarks', async () =>
    expect(await verdict(fixture(`packed-honest-${method}.pdf`))).toEqual(protectedFine));

  it('is refused where a packed object holds a script', async () =>
    expect(await verdict(fixture(`packed-script-${method}.pdf`))).toEqual(active));

  it('is refused where an encrypted link is a script', async () =>
    expect(await verdict(fixture(`packed-link-${method}.pdf`))).toEqual(active));

  it('is refused where it only says that it is encrypted, and packs a script in the clear', async () => {
    const honest = fixture(`print-${method}.pdf`).toString('latin1');
    const encryption =
      /<<[^>]*(?:<<[^>]*<<[^>]*>>[^>]*>>[^>]*)?\/Filter \/Standard[\s\S]*?>>\nendobj/.exec(
        honest,
      )?.[0];
    const id = /\/ID \[[\s\S]*?\]/.exec(honest)?.[0];
    expect([encryption, id]).toEqual([expect.any(String), expect.any(String)]);
    const objects = resume(opening, '', {
      20: encryption?.replace('\nendobj', '') ?? '',
      50: objectStream([[9, script]]),
    });
    const data = pdfWith(objects, { trailer: `/Encrypt 20 0 R ${id}` });
    expect(await verdict(data)).toEqual(active);
  });
});
