import { describe, expect, it } from '@jest/globals';
import { checkResume } from '#lib/uploads/resume';
import { doc, docx, fixture, macroTypes, pdf } from '#tests/uploads/samples';

const finding = (data: Buffer, name: string) => {
  const checked = checkResume({ name, size: data.length, data });
  return 'ok' in checked ? checked.ok.type : checked.refused.errors?.resume;
};
const locked =
  'This file is locked with a password. Please save it without the password and choose it again.';
const macros = 'This file contains macros. Please save it as a PDF and choose it again.';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const revisions = ['40', '128', 'aes128', 'r5', '256'];

describe('a resume in PDF', () => {
  it('is taken', () => expect(finding(pdf(), 'cv.pdf')).toBe('application/pdf'));

  it.each(revisions)('is taken where only printing is protected (%s)', (revision) => {
    expect(finding(fixture(`print-${revision}.pdf`), 'cv.pdf')).toBe('application/pdf');
  });

  it.each(revisions)('is told of where it is locked with a password (%s)', (revision) => {
    expect(finding(fixture(`locked-${revision}.pdf`), 'cv.pdf')).toBe(locked);
  });

  it('is told of where it is locked in a way that we cannot open', () => {
    const other = pdf()
      .toString('latin1')
      .replace('trailer <<', 'trailer << /Encrypt << /Filter /Adobe.PubSec >>');
    expect(finding(Buffer.from(other, 'latin1'), 'cv.pdf')).toBe(locked);
  });

  it('is taken with a few lines before its header, as readers do', () => {
    const late = Buffer.concat([Buffer.from('\r\n \xef\xbb\xbfReceived\n', 'latin1'), pdf()]);
    expect(finding(late, 'cv.pdf')).toBe('application/pdf');
  });
});

describe('a resume in Word', () => {
  it('is taken, the old kind and the new one', () => {
    expect(finding(doc(), 'cv.doc')).toBe('application/msword');
    expect(finding(docx(), 'CV.DOCX')).toBe(word);
  });

  it('is taken under the ending of the other kind, and kept under its own', () => {
    const data = docx();
    const checked = checkResume({ name: 'cv.doc', size: data.length, data });
    expect(checked).toMatchObject({ ok: { name: 'cv.docx', type: word } });
  });

  it('is told of where it is locked with a password', () => {
    expect(finding(doc({ locked: true }), 'cv.doc')).toBe(locked);
    expect(finding(docx([{ name: 'word/media/a', flags: 1 }]), 'cv.docx')).toBe(locked);
    expect(finding(doc({ storages: ['EncryptedPackage'] }), 'cv.docx')).toBe(locked);
  });

  it('is told of where it contains macros', () => {
    expect(finding(docx([{ name: 'word/vbaProject.bin' }]), 'cv.docx')).toBe(macros);
    expect(finding(docx([{ name: 'word/VBAPROJECT.BIN' }]), 'cv.docx')).toBe(macros);
    expect(finding(docx([], macroTypes), 'cv.docx')).toBe(macros);
    expect(finding(doc({ storages: ['Macros'] }), 'cv.doc')).toBe(macros);
  });
});
