/** Files that are a PDF and something else too: another program reads the other half. */

/** What begins so is something else first, whatever follows. */
const foreign = [
  ...['PK', 'MZ', '\xd0\xcf\x11\xe0', '\x7fELF', 'GIF8', '\xff\xd8', '\x89PNG', '<', '#!', '%!'],
  ...['Rar!', '7z\xbc\xaf', '{\\rtf', 'BM', 'RIFF', 'II*\0', 'MM\0*'],
];
/** What a browser, a server or Word looks for anywhere near the begin of a file or outside of its objects. */
const markup =
  /<!doctype|<(?:html|head|body|script|svg|iframe|object|embed|meta|\?php|\?=|%)[\s>/a-z]|[\r\n]mime-version:|[\r\n]content-type:\s{0,1000}multipart/i;
/** Read in pieces: as one text 5 MB would stand in memory once more. A piece goes on this far into the next one. */
const pieceBytes = 64 * 1024;
const longestMarkup = 1_100;
/** A zip is read from its end: its directory stands there. */
const zipEnd = 'PK\x05\x06';
const zipEntry = 'PK\x03\x04';
const markupWithin = 1024;

/** In the bytes from `start` to `end`: what stands between two objects of a PDF, or the begin of a whole file. */
export function hasMarkup(data: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += pieceBytes) {
    const piece = data.toString('latin1', at, Math.min(at + pieceBytes + longestMarkup, end));
    // A line begins where the bytes do.
    if (markup.test(at === start ? `\n${piece}` : piece)) return true;
  }
  return false;
}

/** Of a whole file whose header stands at `header`. */
export function isPolyglot(data: Buffer, header: number): boolean {
  const before = data.toString('latin1', 0, header).trimStart();
  if (foreign.some((sign) => before.startsWith(sign))) return true;
  if (hasMarkup(data, 0, Math.min(markupWithin, data.length))) return true;
  return data.includes(zipEnd, 0, 'latin1') && data.includes(zipEntry, 0, 'latin1');
}
