/** Reading a page and cutting it without disturbing any other byte of it. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
/** From, to (offsets in the page) and what stands there instead. */
export type Edit = readonly [from: number, to: number, put: string];

/** Every node of the page in document order, each with its place in the text. */
export function nodesOf(html: string): Node[] {
  const all: Node[] = [];
  const visit = (node: Node) => {
    all.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return all;
}

export const isElement = (node: Node | undefined | null): node is Element =>
  node != null && 'tagName' in node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** The text inside a script or a style. */
export function textOf(element: Element): string {
  const child = element.childNodes[0];
  return child && 'value' in child ? child.value : '';
}

/** Where a node begins and ends in the page; throws on one that the parser made up. */
export function placeOf(node: Node): { from: number; to: number } {
  const place = node.sourceCodeLocation;
  if (!place) throw new Error(`deferScripts: ${node.nodeName} stands nowhere in the page`);
  return { from: place.startOffset, to: place.endOffset };
}

/** The text with all edits made; throws when two of them touch the same text. */
export function edit(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const [from, to, put] of [...edits].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    if (from < at) throw new Error('deferScripts: overlapping edits');
    out += text.slice(at, from) + put;
    at = to;
  }
  return out + text.slice(at);
}
