import type { ZipPart } from '#tests/platform/files/samples';
import {
  type Additions,
  officeRelation,
  paragraph,
  relation,
  relations,
} from '#tests/platform/files/word/docx-builder';

export const outside = (kind: string, target: string, mode = 'External'): Additions => ({
  relations: relation(officeRelation(kind), target, mode),
});
export const inside = (
  kind: string,
  target: string,
  data: string | Buffer = '<x/>',
): Additions => ({
  relations: relation(officeRelation(kind), target),
  parts: [{ name: `word/${target}`, data }],
});
export const body = (...runs: readonly string[]): Additions => ({ body: paragraph(runs.join('')) });
export const typed = (type: string): Additions => ({
  types: `<Override PartName="/word/a.xml" ContentType="${type}"/>`,
});
export const file = (name: string, data: string | Buffer): Additions => ({
  parts: [{ name, data }],
});
export const list = (data: string | Buffer) => file('word/_rels/settings.xml.rels', data);
export const rel = 'http://schemas.openxmlformats.org/package/2006/relationships';
export const template = officeRelation('attachedTemplate');
export const templateAt = (target: string): Additions => ({
  ofSettings: relation(template, target, 'External'),
});
export const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
export const sign = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
export const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;
export const svg = (inside: string) => file('word/media/a.svg', drawing(inside));
export const chart = (target: string, mode = ''): readonly ZipPart[] => [
  {
    name: 'word/charts/_rels/chart1.xml.rels',
    data: relations(relation(officeRelation('package'), target, mode)),
  },
];

/** The properties of a document whose short links begin at `base`. */
export const basedAt = (base: string, name = 'docProps/app.xml'): Additions => ({
  ofPackage: relation(officeRelation('extended-properties'), name),
  parts: [
    {
      name,
      data: `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Template>Normal.dotm</Template><HyperlinkBase>${base}</HyperlinkBase></Properties>`,
    },
  ],
});
