/** The package has parts, their types and relations. ECMA-376 part 2. */
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { isInternal } from '#lib/platform/files/links';
import { attributeOf, readXml } from '#lib/platform/files/word/xml';

const usualMainPart = 'word/document.xml';
export const typesName = '[content_types].xml';
export const isRelations = (name: string): boolean => /(?:^|\/)_rels\/[^/]*\.rels$/i.test(name);

/** Names have no case, and begin at the root: ECMA-376 part 2, 6.2.2. */
const partName = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase();

export interface Part {
  /** In small letters, without a slash before it. */
  readonly name: string;
  readonly bytes: number;
  /** Chunk by chunk; throws where they differ from what is declared. */
  chunks(): AsyncIterable<Buffer>;
}

export interface Relation {
  readonly id: string;
  /** The part whose relation it is; empty for the package. */
  readonly owner: string;
  /** The last word of its type, in small letters. */
  readonly kind: string;
  /** As it is written. */
  readonly target: string;
  readonly isOutside: boolean;
  /** The name of the part that it leads to; empty where it leads to none. */
  readonly part: string;
}

interface ContentType {
  readonly type: string;
  readonly ending?: string;
  readonly part?: string;
}

export interface Package {
  readonly zip: OpenedZip;
  readonly parts: readonly Part[];
  readonly relations: readonly Relation[];
  readonly types: readonly ContentType[];
  readonly isListed: boolean;
  /** Its main part need not be `word/document.xml` (ECMA-376 part 1, 11.3.10). */
  readonly main: string;
}

interface OpenedZip {
  readonly file: ZipFile;
  readonly entries: readonly Entry[];
  /** How many bytes are behind its end. */
  readonly tail: number;
}

/** Throws for what is no zip. */
export async function openPackage(data: Buffer): Promise<Package> {
  const zip = await openZip(data);
  const parts = zip.entries
    .filter(({ fileName }) => !fileName.endsWith('/'))
    .map((entry) => ({
      name: partName(entry.fileName),
      bytes: entry.uncompressedSize,
      chunks: () => chunksOf(zip.file, entry),
    }));
  const types: ContentType[] = [];
  const relations: Relation[] = [];
  let isListed = parts.some(({ name }) => name === typesName);
  for (const part of parts) {
    try {
      if (part.name === typesName) await readTypes(part, types);
      if (isRelations(part.name)) await readRelations(part, relations);
    } catch {
      isListed = false;
    }
  }
  const main = relations.find(({ owner, kind }) => owner === '' && kind === 'officedocument');
  return { zip, parts, relations, types, isListed, main: main?.part ?? usualMainPart };
}

const readTypes = (part: Part, types: ContentType[]) =>
  readXml(part.chunks(), {
    begin(element) {
      const type = attributeOf(element, 'ContentType');
      if (element.local === 'Override')
        types.push({ type, part: partName(attributeOf(element, 'PartName')) });
      if (element.local === 'Default')
        types.push({ type, ending: attributeOf(element, 'Extension').toLowerCase() });
    },
  });

function readRelations(part: Part, relations: Relation[]): Promise<void> {
  const owner = part.name.replace(/(?:^|(?<=\/))_rels\/([^/]*)\.rels$/, '$1');
  return readXml(part.chunks(), {
    begin(element) {
      if (element.local !== 'Relationship') return;
      const target = attributeOf(element, 'Target');
      const isOutside = !/^(?:|internal)$/i.test(attributeOf(element, 'TargetMode'));
      relations.push({
        id: attributeOf(element, 'Id'),
        owner,
        kind: (/[^/]*$/.exec(attributeOf(element, 'Type'))?.[0] ?? '').toLowerCase(),
        target,
        isOutside,
        part: isOutside || !isInternal(target) ? '' : resolve(target, owner),
      });
    },
  });
}

function resolve(target: string, owner: string): string {
  const folder = owner.includes('/') ? owner.slice(0, owner.lastIndexOf('/') + 1) : '';
  const written = target.replaceAll('\\', '/');
  const path = written.startsWith('/') ? written : `/${folder}${written}`;
  return partName(decodeURI(new URL(path, 'part://x/').pathname));
}

/** Reads what a part says, or nothing of what is not listed. */
export const typeOf = ({ types }: Package, name: string): string =>
  types.find(({ part }) => part === name)?.type ??
  types.find(({ ending }) => ending === /[^.]*$/.exec(name)?.[0])?.type ??
  '';

/** A larger package is a bomb; the declared sizes are checked against the data. */
const mostUnpackedBytes = 60 * 1024 * 1024;
const mostParts = 5_000;
const endSignature = 'PK\x05\x06';
const endBytes = 22;

/** Some programs and senders leave bytes behind the end of a zip, which every reader but this library passes over. */
async function openZip(data: Buffer): Promise<OpenedZip> {
  const at = data.lastIndexOf(endSignature, undefined, 'latin1');
  const isWhole = at >= 0 && at + endBytes <= data.length;
  const end = isWhole ? at + endBytes + data.readUInt16LE(at + 20) : data.length;
  const file = await fromBufferPromise(data.subarray(0, end));
  if (file.entryCount > mostParts) throw new Error('too many parts');
  const entries: Entry[] = [];
  for await (const entry of file.eachEntry()) entries.push(entry);
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > mostUnpackedBytes) throw new Error('too much to unpack');
  return { file, entries, tail: Math.max(0, data.length - end) };
}

async function* chunksOf(file: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await file.openReadStreamPromise(entry);
  let sum = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== entry.crc32) throw new Error('a part that is damaged');
}

/** Behind a part whose sizes its own header leaves out: with or without a signature, of zip64 or not. */
const longestDescriptor = 24;
const encryptedFlag = 1;
const descriptorFlag = 8;
/** A second name of the part, which some readers take and others do not. */
const unicodeName = 0x7075;

export const isEncrypted = ({ zip }: Package): boolean =>
  zip.entries.some((entry) => entry.isEncrypted());

/** Whether two readers see the same parts: one behind the other, with nothing between, and declared alike at both places. */
export async function isPlainZip({ zip: { file, entries } }: Package): Promise<boolean> {
  const names = new Set(entries.map(({ fileName }) => partName(fileName.normalize('NFC'))));
  if (names.size < entries.length) return false;
  let end = 0;
  let isDescribed = false;
  const placed = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  for (const entry of placed) {
    const header = await file.readLocalFileHeaderPromise(entry);
    const gap = entry.relativeOffsetOfLocalHeader - end;
    if (gap < 0 || gap > (isDescribed ? longestDescriptor : 0)) return false;
    if (!isDeclaredAlike(header, entry)) return false;
    isDescribed = (entry.generalPurposeBitFlag & descriptorFlag) !== 0;
    end = header.fileDataStart + entry.compressedSize;
  }
  return true;
}

type Header = Awaited<ReturnType<ZipFile['readLocalFileHeaderPromise']>>;

function isDeclaredAlike(header: Header, entry: Entry): boolean {
  const flags = header.generalPurposeBitFlag;
  const isSized =
    (flags & descriptorFlag) !== 0 ||
    (isSame(header.compressedSize, entry.compressedSize) &&
      isSame(header.uncompressedSize, entry.uncompressedSize) &&
      header.crc32 === entry.crc32);
  return (
    isSized &&
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    (entry.compressionMethod === 0 || entry.compressionMethod === 8) &&
    (flags & encryptedFlag) === 0 &&
    !entry.extraFields.some(({ id }) => id === unicodeName)
  );
}

/** Writers that know no size beforehand reserve the field of zip64. */
const isSame = (local: number, central: number): boolean =>
  local === central || local === 0xffffffff;
