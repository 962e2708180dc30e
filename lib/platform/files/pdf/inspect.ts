/** Reads every object of a PDF, wherever it stands, and judges it; a file that is something else too is none. */

import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';
import type { Finding } from '#lib/platform/files/inspection/inspection';
import { decrypt, type Encryption, encryptionOf, LockedPdf } from '#lib/platform/files/pdf/decrypt';
import { type Decrypted, isActive, isString, judgedTexts } from '#lib/platform/files/pdf/judge';
import {
  type Budget,
  dictionariesIn,
  dictOf,
  entryOf,
  type NumberedObject,
  nameOf,
  newBudget,
  newModel,
  type PdfModel,
  type Scan,
  scanPdf,
  UnreadablePdf,
} from '#lib/platform/files/pdf/parser';
import { assertLength, isObjectStream, unpackObjects } from '#lib/platform/files/pdf/streams';

/** Readers look for the header this far into the file: ISO 32000-1, annex H.3. */
const headerWithin = 1024;

/** A PDF that opens without a password, and in which nothing acts by itself; one without an object is damaged. */
export async function checkPdf(data: Buffer): Promise<Finding> {
  const header = data.subarray(0, headerWithin).indexOf('%PDF-');
  if (header < 0 || isPolyglot(data, header)) return 'other';
  try {
    const { finding, gaps } = await inspectPdf(data);
    return gaps.some(([start, end]) => hasMarkup(data, start, end)) ? 'other' : finding;
  } catch (error) {
    // The parser throws errors of many kinds; whatever it fails at, nobody has read.
    return error instanceof LockedPdf ? 'locked' : 'unreadable';
  }
}

/** Of all object streams of a resume together. */
const mostUnpackedBytes = 16 * 1024 * 1024;
const mostObjectStreams = 10_000;
/** Revisions share one; a hostile file has many. */
const mostEncryptions = 3;

interface Inspected {
  /** `damaged`: without a single object, so that there is nothing to open. */
  readonly finding: 'fine' | 'encrypted' | 'active' | 'damaged';
  readonly gaps: Scan['gaps'];
}

/** Throws where an object cannot be read; `LockedPdf` where that takes a password. */
async function inspectPdf(data: Buffer): Promise<Inspected> {
  const budget = newBudget();
  const scan = scanPdf(data, budget);
  const plain = newModel(scan.objects);
  const outside = [...scan.objects.map(({ object }) => object), ...scan.trailers];
  const encryptions = encryptionsOf(plain, scan);
  const isEncrypted = encryptions.length > 0;
  const found = (finding: Inspected['finding']) => ({ finding, gaps: scan.gaps });
  if (outside.length === 0) return found('damaged');
  // What stands in the clear of an encrypted file is told before a password is asked for.
  if (isEncrypted && isActive(plain, outside, { decrypted: new Map(), isWhole: false }))
    return found('active');
  const packed = await unpackAll(plain, encryptions, budget);
  const model = newModel([...scan.objects, ...packed]);
  const decrypted = isEncrypted ? await decryptTexts(scan.objects, encryptions) : undefined;
  const objects = [...outside, ...packed.map(({ object }) => object)];
  if (isActive(model, objects, { decrypted, isWhole: true })) return found('active');
  const types = new Set(objects.map((object) => typeOf(model, object)));
  if (!types.has('Catalog') || !types.has('Page')) throw new UnreadablePdf('no pages');
  return found(isEncrypted ? 'encrypted' : 'fine');
}

function typeOf(model: PdfModel, object: PDFObject): string | undefined {
  const dict = dictOf(object);
  return dict && nameOf(model.resolve(entryOf(dict, 'Type'))[0]);
}

/** Of each trailer, those of streams among them; the same one counts once. */
function encryptionsOf(model: PdfModel, { objects, trailers }: Scan): readonly Encryption[] {
  const streams = objects.flatMap(({ object }) => dictOf(object) ?? []);
  const told = [...trailers, ...streams].filter((dict: PDFDict) => entryOf(dict, 'Encrypt'));
  const distinct = new Map<string, Encryption>();
  for (const trailer of told) {
    const encryption = encryptionOf(model, trailer);
    if (encryption) distinct.set(`${encryption.dict} ${encryption.id}`, encryption);
  }
  if (distinct.size > mostEncryptions) throw new UnreadablePdf('encrypted in many ways');
  return [...distinct.values()];
}

