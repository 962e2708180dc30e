import { file, typed } from '#tests/platform/files/word/additions';
import {
  type Additions,
  microsoftRelation,
  png,
  relation,
} from '#tests/platform/files/word/docx-builder';

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
};
