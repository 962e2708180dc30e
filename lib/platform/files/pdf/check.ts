/**
 * It finds what may act in a PDF: run, open, send, fetch, carry or play something. Pages, pictures, fonts, bookmarks,
 * fields and links that are followed do not. ISO 32000-2, 12.6 (actions) and 12.5 (annotations).
 */
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Hold } from '#lib/platform/files/holds';
import { holdOfLink } from '#lib/platform/files/links';
import {
  dictionariesIn,
  dictOf,
  entryOf,
  nameOf,
  type WalkedPdf,
  walkPdf,
} from '#lib/platform/files/pdf/walk';

const signs = (hold: Hold, ...names: readonly string[]) =>
  names.map((name) => [name, hold] as const);

/** Entries that have no other meaning. */
const keys: ReadonlyMap<string, Hold> = new Map([
  ...signs('script', 'JS', 'JavaScript', 'XFA'),
  ...signs('carries', 'Collection'),
  ...signs('media', 'Renditions', 'RichMediaContent', 'RichMediaSettings'),
  ...signs('acts', 'AlternatePresentations', 'PresSteps'),
]);

/** Kinds of actions, wherever they are: ISO 32000-2, table 201, and what older versions had. */
const actions: ReadonlyMap<string, Hold> = new Map([
  ...signs('script', 'JavaScript', 'JS', 'EnableJavaScripts'),
  ...signs('launch', 'Launch', 'URILaunch', 'GoToR', 'GoToE'),
  ...signs('sends', 'SubmitForm', 'ImportData'),
  ...signs('media', 'Rendition', 'Movie', 'Sound', 'GoTo3DView', 'RichMediaExecute'),
  ...signs('acts', 'Hide', 'ResetForm', 'SetOCGState', 'SetState', 'NOP', 'GoToDp'),
]);

const kinds: ReadonlyMap<string, Hold> = new Map([
  ...signs('carries', 'FileAttachment'),
  ...signs('script', 'PS', 'Flash'),
  ...signs('media', 'Sound', 'Movie', 'Screen', '3D', 'RichMedia', 'Projection', 'U3D', 'PRC'),
  ...signs(
    'media',
    'Rendition',
    'MediaClip',
    'RichMediaInstance',
    'RichMediaConfiguration',
    '3DView',
  ),
]);

/** Actions that a click may start: go to a place, a page or a link. */
const followedActions: ReadonlySet<string> = new Set(['GoTo', 'URI', 'Named']);
const commands: ReadonlySet<string> = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);
/** Keys of a stream whose data, or drawn content, would come from another file. */
const fetchingStream: readonly string[] = ['F', 'FFilter', 'Ref', 'OPI'];
/** PDFMaker of Acrobat leaves the settings of its printer behind, which nothing opens. */
const settingsFile = /\.joboptions$/i;

/** The signs in a PDF that opens, each as often as it is there; one that is not walked to its end is unclear. */
export async function checkPdf(data: Buffer): Promise<readonly Hold[]> {
  try {
    const walked = await walkPdf(data);
    return [...signsIn(walked), ...(isMixed(data, walked.gaps) ? (['mixed'] as const) : [])];
  } catch {
    // The parser throws errors of many kinds; whatever it fails at, nobody has read.
    return isMixed(data, [[0, data.indexOf('%PDF-')]]) ? ['mixed', 'unclear'] : ['unclear'];
  }
}

function* signsIn(walked: WalkedPdf): Generator<Hold> {
  const judge = newJudge(walked);
  for (const object of walked.objects) {
    const stream = object instanceof PDFDict ? undefined : dictOf(object);
    if (stream && fetchingStream.some((key) => entryOf(stream, key))) yield 'fetches';
    for (const dict of dictionariesIn(object))
      for (const [key, value] of dict.entries())
        if (value !== PDFNull) yield* judge(dict, key.asString().slice(1), value);
  }
  const types = new Set(
    walked.objects.map((each) => nameOf(entryOf(dictOf(each) ?? none, 'Type'))),
  );
  // Readers would show a document from elsewhere than where we have looked.
  if (!types.has('Catalog') || !types.has('Page')) yield 'unclear';
  if (hasLoop(walked)) yield 'unclear';
}

