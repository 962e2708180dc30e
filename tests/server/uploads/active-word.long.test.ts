import { describe, expect, it } from '@jest/globals';
import { compound, docx, type ZipPart, zip } from '#tests/server/uploads/samples';
import { active, fine, macros, unreadable, verdictOf } from '#tests/server/uploads/verdicts';

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
      unreadable,
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
      unreadable,
    ],
    [
      'unpacks to 20 MB and claims 1 KB',
      docx([{ name: 'word/media/a.bmp', data: Buffer.alloc(20_000_000), unpackedBytes: 1_000 }]),
      unreadable,
    ],
    [
      'is of the old kind and embeds an object',
      compound([{ name: 'WordDocument', data: Buffer.alloc(4096) }, { name: 'ObjectPool' }]),
      active,
    ],
  ];
  it.each(cases)('%s', async (_, data, says) => {
    const name = data[0] === 0xd0 ? 'cv.doc' : 'cv.docx';
    expect(await verdictOf(data, name)).toEqual(says);
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
    expect(await verdictOf(docx([related(list)]), 'cv.docx')).toEqual(fine);
  });
});
