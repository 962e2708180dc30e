/** The parts of a zip, each named once, told alike in its two headers, and no larger than a resume's: PKWARE's APPNOTE 4.3. */
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Refusal } from '#lib/server/uploads/word/refusal';

/** What unpacks to more is a bomb; what is told of the sizes is held against what comes. */
const mostUnpackedBytes = 60 * 1024 * 1024;
const mostParts = 5_000;
/** Behind a part whose sizes its own header leaves out: with or without a signature, of zip64 or not. */
const longestDescriptor = 24;
const encryptedFlag = 1;
const descriptorFlag = 8;
/** A second name of the part, which some readers take and others do not. */
const unicodeName = 0x7075;

export interface Part {
  /** As the package writes it, without a slash before it. */
  readonly name: string;
  readonly bytes: number;
  /** Chunk by chunk; throws where they are more or others than told. */
  chunks(): AsyncIterable<Buffer>;
}

/** Rejects for a broken zip, and for one that two readers would read differently. */
export async function partsOf(data: Buffer): Promise<readonly Part[]> {
  const zip = await fromBufferPromise(data, { strictFileNames: true });
  if (zip.entryCount > mostParts) throw new Refusal('unreadable', 'too many parts');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  checkNames(entries);
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > mostUnpackedBytes) throw new Refusal('unreadable', 'too much to unpack');
  await checkPlaces(zip, entries);
  return entries
    .filter(({ fileName }) => !fileName.endsWith('/'))
    .map((entry) => ({
      name: entry.fileName,
      bytes: entry.uncompressedSize,
      chunks: () => chunksOf(zip, entry),
    }));
}

function checkNames(entries: readonly Entry[]): void {
  const names = new Set(entries.map(({ fileName }) => fileName.normalize('NFC').toLowerCase()));
  if (names.size < entries.length) throw new Refusal('unreadable', 'two parts of one name');
  for (const { extraFields, compressionMethod } of entries) {
    if (extraFields.some(({ id }) => id === unicodeName)) {
      throw new Refusal('unreadable', 'a part with two names');
    }
    if (compressionMethod !== 0 && compressionMethod !== 8) {
      throw new Refusal('unreadable', 'a part packed as no Office program does');
    }
  }
  if (entries.some((entry) => entry.isEncrypted())) {
    const isWord = entries.some(({ fileName }) => /^word\//i.test(fileName));
    throw new Refusal(isWord ? 'locked' : 'other', 'encrypted');
  }
}

/** One behind the other from the first byte, with nothing hidden between, and told alike at both places. */
async function checkPlaces(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  let end = 0;
  const placed = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  for (const [index, entry] of placed.entries()) {
    const header = await zip.readLocalFileHeaderPromise(entry);
    const flags = header.generalPurposeBitFlag;
    const gap = entry.relativeOffsetOfLocalHeader - end;
    const before = placed[index - 1];
    const hasDescriptor = before && (before.generalPurposeBitFlag & descriptorFlag) !== 0;
    if (gap < 0 || gap > (hasDescriptor ? longestDescriptor : 0)) {
      throw new Refusal('unreadable', 'parts over each other, or something between them');
    }
    const sized =
      (flags & descriptorFlag) !== 0 ||
      (isSame(header.compressedSize, entry.compressedSize) &&
        isSame(header.uncompressedSize, entry.uncompressedSize) &&
        header.crc32 === entry.crc32);
    const isAlike =
      sized &&
      header.fileName.equals(entry.fileNameRaw) &&
      header.compressionMethod === entry.compressionMethod &&
      (flags & encryptedFlag) === 0;
    if (!isAlike) throw new Refusal('unreadable', 'a part told differently at its two places');
    end = header.fileDataStart + entry.compressedSize;
  }
}

/** Writers that know no size beforehand reserve the field of zip64. */
const isSame = (local: number, central: number): boolean =>
  local === central || local === 0xffffffff;

async function* chunksOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  let sum = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== entry.crc32) throw new Refusal('unreadable', 'a part that is damaged');
}
