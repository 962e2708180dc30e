import {
  basedAt,
  chart,
  file,
  inside,
  list,
  ole,
  outside,
  rel,
  template,
  templateAt,
} from '#tests/platform/files/word/additions';
import {
  type Additions,
  microsoftRelation,
  officeRelation,
  relation,
  relations,
} from '#tests/platform/files/word/docx-builder';

const fetching = relation(template, 'https://a.example/t', 'External');

export const relationsOut: Readonly<Record<string, Additions>> = {
  'a template from a page': templateAt('https://a.example/t.dotm'),
  'a template from a share': templateAt('\\\\host\\share\\t.dotx'),
  'a template from a share as a file': templateAt('file://host/share/t.dotx'),
  'a template from a share with percent signs': templateAt('file:///%5C%5Chost/t.dotx'),
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
  'references with many zeros': list(relations(fetching.replace('Ext', '&#x00000045;xt'))),
  'references in its type': list(relations(fetching.replace('attached', '&#x0061;ttached'))),
  'line ends between its attributes': list(relations(fetching.replaceAll(' ', '\n\t'))),
  'single quotes': list(relations(fetching.replaceAll('"', "'"))),
  'a comment before it': list(relations(`<!-- <Relationship -->${fetching}`)),
  'lists in UTF-16': list(
    Buffer.from(`\ufeff${relations(fetching).replace('UTF-8', 'UTF-16')}`, 'utf16le'),
  ),
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
  'links that begin at a share': basedAt('\\\\host\\share\\'),
  'links that begin at a share written as a file': basedAt('file://host/share'),
  'links that begin at a share in references and data': basedAt('&#92;<![CDATA[\\ho]]>st'),
  'links that begin as scripts': basedAt('javascript:'),
  'links that begin at a program of the computer': basedAt('ms-msdt:/id'),
  'links that begin at a share, in a part of another name': basedAt('\\\\host\\a', 'word/b.xml'),
  'a picture by a short name that begins at a page': {
    relations: relation(officeRelation('image'), 'i.png', 'External'),
    ...basedAt('https://a.example/'),
  },
  'a template by a short name that begins at a page': {
    ofSettings: relation(template, 't.dotm', 'External'),
    ...basedAt('https://a.example/'),
  },
  'relations where nobody looks': file('word/other.xml', relations(fetching)),
};
