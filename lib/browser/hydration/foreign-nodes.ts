/**
 * Translators and extensions put elements of their own in place of text nodes that React goes on using: it writes to a
 * node that nobody sees, or asks its former parent to remove it, which throws and takes the whole form off the page.
 * Here such a call finds what is there in place of the node (https://github.com/facebook/react/issues/11538).
 */

const substitutes = new WeakMap<Node, readonly Node[]>();
let isTolerant = false;

export function tolerateForeignNodes(): void {
  if (isTolerant) return;
  isTolerant = true;
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });

  function note(records: readonly MutationRecord[]): void {
    const added = new Set<Node>();
    for (const record of records) {
      if (record.type === 'characterData') returnToPage(record.target);
      for (const node of record.addedNodes) added.add(node);
      for (const node of record.removedNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
        const beside = [record.previousSibling, record.nextSibling];
        const instead = record.addedNodes.length
          ? [...record.addedNodes]
          : beside.filter((each) => each !== null && added.has(each)).slice(0, 1);
        if (instead.length === 0) continue;
        substitutes.set(node, instead as Node[]);
        observer.observe(node, { characterData: true });
      }
    }
  }

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    note(observer.takeRecords());
    for (const each of present(child, this)) removeChild.call(this, each);
    // Wrapped: what wraps it may hold more than this one.
    if (this.contains(child)) child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    note(observer.takeRecords());
    const [first = ancestorIn(this, before)] = present(before, this);
    return insertBefore.call(this, node, first) as T;
  };
}

/** React has written to a text node that is no longer in the page: it takes its place again. */
function returnToPage(node: Node): void {
  const [first, ...others] = substitutes.get(node) ?? [];
  if (node.isConnected || !first?.parentNode) return;
  first.parentNode.replaceChild(node, first);
  for (const each of others) each.parentNode?.removeChild(each);
}

const present = (node: Node, parent: Node) =>
  (substitutes.get(node) ?? []).filter((each) => each.parentNode === parent);

function ancestorIn(parent: Node, node: Node): Node | null {
  let each: Node | null = node;
  while (each && each.parentNode !== parent) each = each.parentNode;
  return each;
}
