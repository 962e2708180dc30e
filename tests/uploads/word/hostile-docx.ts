/** What makes a document in DOCX run, fetch or embed something, each by what it adds to the plainest. */
import type { ZipPart } from '#tests/uploads/samples';
import {
  type Additions,
  field,
  microsoftRelation,
  officeRelation,
  paragraph,
  png,
  relation,
  relations,
  run,
  wordPart,
} from '#tests/uploads/word/docx-builder';

const outside = (kind: string, target: string, mode = 'External'): Additions => ({
  relations: relation(officeRelation(kind), target, mode),
});
const inside = (kind: string, target: string, data: string | Buffer = '<x/>'): Additions => ({
  relations: relation(officeRelation(kind), target),
  parts: [{ name: `word/${target}`, data }],
});
const list = (inside: string): Additions => ({
  parts: [{ name: 'word/_rels/settings.xml.rels', data: inside }],
});
const body = (...runs: readonly string[]): Additions => ({ body: paragraph(runs.join('')) });
const typed = (type: string): Additions => ({
  types: `<Override PartName="/word/a.xml" ContentType="${type}"/>`,
});
const file = (name: string, data: string | Buffer): Additions => ({ parts: [{ name, data }] });
const rel = 'http://schemas.openxmlformats.org/package/2006/relationships';
const template = officeRelation('attachedTemplate');
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const sign = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;
const svg = (inside: string) => file('word/media/a.svg', drawing(inside));
const chart = (target: string, mode = ''): readonly ZipPart[] => [
  {
    name: 'word/charts/_rels/chart1.xml.rels',
    data: relations(relation(officeRelation('package'), target, mode)),
  },
];

