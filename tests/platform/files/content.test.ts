import { describe, expect, it } from '@jest/globals';
import { checkResume } from '#lib/applications/files';
import {
  contentOf,
  headBytes,
  lookInside,
  mayHold,
  problemInside,
} from '#lib/applications/rules/resume';
import { edited, fixture, pdf, zip } from '#tests/platform/files/samples';
import { heldFor, locked, unreadable, wrongType } from '#tests/platform/files/verdicts';
import { file, typed } from '#tests/platform/files/word/additions';
import { word97 } from '#tests/platform/files/word/doc-builder';
import { word } from '#tests/platform/files/word/docx-builder';

const finding = async (data: Buffer, name: string) => {
  const checked = await checkResume({ name, size: data.length, data });
  if ('error' in checked) return checked.error.errors?.resume;
  return checked.ok.file.held ?? checked.ok.file.type;
};
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const revisions = ['40', '128', 'aes128', 'r5', '256'];

describe('a resume in PDF', () => {
  it('is taken', async () => expect(await finding(pdf(), 'cv.pdf')).toBe('application/pdf'));

  it.each(revisions)('is taken where it opens without a password (%s)', async (name) => {
    expect(await finding(fixture(`print-${name}.pdf`), 'cv.pdf')).toBe('application/pdf');
  });

  it.each(revisions)('is reported where it needs a password to open (%s)', async (name) => {
    expect(await finding(fixture(`locked-${name}.pdf`), 'cv.pdf')).toEqual(locked);
  });

  it('is reported where it needs a certificate to open', async () => {
    const encryption = 'trailer << /Encrypt << /Filter /Adobe.PubSec >>';
    expect(await finding(edited(pdf(), 'trailer <<', encryption), 'cv.pdf')).toEqual(locked);
  });

  it('is taken with a few lines before its header, as readers do', async () => {
    const late = Buffer.concat([Buffer.from('\r\n \xef\xbb\xbfReceived\n', 'latin1'), pdf()]);
    expect(await finding(late, 'cv.pdf')).toBe('application/pdf');
  });
});

