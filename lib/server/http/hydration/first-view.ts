/** Where the first view of a page ends: nothing of it is painted before all of it is read. */

import { attribute, type Edit, type Element } from '#lib/server/http/hydration/html-edit';
import { firstViewEnd } from '#lib/shared/page-marks';

/** Characters of the body; no first view is longer, and compressed they come with the styles before them. */
const firstView = 24_000;
const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** Names the last element that ends within the first view, for the head script to wait for (lib/browser/inline-script/first-paint.ts). */
export function firstViewEdits(elements: readonly Element[]): Edit[] {
  const body = elements.find(({ tagName }) => tagName === 'body');
  const from = body?.sourceCodeLocation?.startTag?.endOffset;
  if (from === undefined) return [];
  let last: Element | undefined;
  for (const element of elements) {
    const end = endOf(element);
    if (end > from && end <= from + firstView && end > endOf(last)) last = element;
  }
  const at = (last?.sourceCodeLocation?.startTag?.endOffset ?? 0) - 1;
  return last ? [[at, at, ` id="${firstViewEnd}"`]] : [];
}

/** Where it ends in the page; 0 for what no browser finds in it, for what is there to the very end, and for what has a name. */
function endOf(element: Element | undefined): number {
  const place = element?.sourceCodeLocation;
  if (!element || !place?.startTag || !place.endTag || element.namespaceURI !== htmlNamespace)
    return 0;
  if (/^(?:html|body|script|style|template|noscript)$/.test(element.tagName)) return 0;
  return attribute(element, 'id') !== undefined || isInTemplate(element) ? 0 : place.endOffset;
}

function isInTemplate(element: Element): boolean {
  const parent = element.parentNode;
  if (!parent) return true;
  if (parent.nodeName === '#document') return false;
  return 'tagName' in parent ? isInTemplate(parent) : true;
}
