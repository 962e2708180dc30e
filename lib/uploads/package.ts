/** The two lists of an Office package, read without an XML parser: ECMA-376 part 2, 6.5 and 7.2. */

export const usualMainPart = 'word/document.xml';
/** An element of either list is a few hundred characters long. */
const longestElement = 4096;

/** The name of the part that the package's own relations call its document, in small letters and
 *  without the slash before it; the usual one where the relations are absent or say nothing. */
export function mainPartOf(relations: string | undefined): string {
  const main = elements(relations ?? '', 'Relationship').find((element) =>
    attribute(element, 'Type').endsWith('/relationships/officeDocument'),
  );
  return main ? partName(attribute(main, 'Target')) : usualMainPart;
}

/** The content type that the list gives to a part; empty where it names none. */
export function typeOf(part: string, types: string): string {
  const own = elements(types, 'Override').find(
    (element) => partName(attribute(element, 'PartName')) === part,
  );
  return own ? attribute(own, 'ContentType') : '';
}

/** Objects of other programs and controls, whatever the parts that hold them are called. */
export const isActiveType = (types: string): boolean =>
  /oleObject|activeX|vnd\.openxmlformats-officedocument\.package|ms-package|x-msdownload|afchunk/i.test(
    types,
  );

const activeRelation =
  /\/(?:oleObject|package|vbaProject|wordVbaData|control|activeXControlBinary|attachedToolbars|aFChunk|mailMergeSource|mailMergeHeaderSource)$/i;
const clickable = /\/(?:hyperlink|image)$/i;

/**
 * Whether a list of relations brings in something that runs, or fetches something from elsewhere when the document
 * is opened. A link waits for a press; the template that Word notes on the applicant's own disk is not fetched.
 */
export function isActiveRelation(relations: string): boolean {
  return elements(relations, 'Relationship').some((element) => {
    const type = attribute(element, 'Type');
    if (activeRelation.test(type)) return true;
    const external = attribute(element, 'TargetMode').toLowerCase() === 'external';
    return external && !clickable.test(type) && !isOwnDisk(attribute(element, 'Target'));
  });
}

/** `file:///C:/…`, `C:\\…`; not a share of another computer. */
const isOwnDisk = (target: string) => /^(?:file:\/\/\/)?[a-z]:[\\/]/i.test(target.trim());

const partName = (target: string) => target.replace(/^\.?\/+/, '').toLowerCase();

/** Split, not matched: a hostile list must not make an expression search again and again. */
function elements(xml: string, name: string): string[] {
  const begin = new RegExp(`^(?:\\w{1,40}:)?${name}\\s`);
  return xml
    .split('<')
    .filter((element) => begin.test(element))
    .map((element) => element.slice(0, longestElement));
}

const attribute = (element: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1] ?? '';
