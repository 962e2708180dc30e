/** Looks through all parts of an Office package, whatever leads to them: what is not looked at, somebody's reader finds. */

import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { Finding } from '#lib/platform/files/inspection/inspection';
import { type Element, MarkupReader, readXml } from '#lib/platform/files/word/markup';
import {
  ContentTypes,
  partName,
  type Relation,
  relationOf,
} from '#lib/platform/files/word/relations';
import { findingOf, Refusal } from '#lib/platform/files/word/rules';

export const usualMainPart = 'word/document.xml';
const mainTypes =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main\+xml$/i;

/**
 * A document of Word 2007 and newer, of LibreOffice, Google Docs and WPS: a zip of parts, a list of their types, and
 * relations between them; its main part need not be `word/document.xml` (ECMA-376 part 2, 6.2 and part 1, 11.3.10).
 */
export const checkDocx = (data: Buffer): Promise<Finding> =>
  findingOf(async () => {
    const opened = await openPackage(data);
    const { names, types, main = usualMainPart } = opened;
    const type = types.typeOf(main);
    const isWord = main.startsWith('word/') || mainTypes.test(type);
    if (!isWord || !names.has(main)) return 'other';
    await checkParts(opened);
    // The text without the lists that lead a program to it: nothing opens that, and nothing in it would run.
    if (!names.has('[content_types].xml')) return 'damaged';
    if (mainTypes.test(type) || type === '' || /\/xml$/i.test(type)) return 'fine';
    throw new Refusal('unreadable', type);
  });

interface Package {
  readonly parts: readonly Part[];
  /** Of all parts, in small letters. */
  readonly names: ReadonlySet<string>;
  readonly types: ContentTypes;
  /** `undefined` where the package has no relations of its own. */
  readonly main: string | undefined;
}

const typesName = '[content_types].xml';
const packageRelations = '_rels/.rels';
const isRelations = (name: string): boolean => /(?:^|\/)_rels\/[^/]*\.rels$/i.test(name);
/** What is XML by its name is nothing else. */
const isXmlName = (name: string): boolean => /\.(?:xml|rels|vml|svg|xhtml?)$/i.test(name);
/** The author's own data, which Word keeps and does not read. */
const isData = (name: string): boolean => /^(?:customxml|docprops)\/[^/]*$/i.test(name);

/** What a package says of itself. Throws a `Refusal` for one that says that it runs something, any error for what cannot be read. */
export async function openPackage(data: Buffer): Promise<Package> {
  const parts = await partsOf(data);
  const names = new Set(parts.map(({ name }) => partName(name)));
  const types = new ContentTypes();
  await readList(
    parts.find(({ name }) => partName(name) === typesName),
    (element) => {
      if (element.local === 'Default' || element.local === 'Override') types.read(element);
    },
  );
  const own = parts.filter(({ name }) => partName(name) === packageRelations);
  return { parts, names, types, main: mainOf((await readRelations(own)).get('')) };
}

/** Throws a `Refusal` for what runs, fetches or embeds something. Workbooks behind charts are looked through alike. */
async function checkParts({ parts, names }: Package, mayEmbed = true): Promise<void> {
  for (const name of names) checkName(name);
  const workbooks = new Set<string>();
  for (const [owner, list] of await readRelations(parts)) {
    for (const { kind, target } of list) {
      if (mayEmbed && kind === 'package' && owner !== '') workbooks.add(target);
    }
  }
  for (const part of parts) {
    const name = partName(part.name);
    if (name === typesName || isRelations(name)) continue;
    if (await isMarkup(part)) await readXml(part.chunks(), new MarkupReader(isData(name)));
    else await checkBinary(part, workbooks.has(name));
  }
}

function checkName(name: string): void {
  if (/vba(?:project|data)/.test(name)) throw new Refusal('macros', name);
  if (/(?:^|\/)(?:activex|ctrlprops|macrosheets|customui|webextensions)\//.test(name)) {
    throw new Refusal('active', name);
  }
  // The numbers behind a chart alone, of which more below.
  if (/(?:^|\/)embeddings\//.test(name) && !name.endsWith('.xlsx')) {
    throw new Refusal('active', name);
  }
}

function mainOf(relations: readonly Relation[] | undefined): string | undefined {
  const mains = new Set(
    relations?.filter(({ kind }) => kind === 'officedocument').map(({ target }) => target),
  );
  if (mains.size > 1) throw new Refusal('unreadable', 'two documents in one');
  return [...mains][0];
}