/** Whether a tree of pages, fields or names comes back to one of its own branches: each reader leaves it elsewhere. */
function hasLoop({ objects, resolve }: WalkedPdf): boolean {
  const branchesOf = (dict: PDFDict) =>
    resolve(entryOf(dict, 'Kids'))
      .flatMap((kids) => (kids instanceof PDFArray ? kids.asArray() : [kids]))
      .flatMap((kid) => resolve(kid))
      .flatMap((kid) => dictOf(kid) ?? []);
  const isDone = new Map<PDFDict, boolean>();
  // A tree may be deeper than the stack of calls.
  const open = objects.flatMap((each) => dictOf(each) ?? []);
  for (let dict = open.pop(); dict; dict = open.pop()) {
    const seen = isDone.get(dict);
    if (seen !== undefined) {
      isDone.set(dict, true);
      continue;
    }
    isDone.set(dict, false);
    open.push(dict);
    for (const branch of branchesOf(dict)) {
      if (isDone.get(branch) === false) return true;
      if (!isDone.has(branch)) open.push(branch);
    }
  }
  return false;
}

const none = PDFDict.fromMapWithContext(new Map(), undefined as never);

function newJudge({ resolve }: WalkedPdf) {
  const dictsOf = (value: PDFObject | undefined) =>
    resolve(value).flatMap((each) => dictOf(each) ?? []);
  /** All that a name or a string may say: some readers take a string for a name. */
  const textsOf = (value: PDFObject | undefined) => resolve(value).flatMap(textOf);
  const among = (map: ReadonlyMap<string, Hold>, value: PDFObject): readonly Hold[] =>
    textsOf(value).flatMap((text) => map.get(text) ?? []);
  const every = (
    value: PDFObject,
    isFine: (each: PDFObject) => boolean,
    hold: Hold,
  ): readonly Hold[] => (resolve(value).every(isFine) ? [] : [hold]);

  /** Whether an entry holds an action that a click follows, and not attributes of text, which have an owner. */
  function isFollowed(action: PDFDict): boolean {
    const named = textsOf(entryOf(action, 'S'));
    if (named.length === 0 || entryOf(action, 'O')) return true;
    const names = named.includes('Named') ? textsOf(entryOf(action, 'N')) : [];
    return (
      !entryOf(action, 'Next') &&
      named.every((each) => followedActions.has(each)) &&
      names.every((each) => commands.has(each))
    );
  }

  function isPlace(value: PDFObject): boolean {
    if (value instanceof PDFName || isString(value)) return true;
    if (!(value instanceof PDFArray)) return false;
    // Its page is a page, and no file.
    const pages = value.size() > 0 ? dictsOf(value.get(0)) : [];
    return (
      value.asArray().every((each) => isNamedPlace(each)) &&
      !pages.some((page) => entryOf(page, 'S') ?? entryOf(page, 'F'))
    );
  }

  /** At the opening a reader may go to a place of the file, and then nowhere else. */
  function isPlainOpening(target: PDFObject): boolean {
    if (target === PDFNull || isPlace(target)) return true;
    if (!(target instanceof PDFDict) || entryOf(target, 'Next')) return false;
    const places = resolve(entryOf(target, 'D'));
    const named = textsOf(entryOf(target, 'S'));
    const isGoing = named.length > 0 && named.every((each) => each === 'GoTo');
    return isGoing && places.every((each) => isPlace(each) || !!dictOf(each)?.has(PDFName.of('D')));
  }

  /** An entry of this name may also be a font's: a program names its fonts as it likes. */
  const holdsActions = (dict: PDFDict) =>
    dict.values().some((value) => {
      const dicts = dictsOf(value);
      if (dicts.some((each) => entryOf(each, 'S') ?? entryOf(each, 'Next'))) return true;
      return resolve(value).length === 0;
    });

  return (dict: PDFDict, key: string, value: PDFObject): readonly Hold[] => {
    const sign = keys.get(key);
    if (sign) return [sign];
    switch (key) {
      case 'S':
        return among(actions, value);
      case 'Type':
      case 'Subtype':
        return among(kinds, value);
      case 'URI':
        return textsOf(value).flatMap((text) => holdOfLink(text) ?? []);
      case 'Base':
        return textsOf(value).flatMap((text) => holdOfLink(`${text}x`) ?? []);
      case 'A':
      case 'PA':
        return dictsOf(value).every(isFollowed) ? [] : ['acts'];
      case 'OpenAction':
        return resolve(value).length === 0 ? ['unclear'] : every(value, isPlainOpening, 'acts');
      case 'AA':
        return resolve(value).length === 0 || dictsOf(value).some(holdsActions) ? ['acts'] : [];
      case 'FontMatrix':
        // A program that pastes it into code of its own would run what is there: CVE-2024-4367.
        return every(value, isMatrix, 'script');
      case 'EF': {
        const names = ['F', 'UF'].flatMap((each) => textsOf(entryOf(dict, each)));
        const isSettings = names.length > 0 && names.every((name) => settingsFile.test(name));
        return isSettings ? [] : ['carries'];
      }
      default:
        return [];
    }
  };
}

