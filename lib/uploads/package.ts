/** The two lists of an Office package, read without an XML parser: ECMA-376 part 2, 6.5 and 7.2. */

const usualMainPart = 'word/document.xml';
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

const partName = (target: string) => target.replace(/^\.?\/+/, '').toLowerCase();

/** Split, not matched: a hostile list must not make an expression search again and again. */
const elements = (xml: string, name: string) =>
  xml
    .split('<')
    .map((element) => element.slice(0, longestElement))
    .filter((element) => new RegExp(`^(?:\\w+:)?${name}\\s`).test(element));

const attribute = (element: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1] ?? '';
