/**
 * An address as a log may hold it: the words of our own addresses stay, all else is a dot. So nothing that opens
 * something is logged (a token, a certificate's number, a reference in any notation), nor what a visitor typed.
 */
import * as routes from '#data/addresses/routes';
import * as tokenRoutes from '#data/addresses/token-routes';

const dot = '…';

/** Lists each address in a value, and those made from a name, which is left empty here. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (typeof value === 'function') return addressesIn(value('', ''));
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(addressesIn)
    : [];
}

const words: ReadonlySet<string> = new Set(
  ['/_next/static', ...addressesIn({ ...routes, ...tokenRoutes })].flatMap((path) =>
    path.split('/'),
  ),
);

/** `path` as it was asked for: with its query, in absolute form, percent-encoded, however it is cut. Never throws. */
export function redactedPath(path: string): string {
  const [plain = ''] = path.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  return plain
    .split('/')
    .map((word) => (words.has(word) ? word : dot))
    .join('/');
}
