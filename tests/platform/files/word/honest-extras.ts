import type { ZipPart } from '#tests/platform/files/samples';
import { basedAt } from '#tests/platform/files/word/additions';
import {
  type Additions,
  jpeg,
  microsoftRelation,
  officeRelation,
  relation,
  relations,
} from '#tests/platform/files/word/docx-builder';

import { chartSpace, workbook } from '#tests/platform/files/word/honest-parts';

export const part = (name: string, data: string | Buffer): ZipPart => ({ name, data });
const related = (kind: string, target: string, more: readonly ZipPart[]): Additions => ({
  relations: relation(officeRelation(kind), target),
  parts: more,
});

export const extras: Readonly<Record<string, Additions>> = {
  'old drawings of lines and boxes': {
    body: '<w:p><w:r><w:pict><v:shapetype id="t" o:spt="75"><v:stroke joinstyle="miter" on="t"/><v:formulas><v:f eqn="sum @0 1 0"/></v:formulas></v:shapetype><v:shape type="#t" href="https://a.example/"><v:imagedata r:id="rId5" o:title="photo"/><v:textbox><w:txbxContent><w:p/></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>',
  },
  'a diagram': {
    relations:
      ['diagramData', 'diagramLayout', 'diagramQuickStyle', 'diagramColors']
        .map((kind) => relation(officeRelation(kind), `diagrams/${kind}1.xml`))
        .join('') + relation(microsoftRelation(2007, 'diagramDrawing'), 'diagrams/drawing1.xml'),
    parts: [
      part(
        'word/diagrams/diagramData1.xml',
        '<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"><dgm:ptLst/></dgm:dataModel>',
      ),
    ],
  },
  'a chart with its numbers': {
    ...related('chart', 'charts/chart1.xml', [
      part('word/charts/chart1.xml', chartSpace),
      part(
        'word/charts/_rels/chart1.xml.rels',
        relations(
          relation(officeRelation('package'), '../embeddings/Microsoft_Excel_Worksheet.xlsx'),
        ),
      ),
      part('word/embeddings/Microsoft_Excel_Worksheet.xlsx', workbook),
    ]),
    types:
      '<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>',
  },
  'data of its author’s, in UTF-16 and with names of its own': {
    relations: relation(officeRelation('customXml'), '../customXml/item1.xml'),
    parts: [
      part(
        'customXml/item1.xml',
        Buffer.from(
          '\ufeff<?xml version="1.0" encoding="utf-16"?><form><object/><control/></form>',
          'utf16le',
        ),
      ),
      part(
        'customXml/itemProps1.xml',
        '<ds:datastoreItem xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"/>',
      ),
    ],
  },
  'what WPS adds': {
    ofPackage: relation(officeRelation('custom-properties'), 'docProps/custom.xml'),
    parts: [
      part(
        'docProps/custom.xml',
        '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><property name="KSOProductBuildVer"/></Properties>',
      ),
      part(
        'customXml/item1.xml',
        '<s:customData xmlns:s="http://www.wps.cn/officeDocument/2013/wpsCustomData"/>',
      ),
    ],
  },
  'a preview and properties': {
    ofPackage:
      relation(
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail',
        'docProps/thumbnail.jpeg',
      ) +
      relation(
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        'docProps/core.xml',
      ) +
      relation(officeRelation('extended-properties'), 'docProps/app.xml'),
    parts: [
      part('docProps/thumbnail.jpeg', jpeg),
      part(
        'docProps/app.xml',
        '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Template>Normal.dotm</Template></Properties>',
      ),
    ],
  },
  'links that begin at a page of its author’s': {
    relations: relation(officeRelation('hyperlink'), 'portfolio/gst.html', 'External'),
    ...basedAt('https://meena.example/'),
  },
  'links and a lost picture that begin on its author’s disk': {
    relations: relation(officeRelation('image'), 'photo.jpg', 'External'),
    ...basedAt('C:\\Users\\Meena\\'),
  },
  'links that begin nowhere': basedAt(''),
  handwriting: {
    body: '<w:p><w:r><w14:contentPart r:id="rId7"/></w:r></w:p>',
    relations: relation(officeRelation('customXml'), 'ink/ink1.xml'),
    parts: [part('word/ink/ink1.xml', '<inkml:ink xmlns:inkml="http://www.w3.org/2003/InkML"/>')],
  },
};
