/**
 * A page that was streamed holds late parts at its end and scripts which move them into place.
 * Here they are moved into place beforehand, so that the page is whole without scripts.
 */
import {
  attribute,
  type Edit,
  type Element,
  edit,
  insideOf,
  isElement,
  type Node,
  nodesOf,
  placeOf,
  textOf,
} from '#lib/hydration/server/html-edit';

/** React's inline runtime and its calls: complete a boundary, a segment, or give one up. */
export const streamRuntime = /^(?:\$RB=\[\];\$RV=|\$RM=|\$RS=|\$RX=|\$R[CSX]\()/;
const move = /\$R([CSX])\("([^"]+)"(?:,"([^"]*)")?/g;
const opens = /^(?:\$|\$\?|\$~|\$!|&)$/;
const closes = /^(?:\/\$|\/&)$/;

/** The page with every streamed part where it belongs. */
export function fillBoundaries(html: string): string {
  let page = html;
  // One move at a time: a part that arrives may hold the place of the next.
  for (let next: string | undefined = page; next !== undefined; next = fillNext(page)) page = next;
  return page;
}

function fillNext(html: string): string | undefined {
  if (!/\$R[CSX]\("/.test(html)) return undefined;
  const nodes = nodesOf(html).filter(isElement);
  const byId = new Map(nodes.map((element) => [attribute(element, 'id'), element]));
  for (const script of nodes) {
    if (script.tagName !== 'script' || !streamRuntime.test(textOf(script))) continue;
    for (const [, kind, first = '', second = ''] of textOf(script).matchAll(move)) {
      const [slot, part] = kind === 'S' ? [second, first] : [first, second];
      const target = byId.get(slot);
      const content = byId.get(part);
      if (target && kind === 'X') return edit(html, [giveUp(target, second)]);
      if (target && content && kind === 'C') return edit(html, complete(html, target, content));
      if (target && content && kind === 'S') return edit(html, insert(html, target, content));
    }
  }
  return undefined;
}

/** The boundary failed on the server: the browser is to draw it. */
function giveUp(target: Element, digest: string): Edit {
  const open = siblingsOf(target)[siblingsOf(target).indexOf(target) - 1];
  if (!open) throw new Error('later: boundary not understood');
  const place = placeOf(open).from;
  return [place, placeOf(target).to, `<!--$!--><template data-dgst="${digest}"></template>`];
}

/** The content replaces all that stands between the boundary's two comments. */
function complete(html: string, target: Element, content: Element): Edit[] {
  const siblings = siblingsOf(target);
  const at = siblings.indexOf(target);
  const open = siblings[at - 1];
  const close = siblings.slice(at + 1).find(closing());
  if (open?.nodeName !== '#comment' || !close) throw new Error('later: boundary not understood');
  const put = `<!--$-->${innerHtml(html, content)}`;
  return [[placeOf(open).from, placeOf(close).from, put], remove(content)];
}

function insert(html: string, target: Element, content: Element): Edit[] {
  const { from, to } = placeOf(target);
  return [[from, to, innerHtml(html, content)], remove(content)];
}

/** Finds the comment that closes the boundary, over those which open and close inside it. */
function closing(): (node: Node) => boolean {
  let depth = 0;
  return (node) => {
    if (!('data' in node)) return false;
    if (opens.test(node.data)) depth++;
    return closes.test(node.data) && depth-- === 0;
  };
}

function innerHtml(html: string, element: Element): string {
  const { from, to } = insideOf(element);
  return html.slice(from, to);
}

/** Rows of a table come wrapped in a hidden table: that goes with them. */
function remove(content: Element): Edit {
  let outer = content;
  for (let up = content.parentNode; isElement(up); up = up.parentNode) {
    if (up.tagName === 'table' && attribute(up, 'hidden') !== undefined) outer = up;
  }
  const { from, to } = placeOf(outer);
  return [from, to, ''];
}

function siblingsOf(element: Element): Node[] {
  return element.parentNode ? element.parentNode.childNodes : [];
}
