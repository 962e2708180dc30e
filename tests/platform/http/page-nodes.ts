/** Reads a page by the rules of the HTML standard, as a browser does. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

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

export function textOf(element: Element): string {
  const child = element.childNodes[0];
  return child && 'value' in child ? child.value : '';
}