/**
 * The objects of every object stream. A trailer may call a file encrypted that is not: each stream is read as it stands
 * and as each encryption would have it, and whatever can be read is judged.
 */
async function unpackAll(
  model: PdfModel,
  encryptions: readonly Encryption[],
  budget: Budget,
): Promise<readonly NumberedObject[]> {
  const streams = model.objects.flatMap(({ number, generation, object }) =>
    isObjectStream(object) ? [{ number, generation, object, bytes: object.contents }] : [],
  );
  if (streams.length > mostObjectStreams) throw new UnreadablePdf('more than anybody reads');
  const readings = [streams.map(({ bytes }) => bytes)];
  for (const encryption of encryptions) readings.push(await decrypt(encryption, streams));
  let left = mostUnpackedBytes;
  return streams.flatMap(({ object }, index) => {
    assertLength(model, object);
    const found: NumberedObject[] = [];
    let failure: unknown;
    let isRead = false;
    for (const contents of readings.map((each) => each[index] ?? new Uint8Array())) {
      try {
        const { objects, bytes } = unpackObjects(model, object.dict, contents, left, budget);
        left -= bytes;
        isRead = true;
        for (const each of objects) found.push(each);
      } catch (error) {
        failure = error;
      }
    }
    if (!isRead) throw failure;
    return found;
  });
}

/** The strings that say what a thing is or where it leads. Those in object streams are encrypted with their stream alone. */
async function decryptTexts(
  objects: readonly NumberedObject[],
  encryptions: readonly Encryption[],
): Promise<Decrypted> {
  const items = objects.flatMap(({ number, generation, object }) =>
    judgedStrings(object).map((string) => ({
      number,
      generation,
      string,
      bytes: string.asBytes(),
    })),
  );
  const decrypted = new Map<PDFObject, Uint8Array[]>(items.map(({ string }) => [string, []]));
  for (const encryption of encryptions) {
    const texts = await decrypt(encryption, items);
    items.forEach(({ string }, index) => {
      decrypted.get(string)?.push(texts[index] ?? new Uint8Array());
    });
  }
  return decrypted;
}

/** Also an object that is a string: an entry may refer to it. */
function judgedStrings(object: PDFObject) {
  if (isString(object)) return [object];
  return [...dictionariesIn(object)].flatMap((dict) =>
    dict
      .entries()
      .flatMap(([key, value]) =>
        judgedTexts.has(key.asString().slice(1)) && isString(value) ? [value] : [],
      ),
  );
}

/** What begins so is something else first, whatever follows. */
const foreign = [
  ...['PK', 'MZ', '\xd0\xcf\x11\xe0', '\x7fELF', 'GIF8', '\xff\xd8', '\x89PNG', '<', '#!', '%!'],
  ...['Rar!', '7z\xbc\xaf', '{\\rtf', 'BM', 'RIFF', 'II*\0', 'MM\0*'],
];
/** What a browser, a server or Word looks for anywhere near the begin of a file or outside of its objects. */
const markup =
  /<!doctype|<(?:html|head|body|script|svg|iframe|object|embed|meta|\?php|\?=|%)[\s>/a-z]|[\r\n]mime-version:|[\r\n]content-type:\s{0,1000}multipart/i;
/** Read in pieces: as one text 5 MB would stand in memory once more. A piece goes on this far into the next one. */
const pieceBytes = 64 * 1024;
const longestMarkup = 1_100;
/** A zip is read from its end: its directory stands there. */
const zipEnd = 'PK\x05\x06';
const zipEntry = 'PK\x03\x04';
const markupWithin = 1024;

/** In the bytes from `start` to `end`: what stands between two objects of a PDF, or the begin of a whole file. */
function hasMarkup(data: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += pieceBytes) {
    const piece = data.toString('latin1', at, Math.min(at + pieceBytes + longestMarkup, end));
    // A line begins where the bytes do.
    if (markup.test(at === start ? `\n${piece}` : piece)) return true;
  }
  return false;
}

/** Of a whole file whose header stands at `header`. */
function isPolyglot(data: Buffer, header: number): boolean {
  const before = data.toString('latin1', 0, header).trimStart();
  if (foreign.some((sign) => before.startsWith(sign))) return true;
  if (hasMarkup(data, 0, Math.min(markupWithin, data.length))) return true;
  return data.includes(zipEnd, 0, 'latin1') && data.includes(zipEntry, 0, 'latin1');
}
