/**
 * A page as Next made it, scripts and all, with our head script before them: for a build that `defer-scripts` does
 * not know, and for development. It leans on nothing inside Next but that scripts stand in script elements.
 */

/** Next's scripts run by the nonce, which the policy names; our own is named by its hash. */
export function ordinaryPage(html: string, head: string, nonce: string): string {
  return withHead(html.replace(/<script(?=[\s>])/g, `<script nonce="${nonce}"`), head);
}

/** The same without Next's scripts: for an answer to a plain form, which posts again without them. */
export function pageWithoutScripts(html: string, head: string): string {
  return withHead(html.replace(/<script(?![^>]*json)[\s\S]*?<\/script>/g, ''), head);
}

/** A policy that lets the scripts of this one answer run. */
export const allowNonce = (policy: string, nonce: string): string =>
  policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`);

/** After the charset, for which browsers look in the first 1,024 bytes. */
function withHead(html: string, head: string): string {
  const start = /<meta charset=[^>]*>/i.exec(html) ?? /<head[^>]*>/.exec(html);
  if (!start) return html;
  const at = start.index + start[0].length;
  return `${html.slice(0, at)}<script>${head}</script>${html.slice(at)}`;
}
