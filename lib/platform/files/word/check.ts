/** All parts are looked through, whatever leads to them. */
import { parse } from 'cfb';
import type { Hold } from '#lib/platform/files/holds';
import { holdOfLink, isInternal, isOwnDisk } from '#lib/platform/files/links';
import { isHeadless } from '#lib/platform/files/word/doc';
import type { Note } from '#lib/platform/files/word/fields';
import { MarkupReader, type PlacedObject } from '#lib/platform/files/word/markup';
import {
  isPlainZip,
  isRelations,
  openPackage,
  type Package,
  type Part,
  type Relation,
  typeOf,
  typesName,
} from '#lib/platform/files/word/package';
import { readXml } from '#lib/platform/files/word/xml';

/** The signs in a package; one that is not looked through to its end is unclear. */
export async function checkPackage(opened: Package): Promise<readonly Hold[]> {
  const found = new Set<Hold>();
  const note: Note = (hold) => found.add(hold);
  try {
    await look(opened, note, true);
  } catch {
    // Libraries throw errors of many kinds; whatever they fail at, nobody has read.
    found.add('unclear');
  }
  return [...found];
}

async function look(opened: Package, note: Note, mayEmbed: boolean): Promise<void> {
  const { parts, relations, types, isListed, zip } = opened;
  if (zip.tail > longestTail) note('mixed');
  if (!isListed || !(await isPlainZip(opened))) note('unclear');
  const mains = relations.filter(({ owner, kind }) => owner === '' && kind === 'officedocument');
  if (new Set(mains.map(({ part }) => part)).size > 1) note('unclear');
  for (const { name } of parts) checkName(name, note);
  for (const { type, ending } of types) {
    const isUsed = ending === undefined || parts.some(({ name }) => name.endsWith(`.${ending}`));
    // Objects that a list of endings speaks of are looked at as parts.
    if (macroTypes.test(type)) note('macros');
    else if (activeTypes.test(type) && isUsed && !(ending && /oleobject$/i.test(type)))
      note('object');
  }
  for (const relation of relations) checkRelation(relation, mayEmbed, note);
  const { pictures, hasBaseElsewhere } = await checkMarkup(parts, note);
  // A relative target is a file of the author's own disk, but not where the document gives them another base.
  const isBased = ({ kind, isOutside, target }: Relation) =>
    isOutside && kind !== 'hyperlink' && isInternal(target);
  if (hasBaseElsewhere && relations.some(isBased)) note('fetches');
  const isPicture = ({ owner, id }: Relation) =>
    pictures.some((each) => each.owner === owner && each.id === id);
  const objects = relations.filter(({ kind, isOutside }) => kind === 'oleobject' && !isOutside);
  for (const relation of objects) if (!isPicture(relation)) note('object');
  for (const part of parts) {
    const { name } = part;
    if (name === typesName || isRelations(name) || (await isMarkup(part))) continue;
    const isOf = (kind: string) =>
      relations.some((each) => each.kind === kind && each.part === name);
    await checkBinary(part, { isWorkbook: isOf('package'), isObject: isOf('oleobject') }, note);
  }
}

/** A sender may leave a short tail behind a zip; a second file is longer. */
const longestTail = 64;
const macroTypes = /macroenabled|vbaproject|vbadata|wordvba|macrosheet|macro\+/i;
/** Objects of other programs, controls, pages and add-ins, whatever their parts are called. */
const activeTypes =
  /oleobject|activex|control\+xml|ms-package|msdownload|afchunk|webextension|customui|attachedtoolbars|keymapcustomizations|ms-office\.script|javascript|\bhtml\b|xhtml|\brtf\b|mailmerge|externallink|connections\+|shockwave/i;

