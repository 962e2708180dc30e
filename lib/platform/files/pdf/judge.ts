/**
 * Whether anything in a PDF would act by itself, or act on more than a place of the file or a link. What a resume needs is
 * allowed: pages, pictures, fonts, bookmarks, links that are pressed, fields without scripts. What runs, sends, fetches,
 * plays or carries something is refused. ISO 32000-2, 12.6 (actions), 12.5 (annotations).
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
import {
  dictionariesIn,
  dictOf,
  entryOf,
  nameOf,
  type PdfModel,
} from '#lib/platform/files/pdf/parser';

/** Entries that have no other meaning. */
const forbiddenKeys: ReadonlySet<string> = new Set([
  ...['JS', 'JavaScript', 'XFA', 'EmbeddedFiles', 'EF', 'UF', 'Collection', 'Renditions'],
  ...['AlternatePresentations', 'SpiderInfo', 'RichMediaContent', 'RichMediaSettings'],
  // Steps of a presentation act as they come.
  ...['PresSteps', 'NA'],
]);

/** Of a stream: its data, or what is drawn, would come from another file. */
const forbiddenStreamKeys: ReadonlySet<string> = new Set(['F', 'FFilter', 'Ref', 'OPI']);

/** Kinds of actions, wherever they stand: ISO 32000-2, table 201, and what older versions had. */
const forbiddenActions: ReadonlySet<string> = new Set([
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition'],
  ...['Movie', 'Sound', 'GoTo3DView', 'RichMediaExecute', 'Hide', 'ResetForm', 'SetOCGState'],
  ...['EnableJavaScripts', 'NOP', 'SetState', 'URILaunch', 'GoToDp'],
]);

/** What may be acted upon when the visitor presses it. */
const pressedActions: ReadonlySet<string> = new Set(['GoTo', 'URI', 'Named']);
const pressedCommands: ReadonlySet<string> = new Set([
  ...['NextPage', 'PrevPage', 'FirstPage', 'LastPage'],
]);

/** Of annotations and streams. */
const forbiddenSubtypes: ReadonlySet<string> = new Set([
  ...['FileAttachment', 'Sound', 'Movie', 'Screen', '3D', 'RichMedia', 'Projection'],
  ...['U3D', 'PRC', 'Flash', 'PS'],
]);
const forbiddenTypes: ReadonlySet<string> = new Set([
  ...['EmbeddedFile', 'Rendition', 'MediaClip', 'Collection', 'RichMediaContent'],
  ...['RichMediaInstance', 'RichMediaSettings', 'RichMediaConfiguration', '3DView'],
]);

/** What a description of another file has: ISO 32000-2, table 43. */
const fileKeys: readonly string[] = ['F', 'UF', 'EF', 'DOS', 'Mac', 'Unix', 'FS'];

/** Entries whose text says what a thing is or where it leads. */
export const judgedTexts: ReadonlySet<string> = new Set([
  'S',
  'Type',
  'Subtype',
  'URI',
  'Base',
  'N',
]);

/** What strings are once they are decrypted; absent for a file that is not encrypted. */
export type Decrypted = ReadonlyMap<PDFObject, readonly Uint8Array[]>;

/** `isWhole`: all objects are there, so that an action which refers to none of them hides. */
export function isActive(
  model: PdfModel,
  objects: readonly PDFObject[],
  { decrypted, isWhole }: { readonly decrypted?: Decrypted; readonly isWhole: boolean },
): boolean {
  const judge = newJudge(model, isWhole, decrypted);
  for (const object of objects) {
    const stream = object instanceof PDFDict ? undefined : dictOf(object);
    if (stream && [...forbiddenStreamKeys].some((key) => entryOf(stream, key))) return true;
    for (const dict of dictionariesIn(object))
      for (const [key, value] of dict.entries())
        if (judge(dict, key.asString().slice(1), value)) return true;
  }
  return false;
}