describe('a resume in Word', () => {
  it('is taken, the old kind and the new one', async () => {
    expect(await finding(word97(), 'cv.doc')).toBe('application/msword');
    expect(await finding(word(), 'CV.DOCX')).toBe(docx);
  });

  it('is taken under the ending of the other kind, and stored under its own', async () => {
    const data = word();
    const checked = await checkResume({ name: 'cv.doc', size: data.length, data });
    expect(checked).toMatchObject({ ok: { file: { name: 'cv.docx', type: docx } } });
  });

  it.each([
    ['word/document2.xml', 'word/document2.xml'],
    ['word/document2.xml', '/word/document2.xml'],
    ['Word/Document2.xml', 'word/document2.xml'],
    ['body/main.xml', '/body/main.xml'],
  ])('is taken with the main part that its relations name: %s as %s', async (part, target) => {
    expect(await finding(word({ main: part, mainTarget: target }), 'cv.docx')).toBe(docx);
  });

  it.each([
    ['a DOC whose header is empty', () => Buffer.concat([signature, Buffer.alloc(4096)])],
    ['a DOC of which the signature is left', () => signature],
    ['a DOCX of which the signature is left', () => Buffer.from('PK\x03\x04')],
  ])('is refused where no program opens it: %s', async (_, data) => {
    for (const name of ['cv.doc', 'cv.docx', 'cv.pdf', '']) {
      expect(await finding(data(), name)).toEqual(unreadable);
    }
  });

  it('is held where its lists are missing, macros or not', async () => {
    const parts = [{ name: 'word/document.xml' }, { name: 'word/vbaProject.bin' }];
    expect(await finding(zip(parts.slice(0, 1)), 'cv.docx')).toEqual(heldFor('unclear'));
    expect(await finding(zip(parts), 'cv.docx')).toEqual(heldFor('macros'));
  });

  it('is none where the part that its relations name is missing, or no Word document', async () => {
    expect(await finding(word({ mainTarget: 'word/other.xml' }), 'cv.docx')).toBe(wrongType);
    const workbook = zip([
      { name: '[Content_Types].xml', data: '<Types/>' },
      {
        name: '_rels/.rels',
        data: '<Relationships><Relationship Type="x/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      },
      { name: 'xl/workbook.xml' },
      { name: 'word/document.xml' },
    ]);
    expect(await finding(workbook, 'cv.docx')).toBe(wrongType);
  });

  it('is held with a hostile list of relations, and that is seen in no time', async () => {
    const hostile = '<Relationship Type="'.repeat(50_000);
    const parts = [{ name: '_rels/.rels', data: hostile }, { name: 'word/document.xml' }];
    expect(await finding(zip(parts), 'cv.docx')).toEqual(heldFor('unclear'));
  }, 5_000);

  it('is reported where it is locked with a password', async () => {
    expect(await finding(word97({ flags: 0x0100 }), 'cv.doc')).toEqual(locked);
    expect(await finding(word({ parts: [{ name: 'word/media/a', flags: 1 }] }), 'cv.docx')).toEqual(
      locked,
    );
    expect(
      await finding(word97({ streams: { EncryptedPackage: Buffer.alloc(100) } }), 'cv.docx'),
    ).toEqual(locked);
  });

  it('is held where it contains macros', async () => {
    expect(await finding(word(file('word/vbaProject.bin', '')), 'cv.docx')).toEqual(
      heldFor('macros'),
    );
    expect(await finding(word(file('word/VBAPROJECT.BIN', '')), 'cv.docx')).toEqual(
      heldFor('macros'),
    );
    expect(
      await finding(
        word(typed('application/vnd.ms-word.document.macroEnabled.main+xml')),
        'cv.docx',
      ),
    ).toEqual(heldFor('macros'));
    expect(
      await finding(word97({ streams: { 'Macros/VBA/dir': Buffer.alloc(100) } }), 'cv.doc'),
    ).toEqual(heldFor('macros'));
  });
});

describe('a file under another name', () => {
  const rtf = Buffer.from('{\\rtf1\\ansi Meena Iyer}');

  it.each(['cv.doc', 'cv.pdf', 'resume', 'cv.rtf'])(
    'is told of where it is rich text: %s',
    async (name) => {
      expect(await finding(rtf, name)).toBe(
        `${wrongType}. This is a rich text (RTF) file. Open it in Word, save it as PDF or DOCX, and choose the new file.`,
      );
    },
  );

  it.each([
    [
      'an object',
      '{\\rtf1{\\object\\objemb{\\*\\objclass Package}{\\*\\objdata 0105000002000000}}}',
    ],
    [
      'an object that starts by itself',
      '{\\rtf1{\\object\\objautlink\\objupdate{\\*\\objdata 01}}}',
    ],
    ['a template from a share', '{\\rtf1{\\*\\template \\\\\\\\host\\\\a.dotm}}'],
    ['a PDF in its first letters', '{\\rtf1 %PDF-1.4\n1 0 obj\n<< >>\nendobj}'],
    ['a document in its object', `{\\rtf1{\\object{\\*\\objdata ${word97().toString('hex')}}}}`],
  ])('is refused where it is rich text with %s, whatever its name', async (_, text) => {
    for (const name of ['cv.doc', 'cv.docx', 'cv.pdf', 'cv.rtf'])
      expect(await finding(Buffer.from(text), name)).toMatch(/^Only PDF.*rich text \(RTF\)/);
  });

  it('is refused where Word alone takes it for rich text', async () => {
    const text = '{\\rt1{\\object\\objemb{\\*\\objdata 0105000002000000}}}';
    expect(await finding(Buffer.from(text), 'cv.doc')).toMatch(/^Only PDF, DOC, or DOCX/);
  });

  it.each([
    ['resume', 'resume.pdf'],
    ['msf:1000023456', 'msf-1000023456.pdf'],
    ['document%3A1641', 'document-3A1641.pdf'],
    ['resume.pdf (1)', 'resume (1).pdf'],
    ['resume.pdf.', 'resume-pdf.pdf'],
    ['CV.DOCX', 'CV.pdf'],
    ['scan.jpg', 'scan-jpg.pdf'],
    ['', 'resume.pdf'],
  ])('is taken for what it holds, and stored under its own ending: %j', async (name, stored) => {
    const data = pdf();
    const checked = await checkResume({ name, size: data.length, data });
    expect(checked).toMatchObject({ ok: { file: { name: stored, type: 'application/pdf' } } });
    expect(await finding(word(), name)).toBe(docx);
    expect(await finding(word97(), name)).toBe('application/msword');
  });

  it.each(['resume', 'photo.jpg', 'cv.pdf'])(
    'is refused where it is no resume: %s',
    async (name) => {
      const picture = Buffer.concat([
        Buffer.from('ffd8ffe000104a464946', 'hex'),
        Buffer.alloc(2_000),
      ]);
      expect(await finding(picture, name)).toBe(wrongType);
    },
  );

  it('is judged by what it holds, whatever it is called', async () => {
    expect(await finding(word(file('word/vbaProject.bin', '')), 'resume')).toEqual(
      heldFor('macros'),
    );
    expect(await finding(fixture('locked-128.pdf'), 'msf:1000023456')).toEqual(locked);
  });

  it('is seen by its first bytes in the browser', async () => {
    const seen = (data: Buffer) => contentOf(data.subarray(0, headBytes));
    expect([seen(rtf), seen(pdf()), seen(word()), seen(word97())]).toEqual([
      'rtf',
      'pdf',
      'word',
      undefined,
    ]);
  });

  it('is never held back in the browser where the server takes it', async () => {
    const late = Buffer.concat([Buffer.from('\r\n Received\n'), pdf()]);
    const samples = [
      ...[pdf(), late, ...revisions.map((each) => fixture(`print-${each}.pdf`))],
      ...[word97(), word(), word({ main: 'body/main.xml', mainTarget: '/body/main.xml' })],
    ];
    for (const data of samples) {
      for (const name of ['cv.pdf', 'cv.doc', ' CV.DOCX ', 'msf:1000023456']) {
        const checked = await checkResume({ name, size: data.length, data });
        expect([name, 'ok' in checked]).toEqual([name, mayHold(data.subarray(0, headBytes))]);
        const chosen = new File([Uint8Array.from(data)], name);
        await lookInside(chosen);
        expect(problemInside(chosen)).toBeUndefined();
      }
    }
  });

  it.each(['photo.jpg', 'resume', 'cv.pdf', 'cv.exe'])(
    'is told of in the browser where it is none: %s',
    async (name) => {
      const chosen = new File(['GIF89a'], name);
      await lookInside(chosen);
      expect(problemInside(chosen)).toMatch(new RegExp(`^${wrongType}`));
    },
  );
});
