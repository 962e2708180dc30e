/** Files that are a PDF and something else too: another program reads the other half. */

/** What begins so is something else first, whatever follows. */
const foreign = [
  ...['PK', 'MZ', '\xd0\xcf\x11\xe0', '\x7fELF', 'GIF8', '\xff\xd8', '\x89PNG', '<', '#!', '%!'],
  ...['Rar!', '7z\xbc\xaf', '{\\rtf', 'BM', 'RIFF', 'II*\0', 'MM\0*'],
];
/** What a browser, a server or Word looks for anywhere near the begin of a file or outside of its objects. */
const markup =
  /<!doctype|<(?:html|head|body|script|svg|iframe|object|embed|meta|\?php|\?=|%)[\s>/a-z]|^mime-version:|^content-type:\s*multipart/im;
/** A zip is read from its end: its directory stands there. */
const zipEnd = 'PK\x05\x06';
const zipEntry = 'PK\x03\x04';
const markupWithin = 1024;

/** Of what stands between the objects of a PDF, and of the begin of a whole file. */
export const hasMarkup = (text: string): boolean => markup.test(text);

/** Of a whole file whose header stands at `header`. */
export function isPolyglot(data: Buffer, header: number): boolean {
  const before = data.toString('latin1', 0, header).trimStart();
  if (foreign.some((sign) => before.startsWith(sign))) return true;
  if (hasMarkup(data.toString('latin1', 0, markupWithin))) return true;
  return data.includes(zipEnd, 0, 'latin1') && data.includes(zipEntry, 0, 'latin1');
}
