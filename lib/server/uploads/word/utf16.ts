/**
 * The text of bytes at whatever place. Not `toString('utf16le')` of them: Node 24 writes a byte beyond its memory for an odd
 * number of bytes at an odd address, and a hostile file chooses both.
 */
export function utf16(bytes: Buffer): string {
  const even = Buffer.alloc(bytes.length - (bytes.length % 2));
  bytes.copy(even);
  return even.toString('utf16le');
}
