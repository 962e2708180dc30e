import { type ZipPart, zip } from '#tests/platform/files/samples';
import { officeRelation, relation, relations } from '#tests/platform/files/word/docx-builder';

const part = (name: string, data: string): ZipPart => ({ name, data });
export const chartSpace =
  '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:chart><c:plotArea><c:val><c:numRef><c:f>Sheet1!$B$2:$B$5</c:f></c:numRef></c:val></c:plotArea></c:chart><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>';
const workbookParts: readonly ZipPart[] = [
  part(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  ),
  part('_rels/.rels', relations(relation(officeRelation('officeDocument'), 'xl/workbook.xml'))),
  part(
    'xl/workbook.xml',
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="Sheet1" sheetId="1"/></sheets></workbook>',
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    relations(relation(officeRelation('worksheet'), 'worksheets/sheet1.xml')),
  ),
  part(
    'xl/worksheets/sheet1.xml',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row><c r="A1"><f>SUM(B1:B2)</f><v>3</v></c></row></sheetData></worksheet>',
  ),
];
/** A part of the same name takes the place of the usual one. */
export const workbookWith = (...more: readonly ZipPart[]) =>
  zip([...workbookParts.filter(({ name }) => !more.some((each) => each.name === name)), ...more]);
export const workbook = workbookWith();
export const picture =
  '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="rId5"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
export const svg =
  '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><style>.a{fill:url(#g)}</style><a xlink:href="https://a.example/"><path class="a" d="M0 0"/></a><use xlink:href="#p"/></svg>';
