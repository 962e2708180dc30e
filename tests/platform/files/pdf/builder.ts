import { deflateSync } from 'node:zlib';

/** The key is the object's number; binary data is latin1. */
export type Objects = Readonly<Record<number, string>>;

const text = 'BT /F1 12 Tf 72 760 Td (Meena Iyer, accountant) Tj ET';

export function stream(dict: string, data: string | Buffer, ending = '\n'): string {
  const content = typeof data === 'string' ? data : data.toString('latin1');
  return `<< ${dict} /Length ${content.length} >>\nstream\n${content}${ending}endstream`;
}

export const deflated = (dict: string, data: string | Buffer) =>
  stream(`${dict} /Filter /FlateDecode`, deflateSync(data));

/** A page of a resume: catalogue 1, pages 2, page 3, content 4, font 5; a case writes over what it needs. */
export function resume(catalogue = '', page = '', more: Objects = {}): Objects {
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    4: deflated('', text),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  };
}

export interface Layout {
  readonly header?: string;
  readonly trailer?: string;
  readonly tail?: string;
}

const latin = (parts: readonly string[]) => Buffer.from(parts.join(''), 'latin1');

/** A file with a table, as PDF 1.4 has it. */
export function pdfWith(objects: Objects, layout: Layout = {}): Buffer {
  const { header = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', trailer = '', tail = '' } = layout;
  const parts = [header];
  const places = append(parts, objects);
  parts.push(tableOf(places), `trailer\n<< /Size ${sizeOf(objects)} /Root 1 0 R ${trailer} >>\n`);
  parts.push(`startxref\n${lengthOf(parts.slice(0, -2))}\n%%EOF\n`, tail);
  return latin(parts);
}

export const resumePdf = (...parts: Parameters<typeof resume>) => pdfWith(resume(...parts));

/** The file as it was, and what a later save appended. */
export function updated(before: Buffer, objects: Objects, trailer = ''): Buffer {
  const old = before.toString('latin1');
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(old)?.[1] ?? '0';
  const parts = [old];
  const places = append(parts, objects);
  const start = lengthOf(parts);
  parts.push(tableOf(places));
  parts.push(`trailer\n<< /Size 60 /Root 1 0 R /Prev ${previous} ${trailer} >>\n`);
  parts.push(`startxref\n${start}\n%%EOF\n`);
  return latin(parts);
}

export interface Packing {
  /** Numbers of the objects that are in the object stream. */
  readonly packed: readonly number[];
  /** Entries of its dictionary beside the usual ones: `/Filter`, `/DecodeParms`, another `/Type`. */
  readonly dict?: string;
  readonly pack?: (content: Buffer) => Buffer;
  /** Rows of the table as most programs write them. */
  readonly predictor?: boolean;
  readonly trailer?: string;
}

/** A file whose objects are in a stream (50) and whose table is one (51), as PDF 1.5 has it. */
export function packedPdf(objects: Objects, packing: Packing): Buffer {
  const { packed, dict = '/Filter /FlateDecode', pack = deflateSync, trailer = '' } = packing;
  const parts = ['%PDF-1.5\n%\xe2\xe3\xcf\xd3\n'];
  const inside = packed.map((number) => [number, objects[number] ?? 'null'] as const);
  const outside = Object.entries(objects).filter(([number]) => !packed.includes(Number(number)));
  const places = append(parts, {
    ...Object.fromEntries(outside),
    50: objectStream(inside, dict, pack),
  });
  const start = lengthOf(parts);
  const rows = Array.from({ length: 52 }, (_, number) => {
    const index = packed.indexOf(number);
    if (index >= 0) return [2, 0, 50, index];
    const place = number === 51 ? start : places.get(number);
    return place === undefined ? [0, 0, 0, 255] : [1, place >> 8, place & 255, 0];
  });
  const table = packing.predictor ? upPredicted(rows) : Buffer.from(rows.flat());
  const parameters = packing.predictor ? '/DecodeParms << /Predictor 12 /Columns 4 >>' : '';
  const entries = `/Type /XRef /Size 52 /W [1 2 1] /Root 1 0 R ${parameters} ${trailer}`;
  parts.push(`51 0 obj\n${deflated(entries, table)}\nendobj\nstartxref\n${start}\n%%EOF\n`);
  return latin(parts);
}

export function objectStream(
  inside: readonly (readonly [number: number, object: string])[],
  dict = '/Filter /FlateDecode',
  pack: (content: Buffer) => Buffer = deflateSync,
): string {
  const bodies = inside.map(([, object]) => `${object}\n`);
  const head = inside
    .map(([number], index) => `${number} ${bodies.slice(0, index).join('').length}`)
    .join(' ');
  const content = Buffer.from(`${head}\n${bodies.join('')}`, 'latin1');
  const entries = `/Type /ObjStm /N ${inside.length} /First ${head.length + 1} ${dict}`;
  return stream(entries, pack(content));
}

/** PNG's method 2 in each row: the difference to the row above. */
function upPredicted(rows: readonly (readonly number[])[]): Buffer {
  return Buffer.concat(
    rows.map((row, at) =>
      Buffer.from([
        2,
        ...row.map((value, column) => (value - (rows[at - 1]?.[column] ?? 0)) & 255),
      ]),
    ),
  );
}

function append(parts: string[], objects: Objects): Map<number, number> {
  const places = new Map<number, number>();
  let at = lengthOf(parts);
  for (const [number, body] of Object.entries(objects)) {
    const object = `${number} 0 obj\n${body}\nendobj\n`;
    places.set(Number(number), at);
    parts.push(object);
    at += object.length;
  }
  return places;
}

function tableOf(places: ReadonlyMap<number, number>): string {
  const rows = [...places].map(
    ([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
  );
  return `xref\n0 1\n0000000000 65535 f \n${rows.join('')}`;
}

const lengthOf = (parts: readonly string[]) => parts.reduce((sum, { length }) => sum + length, 0);
const sizeOf = (objects: Objects) => Math.max(...Object.keys(objects).map(Number)) + 1;
