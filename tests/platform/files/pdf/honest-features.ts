import {
  deflated,
  objectStream,
  pdfWith,
  resume,
  resumePdf,
  stream,
  updated,
} from '#tests/platform/files/pdf/builder';
import { link, xmp } from '#tests/platform/files/pdf/honest-programs';
import { edited } from '#tests/platform/files/samples';

/** An application for phones appends notes, ink and a stamp over the page. */
const annotatedByPhone = updated(resumePdf(), {
  3: resume('', '/Annots [20 0 R 21 0 R 22 0 R 23 0 R]')[3] ?? '',
  20: '<< /Type /Annot /Subtype /Ink /InkList [[1 2 3 4]] /Rect [0 0 9 9] /AP << /N 24 0 R >> >>',
  21: '<< /Type /Annot /Subtype /FreeText /DA (/Helv 12 Tf) /Contents (Please see page 2) /RC (<?xml version="1.0"?><body><p>Please see</p></body>) /Rect [0 0 9 9] >>',
  22: '<< /Type /Annot /Subtype /Highlight /QuadPoints [0 0 1 1 2 2 3 3] /Rect [0 0 9 9] /Popup 23 0 R >>',
  23: '<< /Type /Annot /Subtype /Popup /Rect [0 0 9 9] /Parent 22 0 R >>',
  24: deflated('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', '0 0 m 9 9 l S'),
});

const form = resumePdf(
  '/AcroForm << /Fields [8 0 R 9 0 R] /NeedAppearances true /DA (/Helv 0 Tf 0 g) >>',
  '/Annots [8 0 R 9 0 R]',
  {
    8: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Meena Iyer) /F 4 /Rect [0 0 99 20] /MK << >> >>',
    9: '<< /Type /Annot /Subtype /Widget /FT /Btn /T (ca) /AS /Yes /AP << /N << /Yes 4 0 R /Off 4 0 R >> >> /Rect [0 0 9 9] >>',
  },
);

/** Layers, as a drawing program or a map has them. */
const layered = resumePdf(
  '/OCProperties << /OCGs [6 0 R] /D << /ON [6 0 R] /Order [6 0 R] /AS [<< /Event /View /Category [/View] /OCGs [6 0 R] >>] >> >>',
  '',
  {
    6: '<< /Type /OCG /Name (Background) /Usage << /View << /ViewState /ON >> /CreatorInfo << /Creator (Illustrator) /Subtype /Artwork >> >> >>',
  },
);

const signed = updated(resumePdf(), {
  1: resume('/AcroForm << /SigFlags 3 /Fields [8 0 R] >> /Perms << /DocMDP 9 0 R >>')[1] ?? '',
  8: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /V 9 0 R /F 132 /Rect [0 0 0 0] /P 3 0 R >>',
  9: `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 10 20 30] /Contents <${'00'.repeat(200)}> /Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 2 /V /1.2 >> >>] >>`,
});

const wordsOfScripts = pdfWith(
  resume('% /JavaScript /Launch\n', '', {
    4: stream(
      '',
      'BT (I know JavaScript, /JS and /Launch; 2 objectives; 5 obj tests; trailer sales) Tj ET',
    ),
    7: xmp('HTML/JavaScript /JS /AA'),
  }),
  {
    trailer:
      '/Info << /Title (HTML/JavaScript /Launch \\(2024\\) /JS) /Keywords (EmbeddedFile, XFA) >>',
  },
);

const withTail = (data: Buffer, tail: string) => Buffer.concat([data, Buffer.from(tail)]);

export const withFeatures: Readonly<Record<string, () => Buffer>> = {
  'with notes from a phone, saved behind the file': () => annotatedByPhone,
  'saved again and again': () =>
    updated(updated(resumePdf(), { 4: deflated('', 'BT ET') }), {
      4: deflated('', 'BT (x) Tj ET'),
    }),
  'with fields and no scripts': () => form,
  'with layers': () => layered,
  'with a signature': () => signed,
  'that opens at its first page by an action': () =>
    resumePdf('/OpenAction << /Type /Action /S /GoTo /D [3 0 R /Fit] >>'),
  'that opens at a named place': () =>
    resumePdf(
      '/OpenAction << /S /GoTo /D (start) >> /Names << /Dests << /Names [(start) [3 0 R /Fit]] >> >>',
    ),
  'with arrows to the next page': () =>
    resumePdf(
      '',
      '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Named /N /NextPage >> >>]',
    ),
  'with links of every kind that people have': () =>
    resumePdf(
      '/URI << /Base (https://example.com/) >>',
      `/Annots [${['https://wa.me/919812345678', 'whatsapp://send?phone=919812345678', 'tel:+91 98123 45678', 'sms:+919812345678', 'MAILTO:a@example.com', 'Email:a@example.com', 'linkedin.com:443/in/meena', 'certificates/tally.pdf', ''].map(link).join(' ')}]`,
    ),
  'that names scripts in its words': () => wordsOfScripts,
  'with pages that two branches share, deep in a tree': () =>
    resumePdf('', '', {
      2: '<< /Type /Pages /Kids [6 0 R 7 0 R] /Count 2 >>',
      6: '<< /Type /Pages /Parent 2 0 R /Kids [3 0 R] /Count 1 >>',
      7: '<< /Type /Pages /Parent 2 0 R /Kids [3 0 R] /Count 1 >>',
    }),
  'with zeros behind its end': () => withTail(resumePdf(), '\0'.repeat(700)),
  'with a table that points beside the objects': () =>
    edited(resumePdf(), /startxref\n\d+/, 'startxref\n9'),
  'with packed objects in two streams': () =>
    resumePdf('', '', {
      50: objectStream([
        [6, '<< /A 1 >>'],
        [7, '[1 2]'],
      ]),
      51: objectStream([[8, '(text)']]),
    }),
};
