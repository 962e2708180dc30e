import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { active, fine, verdictOf } from '#tests/uploads/verdicts';

const body = (catalogue: string, more = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${more}trailer << /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );
/** Objects in a compressed stream, as most programs write them. */
const packed = (object: string, filter = '/FlateDecode', squeeze = deflateSync) => {
  const content = squeeze(Buffer.from(`9 0 ${object}`)).toString('latin1');
  return `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
};

describe('a PDF is refused that', () => {
  const script = '/S /JavaScript /JS (app.alert\\(1\\))';
  const cases: Readonly<Record<string, Buffer>> = {
    'runs a script when it is opened': body(`/OpenAction << ${script} >>`),
    'starts a program': body(
      '/OpenAction 9 0 R',
      '9 0 obj << /S /Launch /F (calc.exe) >> endobj\n',
    ),
    'opens a page elsewhere by itself': body('/OpenAction << /S /URI /URI (http://a.example) >>'),
    'opens one by an object of its own': body(
      '/OpenAction 9 0 R',
      '9 0 obj << /S /URI /URI (http://a.example) >> endobj\n',
    ),
    'has a script among its names': body('/Names << /JavaScript 9 0 R >>'),
    'writes its names in numbers': body('/OpenAction << /S /J#61vaScript /#4aS (x) >>'),
    'hides a script in a compressed stream': body('/OpenAction 9 0 R', packed(`<< ${script} >>`)),
    'hides it behind a filter that nobody uses there': body('', packed('<< >>', '[/LZWDecode]')),
    'hides it behind two filters': body('', packed('<< >>', '[/FlateDecode /FlateDecode]')),
    'hides an object in what looks like a string': body(
      '/X (9 0 obj) /OpenAction << /S /Launch >>',
    ),
    'hides an object in a stream': body(
      '',
      `7 0 obj << /Length 50 >>\nstream\n9 0 obj << ${script} >> endobj\nendstream\nendobj\n`,
    ),
    'hides the end of a string': body('/X (\\\\) /OpenAction << /S /Launch >> /Y (x)'),
    'sends a form': body('/AcroForm << /Fields [] /A << /S /SubmitForm >> >>'),
    'is a form of its own kind': body('/AcroForm << /XFA 9 0 R >>'),
    'opens a file of another computer': body('/A << /S /GoToR /F (\\\\\\\\host\\\\share) >>'),
  };
  it.each(Object.entries(cases))('%s', async (_, data) => {
    expect(await verdictOf(data, 'cv.pdf')).toEqual(active);
  });
});

describe('a PDF is taken that', () => {
  const cases: Readonly<Record<string, Buffer>> = {
    'opens at its first page': body('/OpenAction [3 0 R /XYZ null null 0]'),
    'opens so by an action': body('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'),
    'opens so by an object': body('/OpenAction 9 0 R', packed('<< /S /GoTo /D [3 0 R /Fit] >>')),
    'links to a page': body('/A << /S /URI /URI (https://linkedin.com/in/meena) >>'),
    'names scripts in its words': body('/Title (HTML/JavaScript /Launch \\(2024\\) /JS)'),
    'names them in its description': body(
      '',
      '7 0 obj << /Type /Metadata /Length 40 >>\nstream\n<dc:title>HTML/JavaScript</dc:title>\nendstream\nendobj\n',
    ),
    'names them in a comment': body('% /JavaScript\n'),
    'names them in a compressed object': body('', packed('<< /Title (HTML/JavaScript) >>')),
  };
  it.each(Object.entries(cases))('%s', async (_, data) => {
    expect(await verdictOf(data, 'cv.pdf')).toEqual(fine);
  });

  it('carries files, and staff are told not to open them', async () => {
    const data = body('/Names << /EmbeddedFiles 9 0 R >>');
    expect(await verdictOf(data, 'cv.pdf')).toContain('do not open those');
  });
});
