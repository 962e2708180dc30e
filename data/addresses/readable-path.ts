/** Addresses as visitors write and cut them. */

/** An invalid percent-encoding, as in a link that was cut in two, is taken letter by letter: Next would answer 500. */
export function readable(asked: string): string {
  const url = withoutOrigin(asked);
  const path = withoutQuery(url);
  if (decoded(path) !== undefined) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The path as it is written in our tables: without the query, and with plain letters plain. */
export function pathOf(url: string): string {
  const path = withoutQuery(url);
  return decoded(path) ?? path;
}

/** Some proxies ask by the whole address (RFC 9112, 3.2.2). */
function withoutOrigin(asked: string): string {
  const rest = asked.replace(/^https?:\/\/[^/?]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function withoutQuery(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function decoded(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
