import { templateAt } from '#tests/platform/files/word/additions';
import {
  type Additions,
  field,
  jpeg,
  microsoftRelation,
  officeRelation,
  paragraph,
  png,
  relation,
  run,
  wordPart,
} from '#tests/platform/files/word/docx-builder';

import { extras, part } from '#tests/platform/files/word/honest-extras';
import { picture, svg } from '#tests/platform/files/word/honest-parts';

const link = (target: string) => relation(officeRelation('hyperlink'), target, 'External');
const fields = (...instructions: readonly string[]) => ({
  body: instructions.map((each) => paragraph(field(each))).join(''),
});
export const honest: Readonly<Record<string, Additions>> = {
  'plain text alone': {},
  'links to pages, mail and telephone': {
    relations: [
      ...[
        'https://linkedin.com/in/meena',
        'http://meena.example/?a=1&amp;b=2',
        'www.meena.example',
      ],
      ...['mailto:meena@example.com?subject=Resume', 'tel:+919876543210', 'certificate.pdf'],
      'file:///C:\\Users\\Meena\\certificate.pdf',
    ]
      .map(link)
      .join(''),
  },
  'the template on its author’s disk': templateAt('file:///C:\\Users\\Meena%20Iyer\\Resume.dotx'),
  'the template on its author’s Mac': templateAt('file:///Users/meena/Library/Resume.dotx'),
  'the template that all documents have': templateAt('Normal.dotm'),
  'page numbers and dates': fields(
    ...[
      ' PAGE ',
      'PAGE   \\* MERGEFORMAT',
      ' NUMPAGES ',
      ' DATE \\@ "d MMMM yyyy" ',
      ' SECTIONPAGES ',
    ],
    ...[' SAVEDATE \\@ "dd/MM/yyyy" ', ' FILENAME \\p ', ' AUTHOR ', ' TITLE   \\* MERGEFORMAT '],
  ),
  'a contents list and references': fields(
    ...[
      'TOC \\o "1-3" \\h \\z \\u',
      ' PAGEREF _Toc1 \\h ',
      ' REF _Ref1 \\h ',
      ' SEQ Table \\* ARABIC ',
    ],
    ...[
      ' STYLEREF "Heading 1" ',
      ' HYPERLINK \\l "_Toc1" ',
      ' HYPERLINK "mailto:meena@example.com" ',
    ],
    ...[' HYPERLINK "https://a.example/?a=1" \\o "My page" \\t "_blank" ', ' XE "Tally" '],
  ),
  'forms, places to write in, and sums': fields(
    ...[' FORMTEXT ', ' FORMCHECKBOX ', ' MACROBUTTON NoMacro [Click here and type name] '],
    ...['=SUM(ABOVE)', ' IF 1 = 1 "yes" "no" ', ' DOCPROPERTY Company ', ' SYMBOL 183 \\f Symbol '],
  ),
  'a field in one element': {
    body: '<w:p><w:fldSimple w:instr=" PAGE \\* MERGEFORMAT "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>',
  },
  'a field in another’s result': {
    body: paragraph(
      field('TOC \\h').replace(
        run('1'),
        field('HYPERLINK \\l "a"').replace(run('1'), field('PAGEREF a')),
      ),
    ),
  },
  'words of the trade that are no fields': {
    body: paragraph(
      run('DDE links, DDEAUTO "Excel" and INCLUDEPICTURE "x" explained; javascript: no'),
    ),
  },
  'a photo and a picture of each kind': {
    body: paragraph(picture),
    relations: relation(officeRelation('image'), 'media/image1.png'),
    parts: [
      part('word/media/image1.png', png),
      part('word/media/image2.jpeg', jpeg),
      part('word/media/image3.emf', Buffer.from('010000006c000000', 'hex')),
      part('word/media/image4.wmf', Buffer.from('d7cdc69a0000', 'hex')),
      part('word/media/image5.gif', Buffer.from('GIF89a')),
      part('word/media/image6.svg', svg),
      part('word/media/image7.tmp', png),
    ],
  },
  'a picture lost when it was pasted from a page': {
    relations:
      relation(officeRelation('image'), 'NULL', 'External') +
      relation(
        officeRelation('image'),
        'file:///C:\\Temp\\msohtmlclip1\\clip_image001.png',
        'External',
      ),
  },
  'header, footer, notes and comments': {
    relations:
      ['header', 'footer', 'footnotes', 'endnotes', 'comments']
        .map((kind) => relation(officeRelation(kind), `${kind}1.xml`))
        .join('') +
      relation(microsoftRelation(2011, 'commentsExtended'), 'commentsExtended.xml') +
      relation(microsoftRelation(2011, 'people'), 'people.xml') +
      relation(
        'http://schemas.microsoft.com/office/2016/09/relationships/commentsIds',
        'commentsIds.xml',
      ) +
      relation(
        'http://schemas.microsoft.com/office/2018/08/relationships/commentsExtensible',
        'ce.xml',
      ),
    parts: [
      part('word/header1.xml', wordPart('hdr', paragraph(field(' PAGE ')))),
      part('word/footer1.xml', wordPart('ftr', paragraph(run('Meena')))),
      part('word/footnotes1.xml', wordPart('footnotes', '')),
      part('word/endnotes1.xml', wordPart('endnotes', '')),
      part('word/comments1.xml', wordPart('comments', '')),
    ],
  },
  'content controls, changes and a protected layout': {
    body: '<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a" w:storeItemID="{1}"/><w:text/></w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt><w:p><w:ins w:author="x"><w:r><w:t>a</w:t></w:r></w:ins><w:del w:author="x"><w:r><w:delText>b</w:delText></w:r></w:del></w:p>',
    settings:
      '<w:documentProtection w:edit="forms" w:enforcement="1"/><w:rsids><w:rsidRoot w:val="00A"/></w:rsids>',
  },
  'styles, fonts, theme and web settings': {
    relations:
      ['styles', 'fontTable', 'theme', 'webSettings', 'numbering']
        .map((kind) => relation(officeRelation(kind), `${kind}.xml`))
        .join('') + relation(microsoftRelation(2007, 'stylesWithEffects'), 'stylesWithEffects.xml'),
    parts: [
      part(
        'word/styles.xml',
        wordPart('styles', '<w:style w:styleId="a"><w:link w:val="aChar"/></w:style>'),
      ),
      part('word/webSettings.xml', wordPart('webSettings', '<w:divs/><w:optimizeForBrowser/>')),
      part(
        'word/fonts/font1.odttf',
        Buffer.from('MZ is what disguised bytes may look like').reverse(),
      ),
    ],
  },
  ...extras,
};
