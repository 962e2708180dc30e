import { type ZipPart, zip } from '#tests/platform/files/samples';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
export const officeRelation = (kind: string) => `${office}/relationships/${kind}`;
export const microsoftRelation = (year: number, kind: string) =>
  `http://schemas.microsoft.com/office/${year}/relationships/${kind}`;

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}/relationships"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
].join(' ');
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A part of Word's own vocabulary. */
export const wordPart = (root: string, inside: string) =>
  `${declaration}<w:${root} ${namespaces}>${inside}</w:${root}>`;
export const paragraph = (inside: string) => `<w:p>${inside}</w:p>`;
export const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

export const relation = (type: string, target: string, mode = '') =>
  `<Relationship Id="r${Math.abs(hash(type + target))}" Type="${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
export const relations = (inside: string) =>
  `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;
const hash = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7);

/** One field over as many runs as the instruction has pieces. */
export const field = (...pieces: readonly string[]) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => (piece.startsWith('<w:') ? piece : `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`)).join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('1')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const typesOf = (main: string, more: string) =>
  `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/settings.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml"/>${more}</Types>`;

export interface Additions {
  /** The name of the main part, and how the package's relations write it. */
  readonly main?: string;
  readonly mainTarget?: string;
  readonly body?: string;
  readonly settings?: string;
  readonly types?: string;
  /** They belong to the document. */
  readonly relations?: string;
  readonly ofSettings?: string;
  readonly ofPackage?: string;
  readonly parts?: readonly ZipPart[];
}

export const partsOfWord = ({
  main = 'word/document.xml',
  mainTarget = main,
  ...add
}: Additions = {}): ZipPart[] => [
  { name: '[Content_Types].xml', data: typesOf(main, add.types ?? '') },
  {
    name: '_rels/.rels',
    data: relations(relation(officeRelation('officeDocument'), mainTarget) + (add.ofPackage ?? '')),
  },
  {
    name: main,
    data: wordPart(
      'document',
      `<w:body>${paragraph(run('Meena Iyer, accountant'))}${add.body ?? ''}<w:sectPr/></w:body>`,
    ),
  },
  {
    name: 'word/_rels/document.xml.rels',
    data: relations(relation(officeRelation('settings'), 'settings.xml') + (add.relations ?? '')),
  },
  {
    name: 'word/settings.xml',
    data: wordPart('settings', `<w:zoom w:percent="100"/>${add.settings ?? ''}`),
  },
  ...(add.ofSettings
    ? [{ name: 'word/_rels/settings.xml.rels', data: relations(add.ofSettings) }]
    : []),
  ...(add.parts ?? []),
];

export const word = (add: Additions = {}) => zip(partsOfWord(add));

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