function newJudge(model: PdfModel, isWhole: boolean, decrypted?: Decrypted) {
  const isMissing = (found: readonly PDFObject[]) => isWhole && found.length === 0;
  const dictsOf = (value: PDFObject | undefined) =>
    model.resolve(value).flatMap((each) => dictOf(each) ?? []);
  /** All that a name or a string may say: some readers take a string for a name. */
  const textsOf = (value: PDFObject | undefined) =>
    model.resolve(value).flatMap((each) => textsOfOne(each, decrypted));
  const kindsOf = (dict: PDFDict) => textsOf(entryOf(dict, 'S'));
  const has = (set: ReadonlySet<string>, value: PDFObject) =>
    textsOf(value).some((text) => set.has(text));

  /** A reader that is pressed on goes to a place, a page or a link, and then nowhere else. */
  function isRefusedAction(dict: PDFDict): boolean {
    const kinds = kindsOf(dict);
    if (kinds.some((kind) => !pressedActions.has(kind))) return true;
    if (kinds.includes('URI') && !entryOf(dict, 'URI')) return true;
    const commands = kinds.includes('Named') ? textsOf(entryOf(dict, 'N')) : [];
    return commands.some((command) => !pressedCommands.has(command));
  }

  function isDestination(value: PDFObject): boolean {
    if (value instanceof PDFName || isString(value)) return true;
    if (!(value instanceof PDFArray)) return false;
    const isPlain = value.asArray().every((each) => isPlainInDestination(each));
    // Its page is a page, and no file.
    const pages = value.size() > 0 ? dictsOf(value.get(0)) : [];
    return isPlain && !pages.some((page) => entryOf(page, 'S') ?? entryOf(page, 'F'));
  }

  /** At the opening a reader may go to a place of the file. */
  function isPlainOpening(target: PDFObject): boolean {
    if (target === PDFNull || isDestination(target)) return true;
    if (!(target instanceof PDFDict) || entryOf(target, 'Next')) return false;
    const kinds = kindsOf(target);
    const places = model.resolve(entryOf(target, 'D'));
    return (
      kinds.length > 0 &&
      kinds.every((kind) => kind === 'GoTo') &&
      places.every(
        (place) =>
          isDestination(place) || dictsOf(place).every((dict) => dict.has(PDFName.of('D'))),
      )
    );
  }

  /** An entry of this name may also be a font's: a program names its fonts as it likes. */
  const holdsActions = (dict: PDFDict) =>
    dict.values().some((value) => {
      const dicts = dictsOf(value);
      if (dicts.some((each) => entryOf(each, 'S') ?? entryOf(each, 'Next'))) return true;
      return isMissing(model.resolve(value));
    });

  return (dict: PDFDict, key: string, value: PDFObject): boolean => {
    if (value === PDFNull) return false;
    if (forbiddenKeys.has(key)) return true;
    const found = model.resolve(value);
    switch (key) {
      case 'S':
        return has(forbiddenActions, value) || (has(actions, value) && hasNext(dict));
      case 'Type':
        return has(forbiddenTypes, value);
      case 'Subtype':
        return has(forbiddenSubtypes, value);
      case 'URI':
      case 'Base':
        return textsOf(value).some((text) => !isHarmlessLink(text));
      case 'A':
      case 'PA':
        return dictsOf(value).some((each) => entryOf(each, 'S') && isRefusedAction(each));
      case 'OpenAction':
        return isMissing(found) || !found.every(isPlainOpening);
      case 'AA':
        return isMissing(found) || dictsOf(value).some(holdsActions);
      case 'FontMatrix':
        // A program that pastes it into code of its own would run what stands there: CVE-2024-4367.
        return !found.every(isMatrix);
      case 'F':
        return found.some(isString) || dictsOf(value).some(isFile);
      default:
        return false;
    }
  };
}

const actions = new Set([...pressedActions, 'Thread', 'Trans']);
const hasNext = (dict: PDFDict) => entryOf(dict, 'Next') !== undefined;
const isFile = (dict: PDFDict) => fileKeys.some((key) => entryOf(dict, key));

export const isString = (value: PDFObject): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

const isMatrix = (value: PDFObject) =>
  value instanceof PDFArray && value.asArray().every((each) => each instanceof PDFNumber);

const isPlainInDestination = (value: PDFObject) =>
  value === PDFNull ||
  value instanceof PDFName ||
  value instanceof PDFNumber ||
  value instanceof PDFRef;

function textsOfOne(value: PDFObject, decrypted: Decrypted | undefined): readonly string[] {
  const name = nameOf(value);
  if (name !== undefined) return [name];
  if (!isString(value)) return [];
  const asItStands = value.asBytes();
  const others = decrypted?.get(value) ?? [];
  // What is encrypted looks like noise, and noise may look like a link of any kind.
  const isNoise = decrypted && !isPrintable(asItStands);
  return [...(isNoise ? [] : [asItStands]), ...others].map(textOf);
}

const isPrintable = (bytes: Uint8Array) => bytes.every((byte) => byte >= 32 && byte < 127);

/** Without what stands between the letters in UTF-16, white space and control characters. */
const textOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.filter((byte) => byte > 32 && byte < 127)).toString('latin1');

/** Where a link of a resume may lead: pages, mail, a call or a message. */
const allowed = new Set([
  ...['http', 'https', 'mailto', 'tel', 'sms', 'callto', 'skype', 'whatsapp', 'ftp', 'ftps'],
  // What people type into the link's field beside the address; nothing opens it.
  ...['email', 'e-mail', 'mail', 'phone', 'mobile', 'linkedin', 'github', 'website'],
]);
const scheme = /^([a-z][a-z0-9+.-]*):/i;

/**
 * Of the link's text without white space and signs beyond ASCII, which readers leave out before a scheme. Without a
 * scheme it is a page on the web (`www.…`, `linkedin.com:443/in/…`); not another computer's share.
 */
function isHarmlessLink(text: string): boolean {
  if (/^[\\/]{2}/.test(text)) return false;
  const name = scheme.exec(text)?.[1]?.toLowerCase();
  return name === undefined || allowed.has(name) || (name.includes('.') && /:\d/.test(text));
}
