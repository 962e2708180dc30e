/** Looks through all parts of an Office package, whatever leads to them: what is not looked at, somebody's reader finds. */
import { ContentTypes, partName } from '#lib/server/uploads/word/content-types';
import { MarkupReader } from '#lib/server/uploads/word/markup';
import { type Part, partsOf } from '#lib/server/uploads/word/package-parts';
import { Refusal } from '#lib/server/uploads/word/refusal';
import { type Relation, relationOf } from '#lib/server/uploads/word/relations';
import { type Element, readXml } from '#lib/server/uploads/word/xml';

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
export async function checkParts({ parts, names }: Package, mayEmbed = true): Promise<void> {
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
