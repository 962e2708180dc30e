/**
 * A page as Next made it, scripts and all, with our head script before them: for a build that `defer-scripts` does
 * not know, and for development. It leans on nothing inside Next but that scripts stand in script elements.
 */

/**
 * A page of the build: all that it says is ours, so all its scripts may run by the nonce. A page that Next makes for
 * one request gets its nonces from Next, which knows its own scripts from what a visitor may have put there.
 */
export function ordinaryPage(html: string, head: string, nonce: string): string {
  return withHead(html.replace(/<script(?=[\s>])/g, `<script nonce="${nonce}"`), head);
}

/** A page without Next's scripts: for an answer to a plain form, which posts again without them, and for the desk. */
export function pageWithoutScripts(html: string, head: string): string {
  const scripts = /<script(?![^>]*json)(?![^>]* src="\/desk\/)[\s\S]*?<\/script>/g;
  return withHead(html.replace(scripts, ''), head);
}

/** A policy that lets the scripts of this one answer run; Next reads the nonce from it where the request bears it. */
export const allowNonce = (policy: string, nonce: string): string =>
  policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`);

/** Our own script stands after the charset, for which browsers look in the first 1,024 bytes; its hash is known. */
export function withHead(html: string, head: string): string {
  const start = /<meta charset=[^>]*>/i.exec(html) ?? /<head[^>]*>/.exec(html);
  if (!start) return html;
  const at = start.index + start[0].length;
  return `${html.slice(0, at)}<script>${head}</script>${html.slice(at)}`;
}
