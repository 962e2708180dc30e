import { deflateSync } from 'node:zlib';
import {
  objectStream,
  packedPdf,
  pdfWith,
  resume,
  resumePdf,
  stream,
  updated,
} from '#tests/platform/files/pdf/builder';
import {
  toAscii85,
  toHex,
  toLzw,
  toPng,
  toRunLength,
  toTiff,
} from '#tests/platform/files/pdf/encoders';
import { opening, opens, packed, script } from '#tests/platform/files/pdf/script';
import { edited } from '#tests/platform/files/samples';

const columns = 8;
const predicted = '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 8 >>';
const tiff = (data: Buffer) => deflateSync(toTiff(data));
const twice = (data: Buffer) => toHex(deflateSync(data));

export const hidden: Readonly<Record<string, Buffer>> = {
  'in a compressed object': packed('/Filter /FlateDecode', deflateSync),
  'behind a filter in a list': packed('/Filter [/FlateDecode]', deflateSync),
  'behind a filter that stands elsewhere': packed('/Filter 20 0 R', deflateSync, {
    20: '/FlateDecode',
  }),
  'behind a list that stands elsewhere': packed('/Filter 20 0 R', deflateSync, {
    20: '[21 0 R]',
    21: '/FlateDecode',
  }),
  'behind a filter by its short name': packed('/Filter /Fl', deflateSync),
  'behind two filters': packed('/Filter [/ASCIIHexDecode /FlateDecode]', twice),
  'behind hexadecimal digits': packed('/Filter /ASCIIHexDecode', toHex),
  'behind base 85': packed('/Filter /ASCII85Decode', toAscii85),
  'behind LZW': packed('/Filter /LZWDecode', toLzw),
  'behind lengths of runs': packed('/Filter /RunLengthDecode', toRunLength),
  'behind a predictor of PNG': packed(predicted, (data) => deflateSync(toPng(data, columns))),
  'behind parameters that stand elsewhere': packed(
    '/Filter /FlateDecode /DecodeParms 20 0 R',
    (data) => deflateSync(toPng(data, columns)),
    { 20: '<< /Predictor 21 0 R /Columns 8 >>', 21: '12' },
  ),
  'behind a predictor of TIFF': packed(
    '/Filter /FlateDecode /DecodeParms [<< /Predictor 2 /Columns 4096 >>]',
    tiff,
  ),
  'in an object stream without a filter': packed('', (data) => data),
  'in an object stream of another type': resumePdf(opening, '', {
    50: objectStream([[9, script]]).replace('/ObjStm', '/Other'),
  }),
  'in an object that nothing refers to': resumePdf('', '', { 30: script }),
  'in what an older save held': updated(opens(script), { 1: resume()[1] ?? '', 9: 'null' }),
  'in what a newer save holds': updated(resumePdf(), {
    1: resume(opening)[1] ?? '',
    9: script,
  }),
  'in a stream of a newer save': updated(resumePdf(), {
    1: resume(opening)[1] ?? '',
    50: objectStream([[9, script]]),
  }),
  'in a packed object that only the table before the last leads to': updated(
    packedPdf(resume(opening, '', { 9: script }), { packed: [1, 2, 3, 5, 9] }),
    { 4: stream('', 'BT /F1 12 Tf 72 760 Td (Meena Iyer) Tj ET') },
  ),
  'in a packed object that a newer save replaces': updated(
    packedPdf(resume(opening, '', { 9: script }), { packed: [1, 2, 3, 5, 9] }),
    { 1: resume()[1] ?? '' },
  ),
  'in a packed action that an older packed catalogue opens with': updated(
    packedPdf(
      resume(opening, '', { 9: '<< /S /GoTo /D [3 0 R /Fit] /Next 12 0 R >>', 12: script }),
      {
        packed: [1, 9, 12],
      },
    ),
    { 9: '<< /S /GoTo /D [3 0 R /Fit] >>' },
  ),
  'in a branch of a field’s branch': resumePdf('/AcroForm << /Fields [8 0 R] >>', '', {
    8: '<< /FT /Tx /T (a) /Kids [9 0 R] >>',
    9: '<< /Parent 8 0 R /T (b) /Kids [10 0 R] >>',
    10: `<< /Parent 9 0 R /T (c) /Kids [<< /AA << /K ${script} >> >>] >>`,
  }),
  'among names that come back to themselves': resumePdf('/Names << /JavaScript 9 0 R >>', '', {
    9: '<< /Kids [10 0 R] >>',
    10: '<< /Kids [9 0 R 11 0 R] >>',
    11: `<< /Limits [(a) (a)] /Names [(a) ${script}] >>`,
  }),
  'in an object that is called free': edited(
    opens(script),
    /\d{10} 00000 n (\n9 1)?/g,
    '0000000000 00001 f ',
  ),
  'where the table points nowhere': edited(opens(script), /startxref\n\d+/, 'startxref\n1'),
  'without a table': edited(opens(script), /xref[\s\S]*/, ''),
  'in names of numbers': opens('<< /#53 /J#61vaScript /#4a#53 (x) >>'),
  'in a name that stands elsewhere': resumePdf(opening, '', {
    9: '<< /S 10 0 R /Q (x) >>',
    10: '/JavaScript',
  }),
  'in a kind written as a string': opens('<< /S (Launch) /Q (x) >>'),
  'in one written in hexadecimal digits': opens('<< /S <4c61756e6368> /Q (x) >>'),
  'in one written in UTF-16': opens('<< /S <FEFF004c00610075006e00630068> /Q (x) >>'),
  'behind the end of a string': resumePdf(`/X (\\\\) /OpenAction ${script} /Y (x)`),
  'in what looks like a string': resumePdf(`/X (9 0 obj ${script} endobj) ${opening}`),
  'in what looks like a stream': resumePdf(opening, '', {
    7: stream('', `9 0 obj\n${script}\nendobj`),
  }),
  'behind zeros for spaces': edited(opens(script), '9 0 obj', '9\x000\x00obj'),
  'after junk before its header': pdfWith(resume(`/OpenAction ${script}`), {
    header: 'junk\njunk\n%PDF-1.4\n',
  }),
  'behind the end of the file': Buffer.concat([
    resumePdf(opening),
    Buffer.from(`9 0 obj\n${script}\nendobj\n`),
  ]),
  'in a second file behind the first': Buffer.concat([resumePdf(), opens(script)]),
  'behind an encryption that is none': pdfWith(resume(opening, '', { 9: script }), {
    trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (a) /P -4 >> /ID [<00> <00>]',
  }),
};
