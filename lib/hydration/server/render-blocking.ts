/** Nothing is painted of a first view that is half parsed: what stands after it would push it about. */
import { attribute, type Edit, type Element } from '#lib/hydration/server/html-edit';

/** Characters of the body; no first view is longer, and compressed they come with the styles before them. */
const firstView = 24_000;
const htmlNamespace = 'http://www.w3.org/1999/xhtml';
/** The name of the last element of the first view, where it has none of its own. */
const lastId = 'first-view';

/**
 * Gives the last element that ends within the first view, and has browsers that know how wait for it with the first
 * paint (HTML, link type `expect`); `headAt` is a place in the head.
 */
export function renderBlockingEdits(elements: readonly Element[], headAt: number): Edit[] {
  const body = elements.find(({ tagName }) => tagName === 'body');
  const from = body?.sourceCodeLocation?.startTag?.endOffset;
  if (from === undefined) return [];
  let last: Element | undefined;
  for (const element of elements) {
    const to = endOf(element);
    if (to > from && to <= from + firstView && to > endOf(last)) last = element;
  }
  const startTag = last?.sourceCodeLocation?.startTag;
  if (!last || !startTag) return [];
  const own = attribute(last, 'id');
  const link = `<link rel="expect" href="#${encodeURIComponent(own ?? lastId)}" blocking="render">`;
  const name: Edit = [startTag.endOffset - 1, startTag.endOffset - 1, ` id="${lastId}"`];
  return own ? [[headAt, headAt, link]] : [[headAt, headAt, link], name];
}

/** Where it ends in the page; 0 for what no browser finds in it, and for what is there to the very end. */
function endOf(element: Element | undefined): number {
  const place = element?.sourceCodeLocation;
  if (!element || !place?.startTag || !place.endTag || element.namespaceURI !== htmlNamespace)
    return 0;
  if (/^(?:html|body|script|style|template|noscript)$/.test(element.tagName)) return 0;
  return isInTemplate(element) ? 0 : place.endOffset;
}

function isInTemplate(element: Element): boolean {
  const parent = element.parentNode;
  if (!parent) return true;
  if (parent.nodeName === '#document') return false;
  return 'tagName' in parent ? isInTemplate(parent) : true;
}
