import { isBrokenCompound, openCompound } from '#lib/uploads/compound';
import type { Finding } from '#lib/uploads/finding';

/** In the File Information Block, fEncrypted is bit 8 of the word at 10: [MS-DOC] 2.5.2. */
const flagsAt = 10;
const encryptedFlag = 0x0100;
const wordMagic = 0xa5ec;

/** Where objects of other programs are kept: [MS-DOC] 2.1.5, [MS-OLEDS] 2.3. */
const embedded = ['ObjectPool', '\x01Ole10Native'];

/** A document of Word 97 to 2003, or a newer one that Office has locked: both are compound files. */
export function checkDoc(data: Buffer): Finding {
  const compound = openCompound(data);
  if (!compound) return isBrokenCompound(data) ? 'damaged' : 'other';
  // [MS-OFFCRYPTO] 2.3.4: a locked .docx, .xlsx or .pptx alike.
  if (compound.has('EncryptedPackage')) return 'locked';
  if (!compound.has('WordDocument')) return 'other';
  const block = compound.startOf('WordDocument');
  const isWhole = block && block.length > flagsAt + 1 && block.readUInt16LE(0) === wordMagic;
  if (isWhole && block.readUInt16LE(flagsAt) & encryptedFlag) return 'locked';
  const macros = ['Macros', '_VBA_PROJECT_CUR', '_VBA_PROJECT', 'VBA'];
  if (macros.some((name) => compound.has(name))) return 'macros';
  return embedded.some((name) => compound.has(name)) ? 'active' : 'fine';
}
