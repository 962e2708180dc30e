import { once } from 'node:events';
import { deflateSync } from 'node:zlib';
import PdfKit from 'pdfkit';
import {
  deflated,
  packedPdf,
  pdfWith,
  resume,
  stream,
  updated,
} from '#tests/platform/files/pdf/builder';

export const link = (uri: string) =>
  `<< /Type /Annot /Subtype /Link /Rect [72 700 200 712] /Border [0 0 0] /A << /Type /Action /S /URI /URI (${uri}) >> >>`;
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(3_000, 0x5a),
  Buffer.from('ffd9', 'hex'),
]);
const picture = stream(
  '/Type /XObject /Subtype /Image /Width 1240 /Height 1754 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode',
  jpeg,
);
const picturePage =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Im0 9 0 R >> /ProcSet [/PDF /ImageC] >> >>';
export const xmp = (producer: string) =>
  stream(
    '/Type /Metadata /Subtype /XML',
    `<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" pdf:Producer="${producer}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  );

/** Microsoft Word, "Save as PDF": tagged, a table and an update with the same table as a stream. */
function word(): Buffer {
  const objects = resume(
    '/Lang (en-IN) /StructTreeRoot 6 0 R /MarkInfo << /Marked true >> /Metadata 10 0 R /ViewerPreferences 11 0 R',
    '/Tabs /S /StructParents 0 /Group << /Type /Group /S /Transparency /CS /DeviceRGB >> /Annots [12 0 R 13 0 R]',
    {
      6: '<< /Type /StructTreeRoot /RoleMap 7 0 R /ParentTree 8 0 R /K [9 0 R] /ParentTreeNextKey 1 >>',
      7: '<< /Footnote /Note /Endnote /Note /Textbox /Sect /Header /Sect /InlineShape /Sect /Artifact /Sect >>',
      8: '<< /Nums [0 [9 0 R]] >>',
      9: '<< /P 6 0 R /S /Table /Type /StructElem /K [0] /Pg 3 0 R /A << /O /Table /Headers [] >> >>',
      10: xmp('Microsoft\xae Word for Microsoft 365'),
      11: '<< /DisplayDocTitle true >>',
      12: '<< /Subtype /Link /Rect [72 700 200 712] /BS << /W 0 >> /F 4 /A << /Type /Action /S /URI /URI (mailto:meena@example.com) >> /StructParent 1 >>',
      13: '<< /Subtype /Link /Rect [72 600 200 612] /BS << /W 0 >> /F 4 /Dest [3 0 R /XYZ 69 770 0] >>',
    },
  );
  return updated(
    pdfWith(objects, {
      header: '%PDF-1.7\r\n%\xb5\xb5\xb5\xb5\r\n',
      trailer: '/Info 14 0 R /ID [<00> <00>]',
    }),
    {},
    '/ID [<00> <00>]',
  );
}

/** Google Docs and Chrome: Skia writes a table, outlines and named places. */
const skia = pdfWith(
  resume(
    '/Outlines 6 0 R /Dests 9 0 R /PageMode /UseOutlines',
    `/StructParents 0 /Tabs /S /Annots [10 0 R ${link('https://www.google.com/url?q=https://linkedin.com/in/meena')}]`,
    {
      6: '<< /Type /Outlines /First 7 0 R /Last 8 0 R /Count 2 >>',
      7: '<< /Title <FEFF0045007800700065007200690065006E00630065> /Parent 6 0 R /Next 8 0 R /Dest /experience >>',
      8: '<< /Title (Education) /Parent 6 0 R /Prev 7 0 R /A << /S /GoTo /D [3 0 R /XYZ 0 500 0] >> >>',
      9: '<< /experience [3 0 R /XYZ 0 700 0] >>',
      10: '<< /Type /Annot /Subtype /Link /F 4 /Border [0 0 0] /Rect [72 700 100 712] /Dest /experience >>',
      11: '<< /ca 1 /BM /Screen >>',
    },
  ),
  {
    trailer:
      '/Info << /Producer (Skia/PDF m130 Google Docs Renderer) /Title (Meena Iyer \\(CV\\)) >>',
  },
);

/** LibreOffice, PDF/A-1b: an output intent, metadata, an opening place, a form's list without fields. */
const libreOffice = pdfWith(
  resume(
    '/OpenAction [3 0 R /XYZ null null 0] /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1) /DestOutputProfile 6 0 R >>] /Metadata 7 0 R /Lang (en-IN) /AcroForm << /Fields [] /DR << /Font << /AA 5 0 R >> >> >>',
    '',
    {
      6: deflated('/N 3', Buffer.alloc(600, 7)),
      7: xmp('LibreOffice 24.2'),
      8: '1234',
    },
  ),
  { trailer: '/DocChecksum /0F5D /ID [<AA> <AA>]' },
);

const scan = (catalogue: string, producer: string) =>
  pdfWith(
    resume(catalogue, '', {
      3: picturePage,
      4: deflated('', 'q 595 0 0 842 0 0 cm /Im0 Do Q'),
      9: picture,
    }),
    { trailer: `/Info << /Producer (${producer}) >>` },
  );

/** Adobe Scan: pictures with a layer of text, packed objects, a predictor in the table. */
const adobeScan = packedPdf(
  resume('/Metadata 10 0 R', '', {
    3: picturePage,
    4: deflated('', 'q 595 0 0 842 0 0 cm /Im0 Do Q BT 3 Tr /F1 9 Tf (Meena) Tj ET'),
    9: picture,
    10: xmp('Adobe Scan for Android 24.05'),
  }),
  { packed: [1, 2, 3, 5], predictor: true, trailer: '/ID [<AB> <AC>]' },
);

/** Canva: packed objects, layers of groups, a soft mask, links. */
const canva = packedPdf(
  resume(
    '/StructTreeRoot << /Type /StructTreeRoot >>',
    `/Group << /S /Transparency /CS /DeviceRGB /I true >> /Annots [${link('https://www.behance.net/meena')} ${link('meena.iyer@example.com')} ${link('www.linkedin.com/in/meena')}]`,
    {
      6: '<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G 7 0 R >> /BM /Multiply >>',
      7: deflated(
        '/Type /XObject /Subtype /Form /FormType 1 /BBox [0 0 9 9] /Group << /S /Transparency /I true >>',
        '0 0 9 9 re f',
      ),
    },
  ),
  { packed: [1, 2, 3, 5, 6], trailer: '/Info << /Producer (Canva) /Keywords (DAFxyz,BAEabc) >>' },
);

/** pdfTeX: packed objects whose lengths are elsewhere, names of places, an opening by an object. */
const tex = packedPdf(
  resume('/OpenAction 6 0 R /Names << /Dests 7 0 R >> /PageMode /UseNone', '', {
    4: `<< /Length 8 0 R /Filter /FlateDecode >>\nstream\n${deflateSync('BT ET').toString('latin1')}\nendstream`,
    6: '<< /S /GoTo /D [3 0 R /Fit] >>',
    7: '<< /Limits [(section.1) (section.2)] /Names [(section.1) << /D [3 0 R /XYZ 1 2 null] >> (section.2) << /D [3 0 R /Fit] >>] >>',
    8: String(deflateSync('BT ET').length),
  }),
  { packed: [1, 2, 3, 5, 6, 7] },
);

async function pdfKit(): Promise<Buffer> {
  const document = new PdfKit({
    info: { Title: 'Meena Iyer' },
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
  });
  const blocks: Buffer[] = [];
  document.on('data', (block: Buffer) => blocks.push(block));
  document.outline.addItem('Experience');
  document.text('Meena Iyer', { link: 'https://example.com/meena', underline: true });
  document.text('Write to me', { link: 'mailto:meena@example.com' });
  document.addPage().text('Education');
  document.end();
  await once(document, 'end');
  return Buffer.concat(blocks);
}

export const byPrograms: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'from Word, tagged': word,
  'from Google Docs or printed by Chrome': () => skia,
  'from LibreOffice as PDF/A': () => libreOffice,
  'from Canva': () => canva,
  'from pdfTeX': () => tex,
  'from PDFKit': pdfKit,
  'from CamScanner: pictures alone': () => scan('', 'intsig.com pdf producer'),
  'from Microsoft Lens: pictures alone': () => scan('/PageLayout /SinglePage', 'Microsoft Lens'),
  'from Adobe Scan: pictures with a text layer': () => adobeScan,
  'from an iPhone': () =>
    pdfWith(resume('', `/Annots [${link('tel:+919812345678')}]`), {
      header: '%PDF-1.3\n%\xc4\xe5\xf2\xe5\xeb\xa7\xf3\xa0\xd0\xc4\xc6\n',
      trailer: '/Info << /Producer (iOS Version 18 Quartz PDFContext) >> /ID [ <00> <00> ]',
    }),
};
