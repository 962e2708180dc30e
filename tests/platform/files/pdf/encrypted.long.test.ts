import { describe, expect, it } from '@jest/globals';
import { objectStream, pdfWith, resume } from '#tests/platform/files/pdf/builder';
import { opening, script } from '#tests/platform/files/pdf/script';
import { fixture } from '#tests/platform/files/samples';
import { heldFor, verdictOf } from '#tests/platform/files/verdicts';

/** RC4 of 40 and 128 bits, AES of 128 and 256: written by qpdf, with an owner's password alone, most with packed objects. */
const methods = ['40', '128', 'aes128', '256'];

describe.each(methods)('a PDF that its author protects (%s)', (method) => {
  it('is attached with its links and bookmarks', async () =>
    expect(await verdictOf(fixture(`packed-honest-${method}.pdf`))).toBe('attached'));

  it('is held where a packed object holds a script', async () =>
    expect(await verdictOf(fixture(`packed-script-${method}.pdf`))).toEqual(heldFor('script')));

  it('is held where an encrypted link is a script', async () =>
    expect(await verdictOf(fixture(`packed-link-${method}.pdf`))).toEqual(heldFor('script')));

  it('is held where an encrypted text is a script that runs at the opening', async () =>
    expect(await verdictOf(fixture(`opening-script-${method}.pdf`))).toEqual(heldFor('script')));

  it('is held where the kind of its action is an encrypted text', async () =>
    expect(await verdictOf(fixture(`opening-string-${method}.pdf`))).toEqual(heldFor('launch')));

  it('is never attached where it only says that it is encrypted, and packs a script in the clear', async () => {
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
    expect(await verdictOf(data)).not.toBe('attached');
  });
});
