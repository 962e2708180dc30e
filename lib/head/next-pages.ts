/** Which pages the browser may fetch while a finger or mouse is on their link: https://wicg.github.io/nav-speculation/speculation-rules.html */

type Line = { readonly connection?: { readonly saveData?: boolean } };

/** Not by a header: browsers fetch that before the first paint. Nothing is offered to who spares data. */
export async function offerNextPages(): Promise<void> {
  if ((navigator as Line).connection?.saveData) return;
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const answer = await fetch('/speculation-rules.json').catch(() => undefined);
  if (!answer?.ok) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = await answer.text();
  document.head.append(rules);
}
