/** What the parts of a package say they are: ECMA-376 part 2, 6.2.3. */
import { Refusal } from '#lib/server/uploads/word/refusal';
import { attributeOf, type Element } from '#lib/server/uploads/word/xml';

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
