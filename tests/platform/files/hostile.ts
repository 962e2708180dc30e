import { resumeTexts } from '#lib/applications/rules/resume';
import { messages, type Upload } from '#tests/platform/files/hostile-messages';
import { formData, multipart, resumePart } from '#tests/platform/files/post';
import { pdf, pdfOf, zip } from '#tests/platform/files/samples';
import { compound, word97 } from '#tests/platform/files/word/doc-builder';
import { word } from '#tests/platform/files/word/docx-builder';

const limit = 5_242_880;
const { type, size, empty } = resumeTexts;
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
  says,
});

const wrong: Readonly<Record<string, () => Buffer>> = {
  'a picture (PNG)': () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'a picture (JPEG)': () => Buffer.from('ffd8ffe000104a4649460001', 'hex'),
  'a program (Windows)': () => Buffer.from('MZ\x90\0\x03'),
  'a program (Linux)': () => Buffer.from('\x7fELF\x02\x01\x01'),
  'a page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'plain text': () => Buffer.from('Meena Iyer, accountant'),
  'a zip': () => zip([{ name: 'cv.txt', data: 'Meena Iyer' }]),
  'a workbook (new)': () =>
    zip([{ name: '[Content_Types].xml', data: '<Types/>' }, { name: 'xl/workbook.xml' }]),
  'a workbook (old)': () => compound({ Workbook: Buffer.alloc(4096) }),
  'nothing but zeros': () => Buffer.alloc(20_000),
};

const underEveryName = Object.entries(wrong).flatMap(([what, data]) =>
  names.map((name) => upload(what, data, name, 422, type)),
);

/** Its content decides (fourth part, 4.1). */
const rightUnderWrongName = [
  upload('a PDF', pdf, 'cv.exe', 200),
  upload('a PDF', pdf, 'cv', 200),
  upload('a PDF', pdf, 'cv.pdf.exe', 200),
  upload('a PDF', pdf, 'pdf', 200),
  upload('a document (new)', () => word(), 'cv.docm', 200),
];

const sizes = [
  ...names.map((name) => upload('0 bytes', () => Buffer.alloc(0), name, 422, empty)),
  upload('5 MB', () => pdfOf(limit), 'cv.pdf', 200),
  upload('5 MB and a byte', () => pdfOf(limit + 1), 'cv.pdf', 413, size),
  upload('20 MB', () => pdfOf(4 * limit), 'cv.pdf', 413, size),
  upload('5 MB and a byte', () => Buffer.alloc(limit + 1), 'cv.exe', 413, size),
  upload('a PDF of one line', () => Buffer.from('%PDF-1.4\n'), 'cv.pdf', 422, unread),
];

const broken = [
  upload('half a document (new)', () => word().subarray(0, 300), 'cv.docx', 422, unread),
  upload('a document without its end', () => word().subarray(0, -22), 'cv.docx', 422, unread),
  upload('a document with a tail', () => Buffer.concat([word(), pdf()]), 'cv.docx', 200),
  upload('the head of a document (old)', () => word97().subarray(0, 600), 'cv.doc', 422, unread),
  upload('a document (old) in a ring', () => ring(), 'cv.doc', 200),
  upload('a header that comes too late', () => late(), 'cv.pdf', 422, type),
];

const bombs = [
  upload('a bomb by its directory', () => bomb(0xfffffff0), 'cv.docx', 422, unread),
  upload('a bomb of many parts', () => bomb(6_000_000, 40), 'cv.docx', 422, unread),
  upload(
    'a list of types that is blank',
    () => zip([{ name: '[Content_Types].xml', data: ' '.repeat(3_000_000) }]),
    'cv.docx',
    422,
    type,
  ),
  upload('a zip of 9,000 parts', () => word({ parts: many(9_000) }), 'cv.docx', 422, unread),
  upload('a zip that claims 65,535 parts', () => claiming(), 'cv.docx', 422, unread),
];

const paths = ['/dev/null.pdf', '%00.pdf', 'a;b=c.pdf'].map((name) =>
  upload('a PDF', pdf, name, 200),
);

export const uploads: readonly Upload[] = [
  ...underEveryName,
  ...rightUnderWrongName,
  ...sizes,
  ...broken,
  ...bombs,
  ...paths,
  ...messages,
];

function ring(): Buffer {
  const data = word97();
  const [directory, table] = [data.readUInt32LE(48), data.readUInt32LE(76)];
  // The directory's sector follows itself.
  data.writeUInt32LE(directory, 512 * (1 + table) + 4 * directory);
  return data;
}

const late = () => Buffer.concat([Buffer.alloc(2_000, ' '), pdf()]);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `p${index}` }));
const bomb = (unpackedBytes: number, count = 1) =>
  word({ parts: many(count).map((part) => ({ ...part, unpackedBytes })) });

function claiming(): Buffer {
  const data = word();
  data.writeUInt16LE(0xffff, data.length - 12);
  return data;
}