const isString = (value: PDFObject): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

const isMatrix = (value: PDFObject) =>
  value instanceof PDFArray && value.asArray().every((each) => each instanceof PDFNumber);

const isNamedPlace = (value: PDFObject) =>
  value === PDFNull ||
  value instanceof PDFName ||
  value instanceof PDFNumber ||
  value instanceof PDFRef;

/** Without what is between the letters in UTF-16, white space and control characters. */
function textOf(value: PDFObject): readonly string[] {
  const name = nameOf(value);
  if (name !== undefined) return [name];
  if (!isString(value)) return [];
  const bytes = value.asBytes().filter((byte) => byte > 32 && byte < 127);
  return [Buffer.from(bytes).toString('latin1')];
}

const foreign = [
  ...['PK', 'MZ', '\xd0\xcf\x11\xe0', '\x7fELF', 'GIF8', '\xff\xd8', '\x89PNG', '<', '#!', '%!'],
  ...['Rar!', '7z\xbc\xaf', '{\\rtf', 'BM', 'RIFF', 'II*\0', 'MM\0*'],
];
/** A browser, a server or Word looks for these near the begin of a file or outside of its objects. */
const markup =
  /<!doctype|<(?:html|head|body|script|svg|iframe|object|embed|meta|\?php|\?=|%)[\s>/a-z]|[\r\n]mime-version:|[\r\n]content-type:\s{0,1000}multipart/i;
/** Read in pieces: as one text 5 MB would be in memory once more. A piece goes on this far into the next one. */
const pieceBytes = 64 * 1024;
const longestMarkup = 1_100;
/** A zip is read from its end: its directory is there. */
const zipEnd = 'PK\x05\x06';
const zipEntry = 'PK\x03\x04';

/** Whether another program would take it for a file of its own kind. */
function isMixed(data: Buffer, gaps: WalkedPdf['gaps']): boolean {
  const before = data.toString('latin1', 0, data.indexOf('%PDF-')).trimStart();
  if (foreign.some((sign) => before.startsWith(sign))) return true;
  if (data.includes(zipEnd, 0, 'latin1') && data.includes(zipEntry, 0, 'latin1')) return true;
  return gaps.some(([start, end]) => {
    for (let at = start; at < end; at += pieceBytes) {
      const piece = data.toString('latin1', at, Math.min(at + pieceBytes + longestMarkup, end));
      // A line begins where the bytes do.
      if (markup.test(at === start ? `\n${piece}` : piece)) return true;
    }
    return false;
  });
}
