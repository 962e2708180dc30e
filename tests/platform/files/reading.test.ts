/** Whatever honest programs write around it, the text of a resume is read. */
import { expect, it } from '@jest/globals';
import { inspect } from '#lib/platform/files/inspection/inspection';
import { word97 } from '#tests/platform/files/word/doc-builder';
import { word } from '#tests/platform/files/word/docx-builder';
import { honest } from '#tests/platform/files/word/honest-docx';

const read = (data: Buffer, type: 'doc' | 'docx') =>
  inspect('read', { bytes: Uint8Array.from(data), type });

it.each(Object.entries(honest))('of a DOCX with %s', async (_, add) => {
  expect(await read(word(add), 'docx')).toMatchObject({ ok: { found: 'text', isCut: false } });
});

it('of a DOC of Word 97', async () => {
  expect(await read(word97(), 'doc')).toMatchObject({ ok: { found: 'text', isCut: false } });
});

it('of a DOC whose header leaves out what is the same in every file', async () => {
  const data = word97();
  data.writeUInt16LE(0, 26);
  data.writeUInt16LE(0, 32);
  expect(await read(data, 'doc')).toMatchObject({ ok: { found: 'text', isCut: false } });
});
