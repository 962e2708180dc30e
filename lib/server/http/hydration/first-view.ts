/** Where the first view of a page ends: nothing of it is painted before all of it is read. */

import { attribute, type Edit, type Element } from '#lib/server/http/hydration/html-edit';
import { firstViewEnd } from '#lib/shared/page-marks';

/** Characters of the body; no first view is longer, and compressed they come with the styles before them. */
export const firstView = 24_000;
const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** An element that a first view may end with: where it ends, and where its name would stand. */
export interface FirstViewPlace {
  readonly end: number;
  readonly nameAt: number;
}

/** Of some HTML, in the order in which they begin. */
export const firstViewPlaces = (elements: readonly Element[]): readonly FirstViewPlace[] =>
  elements.flatMap((element) => {
    const end = endOf(element);
    const nameAt = (element.sourceCodeLocation?.startTag?.endOffset ?? 0) - 1;
    return end > 0 ? [{ end, nameAt }] : [];
  });

/** The last one that ends within `most` characters. */
export function lastWithin(
  places: readonly FirstViewPlace[],
  most: number,
): FirstViewPlace | undefined {
  let last: FirstViewPlace | undefined;
  for (const place of places) if (place.end <= most && place.end > (last?.end ?? 0)) last = place;
  return last;
}

/** `nameAt` as a place gives it. */
export const firstViewName = (nameAt: number): Edit => [nameAt, nameAt, ` id="${firstViewEnd}"`];

/** Names the last element that ends within the first view, for the head script to wait for (lib/browser/inline-script/first-paint.ts). */
export function firstViewEdits(elements: readonly Element[]): Edit[] {
  const body = elements.find(({ tagName }) => tagName === 'body');
  const from = body?.sourceCodeLocation?.startTag?.endOffset;
  if (from === undefined) return [];
  const places = firstViewPlaces(elements).filter(({ end }) => end > from);
  const last = lastWithin(places, from + firstView);
  return last ? [firstViewName(last.nameAt)] : [];
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
