/** What the parts of a package say they are and lead to: ECMA-376 part 2, 6.2.3 and 6.5, and part 1, 11.3 and 13 to 15. */

import { attributeOf, type Element } from '#lib/platform/files/word/markup';
import { isHarmlessLink, isInternal, isOwnDisk, Refusal } from '#lib/platform/files/word/rules';

const macros = /macroenabled|vbaproject|vbadata|wordvba|macrosheet|macro\+/i;
/** Objects of other programs, controls, pages and add-ins, whatever their parts are called. */
const active =
  /oleobject|activex|control\+xml|officedocument\.package|ms-package|msdownload|afchunk|webextension|customui|attachedtoolbars|keymapcustomizations|ms-office\.script|javascript|\bhtml\b|xhtml|\brtf\b|mailmerge|externallink|connections\+|shockwave/i;

export class ContentTypes {
  readonly #overrides = new Map<string, string>();
  readonly #defaults = new Map<string, string>();

  /** Throws for a type of what runs. */
  read(element: Element): void {
    const type = attributeOf(element, 'ContentType');
    if (macros.test(type)) throw new Refusal('macros', type.slice(0, 100));
    if (active.test(type)) throw new Refusal('active', type.slice(0, 100));
    if (element.local === 'Override') {
      this.#overrides.set(partName(attributeOf(element, 'PartName')), type);
    }
    if (element.local === 'Default') {
      this.#defaults.set(attributeOf(element, 'Extension').toLowerCase(), type);
    }
  }

  /** Empty where nothing is said. */
  typeOf(name: string): string {
    const part = partName(name);
    return this.#overrides.get(part) ?? this.#defaults.get(/[^.]*$/.exec(part)?.[0] ?? '') ?? '';
  }
}

/** Names have no case, and begin at the root: ECMA-376 part 2, 6.2.2. */
export const partName = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase();

/** Of these vocabularies a program knows more than we do: what is not named below is refused. */
const known =
  /^https?:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org|schemas\.microsoft\.com)\//i;
const macroRelations =
  /^(?:vbaProject|vbaProjectSignature.*|wordVbaData|xlMacrosheet|xlIntlMacrosheet)$/i;

const ofWord = [
  ...['officeDocument', 'core-properties', 'extended-properties', 'custom-properties', 'thumbnail'],
  ...['styles', 'stylesWithEffects', 'settings', 'webSettings', 'fontTable', 'font', 'numbering'],
  ...['theme', 'themeOverride', 'header', 'footer', 'footnotes', 'endnotes', 'glossaryDocument'],
  ...['comments', 'commentsExtended', 'commentsIds', 'commentsExtensible', 'people', 'hyperlink'],
  ...['image', 'hdphoto', 'media-thumbnail', 'ink', 'bibliography', 'printerSettings'],
  ...['customXml', 'customXmlProps', 'customXmlData', 'documenttasks', 'classificationlabels'],
  ...['diagramData', 'diagramLayout', 'diagramQuickStyle', 'diagramColors', 'diagramDrawing'],
  ...['chart', 'chartEx', 'chartStyle', 'chartColorStyle', 'chartUserShapes', 'drawing'],
  ...['vmlDrawing', 'origin', 'signature', 'certificate'],
];
/** Of the workbook within a chart. */
const ofWorkbook = ['worksheet', 'sharedStrings', 'calcChain', 'table', 'sheetMetadata'];
const harmless = new Set([...ofWord, ...ofWorkbook].map((name) => name.toLowerCase()));

export interface Relation {
  /** The last word of its type, in small letters. */
  readonly kind: string;
  /** Of the part that it leads to, in small letters; empty where it leads outside. */
  readonly target: string;
}

/**
 * `owner` is the part whose relations these are, empty for the package. Throws for one that runs, fetches or embeds
 * something. A link waits for a press; the template on the author's own disk is noted by Word and not fetched.
 */
export function relationOf(element: Element, owner: string): Relation {
  const type = attributeOf(element, 'Type');
  const target = attributeOf(element, 'Target');
  const mode = attributeOf(element, 'TargetMode').toLowerCase();
  const kind = (/[^/]*$/.exec(type)?.[0] ?? '').toLowerCase();
  if (macroRelations.test(kind)) throw new Refusal('macros', kind);
  const isOutside = mode !== '' && mode !== 'internal';
  const isFine = isOutside
    ? isHarmlessOutside(kind, target)
    : isInternal(target) && isHarmlessInside(type, kind, owner);
  if (!isFine)
    throw new Refusal('active', `a relation ${kind.slice(0, 40)} to ${target.slice(0, 100)}`);
  return { kind, target: isOutside ? '' : resolve(target, owner) };
}

function isHarmlessOutside(kind: string, target: string): boolean {
  if (kind === 'hyperlink') return isHarmlessLink(target);
  if (kind === 'attachedtemplate') return isOwnDisk(target);
  // Word notes so a picture that it has lost, or that was pasted from a page and lay in the author's own folder.
  return kind === 'image' && (target === 'NULL' || isOwnDisk(target));
}

function isHarmlessInside(type: string, kind: string, owner: string): boolean {
  if (harmless.has(kind)) return true;
  // The numbers behind a chart; their workbook is looked into as well.
  if (kind === 'package') return /(?:^|\/)charts\/[^/]*$/.test(owner);
  return !known.test(type);
}

function resolve(target: string, owner: string): string {
  const folder = owner.includes('/') ? owner.slice(0, owner.lastIndexOf('/') + 1) : '';
  const path = target.startsWith('/') ? target : `/${folder}${target}`;
  return partName(decodeURI(new URL(path, 'part://x/').pathname));
}
