import { resumeTexts } from '#lib/shared/forms/application/resume';
import { messages } from '#tests/server/uploads/hostile-messages';
import { formData, multipart, resumePart } from '#tests/server/uploads/post';
import { compound, doc, docx, pdf, pdfOf, zip } from '#tests/server/uploads/samples';
import type { Upload } from '#tests/server/uploads/upload';

const limit = 5_242_880;
const { type, size, empty } = resumeTexts;
/** What begins as a document and is none that can be read. */
const unread = /^Only PDF, DOC, or DOCX files are allowed, and we could not read this one/;
const names = ['cv.pdf', 'cv.doc', 'cv.docx'];

const upload = (
  what: string,
  data: () => Buffer,
  name: string,
  status: number,
  says?: string | RegExp,
): Upload => ({
  what: `${what} as ${JSON.stringify(name.slice(0, 40))}`,
  body: () => multipart([formData(), resumePart(data(), name)]),
  status,
  ...(says === undefined ? {} : { says }),
});

const wrong: Readonly<Record<string, () => Buffer>> = {
  'a picture (PNG)': () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'a picture (JPEG)': () => Buffer.from('ffd8ffe000104a4649460001', 'hex'),
  'a program (Windows)': () => Buffer.from('MZ\x90\0\x03'),
  'a program (Linux)': () => Buffer.from('\x7fELF\x02\x01\x01'),
  'a page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'plain text': () => Buffer.from('Meena Iyer, accountant'),
  'rich text': () => Buffer.from('{\\rtf1\\ansi Meena Iyer}'),
  'a zip': () => zip([{ name: 'cv.txt', data: 'Meena Iyer' }]),
  'a workbook (new)': () =>
    zip([{ name: '[Content_Types].xml', data: '<Types/>' }, { name: 'xl/workbook.xml' }]),
  'a workbook (old)': () => compound([{ name: 'Workbook', data: Buffer.alloc(4096) }]),
  'nothing but zeros': () => Buffer.alloc(20_000),
};

const underEveryName = Object.entries(wrong).flatMap(([what, data]) =>
  names.map((name) =>
    what === 'rich text' ? upload(what, data, name, 422) : upload(what, data, name, 422, type),
  ),
);

const rightUnderWrongName = [
  upload('a PDF', pdf, 'cv.docx', 422),
  upload('a PDF', pdf, 'cv.exe', 422, type),
  upload('a PDF', pdf, 'cv', 422, type),
  upload('a PDF', pdf, 'cv.pdf.exe', 422, type),
  upload('a PDF', pdf, 'pdf', 422, type),
  upload('a document (new)', () => docx(), 'cv.pdf', 422),
  upload('a document (old)', () => doc(), 'cv.pdf', 422),
  upload('a document (new)', () => docx(), 'cv.docm', 422, type),
];

const sizes = [
  ...names.map((name) => upload('0 bytes', () => Buffer.alloc(0), name, 422, empty)),
  upload('5 MB', () => pdfOf(limit), 'cv.pdf', 200),
  upload('5 MB and a byte', () => pdfOf(limit + 1), 'cv.pdf', 413, size),
  upload('20 MB', () => pdfOf(4 * limit), 'cv.pdf', 413, size),
  upload('5 MB and a byte', () => Buffer.alloc(limit + 1), 'cv.exe', 422, type),
  upload('a PDF of one line', () => Buffer.from('%PDF-1.4\n'), 'cv.pdf', 200),
];

const broken = [
  upload('half a document (new)', () => docx().subarray(0, 300), 'cv.docx', 422, unread),
  upload('a document without its end', () => docx().subarray(0, -22), 'cv.docx', 422, unread),
  upload('a document with a tail', () => Buffer.concat([docx(), pdf()]), 'cv.docx', 422, unread),
  upload('the head of a document (old)', () => doc().subarray(0, 600), 'cv.doc', 422, unread),
  upload('a document (old) in a ring', () => ring(), 'cv.doc', 200),
  upload('a header that comes too late', () => late(), 'cv.pdf', 422, type),
  upload('a PDF cut off', () => pdf().subarray(0, 200), 'cv.pdf', 422),
];

const bombs = [
  upload('a bomb by its directory', () => bomb(0xfffffff0), 'cv.docx', 422, unread),
  upload('a bomb of many parts', () => bomb(6_000_000, 40), 'cv.docx', 422, unread),
  upload(
    'a bomb in the list of types',
    () => docx([], ' '.repeat(3_000_000)),
    'cv.docx',
    422,
    unread,
  ),
  upload('a list of types that lies', () => misdeclared(), 'cv.docx', 422, unread),
  upload('a zip of 9,000 parts', () => docx(many(9_000)), 'cv.docx', 422, unread),
  upload('a zip that claims 65,535 parts', () => claiming(), 'cv.docx', 422, unread),
  upload(
    'a document with path names',
    () => docx([{ name: '../../etc/x' }]),
    'cv.docx',
    422,
    unread,
  ),
];

const polyglots = [
  ['a picture', '\x89PNG\r\n'],
  ['a zip', 'PK\x03\x04'],
  ['a program', 'MZ'],
  ['a page', ' <html>'],
  ['a script', '#!/bin/sh\n'],
  ['a document (old)', '\xd0\xcf\x11\xe0'],
].map(([what, head]) =>
  upload(`${what} that is a PDF too`, () => after(head ?? '', pdf()), 'cv.pdf', 422, type),
);

const paths = [
  '../../../etc/passwd.pdf',
  'C:\\cv.pdf',
  '/dev/null.pdf',
  '%00.pdf',
  'a;b=c.pdf',
].map((name) => upload('a PDF', pdf, name, 200));

export const uploads: readonly Upload[] = [
  ...underEveryName,
  ...rightUnderWrongName,
  ...sizes,
  ...broken,
  ...bombs,
  ...polyglots,
  ...paths,
  ...messages,
];

function ring(): Buffer {
  const data = doc();
  // The directory's sector follows itself.
  data.writeUInt32LE(1, 512 + 4);
  return data;
}

const late = () => Buffer.concat([Buffer.alloc(2_000, ' '), pdf()]);
const after = (head: string, data: Buffer) => Buffer.concat([Buffer.from(head, 'latin1'), data]);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `p${index}` }));
const bomb = (unpackedBytes: number, count = 1) =>
  docx(many(count).map((part) => ({ ...part, unpackedBytes })));

/** Says that its list of types is short, and unpacks to 30 MB. */
const misdeclared = () =>
  zip([
    { name: '[Content_Types].xml', data: Buffer.alloc(30_000_000), unpackedBytes: 100 },
    { name: 'word/document.xml' },
  ]);

function claiming(): Buffer {
  const data = docx();
  data.writeUInt16LE(0xffff, data.length - 12);
  return data;
}
