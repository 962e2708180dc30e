/** Traces of word processors and designers in honest resumes are no reason to hold them. */
import { describe, expect, it } from '@jest/globals';
import { checkResume } from '#lib/applications/files';
import { deflated, resumePdf, stream } from '#tests/platform/files/pdf/builder';
import { link } from '#tests/platform/files/pdf/honest-programs';
import { pdf, type ZipPart, zip } from '#tests/platform/files/samples';
import { verdictOf } from '#tests/platform/files/verdicts';
import { file, outside } from '#tests/platform/files/word/additions';
import { compound } from '#tests/platform/files/word/doc-builder';
import {
  type Additions,
  microsoftRelation,
  officeRelation,
  partsOfWord,
  png,
  relation,
  word,
} from '#tests/platform/files/word/docx-builder';

const linked = (uri: string) => resumePdf('', `/Annots [${link(uri)}]`);
/** As Distiller's menu in Word leaves it: the settings of the printer, carried in the file. */
const joboptions = resumePdf('/Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >>', '', {
  9: '<< /Type /Filespec /F (Standard.joboptions) /UF (Standard.joboptions) /EF << /F 10 0 R >> >>',
  10: deflated('/Type /EmbeddedFile', '<< /ASCII85EncodePages false >>'),
});

describe('a PDF is attached with', () => {
  const made: Readonly<Record<string, Buffer>> = {
    'a type that is told twice (Skia, Google Docs)': resumePdf('', '', {
      6: '<</Type /ExtGState\n/Type /ExtGState\n/CA 1\n/ca 1>>',
    }),
    'another key with the same value twice (TCPDF, pdfTeX)': resumePdf(
      '/PageLayout /SinglePage /PageLayout /SinglePage',
    ),
    'markup in a stream at its begin': resumePdf('', '', { 4: stream('', '(<% <body >) Tj <?= ') }),
    'markup in a text at its begin': resumePdf('/X (<body> <%)'),
    'what a page of the web left behind': resumePdf('/SpiderInfo << /V 1.25 >>'),
    'the settings of PDFMaker': joboptions,
    'attributes of a structure element': resumePdf('/StructTreeRoot 9 0 R', '', {
      9: '<< /Type /StructElem /S /Table /A << /O /Table /S /Rows /Scope /Column >> >>',
    }),
    'a link to the own disk': linked('file:///C:/Users/me/Desktop/sample.person@example.com'),
    'a link without a disk': linked('file:///certificate.pdf'),
    'a link that leads nowhere': linked('javascript:void\\(0\\)'),
    'a link of a scheme that nobody knows': linked('portfolio:meena-iyer'),
  };
  it.each(Object.entries(made))('%s', async (_, data) =>
    expect(await verdictOf(data)).toBe('attached'),
  );
});

const bin =
  '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>';
/** A picture that was pasted by way of an object, as the clipboard of Windows does. */
const pasted = (program: string, data: Buffer): Additions => ({
  types: bin,
  body: `<w:p><w:r><w:object><o:OLEObject Type="Embed" ProgID="${program}" r:id="o1"/></w:object></w:r></w:p>`,
  relations: relation(officeRelation('oleObject'), 'embeddings/oleObject1.bin').replace(
    /Id="[^"]*"/,
    'Id="o1"',
  ),
  parts: [{ name: 'word/embeddings/oleObject1.bin', data }],
});
const bitmap = Buffer.concat([Buffer.from([9, 0, 0, 0]), Buffer.from('BM picture')]);
/** An object of these bytes; the library signs what it writes, where Windows names the class. */
const objectOf = (native: Buffer): Buffer => {
  const data = compound({ '\u0001Ole10Native': native });
  const at = data.indexOf(Buffer.from('Sh33tJ5', 'utf16le'));
  data.write('CompObj', at, 'utf16le');
  return data;
};
const headless = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_528)]);
const strictly = (parts: readonly ZipPart[]) =>
  zip(
    parts.map(({ name, data = '' }) => ({
      name,
      data: String(data)
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006/',
          'http://purl.oclc.org/ooxml/officeDocument/',
        )
        .replaceAll(
          'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
          'http://purl.oclc.org/ooxml/wordprocessingml/main',
        ),
    })),
  );

describe('a DOCX is attached with', () => {
  const made: Readonly<Record<string, Buffer>> = {
    'objects in its list of types, and none inside': word({ types: bin }),
    'a picture as a static object': word(pasted('StaticMetafile', headless)),
    'a picture of Paintbrush': word(pasted('PBrush', objectOf(bitmap))),
    'backslashes in where it leads': word({
      relations: relation(officeRelation('image'), 'media\\image1.png'),
      parts: [{ name: 'word/media/image1.png', data: png }],
    }),
    'backslashes in the names of its parts': zip(
      partsOfWord().map((part) => ({ ...part, name: part.name.replaceAll('/', '\\') })),
    ),
    'the strict vocabulary': strictly(partsOfWord()),
    'a picture that is a PDF': word(file('word/media/image1.pdf', pdf())),
    'a picture that is an EMF': word(
      file('word/media/image1.emf', Buffer.from('010000006c000000', 'hex')),
    ),
    'a picture from outside that is broken': word(outside('image', 'about:blank')),
    'a byte behind its end': Buffer.concat([word(), Buffer.from('\n')]),
    'styles with effects': word({
      relations: relation(microsoftRelation(2007, 'stylesWithEffects'), 'stylesWithEffects.xml'),
    }),
    'a link of a scheme that nobody knows': word(outside('hyperlink', 'portfolio:meena')),
    'a link to the own disk': word(outside('hyperlink', 'file:///C:\\Users\\me\\cv.html')),
  };
  it.each(Object.entries(made))('%s', async (_, data) =>
    expect(await verdictOf(data)).toBe('attached'),
  );

  it.each([
    ['a program', 'Package', objectOf(Buffer.from('\x09\0\0\0MZ'))],
    ['a program that is called a picture', 'PBrush', objectOf(Buffer.from('\x09\0\0\0MZ'))],
    ['macros that are called a picture', 'StaticMetafile', compound({ 'Macros/VBA/dir': bitmap })],
  ])('an object that holds %s is held', async (_, program, data) => {
    expect(await verdictOf(word(pasted(program, data)))).toBe('object');
  });
});

it.each(['', '.', 'CV of Meena', 'cv.exe', 'தற்குறிப்பு', 'a/b\\c.tar.gz', 'cv.pdf (1)'])(
  'no name is a reason to refuse or hold a file: %j',
  async (name) => {
    expect(await verdictOf(pdf(), name)).toBe('attached');
    expect(await verdictOf(word(), name)).toBe('attached');
  },
);

it('what a resume says first goes with it, for the mail to staff', async () => {
  const data = word({ body: '<w:p><w:r><w:t>Tally and GST</w:t></w:r></w:p>' });
  const checked = await checkResume({ name: 'cv', size: data.length, data });
  expect(checked).toMatchObject({
    ok: { file: { firstLines: ['Meena Iyer, accountant', 'Tally and GST'] } },
  });
});