async function readRelations(
  parts: readonly Part[],
): Promise<ReadonlyMap<string, readonly Relation[]>> {
  const relations = new Map<string, readonly Relation[]>();
  for (const part of parts) {
    if (!isRelations(part.name)) continue;
    const name = partName(part.name);
    const owner = name === packageRelations ? '' : name.replace(/_rels\/([^/]*)\.rels$/, '$1');
    const list: Relation[] = [];
    await readList(part, (element) => {
      if (element.local === 'Relationship') list.push(relationOf(element, owner));
    });
    relations.set(owner, list);
  }
  return relations;
}

const readList = async (part: Part | undefined, begin: (element: Element) => void) =>
  part && readXml(part.chunks(), { begin });

async function headOf(part: Part): Promise<Buffer> {
  for await (const chunk of part.chunks()) return chunk.subarray(0, 4096);
  return Buffer.alloc(0);
}

/** By its name, or by its first sign, in whatever encoding. */
async function isMarkup(part: Part): Promise<boolean> {
  if (isXmlName(part.name)) return part.bytes > 0;
  const head = await headOf(part);
  return /^[\ufeff\xef\xbb\xbf\xff\xfe\0\s]*<\0?[?!a-z:_]/i.test(head.toString('latin1'));
}

async function checkBinary(part: Part, isWorkbook: boolean): Promise<void> {
  const found = kindOfBinary(part.name, await headOf(part));
  const keep: Buffer[] = [];
  // To its end, even where nobody looks: that it is as long as told, and whole.
  for await (const chunk of part.chunks()) if (found === 'workbook') keep.push(chunk);
  if (found === 'picture') return;
  if (found === 'foreign' || !isWorkbook) throw new Refusal('active', `a file ${part.name}`);
  const workbook = await openPackage(Buffer.concat(keep));
  if (!/spreadsheetml\.sheet\.main\+xml$/i.test(workbook.types.typeOf(workbook.main ?? ''))) {
    throw new Refusal('active', `a file ${part.name}`);
  }
  await checkParts(workbook, false);
}

/** Parts that are no XML: pictures and fonts, and what pretends to be one. */

const signs = (...texts: readonly string[]) => texts.map((text) => Buffer.from(text, 'latin1'));
const beginsWith = (head: Buffer, among: readonly Buffer[]): boolean =>
  among.some((sign) => head.subarray(0, sign.length).equals(sign));

const pictures = signs(
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff',
  'GIF87a',
  'GIF89a',
  'BM',
  'II*\0',
  'MM\0*',
  'II\xbc',
  // EMF, WMF with and without its header, and both packed.
  '\x01\0\0\0',
  '\xd7\xcd\xc6\x9a',
  '\x01\0\x09\0',
  '\x1f\x8b',
  '\0\0\x01\0',
);
/** Documents, programs and archives. */
const foreign = signs(
  '\xd0\xcf\x11\xe0',
  'PK\x03\x04',
  'MZ',
  '\x7fELF',
  '\xca\xfe\xba\xbe',
  '\xcf\xfa\xed\xfe',
  '%PDF',
  '{\\rt',
  '#!',
  'Rar!',
  '7z\xbc\xaf',
  'ITSF',
  '%!PS',
  'L\0\0\0\x01\x14\x02\0',
  '<',
);
/** Their first bytes are disguised (ECMA-376 part 4, 2.8.1), or say nothing; no program opens them by itself. */
const other = /\.(?:odttf|ttf|otf|fntdata|pct|pict|heic|heif|avif|jp2)$/i;
const printerSettings = /(?:^|\/)printersettings\d*\.bin$/i;

/** `workbook` where it may be one behind a chart. */
function kindOfBinary(name: string, head: Buffer): 'picture' | 'workbook' | 'foreign' {
  if (head.length === 0) return 'picture';
  if (beginsWith(head, foreign)) {
    return /\.xlsx$/i.test(name) && head.subarray(0, 2).equals(Buffer.from('PK'))
      ? 'workbook'
      : 'foreign';
  }
  const isWebp = head.subarray(0, 4).equals(Buffer.from('RIFF')) && head.includes('WEBP');
  const isKnown = beginsWith(head, pictures) || isWebp;
  return isKnown || other.test(name) || printerSettings.test(name) ? 'picture' : 'foreign';
}

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
async function partsOf(data: Buffer): Promise<readonly Part[]> {
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
