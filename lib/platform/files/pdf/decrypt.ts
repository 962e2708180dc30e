/**
 * Undoes the encryption of a PDF that opens without a password: the parser decrypts whole files only, so what is to be
 * decrypted goes into a small file of our own under the numbers it had. ISO 32000-2, 7.6.
 */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFNull,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import {
  entryOf,
  nameOf,
  type PdfModel,
  soleOf,
  UnreadablePdf,
} from '#lib/platform/files/pdf/parser';

/** It does not open without a password or a certificate. */
export class LockedPdf extends Error {
  override name = 'LockedPdf';
}

/** Bytes under the number of the object that they stand in. */
interface Encrypted {
  readonly number: number;
  readonly generation: number;
  readonly bytes: Uint8Array;
}

/** The encryption dictionary and the file's identifier, as PDF syntax. */
export interface Encryption {
  readonly dict: string;
  readonly id: string;
}

/** What a trailer says of encryption; `undefined` where it says nothing. */
export function encryptionOf(model: PdfModel, trailer: PDFDict): Encryption | undefined {
  const told = entryOf(trailer, 'Encrypt');
  if (!told) return undefined;
  // Some writers leave one behind that is null.
  const dict = model.resolve(told).length > 0 ? soleOf(model, told) : undefined;
  if (!dict && model.resolve(told).includes(PDFNull)) return undefined;
  if (!(dict instanceof PDFDict) || hasReference(dict))
    throw new UnreadablePdf('no encryption that we know');
  if (nameOf(entryOf(dict, 'Filter')) !== 'Standard') throw new LockedPdf('by a certificate');
  const streams = nameOf(entryOf(dict, 'StmF'));
  if (streams !== nameOf(entryOf(dict, 'StrF')))
    throw new UnreadablePdf('strings and streams encrypted in two ways');
  return { dict: dict.toString(), id: idOf(model, trailer) };
}

/** Without one, as the newest standard allows, it is empty. */
function idOf(model: PdfModel, trailer: PDFDict): string {
  const list = soleOf(model, entryOf(trailer, 'ID'));
  const first =
    list instanceof PDFArray && list.size() > 0 ? soleOf(model, list.get(0)) : undefined;
  if (first instanceof PDFString || first instanceof PDFHexString)
    return PDFHexString.of(Buffer.from(first.asBytes()).toString('hex')).toString();
  return '<>';
}

function hasReference(dict: PDFDict): boolean {
  return dict.values().some((value) => {
    if (value instanceof PDFDict) return hasReference(value);
    return value instanceof PDFRef || value instanceof PDFArray;
  });
}

/** The bytes of each item, decrypted; throws `LockedPdf` where that takes a password. */
export async function decrypt(
  { dict, id }: Encryption,
  items: readonly Encrypted[],
): Promise<Uint8Array[]> {
  const highest = items.reduce((most, { number }) => Math.max(most, number), 0);
  const groups = Map.groupBy(items, ({ number, generation }) => `${number} ${generation}`);
  const root = highest + 1;
  const objects = [...groups].map(([key, group]) => {
    const strings = group.map(({ bytes }) => `<${Buffer.from(bytes).toString('hex')}>`);
    return `${key} obj\n[${strings.join('\n')}]\nendobj\n`;
  });
  const file = `%PDF-1.7\n${objects.join('')}${root} 0 obj\n<< /Type /Catalog /Pages ${root + 1} 0 R >>\nendobj\n${root + 1} 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Size ${root + 2} /Root ${root} 0 R /Encrypt ${dict} /ID [${id} ${id}] >>\nstartxref\n0\n%%EOF\n`;
  const { context } = await open(Buffer.from(file, 'latin1'));
  const places = new Map<Encrypted, Uint8Array>();
  for (const [key, group] of groups) {
    const [number = 0, generation = 0] = key.split(' ').map(Number);
    const list = context.lookup(PDFRef.of(number, generation));
    group.forEach((item, index) => {
      const value = list instanceof PDFArray ? list.get(index) : undefined;
      if (!(value instanceof PDFHexString)) throw new UnreadablePdf('nothing was decrypted');
      places.set(item, value.asBytes());
    });
  }
  return items.map((item) => places.get(item) ?? new Uint8Array());
}

async function open(file: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(file, {
      password: '',
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
  } catch (error) {
    throw new LockedPdf(String(error));
  }
}