export const active: Readonly<Record<string, Additions>> = {
  // Relations, however they are written.
  'a template from a page': {
    ofSettings: relation(template, 'https://a.example/t.dotm', 'External'),
  },
  'a template from a share': {
    ofSettings: relation(template, '\\\\host\\share\\t.dotx', 'External'),
  },
  'a template from a share as a file': {
    ofSettings: relation(template, 'file://host/share/t.dotx', 'External'),
  },
  'a template from a share with percent signs': {
    ofSettings: relation(template, 'file:///%5C%5Chost/t.dotx', 'External'),
  },
  'an attribute within another one’s value': list(
    `<Relationships xmlns="${rel}"><Relationship Id=' TargetMode="Internal" Target="C:\\a"' Type="${template}" Target="https://a.example/t" TargetMode="External"/></Relationships>`,
  ),
  'a bracket in a value': list(
    `<Relationships xmlns="${rel}"><Relationship Id="&lt;" Type="${template}" Target="https://a.example/&gt;" TargetMode="External"/></Relationships>`,
  ),
  'an element of 9,000 bytes': list(
    `<Relationships xmlns="${rel}"><Relationship Id="${'x'.repeat(9_000)}" Type="${template}" Target="https://a.example/t" TargetMode="External"/></Relationships>`,
  ),
  'a prefix with a dash': list(
    `<a-b:Relationships xmlns:a-b="${rel}"><a-b:Relationship Id="r" Type="${template}" Target="https://a.example/t" TargetMode="External"/></a-b:Relationships>`,
  ),
  'a prefix with an accent': list(
    `<é:Relationships xmlns:é="${rel}"><é:Relationship Id="r" Type="${template}" Target="https://a.example/t" TargetMode="External"/></é:Relationships>`,
  ),
  'references with many zeros': list(
    relations(relation(template, 'https://a.example/t', '&#x00000045;xternal')),
  ),
  'references in its type': list(
    relations(
      relation(template.replace('attached', '&#x0061;ttached'), 'https://a.example/t', 'External'),
    ),
  ),
  'line ends between its attributes': list(
    relations(relation(template, 'https://a.example/t', 'External').replaceAll(' ', '\n\t')),
  ),
  'single quotes': list(
    relations(relation(template, 'https://a.example/t', 'External').replaceAll('"', "'")),
  ),
  'a comment before it': list(
    relations(`<!-- <Relationship -->${relation(template, 'https://a.example/t', 'External')}`),
  ),
  'lists in UTF-16': {
    parts: [
      {
        name: 'word/_rels/settings.xml.rels',
        data: Buffer.from(
          `\ufeff${relations(relation(template, 'https://a.example/t', 'External')).replace('UTF-8', 'UTF-16')}`,
          'utf16le',
        ),
      },
    ],
  },
  'no mode, and a page for a part': {
    relations: relation(officeRelation('image'), 'https://a.example/i.png'),
  },
  'a picture from a page': outside('image', 'https://a.example/i.png'),
  'a picture from a share': outside('image', '\\\\host\\i.png'),
  'a picture of the stricter standard': {
    relations: relation(
      'http://purl.oclc.org/ooxml/officeDocument/relationships/image',
      'http://a.example/i',
      'External',
    ),
  },
  'a document from elsewhere': outside('subDocument', 'https://a.example/d.docx'),
  'a frame': outside('frame', 'https://a.example/'),
  'an object from elsewhere': outside('oleObject', 'https://a.example/o.rtf!'),
  'a film': outside('video', 'https://a.example/v'),
  'a data source': outside('mailMergeSource', 'file:///C:\\a.mdb'),
  'a transformation': outside('transform', 'https://a.example/x.xsl'),
  'a script behind a link': outside('hyperlink', 'java&#x09;script:alert(1)'),
  'a program behind a link': outside('hyperlink', 'ms-msdt:/id PCWDiagnostic'),
  'a share behind a link': outside('hyperlink', 'file://host/share/a.exe'),
  'a page as a part': inside('aFChunk', 'a.html', '<html/>'),
  'an object': inside('oleObject', 'embeddings/oleObject1.bin', ole),
  'an object called a picture': inside('image', 'media/a.png', ole),
  'a workbook': inside('package', 'embeddings/a.xlsx', 'PK\x03\x04'),
  'a workbook of a chart from elsewhere': { parts: chart('https://a.example/a.xlsx', 'External') },
  'a control': inside('control', 'activeX/activeX1.xml'),
  'an add-in': {
    ofPackage: relation(
      microsoftRelation(2011, 'webextensiontaskpanes'),
      'word/webextensions/t.xml',
    ),
  },
  'a menu of its own': {
    ofPackage: relation(microsoftRelation(2006, 'ui/extensibility'), 'customUI/customUI.xml'),
  },
  'keys of its own': {
    relations: relation(microsoftRelation(2006, 'keyMapCustomizations'), 'customizations.xml'),
  },
  'relations where nobody looks': file(
    'word/other.xml',
    relations(relation(template, 'https://a.example/t', 'External')),
  ),

  // Fields.
  DDEAUTO: body(field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"')),
  'DDE in small letters': body(field(' dde excel a b ')),
  'DDEAUTO over many runs': body(field('D', 'DE', 'AU', 'TO', ' c:\\\\x "y"')),
  'DDEAUTO in references': body(field('&#68;&#x44;E&#65;UTO x y')),
  'DDEAUTO with a prefix of its own': {
    body: `<q:p xmlns:q="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${field('DDEAUTO x y').replaceAll('w:', 'q:')}</q:p>`,
  },
  'DDEAUTO in one element': { body: '<w:p><w:fldSimple w:instr=" DDEAUTO x y "/></w:p>' },
  'DDEAUTO as what is deleted': body(
    field('x').replace(
      /<w:instrText.*?<\/w:instrText>/,
      '<w:delInstrText>DDEAUTO x y</w:delInstrText>',
    ),
  ),
  'DDEAUTO in another field': body(
    sign('begin'),
    instruction(' IF 1 = 1 '),
    field('DDEAUTO x y'),
    sign('end'),
  ),
  'a name from another field': body(
    sign('begin'),
    field(' QUOTE 68 68 69 '),
    instruction('AUTO x y'),
    sign('end'),
  ),
  'DDEAUTO that never ends': body(sign('begin'), instruction('DDEAUTO x y')),
  'DDEAUTO over paragraphs': {
    body:
      paragraph(sign('begin') + instruction('DDE')) +
      paragraph(instruction('AUTO x y') + sign('end')),
  },
  'DDEAUTO in text of a data section': body(field('<![CDATA[DDEAUTO x y]]>')),
  'DDEAUTO in a header': file('word/header1.xml', wordPart('hdr', paragraph(field('DDEAUTO x y')))),
  'DDEAUTO behind a blank of another kind': body(field('\u00a0\u200bDDEAUTO x y')),
  INCLUDEPICTURE: body(field(' INCLUDEPICTURE "https://a.example/i.png" \\* MERGEFORMATINET ')),
  INCLUDETEXT: body(field(' INCLUDETEXT "\\\\\\\\host\\\\d.docx" ')),
  'a link to a program as a field': body(field(' HYPERLINK "file://host/a.exe" ')),
  'a link made of fields': body(
    sign('begin'),
    instruction(' HYPERLINK "'),
    field(' REF a '),
    instruction('"'),
    sign('end'),
  ),
  'LINK, EMBED, IMPORT, DATABASE': body(
    ...[' LINK Excel.Sheet.8 "a" ', ' EMBED Package ', ' IMPORT a ', ' DATABASE \\d a '].map(
      (each) => field(each),
    ),
  ),
  'a macro behind a button': body(field(' MACROBUTTON AutoOpen Click ')),
  'a field that nobody knows': body(field(' RUNTHIS a ')),

  // Elements.
  'a part of another kind': { body: '<w:altChunk r:id="rId9"/>' },
  'a document within': { body: '<w:p><w:subDoc r:id="rId9"/></w:p>' },
  'an object’s element': body(
    '<w:r><w:object><o:OLEObject Type="Embed" ProgID="Package" r:id="rId9"/></w:object></w:r>',
  ),
  'a control’s element': body('<w:r><w:control r:id="rId9" w:name="x"/></w:r>'),
  frames: file(
    'word/webSettings.xml',
    wordPart(
      'webSettings',
      '<w:frameset><w:frame><w:sourceFileName r:id="r1"/></w:frame></w:frameset>',
    ),
  ),
  'letters to many': { settings: '<w:mailMerge><w:connectString w:val="x"/></w:mailMerge>' },
  'a form that calls a macro': body(
    '<w:r><w:ffData><w:entryMacro w:val="AutoOpen"/></w:ffData></w:r>',
  ),
  'a film of a page': body(
    '<w:r><wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="&lt;iframe/&gt;"/></w:r>',
  ),
  'a picture of a page in an old drawing': body(
    '<w:r><w:pict><v:shape><v:imagedata src="https://a.example/i.png"/></v:shape></w:pict></w:r>',
  ),
  'a fill of a page': body(
    '<w:r><w:pict><v:rect><v:fill o:href="https://a.example/i.png"/></v:rect></w:pict></w:r>',
  ),
  'a press that runs a program': body(
    '<w:r><a:hlinkClick action="ppaction://program" r:id="r1"/></w:r>',
  ),
  'what Word alone shows': body(
    `<mc:AlternateContent><mc:Fallback>${run('x')}${field('DDEAUTO x y')}</mc:Fallback></mc:AlternateContent>`,
  ),
  'a script in a drawing': svg('<script>alert(1)</script>'),
  'a page in a drawing': svg('<image xlink:href="https://a.example/i.png"/>'),
  'a style in a drawing': svg('<style>@import "https://a.example/s.css"</style>'),
  'a handler in a drawing': svg('<path onload="alert(1)"/>'),

  // Parts.
  'a program called a picture': file('word/media/a.png', 'MZ\x90\0'),
  'a document called a font': file('word/fonts/a.odttf', '{\\rtf1'),
  'a page called text': file('word/a.xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'),
  'a package called a picture': file('word/media/a.png', 'PK\x03\x04'),
  'a part of no kind': file('word/a.dat', Buffer.from('0102030405', 'hex')),
  'the type of an object': typed('application/vnd.openxmlformats-officedocument.oleObject'),
  'the type of a control': typed('application/vnd.ms-office.active&#x58;+xml'),
};

export const macros: Readonly<Record<string, Additions>> = {
  'their part': file('word/vbaProject.bin', ole),
  'their part in great letters': file('word/VBAPROJECT.BIN', ole),
  'their part anywhere': file('other/vbaData.xml', '<x/>'),
  'their type': typed('application/vnd.ms-office.vbaProject'),
  'their type in references with zeros': typed(
    'application/vnd.ms-word.document.macro&#x00000045;nabled.main+xml',
  ),
  'their type in great letters': typed('APPLICATION/VND.MS-OFFICE.VBAPROJECT'),
  'their type in single quotes': {
    types: "<Override ContentType='application/vnd.ms-office.vbaProject' PartName='/word/a.png'/>",
  },
  'their type by ending': {
    types: '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
  },
  'their type with a prefix': {
    types:
      '<é:Override xmlns:é="http://schemas.openxmlformats.org/package/2006/content-types" PartName="/word/a.xml" ContentType="application/vnd.ms-word.vbaData+xml"/>',
  },
  'their relation': {
    relations: relation(microsoftRelation(2006, 'vbaProject'), 'media/a.png'),
    parts: [{ name: 'word/media/a.png', data: png }],
  },
};
