/** Parts that are no XML: pictures and fonts, and what pretends to be one. */

const signs = (...texts: readonly string[]) => texts.map((text) => Buffer.from(text, 'latin1'));
const beginsWith = (head: Buffer, among: readonly Buffer[]): boolean =>
  among.some((sign) => head.subarray(0, sign.length).equals(sign));

const pictures = signs(
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff',
  'GIF87a',
  'GIF89a',
  'BM',
  'II*\0',
  'MM\0*',
  'II\xbc',
  // EMF, WMF with and without its header, and both packed.
  '\x01\0\0\0',
  '\xd7\xcd\xc6\x9a',
  '\x01\0\x09\0',
  '\x1f\x8b',
  '\0\0\x01\0',
);
/** Documents, programs and archives. */
const foreign = signs(
  '\xd0\xcf\x11\xe0',
  'PK\x03\x04',
  'MZ',
  '\x7fELF',
  '\xca\xfe\xba\xbe',
  '\xcf\xfa\xed\xfe',
  '%PDF',
  '{\\rt',
  '#!',
  'Rar!',
  '7z\xbc\xaf',
  'ITSF',
  '%!PS',
  'L\0\0\0\x01\x14\x02\0',
  '<',
);
/** Their first bytes are disguised (ECMA-376 part 4, 2.8.1), or say nothing; no program opens them by itself. */
const other = /\.(?:odttf|ttf|otf|fntdata|pct|pict|heic|heif|avif|jp2)$/i;
const printerSettings = /(?:^|\/)printersettings\d*\.bin$/i;

/** `workbook` where it may be one behind a chart. */
export function kindOfBinary(name: string, head: Buffer): 'picture' | 'workbook' | 'foreign' {
  if (head.length === 0) return 'picture';
  if (beginsWith(head, foreign)) {
    return /\.xlsx$/i.test(name) && head.subarray(0, 2).equals(Buffer.from('PK'))
      ? 'workbook'
      : 'foreign';
  }
  const isWebp = head.subarray(0, 4).equals(Buffer.from('RIFF')) && head.includes('WEBP');
  const isKnown = beginsWith(head, pictures) || isWebp;
  return isKnown || other.test(name) || printerSettings.test(name) ? 'picture' : 'foreign';
}
