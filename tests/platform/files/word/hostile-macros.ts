import type { ZipPart } from '#tests/platform/files/samples';
import { chart, file, typed } from '#tests/platform/files/word/additions';
import {
  type Additions,
  microsoftRelation,
  png,
  relation,
  relations,
} from '#tests/platform/files/word/docx-builder';
import { workbookWith } from '#tests/platform/files/word/honest-parts';

/** Macros of Excel 4.0 (XLM). */
const macroSheet =
  '<xm:macrosheet xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main" xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row><c r="A1"><f>EXEC("calc.exe")</f></c></row></sheetData></xm:macrosheet>';
const toMacroSheet = relations(
  relation(microsoftRelation(2006, 'xlMacrosheet'), 'macrosheets/sheet1.xml'),
);
/** The workbook behind a chart, with these parts. */
const chartWith = (...more: readonly ZipPart[]): Additions => ({
  parts: [
    ...chart('../embeddings/a.xlsx'),
    { name: 'word/embeddings/a.xlsx', data: workbookWith(...more) },
  ],
  types:
    '<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>',
});

export const macros: Readonly<Record<string, Additions>> = {
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
  'the type of a sheet of macros': typed('application/vnd.ms-excel.macrosheet+xml'),
  'the type of an international one': typed('application/vnd.ms-excel.intlmacrosheet+xml'),
  'the relation of a sheet of macros': {
    relations: relation(microsoftRelation(2006, 'xlMacrosheet'), '../xl/sheet1.xml'),
    parts: [{ name: 'xl/sheet1.xml', data: '<x/>' }],
  },
  'a sheet of them that nothing leads to': file('xl/sheets/a.xml', macroSheet),
  'a sheet of them in the workbook of a chart': chartWith(
    { name: 'xl/macrosheets/sheet1.xml', data: macroSheet },
    { name: 'xl/_rels/workbook.xml.rels', data: toMacroSheet },
  ),
  'a sheet of them that the workbook calls another sheet': chartWith({
    name: 'xl/worksheets/sheet1.xml',
    data: macroSheet,
  }),
};
