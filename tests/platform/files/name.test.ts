import { expect, it } from '@jest/globals';
import { safeFileName } from '#lib/applications/files';

it.each([
  ['Meena Iyer CV.pdf', 'Meena Iyer CV.pdf'],
  ['மீனா ஐயர்.pdf', 'மீனா ஐயர்.pdf'],
  ['రాజ్\u200cకుమార్.pdf', 'రాజ్\u200cకుమార్.pdf'],
  ['\u200d\u200c.pdf', 'resume.pdf'],
  ['\u3164.pdf', 'resume.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\meena\\cv.PDF', 'cv.pdf'],
  ['resume.pdf (1)', 'resume (1).pdf'],
  ['resume', 'resume.pdf'],
  ['msf:1000023456', 'msf-1000023456.pdf'],
  ['document%3A1641', 'document-3A1641.pdf'],
  ['', 'resume.pdf'],
  ['cv.exe.pdf', 'cv-exe.pdf'],
  ['cv\r\nBcc: all@example.com.pdf', 'cv-Bcc- all-example-com.pdf'],
  ['cv\u202efdp.exe.pdf', 'cv-fdp-exe.pdf'],
  ['"><script>.pdf', 'script.pdf'],
  ['.pdf', 'resume.pdf'],
  ['....pdf', 'resume.pdf'],
  ['NUL.pdf', 'resume.pdf'],
  ['cv\0.pdf', 'cv.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
])('attaches %j as %j', (given, safe) => {
  expect(safeFileName(given, 'pdf')).toBe(safe);
});

it('does not think for long about a name of megabytes', () => {
  // One that went back and forth over it would not end before the runner gives it up.
  expect(safeFileName(`a${'-'.repeat(1e6)}b.pdf`, 'pdf')).toBe('b.pdf');
});
