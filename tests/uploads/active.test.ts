import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { checkResume } from '#lib/uploads/resume';
import { compound, docx, type ZipPart, zip } from '#tests/uploads/samples';

const active = expect.stringMatching(
  /^This file would run or fetch something .* save it as a PDF without macros/,
);
const macros = 'This file contains macros. Please save it as a PDF and choose it again.';
const type = 'Only PDF, DOC, or DOCX files are allowed';

const said = async (data: Buffer, name: string) => {
  const checked = await checkResume({ name, size: data.length, data });
  return 'ok' in checked ? checked.ok.note : checked.refused.errors?.resume;
};

const fine = expect.stringMatching(/: no scripts, macros/);
const body = (catalogue: string, more = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${more}trailer << /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );
/** Objects in a compressed stream, as most programs write them. */
const packed = (object: string, filter = '/FlateDecode', squeeze = deflateSync) => {
  const content = squeeze(Buffer.from(`9 0 ${object}`)).toString('latin1');
  return `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
};

describe('a PDF is refused that', () => {
  const script = '/S /JavaScript /JS (app.alert\\(1\\))';
  const cases: Readonly<Record<string, Buffer>> = {
    'runs a script when it is opened': body(`/OpenAction << ${script} >>`),
    'starts a program': body(
      '/OpenAction 9 0 R',
      '9 0 obj << /S /Launch /F (calc.exe) >> endobj\n',
    ),
    'opens a page elsewhere by itself': body('/OpenAction << /S /URI /URI (http://a.example) >>'),
    'opens one by an object of its own': body(
      '/OpenAction 9 0 R',
      '9 0 obj << /S /URI /URI (http://a.example) >> endobj\n',
    ),
    'has a script among its names': body('/Names << /JavaScript 9 0 R >>'),
    'writes its names in numbers': body('/OpenAction << /S /J#61vaScript /#4aS (x) >>'),
    'hides a script in a compressed stream': body('/OpenAction 9 0 R', packed(`<< ${script} >>`)),
    'hides it behind a filter that nobody uses there': body('', packed('<< >>', '[/LZWDecode]')),
    'hides it behind two filters': body('', packed('<< >>', '[/FlateDecode /FlateDecode]')),
    'hides an object in what looks like a string': body(
      '/X (9 0 obj) /OpenAction << /S /Launch >>',
    ),
    'hides an object in a stream': body(
      '',
      `7 0 obj << /Length 50 >>\nstream\n9 0 obj << ${script} >> endobj\nendstream\nendobj\n`,
    ),
    'hides the end of a string': body('/X (\\\\) /OpenAction << /S /Launch >> /Y (x)'),
    'sends a form': body('/AcroForm << /Fields [] /A << /S /SubmitForm >> >>'),
    'is a form of its own kind': body('/AcroForm << /XFA 9 0 R >>'),
    'opens a file of another computer': body('/A << /S /GoToR /F (\\\\\\\\host\\\\share) >>'),
  };
  it.each(Object.entries(cases))('%s', async (_, data) => {
    expect(await said(data, 'cv.pdf')).toEqual(active);
  });
});

describe('a PDF is taken that', () => {
  const cases: Readonly<Record<string, Buffer>> = {
    'opens at its first page': body('/OpenAction [3 0 R /XYZ null null 0]'),
    'opens so by an action': body('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'),
    'opens so by an object': body('/OpenAction 9 0 R', packed('<< /S /GoTo /D [3 0 R /Fit] >>')),
    'links to a page': body('/A << /S /URI /URI (https://linkedin.com/in/meena) >>'),
    'names scripts in its words': body('/Title (HTML/JavaScript /Launch \\(2024\\) /JS)'),
    'names them in its description': body(
      '',
      '7 0 obj << /Type /Metadata /Length 40 >>\nstream\n<dc:title>HTML/JavaScript</dc:title>\nendstream\nendobj\n',
    ),
    'names them in a comment': body('% /JavaScript\n'),
    'names them in a compressed object': body('', packed('<< /Title (HTML/JavaScript) >>')),
  };
  it.each(Object.entries(cases))('%s', async (_, data) => {
    expect(await said(data, 'cv.pdf')).toEqual(fine);
  });

  it('carries files, and staff are told not to open them', async () => {
    const data = body('/Names << /EmbeddedFiles 9 0 R >>');
    expect(await said(data, 'cv.pdf')).toContain('do not open those');
  });
});

const relation = (kind: string, target: string, external = true) =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"${external ? ' TargetMode="External"' : ''}/></Relationships>`;
const related = (list: string | Buffer, name = 'word/_rels/settings.xml.rels'): ZipPart => ({
  name,
  data: list,
});
const types = (content: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${content}</Types>`;
const main = { name: 'word/document.xml', data: '<w:document/>' };

describe('a Word document is refused that', () => {
  const template = relation('attachedTemplate', 'https://a.example/t.dotm');
  const cases: readonly (readonly [string, Buffer, unknown])[] = [
    ['loads a template from elsewhere', docx([related(template)]), active],
    [
      'loads one from another computer’s share',
      docx([related(relation('attachedTemplate', '\\\\host\\share\\t.dotm'))]),
      active,
    ],
    ['says so in UTF-16', docx([related(Buffer.from(`\ufeff${template}`, 'utf16le'))]), active],
    [
      'says so in references',
      docx([
        related(template.replace('External', '&#x45;xternal').replace('attached', '&#97;ttached')),
      ]),
      active,
    ],
    [
      'declares words of its own for it',
      docx([related(`<!DOCTYPE x [<!ENTITY e "External">]>${template}`)]),
      type,
    ],
    ['embeds an object', docx([{ name: 'word/embeddings/oleObject1.bin' }]), active],
    [
      'embeds one under another name',
      docx([{ name: 'word/media/a.png' }, related(relation('oleObject', 'media/a.png', false))]),
      active,
    ],
    ['embeds a page', docx([related(relation('aFChunk', 'a.html', false))]), active],
    [
      'holds macros under another name',
      docx(
        [{ name: 'word/a.xml' }],
        types(
          '<Override PartName="/word/a.xml" ContentType="application/vnd.ms-office.vbaProject"/>',
        ),
      ),
      macros,
    ],
    [
      'hides their type in references',
      docx(
        [{ name: 'word/a.xml' }],
        types(
          '<Default Extension="xml" ContentType="application/vnd.ms-word.document.macro&#69;nabled.main+xml"/>',
        ),
      ),
      macros,
    ],
    [
      'has its list of types twice',
      zip([
        { name: '[Content_Types].xml', data: types('') },
        main,
        { name: '[content_types].XML', data: types('') },
      ]),
      type,
    ],
    [
      'unpacks to 200 MB and claims 1 KB',
      docx([{ name: 'word/media/a.bmp', data: Buffer.alloc(200_000_000), unpackedBytes: 1_000 }]),
      type,
    ],
    [
      'is of the old kind and embeds an object',
      compound([{ name: 'WordDocument', data: Buffer.alloc(4096) }, { name: 'ObjectPool' }]),
      active,
    ],
  ];
  it.each(cases)('%s', async (_, data, says) => {
    const name = data[0] === 0xd0 ? 'cv.doc' : 'cv.docx';
    expect(await said(data, name)).toEqual(says);
  });
});

describe('a Word document is taken that', () => {
  it.each([
    ['links to a page', relation('hyperlink', 'https://linkedin.com/in/meena')],
    [
      'notes the template on its author’s disk',
      relation('attachedTemplate', 'file:///C:\\Users\\Meena\\Resume.dotx'),
    ],
  ])('%s', async (_, list) => {
    expect(await said(docx([related(list)]), 'cv.docx')).toEqual(fine);
  });
});
