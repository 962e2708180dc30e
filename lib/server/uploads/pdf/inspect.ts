/** Reads every object of a PDF, wherever it stands, and judges it. */
import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { decrypt, type Encryption, encryptionOf } from '#lib/server/uploads/pdf/decrypt';
import { type Decrypted, isActive, isString } from '#lib/server/uploads/pdf/judge';
import {
  dictionariesIn,
  dictOf,
  entryOf,
  nameOf,
  newModel,
  type PdfModel,
} from '#lib/server/uploads/pdf/model';
import {
  assertLength,
  isObjectStream,
  unpackObjects,
} from '#lib/server/uploads/pdf/object-streams';
import { type Budget, newBudget, UnreadablePdf } from '#lib/server/uploads/pdf/parser';
import { judgedTexts } from '#lib/server/uploads/pdf/rules';
import { type NumberedObject, type Scan, scanPdf } from '#lib/server/uploads/pdf/scan';

/** Of all object streams of a resume together. */
const mostUnpackedBytes = 16 * 1024 * 1024;
const mostObjectStreams = 10_000;
/** Revisions share one; a hostile file has many. */
const mostEncryptions = 3;

export interface Inspected {
  /** `damaged`: without a single object, so that there is nothing to open. */
  readonly finding: 'fine' | 'encrypted' | 'active' | 'damaged';
  readonly gaps: Scan['gaps'];
}

/** Throws where an object cannot be read; `LockedPdf` where that takes a password. */
export async function inspectPdf(data: Buffer): Promise<Inspected> {
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
