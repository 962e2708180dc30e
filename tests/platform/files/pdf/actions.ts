import { deflated, resumePdf, stream } from '#tests/platform/files/pdf/builder';
import { elsewhere, opening, opens, script } from '#tests/platform/files/pdf/script';

const annotated = (annotation: string, more = {}) =>
  resumePdf('', '/Annots [8 0 R]', {
    8: `<< /Type /Annot /Rect [0 0 9 9] ${annotation} >>`,
    ...more,
  });
const field = (entries: string) =>
  resumePdf('/AcroForm << /Fields [8 0 R] >>', '/Annots [8 0 R]', {
    8: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [0 0 9 9] ${entries} >>`,
  });

/** Each acts by itself when it is opened, or on more than a place or a page when it is clicked. */
export const actions: Readonly<Record<string, Buffer>> = {
  'runs a script when it is opened': resumePdf(`/OpenAction ${script}`),
  'runs one by an object of its own': opens(script),
  'runs one that stands in a stream': opens('<< /S /JavaScript /JS 10 0 R >>'),
  'has a script among its names': resumePdf(
    '/Names << /JavaScript << /Names [(a) 9 0 R] >> >>',
    '',
    { 9: script },
  ),
  'has a branch of names with scripts': resumePdf('/Names << /JavaScript 9 0 R >>', '', {
    9: '<< /Kids [10 0 R] >>',
    10: `<< /Limits [(a) (a)] /Names [(a) ${script}] >>`,
  }),
  'runs a script when it is closed': resumePdf(`/AA << /WC ${script} >>`),
  'opens a page elsewhere when it is printed': resumePdf(`/AA << /DP ${elsewhere} >>`),
  'opens a page elsewhere when a page is shown': resumePdf('', `/AA << /O ${elsewhere} >>`),
  'does so by objects of their own': resumePdf('', '/AA 9 0 R', {
    9: '<< /O 10 0 R >>',
    10: elsewhere,
  }),
  'goes to a place when a page is shown': resumePdf(
    '',
    '/AA << /O << /S /GoTo /D [3 0 R /Fit] >> >>',
  ),
  'runs a script when a pointer crosses it': annotated(`/Subtype /Link /AA << /E ${script} >>`),
  'runs a script when a field is left': field(`/AA << /Bl ${script} >>`),
  'formats a field by a script': field(
    '/AA << /F << /S /JavaScript /JS (AFNumber_Format\\(2\\)) >> >>',
  ),
  'runs a script when a button is pressed': annotated(`/Subtype /Widget /FT /Btn /A ${script}`),
  'starts a program': opens('<< /S /Launch /F (calc.exe) >>'),
  'starts a program of Windows': opens('<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>'),
  'starts a program by a link': annotated('/Subtype /Link /A << /S /Launch /F (a.exe) >>'),
  'opens a page elsewhere by itself': resumePdf(`/OpenAction ${elsewhere}`),
  'does so by an object': opens(elsewhere),
  'does so by a chain': opens(`<< /S /GoTo /D [3 0 R /Fit] /Next ${elsewhere} >>`),
  'does so by a chain of chains': resumePdf(opening, '', {
    9: '<< /S /GoTo /D [3 0 R /Fit] /Next 10 0 R >>',
    10: '[11 0 R]',
    11: `<< /S /GoTo /D [3 0 R /Fit] /Next ${elsewhere} >>`,
  }),
  'prints itself': opens('<< /S /Named /N /Print >>'),
  'goes on from a link': annotated(
    `/Subtype /Link /A << /S /GoTo /D [3 0 R /Fit] /Next ${script} >>`,
  ),
  'sends a form': annotated(
    '/Subtype /Widget /FT /Btn /A << /S /SubmitForm /F (https://a.example/) >>',
  ),
  'sends a form by itself': opens('<< /S /SubmitForm /F << /FS /URL /F (https://a.example/) >> >>'),
  'fetches a form': opens('<< /S /ImportData /F (a.fdf) >>'),
  'opens a file of another computer': opens(
    '<< /S /GoToR /F (\\\\\\\\host\\\\share) /D [0 /Fit] >>',
  ),
  'opens one by a link': annotated(
    '/Subtype /Link /A << /S /GoToR /F << /Type /Filespec /UF (//host/a.pdf) >> /D [0 /Fit] >>',
  ),
  'opens a file that it carries': opens('<< /S /GoToE /T << /R /C /N (a) >> /D [0 /Fit] >>'),
  'hides what is shown': annotated('/Subtype /Widget /FT /Btn /A << /S /Hide /T (a) >>'),
  'empties a form': opens('<< /S /ResetForm >>'),
  'plays a film': annotated('/Subtype /Screen /A << /S /Rendition /OP 0 >>'),
  'has a film': annotated('/Subtype /Movie /Movie << /F (a.avi) >>'),
  'has a sound': annotated('/Subtype /Sound /Sound 9 0 R', {
    9: stream('/Type /Sound /R 8000', 'a'),
  }),
  'has a rich annotation': annotated('/Subtype /RichMedia /RichMediaContent << >>'),
  'has a body in three dimensions': annotated('/Subtype /3D /3DD 9 0 R', {
    9: stream('/Type /3D /Subtype /U3D', 'a'),
  }),
  'is a form of its own kind': resumePdf('/AcroForm << /Fields [] /XFA 9 0 R >>', '', {
    9: deflated('', '<xdp/>'),
  }),
  'is one in parts': resumePdf('/AcroForm << /Fields [] /XFA [(template) 9 0 R] >>', '', {
    9: deflated('', '<xdp/>'),
  }),
  'carries a file': resumePdf('/Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >>', '', {
    9: '<< /Type /Filespec /F (a.exe) /EF << /F 10 0 R >> >>',
    10: deflated('/Type /EmbeddedFile', 'MZ'),
  }),
  'carries one on a page': annotated(
    '/Subtype /FileAttachment /FS << /F (a.txt) /EF << /F 9 0 R >> >>',
    { 9: deflated('/Type /EmbeddedFile', 'a') },
  ),
  'carries one that belongs to it': resumePdf('/AF [9 0 R]', '', {
    9: '<< /Type /Filespec /UF (a.xml) /EF << /UF 10 0 R >> >>',
    10: deflated('', 'a'),
  }),
  'is a case of files': resumePdf('/Collection << /View /D >>'),
  'draws from another file': resumePdf('', '', { 4: stream('/F (\\\\\\\\host\\\\a)', '') }),
  'shows a page of another file': resumePdf('', '', {
    9: stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (//host/a.pdf) /Page 0 >>',
      '',
    ),
  }),
  'has steps that open a page elsewhere': resumePdf(
    '',
    `/PresSteps << /Type /NavNode /NA ${elsewhere} >>`,
  ),
  'has a script where a font has numbers': resumePdf('', '', {
    5: '<< /Type /Font /Subtype /Type3 /FontMatrix [1 2 3 4 5 (1\\); alert\\(1\\)//)] >>',
  }),
  'has a link that is a script': annotated(
    '/Subtype /Link /A << /S /URI /URI (javascript:alert\\(1\\)) >>',
  ),
  'has one written in UTF-16': annotated(
    '/Subtype /Link /A << /S /URI /URI <FEFF006A006100760061007300630072006900700074003A0061> >>',
  ),
  'has one broken over two lines': annotated(
    '/Subtype /Link /A << /S /URI /URI (java\\nscript:alert\\(1\\)) >>',
  ),
  'has one that stands elsewhere': annotated('/Subtype /Link /A << /S /URI /URI 9 0 R >>', {
    9: '(JavaScript:alert\\(1\\))',
  }),
  'has a link to a program': annotated(
    '/Subtype /Link /A << /S /URI /URI (file:///C:/Windows/calc.exe) >>',
  ),
  'has a link to a share': annotated(
    '/Subtype /Link /A << /S /URI /URI (\\\\\\\\host\\\\share) >>',
  ),
  'takes its links for scripts': resumePdf('/URI << /Base (javascript:) >>'),
};
