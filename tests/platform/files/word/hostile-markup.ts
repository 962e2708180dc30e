import { body, file, instruction, sign, svg, typed } from '#tests/platform/files/word/additions';
import {
  type Additions,
  field,
  paragraph,
  run,
  wordPart,
} from '#tests/platform/files/word/docx-builder';

export const markup: Readonly<Record<string, Additions>> = {
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

  'a program called a picture': file('word/media/a.png', 'MZ\x90\0'),
  'a document called a font': file('word/fonts/a.odttf', '{\\rtf1'),
  'a page called text': file('word/a.xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'),
  'a package called a picture': file('word/media/a.png', 'PK\x03\x04'),
  'an object that nothing leads to': file('word/embeddings/oleObject1.bin', ''),
  'a part of no kind': file('word/a.dat', Buffer.from('0102030405', 'hex')),
  'the type of an object': typed('application/vnd.openxmlformats-officedocument.oleObject'),
  'the type of a control': typed('application/vnd.ms-office.active&#x58;+xml'),
};