function checkName(name: string, note: Note): void {
  if (/vba(?:project|data)/.test(name)) note('macros');
  if (/(?:^|\/)(?:activex|ctrlprops|macrosheets|customui|webextensions)\//.test(name))
    note('object');
}

/** By the last word of their type. */
const macroRelations =
  /^(?:vbaproject|vbaprojectsignature.*|wordvbadata|xlmacrosheet|xlintlmacrosheet)$/;
const objectRelations =
  /^(?:control|activexcontrol.*|afchunk|subdocument|frame|extensibility|keymapcustomizations|attachedtoolbars|webextension.*)$/;
const fetchingRelations =
  /^(?:mailmerge.*|recipientdata|transform|externallink.*|connections|querytable|htmlpubsaveas)$/;

/** A link waits for a click; the template on the author's own disk is noted by Word and not fetched. */
function checkRelation(relation: Relation, mayEmbed: boolean, note: Note): void {
  const { owner, kind, target, isOutside } = relation;
  if (macroRelations.test(kind)) note('macros');
  if (objectRelations.test(kind)) note('object');
  if (fetchingRelations.test(kind)) note('fetches');
  if (kind === 'package' && !(mayEmbed && /(?:^|\/)charts\//.test(owner))) note('object');
  if (!isOutside) {
    if (!isInternal(target)) note('fetches');
    return;
  }
  if (kind === 'hyperlink') {
    const hold = holdOfLink(target);
    if (hold) note(hold);
    // Word notes so a picture that it has lost, or that lay in the author's own folder.
  } else if (!isOwnDisk(target) && !lost.test(target)) note('fetches');
}

/** A lost picture points to `NULL`, `about:blank`, or a picture of a mail. */
const lost = /^(?:about:|cid:|x-|urn:|blob:)/i;

async function checkMarkup(parts: readonly Part[], note: Note) {
  const pictures: PlacedObject[] = [];
  let hasBaseElsewhere = false;
  for (const part of parts) {
    if (part.name === typesName || isRelations(part.name) || !(await isMarkup(part))) continue;
    const reader = new MarkupReader(part.name, note);
    await readXml(part.chunks(), reader);
    pictures.push(...reader.pictures);
    hasBaseElsewhere ||= reader.hasBaseElsewhere;
  }
  return { pictures, hasBaseElsewhere };
}

async function headOf(part: Part): Promise<Buffer> {
  for await (const chunk of part.chunks()) return chunk.subarray(0, 4096);
  return Buffer.alloc(0);
}

/** By its name, or by its first sign, in whatever encoding. */
async function isMarkup(part: Part): Promise<boolean> {
  if (/\.(?:xml|rels|vml|svg|xhtml?)$/.test(part.name)) return part.bytes > 0;
  const head = await headOf(part);
  return /^[\ufeff\xef\xbb\xbf\xff\xfe\0\s]*<\0?[?!a-z:_]/i.test(head.toString('latin1'));
}

/** Parts that are no XML: pictures and fonts, and what pretends to be one. */

const beginsWith = (head: Buffer, signs: readonly string[]): boolean =>
  signs.some((sign) => head.subarray(0, sign.length).equals(Buffer.from(sign, 'latin1')));

const pictureSigns = [
  ...['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'BM', 'II*\0', 'MM\0*', 'II\xbc'],
  // EMF, WMF with and without its header, and both packed.
  ...['\x01\0\0\0', '\xd7\xcd\xc6\x9a', '\x01\0\x09\0', '\x1f\x8b', '\0\0\x01\0'],
];
const foreignSigns = [
  ...['\xd0\xcf\x11\xe0', 'PK\x03\x04', 'MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe'],
  ...['%PDF', '{\\rt', '#!', 'Rar!', '7z\xbc\xaf', 'ITSF', '%!PS', 'L\0\0\0\x01\x14\x02\0', '<'],
];
/** Their first bytes are disguised (ECMA-376 part 4, 2.8.1), or say nothing; no program opens them by itself. */
const otherNames = /\.(?:odttf|ttf|otf|fntdata|pct|pict|heic|heif|avif|jp2)$/;
const printerSettings = /(?:^|\/)printersettings\d*\.bin$/;
/** Word on a Mac keeps pictures so; nothing but a picture is ever shown of them. */
const pdfPicture = /(?:^|\/)media\/[^/]*\.pdf$/;

async function checkBinary(
  part: Part,
  { isWorkbook, isObject }: { readonly isWorkbook: boolean; readonly isObject: boolean },
  note: Note,
): Promise<void> {
  const { name } = part;
  const chunks: Buffer[] = [];
  // To its end: that it has its declared length, and is whole.
  for await (const chunk of part.chunks()) {
    chunks.push(isWorkbook || isObject || chunks.length === 0 ? chunk : Buffer.alloc(0));
  }
  const head = chunks[0] ?? Buffer.alloc(0);
  if (isWorkbook && head.subarray(0, 2).equals(Buffer.from('PK')))
    return checkWorkbook(Buffer.concat(chunks), note);
  if (isObject) return isPictureObject(Buffer.concat(chunks)) ? undefined : note('object');
  if (/(?:^|\/)embeddings\//.test(name)) return note('object');
  if (head.length === 0 || (pdfPicture.test(name) && beginsWith(head, ['%PDF']))) return;
  if (beginsWith(head, foreignSigns)) return note('carries');
  const isWebp = beginsWith(head, ['RIFF']) && head.includes('WEBP');
  const isKnown = isWebp || beginsWith(head, pictureSigns);
  if (!isKnown && !otherNames.test(name) && !printerSettings.test(name)) note('carries');
}

/** The numbers behind a chart. */
async function checkWorkbook(data: Buffer, note: Note): Promise<void> {
  const opened = await openPackage(data);
  if (!/spreadsheetml\.sheet\.main\+xml$/i.test(typeOf(opened, opened.main))) note('object');
  await look(opened, note, false);
}

/** Static metafile, static bitmap, Paintbrush, and no class at all: [MS-OLEDS] 2.1 and Windows' registry. */
const pictureClasses = [
  ...['00000315', '00000316', '00000319', '0003000a'].map(
    (first) => `${first}0000000000c000000000000046`,
  ),
  '0'.repeat(32),
];
const packedPicture = /^.{4}BM/s;

/** Whether an object is a picture that needs no program: the document says so, and what is in it agrees. */
function isPictureObject(data: Buffer): boolean {
  if (!beginsWith(data, ['\xd0\xcf\x11\xe0'])) return data.length === 0;
  if (isHeadless(data)) return true;
  const { FileIndex } = parse(data);
  return FileIndex.every(({ name, type, content, clsid }) => {
    const plain = name.replace(/^\p{Cc}/u, '').toLowerCase();
    if (type === 5) return pictureClasses.includes(bigEndian(clsid));
    if (plain === 'ole10native')
      return packedPicture.test(Buffer.from(content ?? []).toString('latin1', 0, 6));
    return (
      type === 0 || /^(?:ole|compobj|objinfo|contents|meta|eprint|pic|olepres\d{3})$/.test(plain)
    );
  });
}

/** A class as it is written: its first three groups are with their lowest byte first. */
function bigEndian(hex: string): string {
  const bytes = hex.match(/../g) ?? [];
  const groups = [bytes.slice(0, 4), bytes.slice(4, 6), bytes.slice(6, 8)];
  return [...groups.flatMap((group) => group.reverse()), ...bytes.slice(8)].join('').toLowerCase();
}
